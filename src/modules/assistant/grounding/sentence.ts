import type { GroundingReceipt } from "../types"
import type { Evidence } from "./evidence"
import type { Hit, Lexicon } from "./lexicon"
import type { Mention } from "./names"
import type { Quantity } from "./quantities"
import { namedOptions } from "./variations"

/** Why a sentence may not leave. */
export const PROBLEMS = [
  "language",
  "invented",
  "number",
  "price",
  "discount",
  "stock",
  "rating",
  "delivery",
  "policy",
  "payment",
  "contact",
  "order",
  "action",
  "property",
  "comparison",
  "urgency",
] as const
export type Problem = (typeof PROBLEMS)[number]

/** What was talked about before a sentence, and what the shopper said. */
export interface Setting {
  /** Products that "it" and "they" stand for; null for one that no tool has shown. */
  about: readonly (number | null)[]
  said: Said
  /** The language of what was said before. */
  language: Lexicon | undefined
  /** Other languages and ordinary words beside the shop's terms are no reason to keep it back. */
  isReadByStaff?: boolean
}

/** What the shopper's own messages name. */
export interface Said {
  quantities: readonly Quantity[]
  words: ReadonlySet<string>
}

/** One sentence of a reply, taken apart. */
export interface Sentence {
  /** As `render` gives it. */
  text: string
  /** The same with names of products blanked out. */
  masked: string
  mentions: readonly Mention[]
  lexicons: readonly Lexicon[]
  quantities: readonly Quantity[]
  evidence: Evidence
  setting: Setting
  isQuestion: boolean
  receipts: GroundingReceipt[]
}

export type TextKind = Parameters<Lexicon["find"]>[0]

export function has(sentence: Sentence, kind: TextKind, text = sentence.masked): boolean {
  return sentence.lexicons.some((lexicon) => lexicon.has(kind, text))
}

/** Where words of a kind stand, longest first where several stand on the same place. */
export function find(sentence: Sentence, kind: TextKind, text = sentence.masked): Hit[] {
  return sentence.lexicons.flatMap((lexicon) => lexicon.find(kind, text))
}

/** Words that join or part clauses. */
const CONJUNCTIONS: Record<string, string> = {
  en: "and|but|while|whereas|or",
  de: "und|aber|oder|während|sondern",
  fr: "et|mais|ou|tandis que",
  es: "y|e|pero|o|mientras que",
  it: "e|ed|ma|o|oppure|mentre",
  pt: "e|mas|ou|enquanto",
  nl: "en|maar|of|terwijl",
  ar: "و|لكن|أو|بينما",
}
const dividers = new Map<string, RegExp>()

/** Commas, brackets and the language's conjunctions. */
function dividerOf({ lexicons }: Pick<Sentence, "lexicons">): RegExp {
  const languages = lexicons.map(({ language }) => language)
  const key = languages.join()
  let divider = dividers.get(key)
  if (!divider) {
    const words = languages.map((language) => CONJUNCTIONS[language]).join("|") || "and"
    dividers.set(key, (divider = new RegExp(`[,;:()|\\n]| - | (?:${words}) `, "giu")))
  }
  return divider
}
/** What parts clauses whatever the language. */
const STRONG = /[;:()|\n]|,(?! ?\d)| - /u

/** The clause around a place: from the last divider before it to the next one after it. */
export function clauseAround(sentence: Sentence, { start, end }: Hit): string {
  const { masked } = sentence
  const after = masked.slice(end).split(dividerOf(sentence))[0] ?? ""
  return `${clauseBefore(sentence, start)}${masked.slice(start, end)}${after}`
}

/** What stands before a place in its clause. */
export function clauseBefore(sentence: Sentence, at: number): string {
  return sentence.masked.slice(0, at).split(dividerOf(sentence)).at(-1) ?? ""
}

/** The words around a place, between commas, brackets and the like. */
export function phraseAround(text: string, { start, end }: Hit): string {
  return `${text.slice(0, start).split(STRONG).at(-1)}${text.slice(start, end)}${text.slice(end).split(STRONG)[0]}`
}

/** Whether what stands at a place is denied in its clause. */
export function isDenied(sentence: Sentence, { start, end }: Hit): boolean {
  const before = clauseBefore(sentence, start)
  const after = sentence.masked.slice(end, end + 14).split(dividerOf(sentence))[0] ?? ""
  return has(sentence, "negation", before) || has(sentence, "negation", after)
}

const RELATIVE = /(?:,|\p{L}) (?:which|that|who|der|die|das|welche\p{L}*|qui|che|que) [^,]*$/iu

/** Whether what stands at a place is asked, offered or possible, and so not stated. */
export function isOpen(sentence: Sentence, { start }: Hit): boolean {
  const before = sentence.masked.slice(0, start)
  if (sentence.isQuestion) return !RELATIVE.test(sentence.text.slice(0, start))
  return has(sentence, "possibility", clauseBefore(sentence, before.length))
}

