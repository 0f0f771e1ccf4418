import type { MedusaContainer } from "@medusajs/framework/types"
import type { Shopper } from "../../../../modules/assistant/types"
import { readProducts } from "../../catalogue"
import type {
  ListedProduct,
  ListedVariant,
  ReadProduct,
  ReadVariant,
  VariantPrice,
} from "../../catalogue"

interface ProductOfListing extends ListedProduct {
  images?: { url: string }[]
  tags?: { value: string }[]
  categories?: { handle: string; name: string; is_active: boolean; is_internal: boolean }[]
  variants?: VariantOfListing[]
}

interface VariantOfListing extends ListedVariant {
  barcode: string | null
  ean: string | null
  upc: string | null
}

/** A variant that has a price for the shopper. */
export interface Offer extends ReadVariant {
  variant: VariantOfListing
  price: VariantPrice
}

/** A product that is sold to the shopper, with its offers in the merchant's order. */
export interface Listing extends ReadProduct<ProductOfListing> {
  /** At least one. */
  variants: Offer[]
}

const FIELDS = [
  "images.url",
  "tags.value",
  "categories.handle",
  "categories.name",
  "categories.is_active",
  "categories.is_internal",
  "variants.barcode",
  "variants.ean",
  "variants.upc",
]

/** Products with their priced variants, by id; those that can't be bought at any price are left out. */
export async function readListings(
  scope: MedusaContainer,
  shopper: Shopper,
  productIds: readonly string[]
): Promise<Map<string, Listing>> {
  const read = await readProducts<ProductOfListing>(scope, shopper, productIds, FIELDS)
  const listings = read.flatMap((product) => {
    const variants = product.variants.filter(hasPrice)
    return variants.length ? [{ ...product, variants }] : []
  })
  return new Map(listings.map((listing) => [listing.product.id, listing]))
}

/** The variant that stands for its product: the first that is in stock, else the first. */
export function featuredOf(offers: readonly Offer[]): Offer {
  return (offers.find(({ available }) => available >= 1) ?? offers[0]) as Offer
}

function hasPrice(read: ReadVariant): read is Offer {
  return read.price !== null
}
