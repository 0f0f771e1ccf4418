import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import type { ProductCard, Shopper } from "../../../modules/assistant/types"
import { presentCard } from "./present-card"
import type { ListedProduct, ReadProduct } from "./present-card"
import { pricingContext, readPrice } from "./prices"
import { readProductRatings } from "./ratings"
import type { ProductRating } from "./ratings"
import { readStock } from "./stock"

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
  "variants.options.rank",
  "variants.options.option.title",
  "variants.calculated_price.*",
]

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
  const numbers = { products: productNumbers, variants: variantNumbers }
  const read = new Map(
    sold.map((product) => {
      const variantsRead = (product.variants ?? []).map((variant) => ({
        variant,
        price: readPrice(variant.calculated_price, shopper),
        available: stock.get(variant.id) ?? 0,
      }))
      const rating = ratings.get(product.id) as ProductRating
      return [product.id, presentCard(scope, shopper, { product, variantsRead, rating, numbers })]
    })
  )
  return ids.flatMap((id) => read.get(id) ?? [])
}
