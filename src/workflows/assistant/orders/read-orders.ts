import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { getOrdersListWorkflow } from "@medusajs/medusa/core-flows"
import { toMinorUnits } from "../../../money/money"

/** An order as its customer sees it. */
export interface PlacedOrder {
  /** What the interface calls `order_id`. */
  number: number
  status: string
  payment_status: string
  fulfillment_status: string
  /** Lower case. */
  currency: string
  /** Minor units. */
  total: bigint
  placed_at: Date
  items: { name: string; quantity: number }[]
  shipments: { tracking_number: string; url: string | null }[]
}

interface HostOrder {
  display_id: number
  status: string
  payment_status: string
  fulfillment_status: string
  currency_code: string
  raw_total?: { value: string | number } | null
  total: number | string
  created_at: string | Date
  items?: { product_title: string | null; title: string; quantity: number }[]
  fulfillments?: {
    canceled_at: string | Date | null
    labels?: { tracking_number: string; tracking_url: string | null }[]
  }[]
}

const FIELDS = [
  "display_id",
  "status",
  "currency_code",
  "total",
  "raw_total",
  "created_at",
  "items.*",
  "fulfillments.labels.*",
]

/**
 * A customer's own orders, the latest first; drafts are none.
 *
 * @param number only the order of this number
 */
export async function readOrders(
  scope: MedusaContainer,
  customerId: string,
  { limit, number }: { limit: number; number?: number }
): Promise<PlacedOrder[]> {
  const { result } = await getOrdersListWorkflow(scope).run({
    input: {
      fields: FIELDS,
      variables: {
        filters: {
          customer_id: customerId,
          is_draft_order: false,
          ...(number === undefined ? {} : { display_id: number }),
        },
        skip: 0,
        take: limit,
        order: { created_at: "DESC" },
      },
    },
  })
  const orders = Array.isArray(result) ? result : result.rows
  return (orders as unknown as HostOrder[]).map(present)
}

/** The number of an order by the host's id; undefined for one that is unknown. */
export async function findOrderNumber(
  scope: MedusaContainer,
  id: string
): Promise<number | undefined> {
  const [order] = await scope
    .resolve(Modules.ORDER)
    .listOrders({ id: [id] }, { select: ["id", "display_id"], take: 1 })
  return order?.display_id
}

function present(order: HostOrder): PlacedOrder {
  const currency = order.currency_code.toLowerCase()
  return {
    number: order.display_id,
    status: order.status,
    payment_status: order.payment_status,
    fulfillment_status: order.fulfillment_status,
    currency,
    total: toMinorUnits(order.raw_total?.value ?? order.total, currency),
    placed_at: new Date(order.created_at),
    items: (order.items ?? []).map(({ product_title, title, quantity }) => ({
      name: product_title ?? title,
      quantity: Number(quantity),
    })),
    shipments: (order.fulfillments ?? [])
      .filter(({ canceled_at }) => !canceled_at)
      .flatMap(({ labels = [] }) =>
        labels.map(({ tracking_number, tracking_url }) => ({
          tracking_number,
          url: tracking_url && /^https?:\/\/[^#]/.test(tracking_url) ? tracking_url : null,
        }))
      ),
  }
}
