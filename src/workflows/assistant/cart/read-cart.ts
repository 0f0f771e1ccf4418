import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"
import { HostAmount, readGraph } from "../../../host/read-graph"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import { fill } from "../../../modules/assistant/built-in"
import type { CartPhrases } from "../../../modules/assistant/built-in"
import type { CartItem, CartState, Fact, Shopper } from "../../../modules/assistant/types"
import { toMinorUnits } from "../../../money/money"
import { amountFact, checkoutUrl, formatPrice, readProducts } from "../catalogue"
import type { ReadProduct } from "../catalogue"
import { cartWords } from "./cart-words"
import { countOf, lineName } from "./purchasable"

/** A cart as the host has it, checked against the catalogue. */
export interface VerifiedCart {
  id: string
  currency: string
  lines: CartLine[]
  totals: Record<Total, bigint>
  /** What the shopper should know: a price that has changed, stock that has gone. */
  notices: string[]
}

export interface CartLine {
  key: string
  product_id: string
  variant_id: string
  product_number: number
  variation_number: number
  name: string
  quantity: number
  /** Minor units. */
  unit_price: bigint
  image: string | null
  /** How many could be sold now; null where the store doesn't count. */
  available: number | null
}

export type Total = "subtotal" | "tax_total" | "discount_total" | "total"

const Line = z.object({
  id: z.string(),
  product_id: z.string().nullish(),
  variant_id: z.string().nullish(),
  product_title: z.string().nullish(),
  title: z.string(),
  thumbnail: z.string().nullish(),
  quantity: z.coerce.number(),
  is_custom_price: z.boolean().nullish(),
  raw_unit_price: HostAmount,
})
const Cart = z.object({
  id: z.string(),
  currency_code: z.string(),
  raw_subtotal: HostAmount,
  raw_tax_total: HostAmount,
  raw_discount_total: HostAmount,
  raw_total: HostAmount,
  items: z.array(Line).nullish(),
})
type HostLine = z.output<typeof Line>
type HostCart = z.output<typeof Cart>

const FIELDS = [
  "id",
  "currency_code",
  "raw_subtotal",
  "raw_tax_total",
  "raw_discount_total",
  "raw_total",
  "subtotal",
  "tax_total",
  "discount_total",
  "total",
  "items.*",
  "items.tax_lines.*",
  "items.adjustments.*",
  "shipping_methods.*",
  "shipping_methods.tax_lines.*",
  "shipping_methods.adjustments.*",
  "credit_lines.*",
]

/**
 * Reads a cart and holds it against the catalogue: prices that have changed since are taken over
 * before anything is told, and what has gone out of stock is noticed.
 */
export async function readCart(
  scope: MedusaContainer,
  shopper: Shopper,
  cartId: string
): Promise<VerifiedCart> {
  const words = cartWords(shopper)
  const host = await loadCart(scope, cartId)
  const sold = await readSold(scope, shopper, host)
  if (!(host.items ?? []).some((line) => hasOtherPrice(line, host, sold))) {
    return verify(scope, host, sold, { words, notices: [] })
  }
  await refreshCartItemsWorkflow(scope).run({ input: { cart_id: cartId, force_refresh: true } })
  const refreshed = await loadCart(scope, cartId)
  return verify(scope, refreshed, sold, { words, notices: [words.repriced] })
}

/** The cart as it is answered (decisions, "Cart"). */
export function presentCart(
  scope: MedusaContainer,
  shopper: Shopper,
  cart: VerifiedCart | undefined,
  { message, key }: { message: string; key?: string }
): CartState {
  const currency = cart?.currency ?? shopper.currency
  const money = (amount: bigint) => formatPrice(amount, shopper, currency)
  const total = (name: Total) => money(cart?.totals[name] ?? 0n)
  const lines = cart?.lines ?? []
  return {
    success: true,
    message: [message, ...(cart?.notices ?? [])].join(" "),
    ...(key ? { cart_item_key: key } : {}),
    items: lines.map((line): CartItem => ({
      cart_item_key: line.key,
      product_id: line.product_number,
      variation_id: line.variation_number,
      name: line.name,
      quantity: line.quantity,
      unit_price: money(line.unit_price),
      line_total: money(line.unit_price * BigInt(line.quantity)),
      image: line.image,
    })),
    item_count: lines.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: total("subtotal"),
    tax_total: total("tax_total"),
    discount_total: total("discount_total"),
    total: total("total"),
    currency,
    checkout_url: checkoutUrl(scope, shopper, cart?.id),
  }
}

