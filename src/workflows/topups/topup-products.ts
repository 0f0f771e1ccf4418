import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"

/** The tag by which a merchant says that what a product costs fills the wallet of whoever buys it. */
export const TOPUP_TAG = "wallet-topup"

/** Which of some products are sold as top-ups. */
export async function topUpProductsAmong(
  container: MedusaContainer,
  productIds: readonly (string | null | undefined)[]
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(productIds.filter((id) => id != null))]
  if (!ids.length) return new Set()
  const products = await readGraph(container, {
    entity: "product",
    fields: ["id"],
    filters: { id: ids, tags: { value: TOPUP_TAG } },
    row: z.object({ id: z.string() }),
  })
  return new Set(products.map(({ id }) => id))
}

/** Whether a cart has a top-up in it: no wallet pays for what fills one. */
export async function hasTopUp(container: MedusaContainer, cartId: string): Promise<boolean> {
  const [cart] = await readGraph(container, {
    entity: "cart",
    fields: ["items.product_id"],
    filters: { id: cartId },
    row: z.object({
      items: z.array(z.object({ product_id: z.string().nullish() }).nullish()).nullish(),
    }),
  })
  const bought = (cart?.items ?? []).map((item) => item?.product_id)
  return (await topUpProductsAmong(container, bought)).size > 0
}
