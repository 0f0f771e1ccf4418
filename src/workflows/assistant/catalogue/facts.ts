import type { Fact, FactKind, ProductCard, Shopper } from "../../../modules/assistant/types"
import { formatPrice } from "./prices"
import type { ProductDetails } from "./details"

/** What an amount is about. */
export interface AboutAmount {
  kind: FactKind
  field: string
  product?: Pick<ProductCard, "id" | "name">
  /** The shopper's own when absent. */
  currency?: string
}

/** The fact that something costs, saves or adds up to an amount of minor units. */
export function amountFact(amount: bigint | string, shopper: Shopper, about: AboutAmount): Fact {
  const { kind, field, product, currency = shopper.currency } = about
  return {
    kind,
    ...(product ? { product_id: product.id, product_name: product.name } : {}),
    field,
    value: String(amount),
    display: waysToWrite(formatPrice(amount, shopper, currency)),
    currency,
  }
}

/** Everything that a reply may claim of a product by its card. */
export function cardFacts(card: ProductCard, shopper: Shopper): Fact[] {
  const about = { product_id: card.id, product_name: card.name }
  const facts: Fact[] = []
  const amount = (kind: FactKind, field: string, value: bigint | string) =>
    facts.push(amountFact(value, shopper, { kind, field, product: card, currency: card.currency }))
  if (card.price_amount !== null) amount("price", "price_amount", card.price_amount)
  if (card.on_sale) facts.push(...saleFacts(card, shopper))
  facts.push(stockFact(card.in_stock, "in_stock", about))
  card.variations.forEach((variation, index) => {
    const field = `variations[${index}]`
    if (variation.price_amount !== null) {
      amount("price", `${field}.price_amount`, variation.price_amount)
    }
    facts.push(stockFact(variation.in_stock, `${field}.in_stock`, about))
  })
  if (card.rating !== null) {
    facts.push(
      { ...about, kind: "rating", field: "rating", ...number(card.rating) },
      { ...about, kind: "review_count", field: "review_count", ...number(card.review_count) }
    )
  }
  return facts
}

function saleFacts(card: ProductCard, shopper: Shopper): Fact[] {
  const { price_amount, regular_price_amount } = card
  if (price_amount === null || regular_price_amount === null) return []
  return savingFacts(BigInt(price_amount), BigInt(regular_price_amount), shopper, card)
}

/** As `cardFacts`, and of the regular prices, the savings and the numbers in stock. */
export function detailsFacts(details: ProductDetails, shopper: Shopper): Fact[] {
  const { card, variants } = details
  const facts = cardFacts(card, shopper)
  variants.forEach((variant, index) => {
    const field = `variants[${index}]`
    if (variant.available !== null) {
      const about = { product_id: card.id, product_name: card.name }
      facts.push({
        ...about,
        kind: "stock",
        field: `${field}.available`,
        ...number(variant.available),
      })
    }
    const current = card.variations[index]?.price_amount
    if (variant.on_sale && current && variant.regular_price_amount !== null) {
      facts.push(
        ...savingFacts(
          BigInt(current),
          BigInt(variant.regular_price_amount),
          shopper,
          card,
          `${field}.`
        )
      )
    }
  })
  return facts
}

/** The regular price and what a sale takes off it, as an amount and in percent. */
export function savingFacts(
  current: bigint,
  regular: bigint,
  shopper: Shopper,
  product: Pick<ProductCard, "id" | "name">,
  path = ""
): Fact[] {
  const percent = String(discountPercent(current, regular))
  return [
    amountFact(regular, shopper, {
      kind: "price",
      field: `${path}regular_price_amount`,
      product,
    }),
    amountFact(regular - current, shopper, { kind: "discount", field: `${path}saving`, product }),
    {
      kind: "discount",
      product_id: product.id,
      product_name: product.name,
      field: `${path}discount_percent`,
      value: percent,
      display: [`${percent}%`, `${percent} %`],
    },
  ]
}

/** Whole percent, rounded half up. */
export function discountPercent(current: bigint, regular: bigint): bigint {
  return regular > 0n ? ((regular - current) * 200n + regular) / (regular * 2n) : 0n
}

function stockFact(
  inStock: boolean,
  field: string,
  about: Pick<Fact, "product_id" | "product_name">
): Fact {
  const [value, words] = inStock ? ["in_stock", "in stock"] : ["out_of_stock", "out of stock"]
  return { ...about, kind: "stock", field, value, display: [words] }
}

function number(value: number) {
  return { value: String(value), display: [String(value)] }
}

/** With the spaces that keyboards have, and without the zeros that people leave out. */
function waysToWrite(formatted: string): string[] {
  const spaced = formatted.replace(/[\u00a0\u202f]/g, " ")
  return [...new Set([formatted, spaced, spaced.replace(/[.,]0+(?=\D*$)/, "")])]
}
