import type { MedusaContainer } from "@medusajs/framework/types"
import { fill } from "../../../modules/assistant/built-in"
import type { CartPhrases } from "../../../modules/assistant/built-in"
import { ToolRefused } from "../../../modules/assistant/refusal"
import type { CardVariation, ProductCard, Shopper } from "../../../modules/assistant/types"
import { findProductId, findVariant, readProducts } from "../catalogue"
import type { CatalogueReference, ReadProduct } from "../catalogue"
import { cartWords } from "./cart-words"

/** What a shopper wants, in whichever way they name it. */
export interface Wish {
  /** Public number, id or handle of a product, or id of a variant. */
  product?: CatalogueReference
  /** Public number or id of a variant. */
  variation?: CatalogueReference
}

/** One variation that can be bought. */
export interface Purchasable {
  card: ProductCard
  variation: CardVariation
  /** How many there are; null where the store doesn't count. */
  available: number | null
}

/**
 * The variation that a shopper means, and how many of it there are.
 *
 * @throws ToolRefused assistant_not_found for what is unknown or not sold to them,
 * assistant_variation_required, with the choices, when the product has several and none is named
 */
export async function findPurchasable(
  scope: MedusaContainer,
  shopper: Shopper,
  wish: Wish
): Promise<Purchasable> {
  const words = cartWords(shopper)
  const named = await resolveWish(scope, wish, words)
  const [product] = await readProducts(scope, shopper, [named.product_id])
  if (!product) throw unknown(words)
  const { card } = product
  const index = card.variations.findIndex(({ medusa_variant_id }) =>
    named.variant_id ? medusa_variant_id === named.variant_id : card.variations.length === 1
  )
  const variation = card.variations[index]
  if (!variation) throw named.variant_id ? unknown(words) : choiceNeeded(card, words)
  if (variation.price_amount === null) {
    throw new ToolRefused("assistant_not_found", fill(words.notSoldHere, { name: card.name }))
  }
  return { card, variation, available: countOf(product, index) }
}

/** How many there are of a product's variation; null where the store doesn't count. */
export function countOf({ variants }: Pick<ReadProduct, "variants">, index: number) {
  const available = variants[index]?.available ?? 0
  return Number.isFinite(available) ? available : null
}

/** What a line of a cart is called. */
export function lineName({ card, variation }: Pick<Purchasable, "card" | "variation">): string {
  return card.is_variable ? `${card.name} (${variation.label})` : card.name
}

async function resolveWish(
  scope: MedusaContainer,
  { product, variation }: Wish,
  words: CartPhrases
) {
  const fromProduct =
    typeof product === "string" && product.startsWith("variant_") ? product : undefined
  const wanted = variation ?? fromProduct
  if (wanted !== undefined) {
    const variant = await findVariant(scope, wanted)
    const product_id = product === undefined ? undefined : await findProductId(scope, product)
    const isOther = product !== undefined && product_id !== variant?.product_id
    if (!variant || isOther) {
      throw new ToolRefused("assistant_not_found", words.noVariation)
    }
    return variant
  }
  const product_id = product === undefined ? undefined : await findProductId(scope, product)
  if (product_id === undefined) throw unknown(words)
  return { product_id, variant_id: undefined }
}

function unknown({ noProduct }: CartPhrases) {
  return new ToolRefused("assistant_not_found", noProduct)
}

function choiceNeeded({ id, name, variations }: ProductCard, { choose }: CartPhrases) {
  return new ToolRefused("assistant_variation_required", fill(choose, { name }), {
    product_id: id,
    variations: variations.map(({ variation_id, label, price, in_stock }) => ({
      variation_id,
      label,
      price,
      in_stock,
    })),
  })
}
