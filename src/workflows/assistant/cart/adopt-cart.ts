import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { addToCartWorkflow, transferCartCustomerWorkflow } from "@medusajs/medusa/core-flows"
import { readStock } from "../catalogue/stock"
import { isOfHost } from "../host-error"
import { findOwnCart, oneAtATime, ownersOf } from "./own-cart"

/**
 * A guest has signed in: what they had in their cart goes on being theirs. The cart becomes the
 * customer's, or what is in it goes into the one that they have, as far as it is sold there and
 * there is stock.
 */
export async function adoptGuestCart(
  scope: MedusaContainer,
  customer: { key: string; customer_id: string },
  guestKey: string
): Promise<void> {
  if ((await ownersOf(scope).find(guestKey)) === undefined) return
  await oneAtATime(scope, [customer.key, guestKey].sort(), async () => {
    const owners = ownersOf(scope)
    const known = await owners.find(guestKey)
    if (known === undefined) return
    const guestCart = await findOwnCart(scope, { key: guestKey })
    const former = await owners.find(customer.key)
    const own = await findOwnCart(scope, customer)
    if (guestCart && own) {
      await moveLines(scope, guestCart, own)
    } else if (guestCart) {
      const { customer_id } = customer
      await transferCartCustomerWorkflow(scope).run({ input: { id: guestCart, customer_id } })
      await owners.give(customer.key, guestCart, former)
    }
    await owners.take(guestKey, known)
  })
}

async function moveLines(scope: MedusaContainer, from: string, to: string) {
  const carts = scope.resolve(Modules.CART)
  const [source, target] = await Promise.all(
    [from, to].map((id) => carts.retrieveCart(id, { relations: ["items"] }))
  )
  const had = new Map<string, number>()
  for (const { variant_id, quantity } of target?.items ?? []) {
    if (variant_id) had.set(variant_id, (had.get(variant_id) ?? 0) + Number(quantity))
  }
  const wanted = (source?.items ?? []).flatMap(({ variant_id, quantity }) =>
    variant_id ? { variant_id, quantity: Number(quantity) } : []
  )
  const available = await stockOf(
    scope,
    target?.sales_channel_id ?? "",
    wanted.map(({ variant_id }) => variant_id)
  )
  for (const { variant_id, quantity } of wanted) {
    const left = (available.get(variant_id) ?? 0) - (had.get(variant_id) ?? 0)
    const fits = Math.min(quantity, left)
    if (fits < 1) continue
    await moveLine(scope, { variant_id, quantity: fits }, to)
  }
}

/** What the host refuses stays behind: what has no price in the other cart's region, above all. */
async function moveLine(
  scope: MedusaContainer,
  line: { variant_id: string; quantity: number },
  to: string
) {
  try {
    await addToCartWorkflow(scope).run({ input: { cart_id: to, items: [line] } })
  } catch (error) {
    if (!isOfHost(error)) throw error
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`A guest's ${line.variant_id} did not go into the customer's cart: ${error.message}`)
  }
}

async function stockOf(scope: MedusaContainer, salesChannelId: string, ids: string[]) {
  const variants = await scope
    .resolve(Modules.PRODUCT)
    .listProductVariants(
      { id: ids },
      { select: ["id", "manage_inventory", "allow_backorder"], take: ids.length }
    )
  return readStock(scope, salesChannelId, variants)
}
