import type { MedusaContainer } from "@medusajs/framework/types"
import type { HandoffLine } from "../../../../modules/assistant"
import type { CardVariation, ProductCard, Shopper } from "../../../../modules/assistant/types"
import { findProductId, findVariant, readCards } from "../../catalogue"
import type { HandoffWish } from "./parse-ids"

/** One product that can be handed over. */
export interface HandoffItem {
  card: ProductCard
  /** Undefined when a person has to choose one. */
  variation: CardVariation | undefined
  quantity: number
}

export interface HandoffPlan {
  items: HandoffItem[]
  /** What is not in stock now. */
  sold_out: HandoffItem[]
  /** As written: what this store does not sell to this shopper. */
  unknown: string[]
}

/** Finds out what of an agent's wishes can be handed over, at live prices and stock. */
export async function planHandoff(
  scope: MedusaContainer,
  shopper: Shopper,
  wishes: readonly HandoffWish[]
): Promise<HandoffPlan> {
  // One after the other: an agent's long list must not take the shoppers' connections.
  const found: Awaited<ReturnType<typeof resolve>>[] = []
  for (const wish of wishes) found.push(await resolve(scope, wish))
  const ids = found.flatMap((one) => one?.product_id ?? [])
  const cards = await readCards(scope, shopper, ids)
  const byId = new Map(cards.map((card) => [card.medusa_product_id, card]))
  const plan: HandoffPlan = { items: [], sold_out: [], unknown: [] }
  wishes.forEach((wish, index) => {
    const item = toItem(byId.get(found[index]?.product_id ?? ""), found[index]?.variant_id, wish)
    if (!item) plan.unknown.push(wish.written)
    else merge(isInStock(item) ? plan.items : plan.sold_out, item)
  })
  return plan
}

/** What a link keeps of an item. */
export function toLine({ card, variation, quantity }: HandoffItem): HandoffLine {
  return {
    product_id: card.id,
    variation_id: variation?.variation_id ?? null,
    quantity,
    price_amount: (variation ?? card).price_amount,
  }
}

async function resolve(scope: MedusaContainer, { product, variation }: HandoffWish) {
  if (variation !== undefined) return findVariant(scope, variation)
  const product_id = await findProductId(scope, product ?? "")
  return product_id === undefined ? undefined : { product_id, variant_id: undefined }
}

function toItem(
  card: ProductCard | undefined,
  variantId: string | undefined,
  { quantity }: HandoffWish
): HandoffItem | undefined {
  if (!card) return undefined
  const [only, ...others] = card.variations
  const variation = variantId
    ? card.variations.find(({ medusa_variant_id }) => medusa_variant_id === variantId)
    : others.length
      ? undefined
      : only
  const isSold = variation ? variation.price_amount !== null : !variantId && others.length > 0
  return isSold ? { card, variation, quantity } : undefined
}

function isInStock({ card, variation }: HandoffItem): boolean {
  return (variation ?? card).in_stock
}

/** What is named twice is wanted so many times. */
function merge(items: HandoffItem[], item: HandoffItem) {
  const same = items.find(
    ({ card, variation }) =>
      card.id === item.card.id && variation?.variation_id === item.variation?.variation_id
  )
  if (same) same.quantity = Math.min(999, same.quantity + item.quantity)
  else items.push(item)
}
