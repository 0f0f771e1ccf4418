import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { authenticate } from "@medusajs/framework/http"
import { MedusaError, Modules, PaymentEvents } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { formatAmount, toMinorUnits } from "../../money/money"
import { findOrder, readOrderMoney, refundedToWallet } from "../../workflows/payments"
import { readTopUp } from "../../workflows/topups"

/**
 * The host knows nothing of what was refunded to the wallet: its own refund, and the cancellation of
 * an order, would give the same money back again.
 */

async function guardRefund(
  request: MedusaRequest<{ amount?: number | string }>,
  response: MedusaResponse,
  next: MedusaNextFunction
) {
  const { scope, params, body } = request
  const [payment] = await scope
    .resolve(Modules.PAYMENT)
    .listPayments({ id: [params.id] }, { select: ["id", "amount", "payment_collection_id"] })
  if (payment && (await readTopUp(scope, payment.payment_collection_id))) {
    return await refundTopUp(request, response)
  }
  const order = payment && (await findOrder(scope, payment.payment_collection_id))
  if (order) {
    const wanted = body?.amount ?? (payment.amount as number)
    await assertCovered(request, order.id, (currency) => toMinorUnits(String(wanted), currency))
  }
  next()
}

const TopUpRefund = z.strictObject({
  amount: z.number().positive().optional(),
  refund_reason_id: z.string().optional(),
  note: z.string().optional(),
})

/**
 * The host's workflow refunds payments of orders alone, and a top-up has none. The event, or the job,
 * takes what was refunded out of the wallet again.
 */
async function refundTopUp(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, params } = request
  const body = TopUpRefund.safeParse(request.body ?? {})
  if (!body.success) {
    const [{ path, message }] = body.error.issues
    throw new MedusaError(MedusaError.Types.INVALID_DATA, [...path, message].join(": "))
  }
  const payments = scope.resolve(Modules.PAYMENT)
  const created_by = (request as { auth_context?: { actor_id?: string } }).auth_context?.actor_id
  await payments.refundPayment({ payment_id: params.id, created_by, ...body.data })
  await scope
    .resolve(Modules.EVENT_BUS)
    .emit({ name: PaymentEvents.REFUNDED, data: { id: params.id } })
  const payment = await payments.retrievePayment(params.id, {
    relations: ["captures", "refunds", "refunds.refund_reason"],
  })
  response.status(200).json({ payment })
}

async function guardCancellation(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction
) {
  // It refunds all that the payments have kept.
  await assertCovered(request, request.params.id, (_currency, kept) => kept)
  next()
}

async function assertCovered(
  { scope }: MedusaRequest,
  orderId: string,
  wantedOf: (currency: string, kept: bigint) => bigint
): Promise<void> {
  const order = await readOrderMoney(scope, orderId)
  const refunded = order ? await refundedToWallet(scope, order) : 0n
  if (!order || refunded === 0n) {
    return
  }
  const { currency, kept } = order
  const wanted = wantedOf(currency, kept)
  if (wanted > 0n && wanted + refunded > kept) {
    const amount = formatAmount(refunded, currency, "en")
    const left = formatAmount(kept - refunded, currency, "en")
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `${amount} of this order went back to the customer's wallet already; ${left} is left to refund. ` +
        "Reverse the refund to the wallet first to give back more."
    )
  }
}

const staff = authenticate("user", ["session", "bearer", "api-key"])

export const guardRefunds: MiddlewareRoute[] = [
  {
    matcher: "/admin/payments/:id/refund",
    methods: ["POST"],
    // As for the host's own route, of which it takes the place for top-ups.
    policies: [{ resource: "refund", operation: "create" }],
    middlewares: [staff, guardRefund],
  },
  {
    matcher: "/admin/orders/:id/cancel",
    methods: ["POST"],
    middlewares: [staff, guardCancellation],
  },
]