/** Whether it is stated: neither denied nor open. */
export function isStated(sentence: Sentence, hit: Hit): boolean {
  return !isDenied(sentence, hit) && !isOpen(sentence, hit)
}

/** A piece of a sentence that says one thing, such as one price of several. */
export interface Part extends Hit {
  anchor: Hit
}

/** Divides a sentence into one part for each of its anchors, which are in order. */
export function divide(sentence: Sentence, anchors: readonly Hit[]): Part[] {
  const { masked } = sentence
  let start = 0
  return anchors.map((anchor, place) => {
    const next = anchors[place + 1]
    const end = next ? boundary(sentence, anchor.end, next.start) : masked.length
    const part = { start, end, anchor }
    start = end
    return part
  })
}

/** Where what belongs to the first of two anchors ends. */
function boundary(sentence: Sentence, from: number, to: number): number {
  const { masked, mentions } = sentence
  const found = [...masked.slice(from, to).matchAll(dividerOf(sentence))]
  const last = found.at(-1)
  if (!last) return from
  // `$5 for the A, the B and the C are $6`: names in a row belong together.
  const named = mentions.filter(({ start }) => start >= from && start < to)
  const first = found.find(({ index }) => named.some(({ start }) => start > from + index))
  const chosen = named.length > 1 && first ? first : last
  return from + chosen.index
}

/** Products that a part speaks of. */
export interface Subject {
  ids: readonly (number | null)[]
  /** Named here, rather than meant by "it". */
  named: boolean
  /** What is said has to be true of each of them. */
  each: boolean
}

const JOINED =
  /^[\s"']*(?:[,&/|+]|,? ?(?:and|und|et|y|e|en|as well as|sowie|or|oder|ou|o|of|و|the|die|der|das|den|le|la|les|el|los|il|lo|gli|i|os?|as?|de|het)|\s)*[\s"']*$/iu

/** Mentions in a row that are joined by commas and "and". */
export function groupsOf(text: string, mentions: readonly Mention[]): Mention[][] {
  const groups: Mention[][] = []
  for (const mention of mentions) {
    const last = groups.at(-1)?.at(-1)
    if (last && JOINED.test(text.slice(last.end, mention.start))) groups.at(-1)?.push(mention)
    else groups.push([mention])
  }
  return groups
}

/** The products that a part is about: those it names, else those named before it, else "it". */
export function subjectOf(sentence: Sentence, part: Part): Subject {
  const { text, mentions, setting } = sentence
  const groups = groupsOf(text, mentions)
  const within = groups.filter((group) =>
    group.some(({ start }) => start >= part.start && start < part.end)
  )
  const before = within.filter((group) => (group.at(-1) as Mention).end <= part.anchor.start)
  const chosen = before.at(-1) ?? within[0]
  const each = has(sentence, "all")
  if (chosen) return { ids: idsOf(chosen), named: true, each: true }
  const earlier = groups.filter((group) => (group[0] as Mention).start < part.start).at(-1)
  if (earlier) return { ids: idsOf(earlier), named: true, each }
  const later = groups[0]
  if (later) return { ids: idsOf(later), named: false, each }
  return { ids: setting.about, named: false, each }
}

export function idsOf(group: readonly Mention[]): (number | null)[] {
  return [...new Set(group.map(({ product_id }) => product_id))]
}

/** The products that a sentence speaks of in all. */
export function subjectsOf({ mentions, setting }: Sentence): number[] {
  const ids = mentions.length ? idsOf(mentions) : setting.about
  return ids.filter((id) => id !== null)
}

/** The places of a product's variations that a piece of the sentence names; undefined when it names none. */
export function variationsNamed(
  { evidence, lexicons }: Pick<Sentence, "evidence" | "lexicons">,
  id: number,
  text: string
): number[] | undefined {
  const card = evidence.card(id)
  if (!card?.variations.length) return undefined
  const options = namedOptions(card, text, lexicons)
  if (!options.length) return undefined
  return card.variations.flatMap(({ label }, place) =>
    options.every((values) => values.some((value) => isOf(label, value))) ? [place] : []
  )
}

function isOf(label: string, value: string): boolean {
  return label
    .split(/, */)
    .some((part) => (part.split(/: */).slice(1).join(": ").trim() || part.trim()) === value)
}

/** Whether a piece of text names several values of one option: `in M and L`. */
export function namesSeveral(
  { evidence, lexicons }: Pick<Sentence, "evidence" | "lexicons">,
  id: number,
  text: string
): boolean {
  const card = evidence.card(id)
  return card !== undefined && namedOptions(card, text, lexicons).some(({ length }) => length > 1)
}

/** A receipt for what stands at a place. */
export function receipt(
  { text }: Sentence,
  { start, end }: Hit,
  { kind, product_id, field, value }: GroundingReceipt | Omit<GroundingReceipt, "claim">
): GroundingReceipt {
  return {
    claim: text.slice(start, end).trim(),
    kind,
    ...(product_id === undefined ? {} : { product_id }),
    field,
    value,
  }
}
