import type { Fact } from "../types"
import { LEXICONS } from "./lexicon"
import type { Hit } from "./lexicon"
import { compare } from "./numbers"
import type { Decimal } from "./numbers"
import {
  find,
  groupsOf,
  has,
  idsOf,
  isDenied,
  isOpen,
  isStated,
  phraseAround,
  subjectsOf,
} from "./sentence"
import type { Problem, Sentence, TextKind } from "./sentence"

type Rule = (sentence: Sentence) => boolean

/** What a sentence states without a number; undefined when all of it is borne out. */
export function proveStatements(sentence: Sentence): Problem | undefined {
  const rules: [Problem, Rule][] = [
    ["contact", provesContacts],
    ["action", provesActions],
    ["order", provesOrders],
    ["discount", provesDiscounts],
    ["policy", provesPolicies],
    ["urgency", provesUrgency],
    ["comparison", provesComparisons],
    ["property", provesProperties],
    ["rating", provesReviewed],
  ]
  return rules.find(([, holds]) => !holds(sentence))?.[0]
}

function stated(sentence: Sentence, kind: TextKind): Hit[] {
  return find(sentence, kind).filter((hit) => isStated(sentence, hit))
}

const ADDRESS =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|(?:https?:\/\/|www\.)[^\s)>\]"']+|(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|shop|store|io|co|info|biz|example|app|[a-z]{2})(?:\/[^\s)>\]"']*)?(?![\p{L}\p{N}])/giu
const PHONE = /\+?\d(?:[\s().\/-]{0,2}\d){6,}/g

/** E-mail addresses, links and telephone numbers are those that a tool has read. */
function provesContacts({ text, evidence }: Sentence): boolean {
  const found = [...(text.match(ADDRESS) ?? []), ...(text.match(PHONE) ?? [])]
  return found.every((address) => evidence.contains(address.replace(/[.,;:!?]+$/, "")))
}

/** What was done is said by who did it: of all that a model may say, only the cart can have changed. */
function provesActions(sentence: Sentence): boolean {
  const { evidence, mentions, quantities } = sentence
  const cart = evidence.changedCart
  const changed = [...stated(sentence, "addedToCart"), ...stated(sentence, "removedFromCart")]
  if (changed.length) {
    if (!cart) return false
    const ids = idsOf(mentions).filter((id) => id !== null)
    const lines = cart.items.filter(({ product_id }) => ids.includes(product_id))
    const isAdded = find(sentence, "removedFromCart").length === 0
    if (isAdded && ids.some((id) => !lines.some(({ product_id }) => product_id === id)))
      return false
    const counts = quantities
      .filter(({ unit }) => unit.of === "nothing")
      .flatMap(({ readings }) => readings)
    const isCounted = counts.every(
      (count) =>
        !isAdded ||
        !lines.length ||
        lines.some(({ quantity }) => count.places > 0 || BigInt(quantity) >= count.digits)
    )
    if (!isCounted) return false
  }
  return stated(sentence, "done").every((hit) => {
    if (changed.some((other) => overlaps(other, hit))) return true
    const words = sentence.masked.slice(hit.start, hit.end)
    const isState = ORDER_STATES.some((state) => has(sentence, state, words))
    return (
      isState &&
      !has(sentence, "firstPerson", words) &&
      provesOrders(sentence) &&
      ordersOf(sentence).length > 0
    )
  })
}

const ORDER_STATES: TextKind[] = ["shipped", "delivered", "paid", "cancelled", "refunded"]
const STATES: [TextKind, RegExp][] = [
  ["shipped", /(?:^|, )(?:partially )?(?:shipped|delivered|fulfilled)/],
  ["delivered", /(?:^|, )(?:partially )?delivered/],
  ["paid", /(?:^|, )(?:partially )?(?:captured|paid|refunded)|partially captured/],
  ["cancelled", /(?:^|, )cancell?ed/],
  ["refunded", /(?:^|, )(?:partially )?refunded/],
]

