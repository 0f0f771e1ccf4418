import { LRUCache } from "lru-cache"
import { findAll } from "./patterns"
import { findSpelled, type Place, spell } from "./spelling"

/** A product that a unit names; `null` for one that no tool of the turn has shown. */
export interface Mention {
  product_id: number | null
  start: number
  end: number
  /** By a single word of its name. */
  partly?: boolean
}

/** Words that say too little, or that claims are made of. */
const COMMON =
  "the and for with from our your this that new set pack pair one two free sale price prices deal offer only left stock star stars rating rated review reviews " +
  "delivery shipping order total save off discount percent day days week weeks available size color colour black white red blue green grey gray yellow pink brown " +
  "small medium large mini classic best top great perfect original cost costs in out of on at is are was a an to by it und der die das mit für von le la les de des du el los las con para il lo gli per e o"
const COMMON_WORDS = new Set(COMMON.split(" "))

/** Capitalised words that name no product. */
const ORDINARY = new Set(
  (
    "the our this that these those yes no sure great good hello hi hey thanks thank you i i'm i've i'd we we're here here's there there's it it's its if for with and or but " +
    "your my please sorry unfortunately currently both each all any some what which how when where would could can let just also now new of in on at to a an is are was as " +
    "price prices pricing regular original sale rating reviews review stock availability available in-stock features feature key best overall value pick budget option choice total subtotal " +
    "shipping delivery cart order size colour color material sizes colours colors usd eur gbp monday tuesday wednesday thursday friday saturday sunday january february march april may june july " +
    "august september october november december der die das ein eine preis bewertung ihr ihre unser unsere le la les un une prix note el los precio il lo prezzo o os preço product products item items " +
    "details description brand category summary comparison note out star stars unit units one two three first second third last next most least cheapest customer customers our free " +
    "service services team support store shop page website policy policies terms checkout account newsletter company unser unsere notre nuestro nuestra nosso nossa nostro nostra onze " +
    "limited edition special offer deal today only from under over between"
  ).split(" ")
)

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’&.+-]*[\p{L}\p{N}+]|[\p{L}\p{N}]/gu
const PHRASE =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]*(?: (?:\p{Lu}[\p{L}\p{N}'’-]*|\d[\p{L}\p{N}-]*|of|de|&)(?=[ .,;:!?)"'\u201d\u2013\u2014-]|$))+/gu
/** `the Phantom`, `our Zephyr`: one capitalised word where English has none without a reason. */
const ONE_WORD = /(?<![\p{L}])(?:[Tt]he|[Oo]ur) (\p{Lu}[\p{L}\p{N}-]{2,})(?![\p{L}\p{N}])/gu

interface Named {
  id: number
  name: string
  words: readonly string[]
  /** The words, as `spell` has them. */
  spelled: string[]
}

/** Knows the products of a turn by name, and finds them in what is said. */
export class ProductNames {
  private readonly named = new Map<string, Named>()
  private readonly added = new Set<string>()
  private single: { id: number; spelled: string }[] | undefined
  private byLength: Named[] | undefined
  /** Every word that tools have said, lower case. */
  private readonly vocabulary = new Set<string>()

  get ids(): number[] {
    return [...new Set([...this.named.values()].map(({ id }) => id))]
  }

  add(id: number, name: string): void {
    const given = `${id} ${name}`
    if (this.added.has(given)) return
    this.added.add(given)
    const words = wordsOf(name)
    const key = `${id} ${words.join(" ")}`
    if (words.length === 0 || this.named.has(key)) return
    this.named.set(key, { id, name, words, spelled: words.map(spell) })
    this.learn(name)
    this.single = undefined
    this.byLength = undefined
  }

  /** Words that a name may be made of without being an invention. */
  learn(text: string): void {
    for (const word of wordsOf(text)) this.vocabulary.add(word)
  }

  /** The products that a folded unit names, by their places. */
  find(text: string): Mention[] {
    const mentions: Mention[] = []
    this.byLength ??= [...this.named.values()].sort((a, b) => b.name.length - a.name.length)
    const said = spell(text)
    for (const { id, spelled } of this.byLength) {
      this.collect(mentions, findSpelled(said, spelled), id)
    }
    for (const { id, spelled } of this.singles()) {
      const places = findSpelled(said, [spelled])
      // `Trail-ready` is another word than `Trail`.
      this.collect(
        mentions,
        places.filter(({ end }) => text[end] !== "-"),
        id,
        true
      )
    }
    for (const mention of this.findUnknown(text)) {
      if (leadsInto(text, mention, mentions)) continue
      const within = mentions.filter(
        (known) => known.start < mention.end && mention.start < known.end
      )
      // `the Phantom` of `the Phantom Trail Parka` says no more.
      if (within.some(({ product_id }) => product_id === null)) continue
      // `Alpha Jacket Pro` is not the `Alpha Jacket`.
      for (const known of within) mentions.splice(mentions.indexOf(known), 1)
      mentions.push(mention)
    }
    return mentions.sort((a, b) => a.start - b.start)
  }

