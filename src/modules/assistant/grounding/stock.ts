import type { Decimal } from "./numbers"
import {
  divide,
  find,
  has,
  isDenied,
  isOpen,
  namesSeveral,
  phraseAround,
  receipt,
  subjectOf,
  variationsNamed,
} from "./sentence"
import type { Part, Sentence } from "./sentence"
import type { Hit } from "./lexicon"

/** Below this many, stock may be called short. */
const FEW = 10n

interface Statement extends Hit {
  says: "in" | "out" | "few"
}

/** Whether what a sentence says of stock is borne out. */
export function proveStock(sentence: Sentence): boolean {
  const restock = find(sentence, "restock").filter(
    (hit) => !isOpen(sentence, hit) && !isDenied(sentence, hit)
  )
  if (restock.some((hit) => !sentence.evidence.contains(sentence.masked.slice(hit.start, hit.end))))
    return false
  const said = statementsOf(sentence)
  return divide(sentence, said).every((part, place) =>
    proveOne(sentence, part, said[place] as Statement)
  )
}

/** `In M, but not in L`: what follows a divider and a denial says the opposite of what came before. */
const OPPOSITE =
  /(?:[,;(]|,? (?:but|aber|mais|pero|ma|mas|maar|لكن)) ?(?:not|nicht|pas|no|non|não|niet|ليس)(?: \p{L}{1,4})? /giu

function statementsOf(sentence: Sentence): Statement[] {
  const few = find(sentence, "few").map((hit) => ({ ...hit, says: "few" as const }))
  const out = find(sentence, "soldOut").map((hit) => ({ ...hit, says: "out" as const }))
  const stated: Statement[] = []
  for (const hit of [...few, ...out]) {
    if (isOpen(sentence, hit) || stated.some((other) => overlaps(other, hit))) continue
    stated.push(isDenied(sentence, hit) ? { ...hit, says: "in" } : hit)
  }
  const taken = [...few, ...out, ...find(sentence, "restock")]
  for (const hit of [...find(sentence, "inStock"), ...offeredVariations(sentence)]) {
    if (taken.some((other) => overlaps(other, hit)) || isOpen(sentence, hit)) continue
    const says = isDenied(sentence, hit) ? "out" : "in"
    if (!stated.some((other) => overlaps(other, hit))) stated.push({ ...hit, says })
  }
  stated.sort((a, b) => a.start - b.start)
  for (const { index, 0: words } of sentence.masked.matchAll(OPPOSITE)) {
    const before = stated.filter(({ end }) => end <= index).at(-1)
    const isOwn = stated.some(({ start }) => start >= index)
    const from = index + words.search(/\p{L}/u)
    if (before && !isOwn)
      stated.push({
        start: from,
        end: index + words.length,
        says: before.says === "out" ? "in" : "out",
      })
  }
  return stated.sort((a, b) => a.start - b.start)
}

/** `We have it in green`: where one variation is named, it is said to be there; of a product, it is no news. */
function offeredVariations(sentence: Sentence): Hit[] {
  const { masked, mentions, text } = sentence
  return find(sentence, "offered").filter((hit) => {
    const part = { start: 0, end: text.length, anchor: hit }
    const { ids } = subjectOf(sentence, part)
    const isSilent = !["soldOut", "few", "restock"].some((kind) =>
      has(sentence, kind as "few", masked)
    )
    return (
      isSilent &&
      mentions.length > 0 &&
      ids.some((id) => id !== null && variationsNamed(sentence, id, text)?.length === 1)
    )
  })
}

function overlaps(a: Hit, b: Hit): boolean {
  return a.start < b.end && b.start < a.end
}

function proveOne(sentence: Sentence, part: Part, { says }: Statement): boolean {
  const { text } = sentence
  const subject = subjectOf(sentence, part)
  if (subject.ids.includes(null)) return false
  const ids = subject.ids.filter((id) => id !== null)
  if (!ids.length) return isOfNothing(sentence, says)
  const phrase = phraseAround(text, part.anchor)
  const whole = text.slice(part.start, part.end)
  const isOfPhrase = ids.some(
    (id) => namesSeveral(sentence, id, whole) && variationsNamed(sentence, id, phrase)
  )
  const words = isOfPhrase ? phrase : whole
  const hold = (id: number) => {
    const field = stateOf(sentence, id, variationsNamed(sentence, id, words), says)
    if (field) sentence.receipts.push(receipt(sentence, part.anchor, field))
    return field !== undefined
  }
  return subject.each ? ids.every(hold) : ids.some(hold)
}

/** A statement about no product in particular: something that was shown has to be so. */
function isOfNothing(sentence: Sentence, says: Statement["says"]): boolean {
  const facts = sentence.evidence.facts.filter(
    ({ kind, field }) => kind === "stock" && !/varia/.test(field)
  )
  if (has(sentence, "all")) return facts.length > 0 && facts.every(({ value }) => isSo(value, says))
  return says === "out" || facts.some(({ value }) => value !== "out_of_stock" && value !== "0")
}

/** The fact by which a product, or some of its variations, is in such a state; undefined when none says so. */
function stateOf(
  sentence: Sentence,
  id: number,
  variations: readonly number[] | undefined,
  says: Statement["says"]
) {
  const facts = sentence.evidence.factsOf("stock", id)
  const placed = facts.map((fact) => {
    const place = /varia(?:tion|nt)s?\[(\d+)\]/.exec(fact.field)?.[1]
    return { fact, place: place === undefined ? undefined : Number(place) }
  })
  const own = placed.filter(({ place }) => place === undefined)
  const named = placed.filter(({ place }) => place !== undefined && variations?.includes(place))
  const every = has(sentence, "all") ? placed.filter(({ place }) => place !== undefined) : []
  const looked = variations ? named : every.length ? every : own.length ? own : placed
  const is = (value: string) => isSo(value, says)
  const mustAll = says === "out" || (says === "in" && has(sentence, "all"))
  const matching = looked.filter(({ fact }) => is(fact.value))
  if (!matching.length || (mustAll && matching.length < looked.length)) return undefined
  return (matching[0] as (typeof placed)[number]).fact
}

function isSo(value: string, says: Statement["says"]): boolean {
  const count = /^\d{1,15}$/.test(value) ? BigInt(value) : undefined
  if (says === "few")
    return value === "low_stock" || (count !== undefined && count > 0n && count <= FEW)
  const isIn = count === undefined ? value !== "out_of_stock" : count > 0n
  return says === "in" ? isIn : !isIn
}

/** Whether so many pieces of what the sentence speaks of are left. */
export function proveCount(sentence: Sentence, hit: Hit, value: Decimal): boolean {
  const part = { start: 0, end: sentence.text.length, anchor: hit }
  const ids = subjectOf(sentence, part).ids.filter((id) => id !== null)
  return ids.some((id) => {
    const variations = variationsNamed(sentence, id, sentence.text)
    return sentence.evidence.factsOf("stock", id).some((fact) => {
      const place = /varia(?:tion|nt)s?\[(\d+)\]/.exec(fact.field)?.[1]
      const fits = !variations || place === undefined || variations.includes(Number(place))
      const isSame =
        fits &&
        /^\d{1,15}$/.test(fact.value) &&
        value.places === 0 &&
        BigInt(fact.value) === value.digits
      if (isSame) sentence.receipts.push(receipt(sentence, hit, fact))
      return isSame
    })
  })
}
