import { z } from "@medusajs/framework/zod"
import {
  AmountOut,
  component,
  InstantOut,
  ListMeta,
  ok,
  Page,
  pageOf,
  perPage,
} from "../../../../http"
import { findUnpaidParts, type UnpaidPart } from "../../../../workflows/carts"
import {
  findInterruptedOrders,
  findUnpaidOrders,
  reportedSince,
} from "../../../../workflows/payments"
import { SEE_WALLETS } from "../../../permissions"
import { endpoint } from "../service"

const REASONS = [
  "payment_canceled",
  "payment_interrupted",
  "insufficient_balance",
  "spending_limit_exceeded",
  "wallet_frozen",
  "wallet_not_found",
  "currency_changed",
  "customer_changed",
  "not_settled",
] as const

const UnpaidOrder = component(
  "UnpaidOrder",
  z.strictObject({
    order_id: z.int().meta({ description: "The order's number." }),
    medusa_order_id: z.string().meta({ examples: ["order_01"] }),
    customer_id: z
      .string()
      .nullable()
      .meta({ examples: ["cus_01"] }),
    reason: z.enum(REASONS).meta({
      description:
        "`payment_canceled`: every payment with the wallet was cancelled. `payment_interrupted`: the store " +
        "was stopped after it had placed the order and before it asked for the payment, and the wallet " +
        "refuses it since; the log has why. The others are about the part " +
        "of a cart that the wallet was to pay: what it refuses with (`insufficient_balance`, " +
        "`spending_limit_exceeded`, `wallet_frozen`, `wallet_not_found`); that the cart had changed its currency or " +
        "become another customer's when it was completed (`currency_changed`, `customer_changed`: the " +
        "order costs as much more now, to be paid otherwise); or that it failed for another reason, " +
        "which the log has (`not_settled`).",
    }),
    payment_id: z
      .string()
      .nullable()
      .meta({
        description: "The payment that was cancelled; null where there was none.",
        examples: ["pay_01"],
      }),
    amount: AmountOut.meta({ description: "What is missing." }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    canceled_at: InstantOut.nullable().meta({
      description: "When the payment was cancelled; null where there was none.",
    }),
    since: InstantOut.meta({
      description: "Since when it is missing: the cancellation, or the placing of the order.",
    }),
  }),
  { description: "An order, or a part of one, that nothing pays for." }
)

export const GET = endpoint({
  id: "listUnpaidOrders",
  summary: "List orders without money",
  description:
    "Orders of the last thirty days that stand although every payment with the wallet for them was " +
    "cancelled or never asked for, or although the wallet has not paid the part of them that it was to pay. Every minute " +
    "the wallet is asked again; what it refuses stays here.",
  tags: ["Payments"],
  access: SEE_WALLETS,
  query: z.object({ page: Page, per_page: perPage(100, 100) }),
  responses: { 200: z.strictObject({ data: z.array(UnpaidOrder), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const canceled = (await findUnpaidOrders(scope)).map((order) => ({
      ...toAnswer({ ...order, since: order.canceled_at, reason: "payment_canceled" }),
      payment_id: order.payment_id,
      canceled_at: order.canceled_at.toISOString(),
    }))
    const interrupted = (await findInterruptedOrders(scope, reportedSince())).map((order) => ({
      ...toAnswer({ ...order, since: order.placed_at, reason: "payment_interrupted" }),
      payment_id: null,
      canceled_at: null,
    }))
    const parts = (await findUnpaidParts(scope)).map((part) => ({
      ...toAnswer(part),
      payment_id: null,
      canceled_at: null,
    }))
    const newest = (one: { since: string }, other: { since: string }) =>
      other.since.localeCompare(one.since)
    return ok(pageOf([...canceled, ...interrupted, ...parts].sort(newest), query))
  },
})

function toAnswer(order: Omit<UnpaidPart, "cart_id" | "reason"> & { reason: Reason }) {
  return {
    order_id: order.display_id,
    medusa_order_id: order.order_id,
    customer_id: order.customer_id,
    reason: order.reason,
    amount: order.amount.toString(),
    currency: order.currency,
    since: order.since.toISOString(),
  }
}

type Reason = (typeof REASONS)[number]