  private collect(
    mentions: Mention[],
    found: readonly Place[],
    product_id: number,
    partly?: boolean
  ) {
    for (const { start, end } of found) {
      const taken = mentions.find((known) => known.start < end && start < known.end)
      if (taken && taken.start === start && taken.end === end && !partly) {
        // Two products of the same name can't be told apart.
        mentions.push({ product_id, start, end })
      } else if (!taken) {
        mentions.push({ product_id, start, end, partly })
      }
    }
  }

  /** Words that stand in the name of one product only. */
  private singles() {
    if (this.single) return this.single
    const owners = new Map<string, Set<number>>()
    for (const { id, words } of this.named.values()) {
      for (const word of words) owners.set(word, (owners.get(word) ?? new Set()).add(id))
    }
    this.single = [...owners]
      .filter(([word, ids]) => ids.size === 1 && word.length >= 3 && !COMMON_WORDS.has(word))
      .filter(([word]) => !/^\d+$/.test(word))
      .map(([word, ids]) => ({ id: [...ids][0] as number, spelled: spell(word) }))
    return this.single
  }

  private *findUnknown(text: string): Generator<Mention> {
    const { phrases, afterArticles } = capitalsOf(text)
    for (const { start, end, words } of phrases) {
      const strange = words.filter((word) => this.isStrange(word))
      const familiar = words.some((word) => this.vocabulary.has(word) && !ORDINARY.has(word))
      if (strange.length >= 2 || (strange.length === 1 && familiar && words.length > 1)) {
        yield { product_id: null, start, end }
      }
    }
    for (const { start, end, word } of afterArticles) {
      if (this.isStrange(word)) yield { product_id: null, start, end }
    }
  }

  private isStrange(word: string): boolean {
    if (word.length < 3 && !/\d/.test(word)) return false
    if (/^\d/.test(word)) return false
    if (ORDINARY.has(word) || this.vocabulary.has(word)) return false
    if (this.vocabulary.has(singular(word))) return false
    // `Cable-Knit` is spelled otherwise than `Cable Knit`, and no other name.
    const parts = word.split("-")
    return parts.length < 2 || parts.some((part) => this.isStrange(part))
  }
}

/** What of a text is written like names, whatever the products are; its words lower case. */
interface Capitals {
  phrases: readonly { start: number; end: number; words: readonly string[] }[]
  afterArticles: readonly { start: number; end: number; word: string }[]
}

/** Of lines that were seen before: the same products are listed again and again. */
const known = new LRUCache<string, Capitals>({ max: 2_000 })
const KEPT_LENGTH = 500

function capitalsOf(text: string): Capitals {
  let capitals = known.get(text)
  if (!capitals) {
    capitals = readCapitals(text)
    if (text.length <= KEPT_LENGTH) known.set(text, capitals)
  }
  return capitals
}

function readCapitals(text: string): Capitals {
  const phrases = findAll(PHRASE, text).map(({ index, 0: phrase }) => {
    const all = findAll(WORD, phrase)
    // What leads a sentence is capitalised anyway.
    const first = all.findIndex(({ 0: word }) => !ORDINARY.has(word.toLowerCase()))
    const own = all.slice(Math.max(first, 0))
    return {
      start: index + (own[0]?.index ?? 0),
      end: index + phrase.length,
      words: own.map(({ 0: word }) => word.toLowerCase()),
    }
  })
  const afterArticles = findAll(ONE_WORD, text).map(({ index, 0: whole, 1: word = "" }) => {
    const end = index + whole.length
    return { start: end - word.length, end, word: word.toLowerCase() }
  })
  return { phrases, afterArticles }
}

/** `Take Alpha Jacket`, `Quedan 12 Alpha Jacket`: a word that only begins the sentence before a name that is known. */
function leadsInto(text: string, unknown: Mention, known: readonly Mention[]): boolean {
  const phrase = text.slice(unknown.start, unknown.end)
  const second = unknown.start + (/^\S+ (?:\d+ )?/.exec(phrase)?.[0].length ?? 0)
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, unknown.start))
  return (
    isFirst &&
    known.some(({ start, end, partly }) => !partly && start === second && end === unknown.end)
  )
}

/** Of texts that were seen before: tools say the same of a product in every turn. */
const knownWords = new LRUCache<string, readonly string[]>({ max: 5_000 })

/** The words of a name, lower case. */
export function wordsOf(text: string): readonly string[] {
  let words = knownWords.get(text)
  if (!words) {
    words = findAll(WORD, text).map(({ 0: word }) => word.toLowerCase().replaceAll("’", "'"))
    if (text.length <= KEPT_LENGTH) knownWords.set(text, words)
  }
  return words
}

function singular(word: string): string {
  return word.replace(/(?:'s|es|s)$/, "")
}
