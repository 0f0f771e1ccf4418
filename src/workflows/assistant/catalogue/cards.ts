import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { moneyRequests } from "../../../concurrency/yielding"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import type { ProductCard, Shopper } from "../../../modules/assistant/types"
import { presentCard } from "./present-card"
import type { ListedProduct, ListedVariant, ReadProduct } from "./present-card"
import { readGroups, readPrices } from "./prices"
import { readProductRatings } from "./ratings"
import type { ProductRating } from "./ratings"
import { availableOf, readRows } from "./read-rows"

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

/**
 * As `readCards`, with the products themselves.
 *
 * @param fields of the host's query, read on top of what cards need: slower, by its way
 */
export async function readProducts<Product extends ListedProduct = ListedProduct>(
  scope: MedusaContainer,
  shopper: Shopper,
  productIds: readonly string[],
  fields: readonly string[] = []
): Promise<ReadProduct<Product>[]> {
  const ids = [...new Set(productIds)]
  if (!ids.length) return []
  const [rows, more] = await Promise.all([
    readRows(scope, shopper.sales_channel_id, ids, shopper.locale),
    readFields(scope, shopper, ids, fields),
    // The prices ask for them.
    readGroups(scope, shopper),
  ])
  await moneyRequests.giveWay()
  const variants = rows.flatMap((row) => row.variants)
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const [prices, ratings, productNumbers, variantNumbers] = await Promise.all([
    readPrices(scope, shopper, variants),
    readProductRatings(scope, rows),
    access.numbersFor(
      "product",
      rows.map(({ id }) => id)
    ),
    access.numbersFor(
      "variant",
      variants.map(({ id }) => id)
    ),
  ])
  await moneyRequests.giveWay()
  const numbers = { products: productNumbers, variants: variantNumbers }
  return rows.map((row) => {
    const variantsRead = row.variants.map((variant) => ({
      variant: { ...more.variants.get(variant.id), ...variant },
      price: prices.get(variant.price_set_id ?? "") ?? null,
      available: availableOf(variant),
    }))
    const product = { ...more.products.get(row.id), ...row } as unknown as Product
    const rating = ratings.get(row.id) as ProductRating
    return presentCard(scope, shopper, { product, variantsRead, rating, numbers })
  })
}

interface MoreFields {
  products: ReadonlyMap<string, object>
  variants: ReadonlyMap<string, object>
}

async function readFields(
  scope: MedusaContainer,
  { locale }: Shopper,
  ids: string[],
  fields: readonly string[]
): Promise<MoreFields> {
  if (!fields.length) return { products: new Map(), variants: new Map() }
  const { data } = await scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "product", fields: ["id", ...fields], filters: { id: ids } }, { locale })
  const products = data as unknown as { id: string; variants?: ListedVariant[] }[]
  return {
    products: new Map(products.map((product) => [product.id, product])),
    variants: new Map(
      products.flatMap(({ variants = [] }) => variants.map((variant) => [variant.id, variant]))
    ),
  }
}
