import { LRUCache } from "lru-cache"
import type {
  CartState,
  Fact,
  FactKind,
  ProductCard,
  RememberedProduct,
  ToolResult,
} from "../types"
import { conceptsIn, LEXICONS } from "./lexicon"
import { ProductNames, wordsOf } from "./names"
import { fromMinor, parseDecimal } from "./numbers"
import type { Decimal } from "./numbers"
import { findQuantities } from "./quantities"
import type { Quantity } from "./quantities"
import { render } from "./render"
import { identify } from "./sentence-language"

/** Long texts are quoted from, not searched for ever. */
const MAX_TEXT = 20_000

/** An amount that a fact tells. */
export interface Amount {
  fact: Fact
  value: Decimal
  currency: string
  kind: FactKind
  /** Place of the variation in the card that it is of; undefined for the product. */
  variation?: number
  /** The price without a sale, or what a sale takes off it. */
  role: "current" | "regular" | "saving"
}

/** A text that a tool has read, with what can be proven by it. */
export interface Source {
  kind: FactKind | "text"
  text: string
  /** The product that it is about, if it is about one. */
  product_id?: number
  fact?: Fact
  readonly quantities: readonly Quantity[]
}

/** Everything that tools of one turn have read, and what it is about. */
export class Evidence {
  readonly names = new ProductNames()
  readonly amounts: Amount[] = []
  readonly facts: Fact[] = []
  readonly sources: Source[] = []
  readonly cards = new Map<number, ProductCard>()
  /** What the shopper's cart is after a change that was made in this turn. */
  changedCart?: CartState
  private readonly vocabulary = new Set<string>()
  private readonly concepts = new Map<string, Set<string>>()

  /** Takes in what a tool has answered; `changes` says that it has changed the cart. */
  add(result: ToolResult, changes = false): void {
    this.concepts.clear()
    for (const card of [...(result.cards ?? []), ...(result.comparison?.products ?? [])]) {
      this.addCard(card)
    }
    for (const item of result.cart?.items ?? []) this.names.add(item.product_id, item.name)
    if (changes && result.cart) this.changedCart = result.cart
    for (const fact of result.facts) this.addFact(fact)
    this.read(result.output)
  }

  /** What was told of a product in a turn before. */
  remember({ id, name, price_amount, currency, variations }: RememberedProduct): void {
    if (this.cards.has(id)) return
    this.names.add(id, name)
    for (const { label } of variations) this.learn(label)
    if (price_amount === null) return
    const fact: Fact = {
      kind: "price",
      product_id: id,
      product_name: name,
      field: "price_amount",
      value: price_amount,
      display: [],
      currency,
    }
    this.addFact(fact)
  }

  card(id: number): ProductCard | undefined {
    return this.cards.get(id)
  }

  /** The texts about some products; those about none in particular where no product is named. */
  textsOf(ids: readonly number[]): Source[] {
    return this.sources.filter(
      ({ product_id }) => product_id === undefined || ids.includes(product_id)
    )
  }

