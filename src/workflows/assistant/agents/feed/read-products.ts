import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE } from "../../../../modules/access"
import type { AccessService } from "../../../../modules/access"
import type { ProductCard, Shopper } from "../../../../modules/assistant/types"
import { presentCard } from "../../catalogue"
import type { ReadVariant } from "../../catalogue"
import { readPrices } from "../../catalogue/prices"
import { availableOf, readRows } from "../../catalogue/read-rows"
import type { ProductRow, VariantRow } from "../../catalogue/read-rows"

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
  const rows = await readRows(scope, shopper.sales_channel_id, ids)
  const variants = rows.flatMap((row) => row.variants)
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const [prices, products, variantNumbers] = await Promise.all([
    readPrices(scope, shopper, variants),
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
      price: prices.get(variant.price_set_id ?? "") ?? null,
      available: availableOf(variant),
    }))
    const read = presentCard(scope, shopper, { product, variantsRead, rating: UNRATED, numbers })
    return present(read.card, product, read.variants)
  })
}

function present(
  card: ProductCard,
  row: ProductRow,
  variants: readonly ReadVariant[]
): FeedProduct {
  const { variations, rating: _rating, review_count: _count, ...shown } = card
  const codes = variants.map(({ variant }) => gtinOf(variant as VariantRow))
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

function gtinOf({ code }: VariantRow): string | null {
  return code !== null && GTIN.test(code) ? code : null
}
