import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { moneyRequests } from "../../../concurrency/yielding"
import { readGraph } from "../../../host/read-graph"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import type { ProductCard, Shopper } from "../../../modules/assistant/types"
import { presentCard } from "./present-card"
import type { ReadProduct } from "./present-card"
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

/** As `readCards`, with the products themselves. */
export async function readProducts(
  scope: MedusaContainer,
  shopper: Shopper,
  productIds: readonly string[]
): Promise<ReadProduct[]> {
  const ids = [...new Set(productIds)]
  if (!ids.length) return []
  const [rows] = await Promise.all([
    readRows(scope, shopper.sales_channel_id, ids, shopper.locale),
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
  return rows.map((product) => {
    const variantsRead = product.variants.map((variant) => ({
      variant,
      price: prices.get(variant.price_set_id ?? "") ?? null,
      available: availableOf(variant),
    }))
    const rating = ratings.get(product.id) as ProductRating
    return presentCard(scope, shopper, { product, variantsRead, rating, numbers })
  })
}

/**
 * What else is to be known of products, by their ids: read by the host's query, which is slower.
 *
 * @param row what of each product the caller relies on
 */
export async function readMore<Row extends z.ZodObject>(
  scope: MedusaContainer,
  { locale }: Pick<Shopper, "locale">,
  productIds: readonly string[],
  { fields, row }: { fields: readonly string[]; row: Row }
): Promise<Map<string, z.output<Row>>> {
  if (!productIds.length) return new Map()
  const found = await readGraph(scope, {
    entity: "product",
    fields: ["id", ...fields],
    filters: { id: [...new Set(productIds)] },
    locale,
    row: z.object({ id: z.string() }).and(row),
  })
  return new Map(found.map((product) => [product.id, product]))
}