/** What an order's state is. */
function provesOrders(sentence: Sentence): boolean {
  const orders = ordersOf(sentence)
  const isAboutOrder = orders.length > 0 || has(sentence, "order")
  if (!isAboutOrder) return true
  return STATES.every(([kind, state]) =>
    find(sentence, kind)
      .filter((hit) => !isOpen(sentence, hit))
      .every((hit) => {
        if (!orders.length) return isPlanned(sentence, hit)
        const isSo = orders.some((fact) =>
          state.test(fact.value.replaceAll("_", " ").toLowerCase())
        )
        return isDenied(sentence, hit) ? !isSo : isSo || isPlanned(sentence, hit)
      })
  )
}

/** The states of the orders that a sentence may be about: of the one whose number it names, else of all. */
function ordersOf({ evidence, text }: Sentence): Fact[] {
  const numbers = evidence.facts.filter(
    ({ kind, field }) => kind === "order" && field.endsWith(".order_id")
  )
  const named = numbers.filter(({ value }) => new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text))
  const chosen = named.length ? named : numbers
  const prefixes = chosen.map(({ field }) => field.slice(0, -"order_id".length))
  return evidence.facts.filter(
    ({ kind, field }) => kind === "order" && prefixes.some((prefix) => field === `${prefix}status`)
  )
}

/** A rule of the shop about orders, by its times, and no order's state. */
function isPlanned({ quantities, evidence, masked }: Sentence, hit: Hit): boolean {
  const phrase = phraseAround(masked, hit)
  return (
    evidence.facts.some(({ kind }) => kind === "policy" || kind === "delivery") &&
    quantities.some(
      ({ unit, text }) =>
        phrase.includes(text) && (unit.of === "duration" || /[:h]|m\.?$/.test(text))
    )
  )
}

const CAPITALS = /(?<![\p{L}\p{N}])(?=[\p{Lu}\p{N}]*\p{Lu}{2})[\p{Lu}\p{N}]{4,}(?![\p{L}\p{N}])/gu

/** Sales, codes and gifts are the product's or the store's own. */
function provesDiscounts(sentence: Sentence): boolean {
  const { evidence, masked, setting } = sentence
  const codes = masked.toUpperCase() === masked ? [] : (masked.match(CAPITALS) ?? [])
  if (codes.some((code) => !evidence.contains(code) && !setting.said.words.has(code.toLowerCase())))
    return false
  const promotions = evidence.facts.filter(
    ({ kind, product_id }) => kind === "discount" && product_id === undefined
  )
  if (stated(sentence, "gift").some((hit) => !evidence.contains(masked.slice(hit.start, hit.end))))
    return false
  for (const hit of stated(sentence, "promotionCode")) {
    const code = codeBeside(masked, hit)
    if (code && !evidence.contains(code)) return false
  }
  const ids = subjectsOf(sentence)
  const isOnSale = (id: number) =>
    evidence.card(id)?.on_sale === true || evidence.factsOf("discount", id).length > 0
  return find(sentence, "onSale")
    .filter((hit) => !isOpen(sentence, hit))
    .every((hit) => {
      if (isDenied(sentence, hit)) return sentence.mentions.length ? !ids.some(isOnSale) : true
      if (has(sentence, "promotionCode") && promotions.length) return true
      if (!ids.length) return promotions.length > 0 && !has(sentence, "all")
      return ids.every(isOnSale)
    })
}

