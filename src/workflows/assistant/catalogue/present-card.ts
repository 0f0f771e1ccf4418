import type { MedusaContainer } from "@medusajs/framework/types"
import type { CardVariation, ProductCard, Shopper } from "../../../modules/assistant/types"
import { productUrl } from "./links"
import { formatPrice } from "./prices"
import type { VariantPrice } from "./prices"
import type { ProductRating } from "./ratings"
import { plainText, shorten } from "./texts"

/** A product as the host's query gives it for a card. */
export interface ListedProduct {
  id: string
  title: string
  subtitle: string | null
  description: string | null
  handle: string
  status: string
  thumbnail: string | null
  metadata: Record<string, unknown> | null
  variants?: ListedVariant[]
}

export interface ListedVariant {
  id: string
  title: string
  sku: string | null
  variant_rank: number | null
  manage_inventory: boolean
  allow_backorder: boolean
  options?: { value: string; rank?: number | null; option?: { title: string } }[]
}

/** What a variant's place among the others follows from. */
export type RankedVariant = Pick<ListedVariant, "id" | "variant_rank" | "options">

/** A product of the shopper's sales channel, with what its card was made from. */
export interface ReadProduct {
  product: ListedProduct
  card: ProductCard
  variants: ReadVariant[]
}

export interface ReadVariant {
  variant: ListedVariant
  /** Null when it has no price for the shopper: it can't be bought. */
  price: VariantPrice | null
  /** How many can be sold now; Infinity where the store doesn't count. */
  available: number
}

const SHORT_DESCRIPTION = 180
const COLLATOR = new Intl.Collator("en", { numeric: true })

/** What a card is made from. */
export interface CardParts {
  product: ListedProduct
  variantsRead: ReadVariant[]
  rating: ProductRating
  /** Public numbers by the host's ids. */
  numbers: { products: ReadonlyMap<string, number>; variants: ReadonlyMap<string, number> }
}

/** Puts what was read of a product into its card; variants come in the merchant's order. */
export function presentCard(
  scope: MedusaContainer,
  shopper: Shopper,
  { product, variantsRead, rating, numbers }: CardParts
): ReadProduct {
  const variants = [...variantsRead].sort((one, other) => byRank(one.variant, other.variant))
  const variations = variants.map((one) =>
    presentVariation(one, numbers.variants.get(one.variant.id) as number, shopper)
  )
  const card: ProductCard = {
    id: numbers.products.get(product.id) as number,
    medusa_product_id: product.id,
    url: productUrl(scope, shopper, product),
    ...presentProduct(product, variants, shopper),
    ...rating,
    variations,
  }
  return { product, card, variants }
}

/** As the merchant ranked the variants, else the values of their options, else 9 before 10. */
export function byRank(one: RankedVariant, other: RankedVariant): number {
  const difference = (one.variant_rank ?? 0) - (other.variant_rank ?? 0)
  if (difference) return difference
  const [values, others] = [sortedOptions(one), sortedOptions(other)]
  for (const [index, { value, rank }] of values.entries()) {
    const counterpart = others[index]
    const byValue =
      (rank ?? 0) - (counterpart?.rank ?? 0) || COLLATOR.compare(value, counterpart?.value ?? "")
    if (byValue) return byValue
  }
  return one.id < other.id ? -1 : 1
}

/** Sorted, because the host gives options in no order of its own. */
function sortedOptions({ options = [] }: RankedVariant) {
  return [...options].sort((one, other) =>
    COLLATOR.compare(one.option?.title ?? "", other.option?.title ?? "")
  )
}

function canBeBought({ price, available }: ReadVariant): boolean {
  return price !== null && available >= 1
}

function presentVariation(
  read: ReadVariant,
  variation_id: number,
  shopper: Shopper
): CardVariation {
  return {
    variation_id,
    medusa_variant_id: read.variant.id,
    label: labelOf(read.variant),
    price: read.price ? formatPrice(read.price.current, shopper) : "",
    price_amount: read.price ? String(read.price.current) : null,
    in_stock: canBeBought(read),
  }
}

function labelOf(variant: ListedVariant): string {
  const named = sortedOptions(variant).flatMap(({ option, value }) =>
    option ? `${option.title}: ${value}` : []
  )
  return named.join(", ") || variant.title
}

function presentProduct(product: ListedProduct, variants: ReadVariant[], shopper: Shopper) {
  const price = shownPrice(variants)
  const onSale = price !== null && price.current < price.regular
  return {
    name: product.title,
    price: price ? formatPrice(price.current, shopper) : "",
    price_amount: price ? String(price.current) : null,
    currency: shopper.currency,
    regular_price: price ? formatPrice(price.regular, shopper) : "",
    regular_price_amount: price ? String(price.regular) : null,
    sale_price: price && onSale ? formatPrice(price.current, shopper) : null,
    on_sale: onSale,
    in_stock: variants.some(canBeBought),
    short_description: shorten(
      plainText(product.description || product.subtitle || ""),
      SHORT_DESCRIPTION
    ),
    image: product.thumbnail,
    is_variable: variants.length > 1,
  }
}

/**
 * That of the cheapest variant that can be bought, or of the cheapest at all; of two that cost the
 * same, the one that promises the smaller saving.
 */
function shownPrice(variants: ReadVariant[]): VariantPrice | null {
  const buyable = variants.filter(canBeBought)
  const prices = (buyable.length ? buyable : variants).flatMap(({ price }) => price ?? [])
  return prices.reduce<VariantPrice | null>(
    (lowest, price) => (!lowest || isLower(price, lowest) ? price : lowest),
    null
  )
}

function isLower(one: VariantPrice, other: VariantPrice): boolean {
  return one.current === other.current ? one.regular < other.regular : one.current < other.current
}
