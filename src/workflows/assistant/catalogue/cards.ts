import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import type { CardVariation, ProductCard, Shopper } from "../../../modules/assistant/types"
import { productUrl } from "./links"
import { formatPrice, pricingContext, readPrice } from "./prices"
import type { CalculatedPrice, VariantPrice } from "./prices"
import { readProductRatings } from "./ratings"
import type { ProductRating } from "./ratings"
import { readStock } from "./stock"
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
  images?: { url: string }[]
  sales_channels?: { id: string }[]
  variants?: ListedVariant[]
}

export interface ListedVariant {
  id: string
  title: string
  sku: string | null
  variant_rank: number | null
  manage_inventory: boolean
  allow_backorder: boolean
  options?: { value: string; option?: { title: string } }[]
  calculated_price?: CalculatedPrice | null
}

/** A product of the shopper's sales channel, with what its card was made from. */
export interface ReadProduct<Product extends ListedProduct = ListedProduct> {
  product: Product
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

export const CARD_FIELDS = [
  "id",
  "title",
  "subtitle",
  "description",
  "handle",
  "status",
  "thumbnail",
  "metadata",
  "images.url",
  "sales_channels.id",
  "variants.id",
  "variants.title",
  "variants.sku",
  "variants.variant_rank",
  "variants.manage_inventory",
  "variants.allow_backorder",
  "variants.options.value",
  "variants.options.option.title",
  "variants.calculated_price.*",
]

const SHORT_DESCRIPTION = 180

/**
 * The cards of products, with live prices and stock, in the order of the ids. Products that are
 * unknown, unpublished or not in the shopper's sales channel are left out.
 */
export async function readCards(
  scope: MedusaContainer,
  shopper: Shopper,
  productIds: readonly string[]
): Promise<ProductCard[]> {
  return (await readProducts(scope, shopper, productIds)).map(({ card }) => card)
}

/** As `readCards`, with the products themselves; `fields` are read on top of what cards need. */
export async function readProducts<Product extends ListedProduct = ListedProduct>(
  scope: MedusaContainer,
  shopper: Shopper,
  productIds: readonly string[],
  fields: readonly string[] = []
): Promise<ReadProduct<Product>[]> {
  const ids = [...new Set(productIds)]
  if (!ids.length) return []
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph(
    {
      entity: "product",
      fields: [...CARD_FIELDS, ...fields],
      filters: { id: ids, status: "published" },
      context: { variants: { calculated_price: await pricingContext(scope, shopper) } },
    },
    { locale: shopper.locale }
  )
  const sold = (data as unknown as Product[]).filter(({ sales_channels }) =>
    sales_channels?.some(({ id }) => id === shopper.sales_channel_id)
  )
  const variants = sold.flatMap((product) => product.variants ?? [])
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const [stock, ratings, productNumbers, variantNumbers] = await Promise.all([
    readStock(scope, shopper.sales_channel_id, variants),
    readProductRatings(scope, sold),
    access.numbersFor(
      "product",
      sold.map(({ id }) => id)
    ),
    access.numbersFor(
      "variant",
      variants.map(({ id }) => id)
    ),
  ])
  const read = new Map(
    sold.map((product) => {
      const variantsRead = [...(product.variants ?? [])].sort(byRank).map((variant) => ({
        variant,
        price: readPrice(variant.calculated_price, shopper),
        available: stock.get(variant.id) ?? 0,
      }))
      const variations = variantsRead.map((one) =>
        presentVariation(one, variantNumbers.get(one.variant.id) as number, shopper)
      )
      const card = {
        id: productNumbers.get(product.id) as number,
        medusa_product_id: product.id,
        url: productUrl(scope, shopper, product.handle),
        ...presentProduct(product, variantsRead, shopper),
        ...(ratings.get(product.id) as ProductRating),
        variations,
      }
      return [product.id, { product, card, variants: variantsRead }] as const
    })
  )
  return ids.flatMap((id) => read.get(id) ?? [])
}

function byRank(one: ListedVariant, other: ListedVariant): number {
  const difference = (one.variant_rank ?? 0) - (other.variant_rank ?? 0)
  return difference || (one.id < other.id ? -1 : 1)
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

/** Sorted, because the host gives options in no order of its own. */
function labelOf({ options = [], title }: ListedVariant): string {
  const named = options
    .filter(({ option }) => option !== undefined)
    .map(({ option, value }) => `${option?.title}: ${value}`)
  return named.length ? named.sort().join(", ") : title
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
    image: product.thumbnail ?? product.images?.[0]?.url ?? null,
    is_variable: variants.length > 1,
  }
}

/** That of the cheapest variant that can be bought, or of the cheapest at all. */
function shownPrice(variants: ReadVariant[]): VariantPrice | null {
  const buyable = variants.filter(canBeBought)
  const prices = (buyable.length ? buyable : variants).flatMap(({ price }) => price ?? [])
  return prices.reduce<VariantPrice | null>(
    (lowest, price) => (!lowest || price.current < lowest.current ? price : lowest),
    null
  )
}