/** `the code "save50"`, `code: save50` */
function codeBeside(text: string, { start, end }: Hit): string | undefined {
  const after =
    /^(?: is| lautet|:| est| es| è| é)? ?["']?((?=[\p{L}\d]*\d)[\p{L}\d]{4,}|\p{Lu}{4,})/u.exec(
      text.slice(end)
    )
  const before = /["']([\p{L}\d]{4,})["'] ?$/u.exec(text.slice(0, start))
  return after?.[1] ?? before?.[1]
}

const TOPICS = ["shipping", "returns", "warranty", "payment", "contact"] as const
/** From so much on: `Free shipping on orders over $75.` */
const FROM_AN_AMOUNT =
  /(?<!\p{L})(?:over|above|from|more than|at least|ab|über|mindestens|à partir|dès|plus de|más de|desde|a partir|oltre|da|almeno|acima|mais de|vanaf|boven|أكثر|فوق|من)(?!\p{L})[^.]{0,24}\d/iu

/** Delivery, returns, warranty, payment, contact: only in the terms in which the shop speaks of them. */
function provesPolicies(sentence: Sentence): boolean {
  const { evidence, isQuestion } = sentence
  const states =
    ordersOf(sentence).length > 0 ? ORDER_STATES.flatMap((kind) => find(sentence, kind)) : []
  const topics = TOPICS.filter((topic) =>
    find(sentence, topic).some((hit) => !states.some((state) => overlaps(state, hit)))
  )
  const isFree = stated(sentence, "free").length > 0
  if (!topics.length && !isFree) return true
  if (isQuestion) return true
  if (isFree && !provesFree(sentence, topics)) return false
  const terms = evidence.conceptsOf("policyTerms")
  const times = evidence.conceptsOf("times")
  for (const lexicon of sentence.lexicons) {
    for (const [table, known] of [
      ["policyTerms", terms],
      ["times", times],
    ] as const) {
      for (const hit of lexicon.concepts(table, sentence.masked)) {
        if (known.has(hit.concept) || isDenied(sentence, hit)) continue
        return false
      }
    }
  }
  const hits = topics.flatMap((topic) => find(sentence, topic))
  if (sentence.setting.isReadByStaff) return true
  return (hits.length > 0 && hits.every((hit) => isOpen(sentence, hit))) || isInKnownWords(sentence)
}

/** Whether any word of the sentence is one by which something is stated. */
export function statesAnything(sentence: Sentence): boolean {
  return EVERY_KIND.some((kind) => kind !== "one" && kind !== "negation" && has(sentence, kind))
}

/** That something is free has to be said of it, and from which amount on where there is one. */
function provesFree(sentence: Sentence, topics: readonly TextKind[]): boolean {
  const { evidence } = sentence
  const delivery = evidence.amounts.filter(({ kind }) => kind === "delivery")
  const isNamed = (value: Decimal) =>
    sentence.quantities.some(({ readings }) =>
      readings.some((reading) => compare(reading, value) === 0)
    )
  const isShipping = topics.includes("shipping")
  if (
    isShipping &&
    delivery.some(({ fact, value }) => !/free_from|missing/.test(fact.field) && value.digits === 0n)
  )
    return true
  if (
    isShipping &&
    delivery.some(({ fact, value }) => fact.field.endsWith("free_from") && isNamed(value))
  )
    return true
  const told = evidence.sources
    .filter(({ kind, product_id }) => kind !== "text" && product_id === undefined)
    .flatMap(({ text }) => text.split(/[.!?;\n]+(?:\s|$)/))
    .filter((line) =>
      LEXICONS.some(
        (lexicon) => lexicon.has("free", line) && topics.some((topic) => lexicon.has(topic, line))
      )
    )
  return told.some(
    (line) =>
      !FROM_AN_AMOUNT.test(line) ||
      sentence.quantities.some(({ text }) => line.includes(text.replace(/[^\d.,]/g, "")))
  )
}

/** Whether a sentence about the shop's terms has no word of its own that could be a promise. */
function isInKnownWords(sentence: Sentence): boolean {
  const { masked, lexicons, evidence, setting } = sentence
  const words = [
    ...masked
      .replace(ADDRESS, (address) => " ".repeat(address.length))
      .matchAll(/\p{L}[\p{L}'-]{2,}/gu),
  ]
  const known = knownPlaces(sentence)
  return words.every(({ index, 0: word }) => {
    const end = index + word.length
    const lower = word.toLowerCase()
    if (known.some((hit) => hit.start <= index && end <= hit.end)) return true
    if (known.some((hit) => hit.start < end && index < hit.end)) return true
    return (
      evidence.knows(word) ||
      setting.said.words.has(lower) ||
      lexicons.some((lexicon) => lexicon.has("common", word) || lexicon.has("policyTalk", word))
    )
  })
}

const EVERY_KIND: TextKind[] = [
  ...TOPICS,
  "order",
  "wallet",
  "cart",
  "free",
  "cost",
  "regular",
  "saving",
  "range",
  "below",
  "above",
  "near",
  "together",
  "apart",
  "promotionCode",
  "negation",
  "possibility",
  "all",
  "shipped",
  "delivered",
  "paid",
  "cancelled",
  "refunded",
  "left",
  "percent",
  "half",
  "one",
]

function knownPlaces(sentence: Sentence): Hit[] {
  const { lexicons, masked, quantities } = sentence
  const concepts = lexicons.flatMap((lexicon) => [
    ...lexicon.concepts("times", masked),
    ...lexicon.concepts("policyTerms", masked),
    ...lexicon.concepts("units", masked),
  ])
  return [...quantities, ...concepts, ...EVERY_KIND.flatMap((kind) => find(sentence, kind))]
}

/** Pressure and popularity are no facts unless the shop says so itself. */
function provesUrgency(sentence: Sentence): boolean {
  const { evidence, masked } = sentence
  return [...stated(sentence, "urgency"), ...stated(sentence, "popularity")].every((hit) =>
    evidence.contains(masked.slice(hit.start, hit.end))
  )
}

/** Cheaper, lighter, better rated: than what, and whether it is so. */
function provesComparisons(sentence: Sentence): boolean {
  const rules: [TextKind, (id: number) => Decimal | undefined, "less" | "more"][] = [
    ["cheaper", (id) => priceOf(sentence, id), "less"],
    ["dearer", (id) => priceOf(sentence, id), "more"],
    ["lighter", (id) => weightOf(sentence, id), "less"],
    ["heavier", (id) => weightOf(sentence, id), "more"],
    ["betterRated", (id) => ratingOf(sentence, id), "more"],
  ]
  if (!provesSizes(sentence)) return false
  return rules.every(([kind, valueOf, wanted]) =>
    stated(sentence, kind).every((hit) => {
      const [first, others] = compared(sentence, hit)
      const isNumbered = / (?:than|als|que|di|do que|dan|من)$/iu.test(
        sentence.masked.slice(hit.start, hit.end)
      )
      if (first === undefined || (isNumbered && idsOf(sentence.mentions).length < 2)) return true
      const own = valueOf(first)
      if (own === undefined || !others.length) return false
      return others.every((id) => {
        const other = valueOf(id)
        if (other === undefined) return false
        return wanted === "less" ? compare(own, other) < 0 : compare(own, other) > 0
      })
    })
  )
}

/** `Bigger than the other`: by a measure that is told of both. `Our biggest` is no comparison of two. */
function provesSizes(sentence: Sentence): boolean {
  const sizes: [TextKind, boolean][] = [
    ["bigger", true],
    ["smaller", false],
  ]
  return sizes.every(([kind, isMore]) =>
    stated(sentence, kind).every((hit) => {
      const [first, others] = compared(sentence, hit)
      if (first === undefined || sentence.mentions.length < 2) return true
      return others.every((id) => {
        const pairs = measuresOf(sentence, first).flatMap((one) =>
          measuresOf(sentence, id)
            .filter(({ base }) => base === one.base)
            .map((other) => compare(one.value, other.value))
        )
        return pairs.some((order) => (isMore ? order > 0 : order < 0))
      })
    })
  )
}

/** The lengths and volumes that are told of a product. */
function measuresOf({ evidence }: Sentence, id: number) {
  return evidence.sources
    .filter(({ product_id }) => product_id === id)
    .flatMap(({ quantities }) => quantities)
    .flatMap(({ unit, readings }) =>
      unit.of === "measure" && SIZES.has(unit.base)
        ? readings.map(({ digits, places }) => ({
            base: unit.base,
            value: { digits: digits * unit.factor.digits, places: places + unit.factor.places },
          }))
        : []
    )
}

const SIZES = new Set(["mm", "ml", "inch", "ft"])

/** What is compared, and with what: the one named before, and those after; else all that was shown. */
function compared(sentence: Sentence, hit: Hit): [number | undefined, number[]] {
  const { text, mentions, setting, evidence } = sentence
  const groups = groupsOf(text, mentions)
  const before = groups.filter((group) => (group.at(-1) as Hit).end <= hit.start).at(-1)
  const after = groups.find((group) => (group[0] as Hit).start >= hit.end)
  const [first] = before
    ? idsOf(before)
    : after
      ? idsOf(after)
      : setting.about.length === 1
        ? setting.about
        : []
  if (first === undefined || first === null) return [undefined, []]
  const rest =
    before && after
      ? idsOf(after)
      : groups.flatMap(idsOf).length > 1
        ? groups.flatMap(idsOf)
        : setting.about.length > 1
          ? setting.about
          : [...evidence.cards.keys()]
  return [first, rest.filter((id) => id !== null && id !== first) as number[]]
}

function priceOf({ evidence }: Sentence, id: number): Decimal | undefined {
  const prices = evidence.amounts.filter(
    ({ fact, role, kind }) => fact.product_id === id && kind === "price" && role === "current"
  )
  return prices.map(({ value }) => value).sort(compare)[0]
}

function weightOf({ evidence }: Sentence, id: number): Decimal | undefined {
  const weights = evidence.sources
    .filter(({ product_id }) => product_id === id)
    .flatMap(({ quantities }) => quantities)
    .flatMap(({ unit, readings }) =>
      unit.of === "measure" && unit.base === "g"
        ? readings.map(({ digits, places }) => ({
            digits: digits * unit.factor.digits,
            places: places + unit.factor.places,
          }))
        : []
    )
  return weights[0]
}

function ratingOf({ evidence }: Sentence, id: number): Decimal | undefined {
  const [fact] = evidence.factsOf("rating", id)
  const match = /^(\d+)(?:\.(\d+))?$/.exec(fact?.value ?? "")
  return match
    ? { digits: BigInt(match[1]! + (match[2] ?? "")), places: match[2]?.length ?? 0 }
    : undefined
}

/** Colours, materials and properties are those that a text about the product names. */
function provesProperties(sentence: Sentence): boolean {
  const { evidence, lexicons, masked } = sentence
  const ids = subjectsOf(sentence)
  if (!ids.length) return true
  const known = evidence.conceptsOf("properties", ids)
  return lexicons.every((lexicon) =>
    lexicon
      .concepts("properties", masked)
      .filter((hit) => isStated(sentence, hit))
      .every(
        ({ concept, start, end }) =>
          known.has(concept) ||
          evidence
            .textsOf(ids)
            .some(
              ({ product_id, text }) =>
                product_id !== undefined &&
                text.toLowerCase().includes(masked.slice(start, end).toLowerCase())
            )
      )
  )
}

/** `Nobody has reviewed it yet`, `highly rated` */
function provesReviewed(sentence: Sentence): boolean {
  const { evidence, quantities } = sentence
  const ids = subjectsOf(sentence)
  const all = ids.length ? ids : [...evidence.cards.keys()]
  const denied = find(sentence, "reviews").filter((hit) => isDenied(sentence, hit))
  if (denied.length) return ids.every((id) => !evidence.card(id)?.review_count)
  if (quantities.some(({ unit }) => unit.of === "stars" || unit.of === "nothing")) return true
  const isGood = (id: number) => {
    const rating = ratingOf(sentence, id)
    return rating !== undefined && rating.digits >= 4n * 10n ** BigInt(rating.places)
  }
  const claims = find(sentence, "rating").filter((hit) => isStated(sentence, hit))
  return claims.every(() =>
    ids.length || has(sentence, "all") ? all.every(isGood) : all.some(isGood)
  )
}

function overlaps(a: Hit, b: Hit): boolean {
  return a.start < b.end && b.start < a.end
}
