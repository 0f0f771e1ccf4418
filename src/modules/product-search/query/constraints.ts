import type { Language } from "../text/languages"
import type { Sort } from "../types"
import { matchPhrase, phraseSet } from "./lexemes"
import type { Lexeme, PhraseSet } from "./lexemes"
import { readAmount } from "./money"
import type { WrittenAmount } from "./money"

/** What a query asks for beside words. Amounts are minor units of `currency`. */
export interface Constraints {
  min_price?: bigint
  max_price?: bigint
  currency?: string
  in_stock?: true
  on_sale?: true
  min_rating?: number
  sort?: Sort
}

type PhraseKey = Exclude<keyof Language, "stop" | "women" | "men" | "children">

/** `around 50` is from 40 to 60. */
const AROUND_PERCENT = 20n
const RATING = /^[1-5](?:[.,]\d)?$/
const SORTS: [PhraseKey, Sort][] = [
  ["cheapest", "price_low"],
  ["dearest", "price_high"],
  ["bestRated", "rating"],
  ["newest", "newest"],
  ["popular", "popularity"],
]

const compiled = new WeakMap<Language, Record<keyof Language, PhraseSet>>()

/** The phrases of a language, ready to be matched. */
export function phrasesOf(language: Language): Record<keyof Language, PhraseSet> {
  let phrases = compiled.get(language)
  if (!phrases) {
    const entries = Object.entries(language).map(([key, words]) => [key, phraseSet(words)])
    phrases = Object.fromEntries(entries) as Record<keyof Language, PhraseSet>
    compiled.set(language, phrases)
  }
  return phrases
}

/**
 * Takes budgets, ratings, stock, sale and order out of a query.
 *
 * @param currency the shopper's, lower case
 * @returns what was found, and the lexemes that are left
 */
export function takeConstraints(
  lexemes: readonly Lexeme[],
  { language, currency }: { language: Language; currency: string }
): { constraints: Constraints; rest: Lexeme[] } {
  const scan = new Scan(lexemes, phrasesOf(language), currency)
  const rest: Lexeme[] = []
  for (let at = 0; at < lexemes.length;) {
    const next = scan.take(at)
    if (next === at) rest.push(lexemes[at++])
    else at = next
  }
  return { constraints: scan.found, rest }
}

class Scan {
  readonly found: Constraints = {}

  constructor(
    private readonly lexemes: readonly Lexeme[],
    private readonly phrases: Record<keyof Language, PhraseSet>,
    private readonly currency: string
  ) {}

  /** The lexeme after what was understood at this one; itself when nothing was. */
  take(at: number): number {
    return (
      this.takeRating(at) ??
      this.takeRange(at) ??
      this.takeBound(at) ??
      this.takeNamedAmount(at) ??
      this.takeSwitch(at) ??
      at
    )
  }

  private takeRating(at: number): number | undefined {
    const rated = this.lexemes[at]?.text === "rated" || this.lexemes[at]?.text === "rating"
    let place = rated ? at + 1 : at
    if (rated) place += this.after("above", place) || this.after("atLeast", place)
    else place += this.after("atLeast", place) || this.after("above", place)
    const value = this.lexemes[place]
    const star = /^stars?$/.test(this.lexemes[place + 1]?.text ?? "")
    if (!value || !RATING.test(value.text) || (!rated && !star)) return undefined
    this.found.min_rating = parseFloat(value.text.replace(",", "."))
    const next = place + (star ? 2 : 1)
    return next + this.after("orMore", next)
  }

  /** `between 60 and 90`, `60-90 dollars`. */
  private takeRange(at: number): number | undefined {
    const opening = this.after("between", at)
    const low = this.amount(at + opening)
    const joint = low && this.after("to", low.next)
    const high = joint && this.amount(low.next + joint)
    if (!low || !high || (!opening && !low.named && !high.named)) return undefined
    const currency = low.named ? low.currency : high.currency
    const [min, max] = [low, high].map((end) => this.inCurrency(end, currency))
    this.found.min_price = min < max ? min : max
    this.found.max_price = min < max ? max : min
    this.found.currency = currency
    return high.next
  }

  /** `under 200`, `at least 50 euros`, `around 30`, `50 or less`. */
  private takeBound(at: number): number | undefined {
    for (const key of ["atMost", "below", "atLeast", "above", "around"] as const) {
      const words = this.after(key, at)
      const end = words && this.amount(at + words)
      if (end) return this.bound(key, end)
    }
    const bare = this.amount(at)
    if (!bare) return undefined
    for (const key of ["orLess", "orMore"] as const) {
      const words = this.after(key, bare.next)
      if (words) return this.bound(key === "orLess" ? "atMost" : "atLeast", bare) + words
    }
    return undefined
  }

  private bound(
    key: "atMost" | "below" | "atLeast" | "above" | "around",
    { amount, currency, next }: WrittenAmount
  ): number {
    this.found.currency = currency
    if (key === "atMost") this.found.max_price = amount
    if (key === "below") this.found.max_price = amount > 0n ? amount - 1n : 0n
    if (key === "atLeast") this.found.min_price = amount
    if (key === "above") this.found.min_price = amount + 1n
    if (key === "around") {
      this.found.min_price = (amount * (100n - AROUND_PERCENT)) / 100n
      this.found.max_price = (amount * (100n + AROUND_PERCENT)) / 100n
    }
    return next
  }

  /** `$50`: what there is to spend. */
  private takeNamedAmount(at: number): number | undefined {
    const amount = this.amount(at)
    if (!amount?.named) return undefined
    return this.bound("atMost", amount)
  }

  private takeSwitch(at: number): number | undefined {
    const off = this.lexemes[at]?.kind === "number" && this.lexemes.slice(at + 1, at + 3)
    if (off && /^(%|percent) (off|discount|rabatt)$/.test(off.map(({ text }) => text).join(" "))) {
      this.found.on_sale = true
      return at + 3
    }
    if (this.lexemes[at]?.text === "for" && this.lexemes[at + 1]?.text === "sale") return at + 2
    for (const [key, sort] of SORTS) {
      const words = this.after(key, at)
      if (!words) continue
      this.found.sort = sort
      return at + words
    }
    for (const [key, name] of [
      ["inStock", "in_stock"],
      ["onSale", "on_sale"],
    ] as const) {
      const words = this.after(key, at)
      if (!words) continue
      this.found[name] = true
      return at + words
    }
    return undefined
  }

  private amount(at: number): WrittenAmount | undefined {
    return readAmount(this.lexemes, at, this.currency)
  }

  /** The second end of a range names the currency of both. */
  private inCurrency({ named, next }: WrittenAmount, currency: string): bigint {
    const at = named ? next - 2 : next - 1
    const amount = readAmount(this.lexemes, at, currency)?.amount
    return amount ?? (readAmount(this.lexemes, next - 1, currency)?.amount as bigint)
  }

  private after(key: PhraseKey, at: number): number {
    return matchPhrase(this.lexemes, at, this.phrases[key])
  }
}
