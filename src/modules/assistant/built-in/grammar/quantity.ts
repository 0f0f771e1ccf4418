import { isAmount, languageOf, LANGUAGES, wordIn } from "../../../../language"
import type { RememberedProduct } from "../../types"
import { chooseOptions } from "../answers/options"
import type { Language } from "../language/language"
import type { Clause } from "./clause"
import { fold, splitWords } from "./fold"
import { readLabel } from "./labels"
import { type Count, findCounts } from "./numbers"
import { isOptionWord } from "./options"
import { findPattern } from "./patterns"
import { vocabularyOf } from "./vocabulary"

/** What is done to a number of things. */
const QUANTIFIED = ["add", "remove", "change"] as const

/** The most of one product that a cart takes at once. */
const MOST = 999

export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MOST
}

/**
 * How many a clause speaks of; null when it doesn't say. Numbers that name a place ("the first 2",
 * "number 2") or belong to the product, as part of its name or as one of its options, don't count.
 */
export function readQuantity(
  clause: Clause,
  language: Language,
  product?: Pick<RememberedProduct, "name" | "variations">
): Count | null {
  const words = clause.tokens.map(({ text }) => text)
  // "both" and "les deux" say which ones, and one of each.
  const pair = findPattern(clause.text, language.pronouns.pair)
  const placeOf = (at: number) => words.slice(0, at).join(" ").length
  const isPair = (at: number) =>
    pair !== null && placeOf(at) >= pair.index && placeOf(at) < pair.index + pair[0].length
  const counts = findCounts(clause, language).filter(({ at }) => {
    if (isPair(at)) return false
    const before = words[at - 1]
    const isPlace =
      before !== undefined &&
      (Object.hasOwn(language.ordinals, before) || language.placeWords.includes(before))
    const isOption = product !== undefined && isOptionAt(product, words, at, language)
    const isName = product !== undefined && splitWords(fold(product.name)).includes(words[at])
    const isMoney = isMoneyAt(clause, at, language)
    // A part of one is a measure, of whatever product: "the flask in 0,5".
    const isMeasure = PART.test(words[at]) || (product && isMeasureOf(product, words[at]))
    return (
      !isPlace && !isOption && !isName && !isMoney && !isMeasure && !isStandIn(words, at, language)
    )
  })
  // "2 x" beats a number that comes before it by chance.
  // `Add 2, no wait, just one`: what is taken back is the number before.
  const isCorrected = wordIn(language.code, "corrections").test(clause.text)
  const corrected = counts.length > 1 && isCorrected ? counts.at(-1) : undefined
  const count = corrected ?? counts.find(({ at }) => isMultiplied(words, at)) ?? counts[0]
  if (!count) return null
  return PAIR.test(words[count.at]) && product && isWornInPairs(product)
    ? { ...count, value: 1 }
    : count
}

/** A value of its options, or one that it doesn't come in: `more like a 43`, of boots in 42 and 44. */
function isOptionAt(
  product: Pick<RememberedProduct, "name" | "variations">,
  words: readonly string[],
  at: number,
  language: Language
): boolean {
  const isOption = isOptionWord(product, words[at], language)
  if (isOption && (at > 0 || Number(words[at]) >= LEAST_SIZE)) return true
  return chooseOptions(product, words[at], language.code).missing.includes(words[at])
}

const PART = /^0[.,]\d{1,2}$/

/** A part that a product comes in: `the flask in 0,5`, of flasks of 0.5 and 1 litre. */
function isMeasureOf({ variations }: Pick<RememberedProduct, "variations">, word: string): boolean {
  if (!/\d[.,]\d{1,2}$/.test(word)) return false
  const measure = word.replace(",", ".")
  return variations.some(({ label }) =>
    label
      .replace(/,/g, ".")
      .split(/[^\d.]+/)
      .includes(measure)
  )
}

/** From here on a number that a product comes in is its size, wherever it stands: `42 in green`. */
const LEAST_SIZE = 10

/** The word for two things that belong together. */
const PAIR = /^(?:pair|paar|paire|par|paio|زوج)$/

/** Shoes, by their sizes, are sold two by two. */
function isWornInPairs({ variations }: Pick<RememberedProduct, "variations">): boolean {
  return variations.some(({ label }) =>
    readLabel(label).some(([, value]) => /^(?:3[4-9]|4[0-9])(?:[.,]5)?$/.test(value))
  )
}

/** "for 5 dollars" counts no things. */
function isMoneyAt({ tokens }: Clause, at: number, { code }: Language): boolean {
  const languages = [languageOf(code) ?? LANGUAGES[0]]
  return [tokens.slice(at, at + 2), tokens.slice(Math.max(0, at - 1), at + 1)].some((pair) =>
    isAmount(pair.map(({ raw }) => raw).join(" "), { languages, currency: "usd" })
  )
}

/** "the red one": no number, though it is spelled like one. "take out one" is. */
function isStandIn(words: string[], at: number, language: Language): boolean {
  const { standIns, joiners, articles, pronouns, of } = vocabularyOf(language)
  const before = words[at - 1]
  if (before === undefined || !standIns.has(words[at]) || joiners.has(before)) {
    return false
  }
  const isVerb = QUANTIFIED.some((intent) => of(intent).has(before))
  return !isVerb || articles.has(before) || pronouns.has(before)
}

function isMultiplied(words: string[], at: number): boolean {
  return /^x?\d+x$|^x\d+|^\d+×$/.test(words[at]) || ["x", "×"].includes(words[at + 1])
}
