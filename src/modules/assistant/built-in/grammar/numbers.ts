import type { Language } from "../language/language"
import type { Clause } from "./clause"

/** A count as it stands in a clause. `value` is not checked: it may be no number that one can buy. */
export interface Count {
  value: number
  /** Where it stands among the clause's words. */
  at: number
}

const DIGITS = /^(?:x ?)?([+-]?\d[\d.,]*)(?:x|×)?$/

/** Whether a word is a number, in digits or spelled. */
export function isCount(word: string, language: Language): boolean {
  return readNumber(word, language) !== null
}

/** The number that a word says; null when it says none. Thousands may be grouped: `10,000`. */
export function readNumber(word: string, { numbers }: Language): number | null {
  if (Object.hasOwn(numbers, word)) {
    return numbers[word]
  }
  const digits = DIGITS.exec(word)?.[1]
  if (!digits) {
    return null
  }
  const plain = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, "").replace(",", ".")
  const value = Number(plain)
  return Number.isNaN(value) ? null : value
}

/** The numbers of a clause, in order. */
export function findCounts(clause: Clause, language: Language): Count[] {
  const counts: Count[] = []
  clause.tokens.forEach(({ text }, at) => {
    const value = readNumber(text, language)
    if (value === null) {
      return
    }
    const last = counts.at(-1)
    if (last && last.at === at - 1 && isSpelled(clause, last.at) && isSpelled(clause, at)) {
      // "two hundred", "a couple dozen"; and "twenty five".
      last.value = value >= 12 && value > last.value ? last.value * value : last.value + value
      last.at = at
    } else {
      counts.push({ value, at })
    }
  })
  return counts
}

function isSpelled({ tokens }: Clause, at: number): boolean {
  return !/\d/.test(tokens[at].text)
}