  /** Whether a tool, or the shop, has used a word or code. */
  knows(word: string): boolean {
    const lower = word.toLowerCase()
    return this.vocabulary.has(lower) || this.vocabulary.has(lower.replace(/(?:'s|es|s|en|n)$/, ""))
  }

  /** Whether some text contains characters as they are, whatever stands around them. */
  contains(characters: string): boolean {
    const wanted = characters.toLowerCase()
    return this.sources.some(({ text }) => text.toLowerCase().includes(wanted))
  }

  /** The concepts that texts of some kinds name; see `conceptsIn`. */
  conceptsOf(table: "times" | "properties" | "policyTerms", ids?: readonly number[]): Set<string> {
    const key = `${table} ${ids?.join() ?? "general"}`
    let concepts = this.concepts.get(key)
    if (!concepts) {
      const sources = ids
        ? this.sources.filter(
            ({ product_id }) => product_id !== undefined && ids.includes(product_id)
          )
        : this.sources.filter(({ kind, product_id }) => product_id === undefined && kind !== "text")
      concepts = new Set(sources.flatMap(({ text }) => [...conceptsIn(table, text)]))
      this.concepts.set(key, concepts)
    }
    return concepts
  }

  /** Facts of a kind about a product. */
  factsOf(kind: FactKind, id: number): Fact[] {
    return this.facts.filter((fact) => fact.kind === kind && fact.product_id === id)
  }

  learn(text: string): void {
    this.names.learn(text)
    for (const word of wordsOf(render(text))) this.vocabulary.add(word)
  }

  private addCard(card: ProductCard): void {
    this.cards.set(card.id, card)
    this.names.add(card.id, card.name)
    const labels = card.variations.map(({ label }) => label)
    this.addSource("text", [card.name, card.short_description, ...labels].join(". "), card.id)
  }

  private addFact(fact: Fact): void {
    this.facts.push(fact)
    const { kind, product_id, product_name, field, value, currency } = fact
    if (product_id !== undefined && product_name) this.names.add(product_id, product_name)
    if (currency && /^-?\d{1,30}$/.test(value)) {
      const place = /varia(?:tion|nt)s?\[(\d+)\]/.exec(field)?.[1]
      this.amounts.push({
        fact,
        value: fromMinor(BigInt(value.replace("-", "")), currency),
        currency,
        kind,
        variation: place === undefined ? undefined : Number(place),
        role: /regular|original/.test(field)
          ? "regular"
          : kind === "discount"
            ? "saving"
            : "current",
      })
      return
    }
    const texts = [value, ...fact.display].join("\n")
    if (product_id === undefined || /\p{L}/u.test(texts)) {
      this.addSource(kind, texts, product_id, fact)
    }
  }

  private addSource(kind: Source["kind"], text: string, product_id?: number, fact?: Fact): void {
    const rendered = render(text.slice(0, MAX_TEXT))
    let quantities: readonly Quantity[] | undefined
    this.learn(rendered)
    this.sources.push({
      kind,
      text: rendered,
      product_id,
      fact,
      get quantities() {
        return (quantities ??= quantitiesIn(rendered))
      },
    })
  }

  /** Reads the texts of an answer, each as being about the product that it stands in. */
  private read(value: unknown, id?: number, depth = 0): void {
    if (typeof value === "string") {
      if (id === undefined) this.learn(value.slice(0, MAX_TEXT))
      else this.addSource("text", value, id)
    } else if (typeof value === "number" && id !== undefined) {
      this.addSource("text", String(value), id)
    } else if (Array.isArray(value)) {
      for (const item of value) this.read(item, id, depth + 1)
    } else if (typeof value === "object" && value !== null && depth < 8) {
      const own = productOf(value as Record<string, unknown>, this.cards) ?? id
      for (const item of Object.values(value)) this.read(item, own, depth + 1)
    }
  }
}

/** The product that a part of an answer is about. */
function productOf(
  value: Record<string, unknown>,
  cards: ReadonlyMap<number, ProductCard>
): number | undefined {
  const within = value.product as Record<string, unknown> | undefined
  const ids = [value.product_id, value.id, within?.product_id, within?.id]
  return ids.find((id): id is number => typeof id === "number" && cards.has(id))
}

/** Of texts that were read before: tools say the same of a product in every turn. */
const known = new LRUCache<string, readonly Quantity[]>({ max: 2_000 })

function quantitiesIn(text: string): readonly Quantity[] {
  let quantities = known.get(text)
  if (!quantities) {
    quantities = findQuantities(text, identify(text, LEXICONS[0]).lexicons)
    known.set(text, quantities)
  }
  return quantities
}

/** A fact's value as a number. */
export function numberOf({ value }: Fact): Decimal | undefined {
  return parseDecimal(value)
}
