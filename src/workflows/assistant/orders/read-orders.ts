import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { getOrdersListWorkflow } from "@medusajs/medusa/core-flows"
import { checkRows, HostAmount } from "../../../host/read-graph"
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

const Instant = z.union([z.string(), z.date()])
const HostOrder = z.object({
  display_id: z.number(),
  status: z.string(),
  payment_status: z.string(),
  fulfillment_status: z.string(),
  currency_code: z.string(),
  raw_total: z.unknown().optional(),
  total: z.unknown().optional(),
  created_at: Instant,
  items: z
    .array(
      z.object({
        product_title: z.string().nullish(),
        title: z.string(),
        quantity: z.coerce.number(),
      })
    )
    .nullish(),
  fulfillments: z
    .array(
      z.object({
        canceled_at: Instant.nullish(),
        labels: z
          .array(z.object({ tracking_number: z.string(), tracking_url: z.string().nullish() }))
          .nullish(),
      })
    )
    .nullish(),
})

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
  return checkRows("order", HostOrder, orders).map(present)
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

function present(order: z.output<typeof HostOrder>): PlacedOrder {
  const currency = order.currency_code.toLowerCase()
  return {
    number: order.display_id,
    status: order.status,
    payment_status: order.payment_status,
    fulfillment_status: order.fulfillment_status,
    currency,
    total: toMinorUnits(HostAmount.parse(order.raw_total ?? order.total).toString(), currency),
    placed_at: new Date(order.created_at),
    items: (order.items ?? []).map(({ product_title, title, quantity }) => ({
      name: product_title ?? title,
      quantity,
    })),
    shipments: (order.fulfillments ?? [])
      .filter(({ canceled_at }) => !canceled_at)
      .flatMap(({ labels }) =>
        (labels ?? []).map(({ tracking_number, tracking_url }) => ({
          tracking_number,
          url: tracking_url && /^https?:\/\/[^#]/.test(tracking_url) ? tracking_url : null,
        }))
      ),
  }
}
