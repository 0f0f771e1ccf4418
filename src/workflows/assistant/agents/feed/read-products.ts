import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../../../modules/access"
import type { AccessService } from "../../../../modules/access"
import type { ProductCard, Shopper } from "../../../../modules/assistant/types"
import { presentCard } from "../../catalogue"
import type { ReadVariant } from "../../catalogue"
import { readPrice } from "../../catalogue/prices"
import type { CalculatedPrice } from "../../catalogue/prices"
import { readFeedRows } from "./read-rows"
import type { FeedRow, FeedVariantRow } from "./read-rows"

/** A variant of a product in the feed. */
export interface FeedVariant {
  variation_id: number
  medusa_variant_id: string
  label: string
  sku: string | null
  gtin: string | null
  /** Display string. */
  price: string
  /** Minor units. */
  price_amount: string | null
  currency: string
  in_stock: boolean
}

/** A product in the feed: its card, and what agents match products by. */
export interface FeedProduct extends Omit<ProductCard, "variations" | "rating" | "review_count"> {
  handle: string
  availability: "in_stock" | "out_of_stock"
  brand: string | null
  gtin: string | null
  updated_at: string
  variants: FeedVariant[]
}

const UNRATED = { rating: null, review_count: 0 }
const GTIN = /^(?:\d{8}|\d{12,14})$/

/** Products with live prices and stock, in the order of the ids. */
export async function readFeedProducts(
  scope: MedusaContainer,
  shopper: Shopper,
  ids: readonly string[]
): Promise<FeedProduct[]> {
  const rows = await readFeedRows(scope, shopper.sales_channel_id, ids)
  const variants = rows.flatMap((row) => row.variants)
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const [prices, products, variantNumbers] = await Promise.all([
    calculatePrices(scope, shopper, variants),
    access.numbersFor(
      "product",
      rows.map(({ id }) => id)
    ),
    access.numbersFor(
      "variant",
      variants.map(({ id }) => id)
    ),
  ])
  const numbers = { products, variants: variantNumbers }
  return rows.map((product) => {
    const variantsRead = product.variants.map((variant) => ({
      variant,
      price: readPrice(prices.get(variant.price_set_id ?? ""), shopper),
      available: availableOf(variant),
    }))
    const read = presentCard(scope, shopper, { product, variantsRead, rating: UNRATED, numbers })
    return present(read.card, product, read.variants)
  })
}

async function calculatePrices(
  scope: MedusaContainer,
  { currency, region_id }: Shopper,
  variants: readonly FeedVariantRow[]
) {
  const id = variants.flatMap(({ price_set_id }) => price_set_id ?? [])
  const prices = await scope
    .resolve(Modules.PRICING)
    .calculatePrices(
      { id },
      { context: { currency_code: currency, ...(region_id ? { region_id } : {}) } }
    )
  // Declared wider than what the host's pricing gives: numbers, with the exact value beside them.
  return new Map(prices.map((price) => [price.id, price as CalculatedPrice]))
}

function availableOf({ manage_inventory, allow_backorder, available }: FeedVariantRow): number {
  return manage_inventory && !allow_backorder ? Math.max(0, available ?? 0) : Infinity
}

function present(card: ProductCard, row: FeedRow, variants: readonly ReadVariant[]): FeedProduct {
  const { variations, rating: _rating, review_count: _count, ...shown } = card
  const codes = variants.map(({ variant }) => gtinOf(variant as FeedVariantRow))
  return {
    ...shown,
    handle: row.handle,
    availability: card.in_stock ? "in_stock" : "out_of_stock",
    brand: row.brand,
    gtin: codes.length === 1 ? (codes[0] ?? null) : null,
    updated_at: row.updated_at.toISOString(),
    variants: variations.map((variation, index) => ({
      ...variation,
      sku: variants[index]?.variant.sku ?? null,
      gtin: codes[index] ?? null,
      currency: card.currency,
    })),
  }
}

function gtinOf({ code }: FeedVariantRow): string | null {
  return code !== null && GTIN.test(code) ? code : null
}