/** Everything that a reply may claim of a cart. */
export function cartFacts(cart: VerifiedCart | undefined, shopper: Shopper): Fact[] {
  const currency = cart?.currency ?? shopper.currency
  const totals = (["subtotal", "tax_total", "discount_total", "total"] as const).map((name) => {
    const kind = name === "discount_total" ? "discount" : "total"
    return amountFact(cart?.totals[name] ?? 0n, shopper, { kind, field: `cart.${name}`, currency })
  })
  const lines = (cart?.lines ?? []).flatMap(
    ({ product_number, name, unit_price, quantity, available }, index): Fact[] => {
      const field = `cart.items[${index}]`
      const about = { product: { id: product_number, name }, currency }
      const ofLine = unit_price * BigInt(quantity)
      const counted = available === null ? [] : [countFact(about.product, field, available)]
      return [
        amountFact(unit_price, shopper, { ...about, kind: "price", field: `${field}.unit_price` }),
        amountFact(ofLine, shopper, { ...about, kind: "total", field: `${field}.line_total` }),
        ...counted,
      ]
    }
  )
  return [...totals, ...lines]
}

function countFact(product: { id: number; name: string }, field: string, count: number): Fact {
  return {
    kind: "stock",
    product_id: product.id,
    product_name: product.name,
    field: `${field}.available`,
    value: String(count),
    display: [String(count)],
  }
}

async function loadCart(scope: MedusaContainer, id: string): Promise<HostCart> {
  const [cart] = await readGraph(scope, {
    entity: "cart",
    fields: FIELDS,
    filters: { id },
    row: Cart,
  })
  if (!cart) throw new Error(`There is no cart ${id}`)
  return cart
}

async function readSold(scope: MedusaContainer, shopper: Shopper, { items }: HostCart) {
  const ids = (items ?? []).flatMap(({ product_id }) => product_id ?? [])
  const products = await readProducts(scope, shopper, ids)
  return new Map(products.map((one) => [one.product.id, one]))
}

type SoldProducts = ReadonlyMap<string, ReadProduct>

function findSold(line: HostLine, sold: SoldProducts) {
  const product = sold.get(line.product_id ?? "")
  const index = product?.card.variations.findIndex(
    ({ medusa_variant_id }) => medusa_variant_id === line.variant_id
  )
  const variation = product?.card.variations[index ?? -1]
  return product && variation
    ? { card: product.card, variation, available: countOf(product, index ?? -1) }
    : undefined
}

function hasOtherPrice(line: HostLine, { currency_code }: HostCart, sold: SoldProducts) {
  const now = findSold(line, sold)?.variation.price_amount
  if (line.is_custom_price || !now) return false
  return BigInt(now) !== toMinorUnits(line.raw_unit_price.toString(), currency_code)
}

async function verify(
  scope: MedusaContainer,
  host: HostCart,
  catalogue: SoldProducts,
  { words, notices }: { words: CartPhrases; notices: string[] }
): Promise<VerifiedCart> {
  const currency = host.currency_code.toLowerCase()
  const items = (host.items ?? []).sort((one, other) => (one.id < other.id ? -1 : 1))
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const ids = (key: "product_id" | "variant_id") => items.flatMap((item) => item[key] ?? [])
  const [products, variants] = await Promise.all([
    access.numbersFor("product", ids("product_id")),
    access.numbersFor("variant", ids("variant_id")),
  ])
  const lines = items.flatMap((item): CartLine[] => {
    const { product_id, variant_id } = item
    // A line that the store has made up itself stands for nothing in the catalogue.
    if (!product_id || !variant_id) return []
    const sold = findSold(item, catalogue)
    return [
      {
        key: item.id,
        product_id,
        variant_id,
        product_number: products.get(product_id) as number,
        variation_number: variants.get(variant_id) as number,
        name: sold ? lineName(sold) : (item.product_title ?? item.title),
        quantity: item.quantity,
        unit_price: toMinorUnits(item.raw_unit_price.toString(), currency),
        image: item.thumbnail ?? null,
        available: sold ? sold.available : 0,
      },
    ]
  })
  const amount = (raw: z.output<typeof HostAmount>) => toMinorUnits(raw.toString(), currency)
  return {
    id: host.id,
    currency,
    lines,
    totals: {
      subtotal: amount(host.raw_subtotal),
      tax_total: amount(host.raw_tax_total),
      discount_total: amount(host.raw_discount_total),
      total: amount(host.raw_total),
    },
    notices: [...notices, ...lines.flatMap((line) => noticeOf(line, words))],
  }
}

function noticeOf({ name, quantity, available }: CartLine, words: CartPhrases): string[] {
  if (available === null || available >= quantity) return []
  if (available === 0) return [fill(words.gone, { name })]
  return [fill(words.left, { count: available, name })]
}
