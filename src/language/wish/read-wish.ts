import type { Language } from "../language"
import { amountIn, readAmount } from "./amounts"
import type { WrittenAmount } from "./amounts"
import { matchPhrase, readLexemes } from "./lexemes"
import type { Lexeme } from "./lexemes"
import { phrasesOf } from "./phrases"
import type { Phrases } from "./phrases"

export type WishSort = "price_low" | "price_high" | "rating" | "newest" | "popularity"

/** What somebody wants beside words. Amounts are minor units of `currency`. */
export interface Limits {
  min_price?: bigint
  max_price?: bigint
  /** Lower case; what the budget was written in, the shopper's when nothing was named. */
  currency?: string
  in_stock?: true
  on_sale?: true
  min_rating?: number
  sort?: WishSort
}

/** What somebody typed, read as a wish. */
export interface Wish {
  limits: Limits
  /** What is left when the limits are taken out. */
  rest: Lexeme[]
  /** A number that looks like a budget says how old somebody is. */
  hasAge: boolean
}

export interface WishReading {
  /** Whose phrases are read, the likeliest first; English is read too. */
  languages: readonly Language[]
  /** The shopper's currency, lower case. */
  currency: string
}

type PhraseKey = keyof Language["requests"]

/** `around 50` is from 40 to 60. */
const AROUND_PERCENT = 20n
const RATING = /^[1-5](?:[.,]\d)?$/
/** Up to this, `for children under 12` is how old they are. */
const OLDEST_CHILD = 18
/** So near before what it denies. */
const DENIED_WITHIN = 6
/** More words than any question needs; what comes after is not read. */
const MAX_LEXEMES = 60
const SORTS: readonly [PhraseKey, WishSort][] = [
  ["cheapest", "price_low"],
  ["dearest", "price_high"],
  ["bestRated", "rating"],
  ["newest", "newest"],
  ["popular", "popularity"],
]
const PERCENT: ReadonlySet<string> = new Set(["%", "percent", "prozent", "procent"])

/** Takes budget, rating, stock, sale and order out of a text, and leaves the other words. */
export function readWish(text: string, { languages, currency }: WishReading): Wish {
  return takeLimits(readLexemes(text).slice(0, MAX_LEXEMES), { languages, currency })
}

/** The same of lexemes that are read already. */
export function takeLimits(lexemes: readonly Lexeme[], { languages, currency }: WishReading): Wish {
  const scan = new Scan(lexemes, phrasesOf(languages), currency)
  const rest: Lexeme[] = []
  for (let at = 0; at < lexemes.length;) {
    const next = scan.take(at)
    if (next === at) rest.push(lexemes[at++])
    else {
      if (next === scan.kept) rest.push(...lexemes.slice(at, next))
      at = next
    }
  }
  return { limits: scan.found, rest, hasAge: scan.kept > 0 }
}

class Scan {
  readonly found: Limits = {}
  /** Up to here the lexemes say no limit, though they look like one. */
  kept = 0

  constructor(
    private readonly lexemes: readonly Lexeme[],
    private readonly phrases: Phrases,
    private readonly currency: string
  ) {}

  /** The lexeme after what was understood at this one; itself when nothing was. */
  take(at: number): number {
    return (
      this.takeRating(at) ??
      this.takeAge(at) ??
      this.takeRange(at) ??
      this.takeBound(at) ??
      this.takeNamedAmount(at) ??
      this.takeSwitch(at) ??
      at
    )
  }

  private takeRating(at: number): number | undefined {
    const rated = this.after("stars", at)
    let place = at + rated
    place += this.after("atLeast", place) || this.after("above", place)
    const value = this.lexemes[place]
    const plus = this.lexemes[place + 1]?.text === "+" ? 1 : 0
    const stars = this.after("stars", place + 1 + plus)
    if (!value || !RATING.test(value.text) || (!rated && !stars)) return undefined
    this.found.min_rating = parseFloat(value.text.replace(",", "."))
    const next = place + 1 + plus + stars
    return next + this.after("orMore", next)
  }

  /** `children under 12` and `ages 3 to 6` say no price; the number stays a word of the question. */
  private takeAge(at: number): number | undefined {
    const before = this.lexemes[at - 1]?.text ?? ""
    const isAge = this.phrases.children.has(before) || this.phrases.age.has(before)
    if (!isAge) return undefined
    const bound = this.boundAt(at)
    const number = this.amount(bound ? at + bound.words : at)
    if (!bound || !number || number.named) return undefined
    const years = Number(this.lexemes[number.at].text)
    if (years > OLDEST_CHILD) return undefined
    return (this.kept = number.next)
  }

  /** `between 60 and 90`, `60-90 dollars`. */
  private takeRange(at: number): number | undefined {
    const opening = this.after("between", at)
    const low = this.amount(at + opening)
    const joint = low && this.after("to", low.next)
    const high = joint && this.amount(low.next + joint)
    if (!low || !high || (!opening && !low.named && !high.named)) return undefined
    // One end that names a currency names it for both.
    const currency = low.named ? low.currency : high.currency
    const [min, max] = [low, high].map(({ at }) => amountIn(this.lexemes[at], currency))
    this.found.min_price = min < max ? min : max
    this.found.max_price = min < max ? max : min
    this.found.currency = currency
    return high.next
  }

  /** `under 200`, `at least 50 euros`, `around 30`, `50 or less`. */
  private takeBound(at: number): number | undefined {
    const bound = this.boundAt(at)
    const end = bound && this.amount(at + bound.words)
    if (end)
      return this.bound(bound.key === "above" && this.isDenied(at) ? "atMost" : bound.key, end)
    const bare = this.amount(at)
    if (!bare) return undefined
    for (const key of ["orLess", "orMore"] as const) {
      const words = this.after(key, bare.next)
      if (words) return this.bound(key === "orLess" ? "atMost" : "atLeast", bare) + words
    }
    return undefined
  }

  /** `I don't want to spend more than 60`. */
  private isDenied(at: number): boolean {
    const before = this.lexemes.slice(Math.max(0, at - DENIED_WITHIN), at)
    return before.some(({ text }) => this.phrases.denials.some((denial) => denial.test(text)))
  }

  private boundAt(at: number) {
    for (const key of ["atMost", "below", "atLeast", "above", "around"] as const) {
      const words = this.after(key, at)
      if (words && this.amount(at + words)) return { key, words }
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
    if (this.lexemes[at]?.kind === "number" && PERCENT.has(this.lexemes[at + 1]?.text)) {
      const off = this.after("percentOff", at + 2)
      if (off) {
        this.found.on_sale = true
        return at + 2 + off
      }
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
    return readAmount(this.lexemes, at, { shoppers: this.currency, phrases: this.phrases })
  }

  private after(key: PhraseKey, at: number): number {
    return matchPhrase(this.lexemes, at, this.phrases[key])
  }
}
