import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { createCartWorkflow } from "@medusajs/medusa/core-flows"
import { readGraph } from "../../../host/read-graph"
import { ASSISTANT_MODULE } from "../../../modules/assistant"
import type { AssistantService } from "../../../modules/assistant"
import { ToolRefused } from "../../../modules/assistant/refusal"
import type { Shopper } from "../../../modules/assistant/types"

/** How long a change waits for another one of the same shopper, in seconds. */
const WAIT_SECONDS = 15

const OwnedCart = z.object({
  customer_id: z.string().nullish(),
  completed_at: z.union([z.string(), z.date()]).nullish(),
  customer: z.object({ has_account: z.boolean() }).nullish(),
})

/**
 * The open cart of a shopper; undefined when they have none. A cart that was completed, or that
 * has become somebody else's, is theirs no more.
 */
export async function findOwnCart(
  scope: MedusaContainer,
  shopper: Pick<Shopper, "key" | "customer_id">
): Promise<string | undefined> {
  const id = await ownersOf(scope).find(shopper.key)
  return id !== undefined && (await isTheirs(scope, id, shopper)) ? id : undefined
}

/** Lines to open a cart with; the host prices them. */
export interface NewLine {
  variant_id: string
  quantity: number
}

/**
 * Opens a cart for a shopper who has none, in their region, currency and sales channel.
 *
 * @returns the id of the cart that is theirs now, and whether it is the one with `lines` in it
 * @throws ToolRefused assistant_not_found in a store without regions, which sells nothing
 */
export async function openCart(
  scope: MedusaContainer,
  shopper: Shopper,
  lines: NewLine[]
): Promise<{ id: string; opened: boolean }> {
  if (!shopper.region_id) {
    throw new ToolRefused("assistant_not_found", "This store does not sell anything yet.")
  }
  const owners = ownersOf(scope)
  const former = await owners.find(shopper.key)
  const { result } = await createCartWorkflow(scope).run({
    input: {
      region_id: shopper.region_id,
      currency_code: shopper.currency,
      sales_channel_id: shopper.sales_channel_id,
      locale: shopper.locale,
      items: lines,
      ...(shopper.customer_id ? { customer_id: shopper.customer_id } : {}),
      ...(shopper.country ? { shipping_address: { country_code: shopper.country } } : {}),
      metadata: { opened_by: "assistant" },
    },
  })
  const id = await owners.give(shopper.key, result.id, former)
  if (id !== result.id) await scope.resolve(Modules.CART).deleteCarts([result.id])
  await scope.resolve<AssistantService>(ASSISTANT_MODULE).touches.giveCart(shopper.key, id)
  return { id, opened: id === result.id }
}

/** Lets one change of a shopper's cart after the other in, so that none overwrites another. */
export function oneAtATime<T>(
  scope: MedusaContainer,
  owners: string[],
  work: () => Promise<T>
): Promise<T> {
  const keys = owners.map((owner) => `assistant-cart:${owner}`)
  return scope.resolve(Modules.LOCKING).execute(keys, work, { timeout: WAIT_SECONDS })
}

export function ownersOf(scope: MedusaContainer) {
  return scope.resolve<AssistantService>(ASSISTANT_MODULE).cartOwners
}

async function isTheirs(
  scope: MedusaContainer,
  id: string,
  { customer_id }: Pick<Shopper, "customer_id">
): Promise<boolean> {
  const [cart] = await readGraph(scope, {
    entity: "cart",
    fields: ["id", "customer_id", "completed_at", "customer.has_account"],
    filters: { id },
    row: OwnedCart,
  })
  if (!cart || cart.completed_at) return false
  return customer_id ? cart.customer_id === customer_id : !cart.customer?.has_account
}
