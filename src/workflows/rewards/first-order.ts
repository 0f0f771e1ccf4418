import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import type { OrderFacts } from "../../modules/rewards"
import { readOrders } from "./read-orders"

const BATCH = 50
/** Whoever has placed so many without paying one is not found to be new by the next. */
const MOST_ORDERS = 500

/** The order that a customer paid for first; null when there is none. What cost nothing is not paid. */
export async function findFirstPaid(
  container: MedusaContainer,
  customerId: string
): Promise<OrderFacts | null> {
  let first: OrderFacts | null = null
  for await (const order of paidOrders(container, { customer_id: customerId })) {
    if (first === null || isBefore(order, first)) first = order
  }
  return first
}

/** Whether a customer has paid for an order, also as a guest under the same e-mail address. */
export async function hasPaid(container: MedusaContainer, customerId: string): Promise<boolean> {
  const [customer] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: [customerId] }, { select: ["id", "email"], take: 1 })
  const filters: Record<string, string>[] = [{ customer_id: customerId }]
  if (customer?.email) filters.push({ email: customer.email })
  for (const filter of filters) {
    for await (const _ of paidOrders(container, filter)) return true
  }
  return false
}

/** In the order in which they were placed. */
async function* paidOrders(container: MedusaContainer, filters: Record<string, string>) {
  for (let skip = 0, found = BATCH; found === BATCH && skip < MOST_ORDERS; skip += BATCH) {
    const rows = await readGraph(container, {
      entity: "order",
      fields: ["id"],
      filters,
      pagination: { take: BATCH, skip, order: { created_at: "ASC" } },
      row: z.object({ id: z.string() }),
    })
    found = rows.length
    const orders = await readOrders(
      container,
      rows.map(({ id }) => id)
    )
    yield* orders.filter(({ paid, paid_in }) => paid && paid_in > 0n)
  }
}

function isBefore(one: OrderFacts, other: OrderFacts): boolean {
  const difference = one.paid_at.getTime() - other.paid_at.getTime()
  return difference < 0 || (difference === 0 && one.id < other.id)
}
