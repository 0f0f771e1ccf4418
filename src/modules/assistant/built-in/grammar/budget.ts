import { toMinorUnits } from "../../../../money/money"
import type { Language } from "../language/language"
import { type Clause, without } from "./clause"
import { patternsOf } from "./patterns"

/** What a shopper wants to spend, in minor units of their currency. */
export interface Budget {
  min?: bigint
  max?: bigint
}

const SIGN = "[$€£¥]"
const AMOUNT = `(?:${SIGN}|[a-z]{3} )?([0-9]+(?:[.,][0-9]+)*)(k)?`

/** Takes what is said of money out of a clause: `under $50`, `between 20 and 50 euros`, `30 or less`. */
export function takeBudget(
  clause: Clause,
  language: Language,
  currency: string
): { budget: Budget; rest: Clause } {
  const budget: Budget = {}
  let rest = clause
  for (const { expression, read } of rulesOf(language)) {
    const match = expression.exec(rest.text)
    if (match) {
      const amounts = match
        .slice(1)
        .filter((_, index) => index % 2 === 0)
        .map((digits, index) => readAmount(digits, match[index * 2 + 2], currency))
      const found = amounts.every((amount) => amount !== null) ? read(amounts) : {}
      if (Object.keys(found).some((side) => side in budget)) {
        continue
      }
      Object.assign(budget, found)
      rest = without(rest, match)
    }
  }
  return { budget, rest }
}

/** One way of saying what is to be spent; its groups are digits and a `k` for thousands, in turn. */
interface Rule {
  expression: RegExp
  read(amounts: bigint[]): Budget
}

const rules = new WeakMap<Language, Rule[]>()

function rulesOf(language: Language): Rule[] {
  let made = rules.get(language)
  if (!made) {
    made = createRules(language)
    rules.set(language, made)
  }
  return made
}

function createRules(language: Language): Rule[] {
  const { budget, budgetAfter, units, currencies } = language
  const after = `(?:\\s*(?:${SIGN}|(?:${currencies.join("|")})(?![\\p{L}\\p{N}])))?`
  const end = `(?![\\p{L}\\p{N}]|[.,][0-9]|\\s*(?:${units.join("|")})(?![\\p{L}\\p{N}]))`
  const amount = `${AMOUNT}${after}${end}`
  const rule = (source: string, read: Rule["read"]): Rule => ({
    expression: new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${source})`, "u"),
    read,
  })
  const before = (patterns: readonly string[]) => `(?:${sourceOf(patterns)})\\s*`
  return [
    rule(`${before(budget.between)}${amount}\\s*${before(budget.to)}${amount}`, ascending),
    rule(`${AMOUNT}${after}\\s*[-–]\\s*${amount}`, ascending),
    rule(`${amount}\\s+(?:${sourceOf(budgetAfter.most)})(?![\\p{L}\\p{N}])`, ([max]) => ({ max })),
    rule(`${amount}(?:\\+|\\s+(?:${sourceOf(budgetAfter.least)})(?![\\p{L}\\p{N}]))`, ([min]) => ({
      min,
    })),
    rule(`${before(budget.most)}${amount}`, ([max]) => ({ max })),
    rule(`${before(budget.least)}${amount}`, ([min]) => ({ min })),
    // A fifth more or less is still about the same.
    rule(`${before(budget.about)}${amount}`, ([about]) => ({
      min: (about * 4n) / 5n,
      max: (about * 6n) / 5n,
    })),
  ]
}

function ascending([one, other]: bigint[]): Budget {
  return one <= other ? { min: one, max: other } : { min: other, max: one }
}

function sourceOf(patterns: readonly string[]): string {
  return patternsOf(patterns).source
}

/** Minor units; null for a number that is no amount. */
function readAmount(
  digits: string,
  thousands: string | undefined,
  currency: string
): bigint | null {
  // The last mark divides the decimals, unless three digits follow it: `1.299` and `1,299` are grouped.
  const plain = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", ".")
  if (!/^\d{1,12}(?:\.\d+)?$/.test(plain)) {
    return null
  }
  const amount = toMinorUnits(plain, currency)
  return thousands ? amount * 1_000n : amount
}
