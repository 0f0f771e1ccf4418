import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { authenticate } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { formatAmount, toMinorUnits } from "../../money/money"
import { findOrder, readOrderMoney, refundedToWallet } from "../../workflows/payments"

/**
 * The host knows nothing of what was refunded to the wallet: its own refund, and the cancellation of
 * an order, would give the same money back again.
 */

async function guardRefund(
  request: MedusaRequest<{ amount?: number | string }>,
  _response: MedusaResponse,
  next: MedusaNextFunction
) {
  const { scope, params, body } = request
  const [payment] = await scope
    .resolve(Modules.PAYMENT)
    .listPayments({ id: [params.id] }, { select: ["id", "amount", "payment_collection_id"] })
  const order = payment && (await findOrder(scope, payment.payment_collection_id))
  if (order) {
    const wanted = body?.amount ?? (payment.amount as number)
    await assertCovered(request, order.id, (currency) => toMinorUnits(String(wanted), currency))
  }
  next()
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
    middlewares: [staff, guardRefund],
  },
  {
    matcher: "/admin/orders/:id/cancel",
    methods: ["POST"],
    middlewares: [staff, guardCancellation],
  },
]
