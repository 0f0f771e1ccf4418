import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import type { Shopper } from "../../../../modules/assistant/types"
import { DetailRow, readMore, readProducts } from "../../catalogue"
import type { ListedProduct, ReadProduct, ReadVariant, VariantPrice } from "../../catalogue"

const FIELDS = [
  "images.url",
  "tags.value",
  "categories.handle",
  "categories.name",
  "categories.is_active",
  "categories.is_internal",
  "variants.id",
  "variants.barcode",
  "variants.ean",
  "variants.upc",
]
const Barcodes = z.object({
  id: z.string(),
  barcode: z.string().nullish(),
  ean: z.string().nullish(),
  upc: z.string().nullish(),
})
const ListingRow = DetailRow.pick({ images: true, tags: true, categories: true }).extend({
  variants: z.array(Barcodes).nullish(),
})

/** A variant that has a price for the shopper. */
export interface Offer extends ReadVariant {
  price: VariantPrice
  barcodes: Omit<z.output<typeof Barcodes>, "id">
}

/** A product that is sold to the shopper, with its offers in the merchant's order. */
export interface Listing extends ReadProduct {
  product: ListedProduct & Omit<z.output<typeof ListingRow>, "variants">
  /** At least one. */
  variants: Offer[]
}

/** Products with their priced variants, by id; those that can't be bought at any price are left out. */
export async function readListings(
  scope: MedusaContainer,
  shopper: Shopper,
  productIds: readonly string[]
): Promise<Map<string, Listing>> {
  const [read, more] = await Promise.all([
    readProducts(scope, shopper, productIds),
    readMore(scope, shopper, productIds, { fields: FIELDS, row: ListingRow }),
  ])
  const listings = read.flatMap(({ product, card, variants }): Listing[] => {
    const { variants: all, ...details } = more.get(product.id) ?? {}
    const barcodes = new Map((all ?? []).map((variant) => [variant.id, variant]))
    const offers = variants.flatMap(({ price, ...read }) =>
      price ? [{ ...read, price, barcodes: barcodes.get(read.variant.id) ?? {} }] : []
    )
    return offers.length ? [{ product: { ...details, ...product }, card, variants: offers }] : []
  })
  return new Map(listings.map((listing) => [listing.product.id, listing]))
}

/** The variant that stands for its product: the first that is in stock, else the first. */
export function featuredOf(offers: readonly Offer[]): Offer {
  return (offers.find(({ available }) => available >= 1) ?? offers[0]) as Offer
}
