import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, PaymentEvents } from "@medusajs/framework/utils"
import { toMajorUnits } from "../../money/money"
import { readTopUp, type TopUp } from "./read-topup"
import { readTakeable, settleTopUp } from "./settle-topup"

const LOCK_SECONDS = 30

export interface TopUpRefund {
  /** Minor units; all that is left of it when undefined. */
  amount?: bigint
  /** What had been refunded when somebody decided on this; undefined when nobody looked. */
  refunded?: bigint
  /** The host's id of the user who does it. */
  created_by?: string
}

/** Why a top-up is not refunded; amounts in minor units. */
export type TopUpRefundRefusal =
  | { code: "not_paid" }
  /** Somebody has refunded some of it meanwhile. */
  | { code: "changed"; refunded: bigint }
  /** More than is left of it in the wallet. */
  | { code: "spent"; left: bigint }
  /** The provider did not do it; the log says why. */
  | { code: "declined" }

/**
 * Gives a top-up back by its provider and takes it out of the wallet: no more than is left of it there,
 * so that nothing is given back which was spent. What is spent between the look and the refund is
 * listed for staff, as after a refund by the host's own route.
 *
 * @returns the top-up afterwards
 */
export async function refundTopUp(
  container: MedusaContainer,
  id: string,
  refund: TopUpRefund
): Promise<{ topUp: TopUp } | { refusal: TopUpRefundRefusal }> {
  const locking = container.resolve(Modules.LOCKING)
  return await locking.execute([id], () => refundLocked(container, id, refund), {
    timeout: LOCK_SECONDS,
  })
}

async function refundLocked(
  container: MedusaContainer,
  id: string,
  { amount, refunded, created_by }: TopUpRefund
): Promise<{ topUp: TopUp } | { refusal: TopUpRefundRefusal }> {
  // What was captured and refunded before is in the wallet first: it says what is left.
  await settleTopUp(container, id)
  const topUp = (await readTopUp(container, id))!
  const payment = topUp.payments.find(({ captures }) => captures.length)
  if (!payment) return { refusal: { code: "not_paid" } }
  const before = refundedOf(topUp)
  if (refunded !== undefined && refunded !== before) {
    return { refusal: { code: "changed", refunded: before } }
  }
  const left = await readTakeable(container, topUp)
  const wanted = amount ?? left
  if (wanted > left || wanted === 0n) return { refusal: { code: "spent", left } }
  try {
    await container.resolve(Modules.PAYMENT).refundPayment({
      payment_id: payment.id,
      amount: toMajorUnits(wanted, topUp.currency),
      created_by,
    })
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The provider did not refund the top-up ${id}: ${(error as Error).message}`)
    return { refusal: { code: "declined" } }
  }
  await settleTopUp(container, id)
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: PaymentEvents.REFUNDED, data: { id: payment.id } })
  return { topUp: (await readTopUp(container, id))! }
}

/** What of a top-up its provider gave back, in minor units. */
export function refundedOf({ payments }: TopUp): bigint {
  return payments.flatMap(({ refunds }) => refunds).reduce((sum, { amount }) => sum + amount, 0n)
}
