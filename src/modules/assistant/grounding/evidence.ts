import type { Fact, FactKind, ProductCard, ToolResult } from "../types"
import { findAmounts } from "./amount-claims"
import type { Claim } from "./claim"
import { fold } from "./fold"
import { ProductNames } from "./names"
import { floor, fromMinor, isSame, parseDecimal, round } from "./numbers"
import type { Decimal } from "./numbers"
import { findOffers, GRATIS } from "./offer-claims"

/** An amount that a fact tells, as number or within its text. */
interface FactAmount {
  value: Decimal
  currency?: string
  currencies?: ReadonlySet<string>
}

/** A fact made ready to be held against claims. */
export interface Proof {
  fact: Fact
  amounts: FactAmount[]
  percents: Decimal[]
  /** Its value and how it is written, folded. */
  text: string
  /** Of a variation's field: its place in the card. */
  variation?: number
}

/** Kinds whose facts are sentences. */
const TEXTS: ReadonlySet<FactKind> = new Set(["policy", "delivery", "order", "discount"])
/** Long policies are quoted from, not searched for ever. */
const MAX_TEXT = 20_000

/** Everything that tools of one turn have read, and what it is about. */
export class Evidence {
  readonly names = new ProductNames()
  readonly proofs: Proof[] = []
  private readonly cards = new Map<number, ProductCard>()

  /** Takes in what a tool has answered. */
  add(result: ToolResult): void {
    const cards = [...(result.cards ?? []), ...(result.comparison?.products ?? [])]
    for (const card of cards) {
      this.cards.set(card.id, card)
      this.names.add(card.id, card.name)
      for (const { label } of card.variations) this.names.learn(label)
    }
    for (const item of result.cart?.items ?? []) this.names.add(item.product_id, item.name)
    for (const fact of result.facts) {
      if (fact.product_id !== undefined && fact.product_name) {
        this.names.add(fact.product_id, fact.product_name)
      }
      this.proofs.push(prepare(fact))
    }
    this.learnFrom(result.output)
  }

  /** A product as it was shown, if it was. */
  card(id: number): ProductCard | undefined {
    return this.cards.get(id)
  }

  /** The merchant's own text of which a folded text is a part, word for word. */
  quote(text: string): Proof | undefined {
    const words = text.trim()
    if (words.length < 12) return undefined
    return this.proofs.find(({ fact, text }) => fact.kind === "policy" && text.includes(words))
  }

  private learnFrom(value: unknown, depth = 0): void {
    if (typeof value === "string") {
      this.names.learn(value.slice(0, MAX_TEXT))
    } else if (typeof value === "object" && value !== null && depth < 8) {
      for (const item of Object.values(value)) this.learnFrom(item, depth + 1)
    }
  }
}

function prepare(fact: Fact): Proof {
  const text = fold([fact.value, ...fact.display].join(" \n ")).slice(0, MAX_TEXT)
  const amounts: FactAmount[] = []
  if (fact.currency && /^-?\d{1,30}$/.test(fact.value)) {
    const value = fromMinor(BigInt(fact.value.replace("-", "")), fact.currency)
    amounts.push({ value, currency: fact.currency })
  }
  const percents: Decimal[] = []
  if (TEXTS.has(fact.kind)) {
    const found = findAmounts(text)
    for (const { assertion } of found) {
      if (assertion.says !== "amount") continue
      const { readings, currencies } = assertion
      amounts.push(...readings.map((value) => ({ value, currencies })))
    }
    for (const { assertion } of findOffers(text, found)) {
      if (assertion.says === "percent") percents.push(assertion.value)
    }
    const plain = fact.kind === "discount" && !fact.currency ? parseDecimal(fact.value) : undefined
    if (plain) percents.push(plain)
  }
  const place = /varia(?:tion|nt)s?\[(\d+)\]/.exec(fact.field)?.[1]
  return { fact, amounts, percents, text, variation: place ? Number(place) : undefined }
}

/** Whether a fact says what a claim says. Which product it is about is not looked at. */
export function bearsOut({ fact, amounts, percents, text }: Proof, claim: Claim): boolean {
  if (!claim.kinds.includes(fact.kind)) return false
  const { assertion } = claim
  switch (assertion.says) {
    case "amount":
      return amounts.some(
        (amount) =>
          agree(amount, assertion.currencies) &&
          assertion.readings.some((reading) => isSame(reading, amount.value))
      )
    case "percent":
      return percents.some((percent) =>
        isSame(round(percent, assertion.value.places), assertion.value)
      )
    case "on_sale":
      return fact.kind === "discount"
    case "code":
      return new RegExp(`(?<![\\p{L}\\p{N}])${assertion.code}(?![\\p{L}\\p{N}])`, "u").test(text)
    case "rating": {
      const rating = parseDecimal(fact.value)
      if (!rating) return false
      if (assertion.atLeast) return rating.digits >= 4n * 10n ** BigInt(rating.places)
      // 4.67 may be called 4.7, but neither 5 nor five stars.
      if (assertion.value.places > 0) {
        return isSame(round(rating, assertion.value.places), assertion.value)
      }
      return isSame(assertion.stars ? floor(rating) : rating, assertion.value)
    }
    case "count": {
      const count = parseDecimal(fact.value)
      return count !== undefined && isSame(count, assertion.value)
    }
    case "stock":
      return saysStock(fact, assertion.value)
    case "words":
      return assertion.needs.every((need) => need.test(text))
    case "free":
      return isFree(fact, amounts, text, assertion)
    case "nothing":
      return false
  }
}

/** `Free shipping on orders over $75.` */
const FROM_AN_AMOUNT =
  /(?<!\p{L})(?:over|above|from|more than|at least|ab|über|mindestens|à partir|dès|plus de|más de|desde|a partir|oltre|da|almeno|acima|mais de|vanaf|boven|أكثر|فوق|من)(?!\p{L})[^.]{0,24}\d/iu

/** One sentence has to say it, and what is free from an amount on only beside an amount. */
function isFree(
  fact: Fact,
  amounts: readonly FactAmount[],
  text: string,
  { about, over }: Extract<Claim["assertion"], { says: "free" }>
): boolean {
  if (fact.kind === "delivery" && fact.field.endsWith("free_from")) {
    return isNamed(amounts, over)
  }
  return text
    .split(/[.!?;]\s/)
    .filter((sentence) => GRATIS.test(sentence) && about.test(sentence))
    .some((sentence) => !FROM_AN_AMOUNT.test(sentence) || isNamed(amounts, over))
}

function isNamed(amounts: readonly FactAmount[], said: readonly Decimal[]): boolean {
  return amounts.some(({ value }) => said.some((amount) => isSame(amount, value)))
}

/** Below this many, stock is short; a shop that tells the number has it checked by the number. */
const FEW = 10n

function saysStock(fact: Fact, value: string | Decimal): boolean {
  const count = /^\d{1,15}$/.test(fact.value) ? BigInt(fact.value) : undefined
  if (typeof value === "object") {
    return count !== undefined && isSame({ digits: count, places: 0 }, value)
  }
  if (value === "low")
    return (count !== undefined && count > 0n && count <= FEW) || fact.value === "low_stock"
  if (count !== undefined) return (value === "in_stock") === count > 0n
  return fact.value === value || (value === "in_stock" && fact.value === "low_stock")
}

function agree({ currency, currencies }: FactAmount, said: ReadonlySet<string> | undefined) {
  if (!said) return true
  if (currency) return said.has(currency)
  return !currencies || [...currencies].some((code) => said.has(code))
}
