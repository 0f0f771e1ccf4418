import type { GroundingReceipt } from "../types"
import { isPresented } from "./inventions"
import type { Evidence } from "./evidence"
import { proveFigures } from "./figures"
import type { Lexicon } from "./lexicon"
import { findQuantities } from "./quantities"
import { render } from "./render"
import { groupsOf, has, idsOf } from "./sentence"
import type { Problem, Sentence, Setting } from "./sentence"
import { identify } from "./sentence-language"
import type { SentenceLanguage } from "./sentence-language"
import { proveStatements, statesAnything } from "./statements"
import { proveStock } from "./stock"

export interface Verdict {
  /** Why the sentence may not leave; undefined when all of it is borne out. */
  problem?: Problem
  receipts: GroundingReceipt[]
  /** What the sentence after this one is about. */
  about: readonly (number | null)[]
  language: Lexicon | undefined
}

/** With fewer words than this, a sentence doesn't tell its language. */
const TELLING = 2
/** Less than this share of common words is a language that isn't spoken here. */
const SPOKEN = 0.15
const OTHER_SCRIPT =
  /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])\p{L}+/gu

/** Words with letters that none of our languages has. */
const OTHER_LATIN = /\p{L}*[ıİşŞğĞłŁżŻźŹśŚćĆńŃąĄęĘčČřŘšŠžŽěĚůŮőŐűŰåÅøØæÆđĐțȚșȘāēīūģķļņő]\p{L}*/gu

/** Finds what a sentence of a reply states and holds it against what the tools of the turn read. */
export function checkSentence(unit: string, evidence: Evidence, setting: Setting): Verdict {
  const { sentence, language } = readSentence(unit, evidence, setting)
  const problem = problemOf(sentence, language)
  return { problem, ...followUp(unit, sentence, language) }
}

/**
 * The receipts of a sentence that the server made itself out of what tools answered. Nothing in it can
 * be invented, so only figures and stock, which get receipts, are looked for, in its own language.
 */
export function findReceipts(unit: string, evidence: Evidence, setting: Setting): Verdict {
  const { sentence, language } = readSentence(unit, evidence, setting, 1)
  proveStock(sentence)
  proveFigures(sentence)
  return followUp(unit, sentence, language)
}

/** @param languages in how many of the languages that it may be in it is read; all by default */
function readSentence(
  unit: string,
  evidence: Evidence,
  setting: Setting,
  languages?: number
): { sentence: Sentence; language: SentenceLanguage } {
  const text = render(unit)
  const mentions = evidence.names.find(text)
  const masked = mask(text, mentions)
  const language = identify(masked, setting.language)
  const lexicons = language.lexicons.slice(0, languages)
  const sentence: Sentence = {
    text,
    masked,
    mentions,
    lexicons,
    quantities: findQuantities(masked, lexicons),
    evidence,
    setting,
    isQuestion: /[?؟][\s"')*_]*$/.test(text),
    receipts: [],
  }
  return { sentence, language }
}

/** The receipts, and what the next sentence is about. */
function followUp(unit: string, sentence: Sentence, language: SentenceLanguage): Verdict {
  const { text, mentions, receipts, setting } = sentence
  const isParagraphEnd = /\n\s*\n\s*$/.test(unit)
  const last = groupsOf(text, mentions).at(-1)
  return {
    receipts: [...receipts].sort((a, b) => text.indexOf(a.claim) - text.indexOf(b.claim)),
    about: isParagraphEnd ? [] : last ? idsOf(last) : setting.about,
    language: language.known > 0 ? language.lexicons[0] : setting.language,
  }
}

function problemOf(sentence: Sentence, language: SentenceLanguage): Problem | undefined {
  const { text, mentions, evidence, setting } = sentence
  const { isReadByStaff } = setting
  const words = withoutQuantities(sentence)
  const foreign = [...(words.match(OTHER_SCRIPT) ?? []), ...(words.match(OTHER_LATIN) ?? [])]
  if (!isReadByStaff && foreign.some((word) => !evidence.knows(word))) return "language"
  if (
    mentions.some((mention) =>
      isPresented(text, mention, (words) => has(sentence, "negation", words))
    )
  )
    return "invented"
  const quoted = evidence.sources.find(
    ({ kind, text: source }) => (kind === "policy" || kind === "delivery") && isWithin(text, source)
  )
  if (quoted) return undefined
  if (
    !isReadByStaff &&
    !sentence.isQuestion &&
    language.words >= TELLING &&
    language.known < SPOKEN
  ) {
    const own = words.match(/\p{L}{3,}/gu) ?? []
    if (!statesAnything(sentence) && !own.every((word) => evidence.knows(word))) return "language"
  }
  // All three are asked, since each notes what it has proven.
  const stock = proveStock(sentence) ? undefined : ("stock" as const)
  const statements = proveStatements(sentence)
  const figures = proveFigures(sentence)
  return stock ?? statements ?? figures
}

/** The words of a sentence, without numbers and the signs of currencies and units beside them. */
function withoutQuantities({ masked, quantities }: Sentence): string {
  return quantities.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    masked
  )
}

/** Whether a sentence is the merchant's own, word for word. */
function isWithin(text: string, source: string): boolean {
  const words = text.trim()
  return words.length >= 12 && source.includes(words)
}

/** A text with the names of products blanked out, so that no word of theirs states anything. */
function mask(text: string, mentions: Sentence["mentions"]): string {
  let masked = text
  for (const { product_id, start, end } of mentions) {
    if (product_id === null) continue
    masked = masked.slice(0, start) + " ".repeat(end - start) + masked.slice(end)
  }
  return masked
}
