import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import type { Shopper } from "../../../modules/assistant/types"
import { listCategories, readCards, withBelow } from "../catalogue"
import { readUnitsSold } from "../sales"
import { defineTool } from "./context"
import { ListedProductSchema, listProduct, showProducts } from "./products"

/** Read at a time: what is sold out or not for this shopper is passed over. */
const BATCH = 40

export const getTopProducts = defineTool({
  name: "get_top_products",
  description: "The best sellers of the shop or of a category. Only what can be bought now.",
  writes: false,
  input: z.strictObject({
    category: z.string().max(255).optional().meta({
      description: "Handle or name of a category.",
    }),
    days: z.int().min(1).max(365).default(90).meta({ description: "Sold in the last days." }),
    limit: z.int().min(1).max(20).default(5),
  }),
  output: z.object({
    products: z.array(ListedProductSchema),
    days: z.int(),
  }),
  async run({ category, days, limit }, context) {
    const { scope, shopper } = context
    const sold = [...(await readUnitsSold(scope, days)).keys()]
    const ids = category === undefined ? sold : await within(scope, shopper, category, sold)
    const shown = []
    for (let start = 0; start < ids.length && shown.length < limit; start += BATCH) {
      const cards = await readCards(scope, shopper, ids.slice(start, start + BATCH))
      shown.push(...cards.filter(({ in_stock }) => in_stock))
    }
    const top = shown.slice(0, limit)
    return showProducts(context, top, { products: top.map(listProduct), days })
  },
})

/** Those of the products that lie in a category or below it; none when there is no such category. */
async function within(
  scope: MedusaContainer,
  shopper: Shopper,
  wanted: string,
  productIds: string[]
): Promise<string[]> {
  const categories = await listCategories(scope, shopper)
  const text = wanted.trim().toLowerCase()
  const root = categories.find(
    ({ id, handle, name }) => id === wanted || handle === text || name.toLowerCase() === text
  )
  if (!root || !productIds.length) return []
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id"],
    filters: { id: productIds, categories: { id: withBelow(categories, root.id) } },
  })
  const found = new Set(data.map(({ id }) => id))
  return productIds.filter((id) => found.has(id))
}
