import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createPaymentSessionsWorkflow } from "@medusajs/medusa/core-flows"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { isWalletProvider } from "../payments/wallet-provider"
import { creditWallet } from "../wallet"
import { isMarked, markOf, readTopUp, type TopUp } from "./read-topup"

/** How far back payments are looked at. */
const DAYS = 2
/** A capture whose answer is still out may vanish again; by then it is there to stay. */
const SETTLED_MS = 2 * 60 * 1000
const LOCK_SECONDS = 30
const REFERENCE = "topup:"

/** What became of a top-up. */
export type TopUpStatus = "pending" | "paid" | "failed"

/** Makes a payment collection and its session, with which a customer fills their wallet. */
export async function startTopUp(
  container: MedusaContainer,
  input: {
    customer_id: string
    wallet_id: number
    currency: string
    amount: bigint
    provider_id: string
  }
): Promise<TopUp> {
  const payments = container.resolve(Modules.PAYMENT)
  const [collection] = await payments.createPaymentCollections([
    {
      currency_code: input.currency.toLowerCase(),
      amount: toMajorUnits(input.amount, input.currency),
      metadata: markOf(input),
    },
  ])
  await createPaymentSessionsWorkflow(container).run({
    input: {
      payment_collection_id: collection.id,
      provider_id: input.provider_id,
      customer_id: input.customer_id,
    },
  })
  return (await readTopUp(container, collection.id))!
}

/**
 * Takes the money of a top-up and credits the wallet; whatever is repeated does so once. A provider
 * that still wants something of the customer leaves it pending.
 */
export async function completeTopUp(container: MedusaContainer, id: string): Promise<TopUpStatus> {
  const locking = container.resolve(Modules.LOCKING)
  return await locking.execute([id], () => complete(container, id), { timeout: LOCK_SECONDS })
}

async function complete(container: MedusaContainer, id: string): Promise<TopUpStatus> {
  const topUp = await readTopUp(container, id)
  if (!topUp) {
    return "failed"
  }
  if (topUp.payments.some(({ captures }) => captures.length)) {
    await creditTopUp(container, topUp)
    return "paid"
  }
  const payments = container.resolve(Modules.PAYMENT)
  const known = topUp.payments.find(({ canceled }) => !canceled)
  const session = topUp.sessions.find(({ provider_id }) => !isWalletProvider(provider_id))
  if (!known && !session) {
    return "failed"
  }
  try {
    const payment = known ?? (await payments.authorizePaymentSession(session!.id, {}))
    if (!payment) {
      return "pending"
    }
    const authorized = (await readTopUp(container, id))!
    if (!authorized.payments.some(({ captures }) => captures.length)) {
      await payments.capturePayment({ payment_id: payment.id })
    }
  } catch (error) {
    return await fail(container, topUp, error as Error)
  }
  await creditTopUp(container, (await readTopUp(container, id))!)
  return "paid"
}

/** A session that waits for the customer is refused by the host as well, and is no failure yet. */
const WAITING = ["requires_more", "pending_authorization"]

async function fail(
  container: MedusaContainer,
  { id, wallet_id, amount, currency }: TopUp,
  error: Error
): Promise<TopUpStatus> {
  const now = await readTopUp(container, id)
  if (now?.sessions.some(({ status }) => WAITING.includes(status))) {
    return "pending"
  }
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`The top-up ${id} came to nothing: ${error.message}`)
  await container.resolve<LedgerService>(LEDGER_MODULE).announce([
    {
      type: "wallet.topup.failed",
      wallet_id,
      data: { topup_id: id, amount: amount.toString(), currency },
    },
  ])
  return "failed"
}

/** Credits what was captured. The ledger knows each capture by its reference, for ever. */
export async function creditTopUp(container: MedusaContainer, topUp: TopUp): Promise<void> {
  for (const { captures } of topUp.payments) {
    for (const { id, amount } of captures) {
      const outcome = await creditWallet(container, {
        wallet_id: topUp.wallet_id,
        type: "topup",
        purpose: "paid",
        amount: amount.toString(),
        reason: "Top-up",
        reference: `${REFERENCE}${id}`,
        actor: "system:topup",
      })
      const isThere = outcome.status === "refused" && outcome.refusal.code === "duplicate_reference"
      if (outcome.status === "refused" && !isThere) {
        throw new Error(`The top-up ${topUp.id} could not be credited: ${outcome.refusal.code}`)
      }
      if (outcome.status === "failed") {
        throw new Error(outcome.failure.message)
      }
    }
  }
}

/** Credits the top-up that a payment was for, if it was for one. */
export async function creditTopUpOfPayment(
  container: MedusaContainer,
  paymentId: string
): Promise<void> {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: [paymentId] }, { select: ["id", "payment_collection_id"] })
  const topUp = payment && (await readTopUp(container, payment.payment_collection_id))
  if (topUp) {
    await creditTopUp(container, topUp)
  }
}

/** Credits what crashes and lost events have left: captures of top-ups of the last days. */
export async function sweepTopUps(container: MedusaContainer): Promise<void> {
  const now = Date.now()
  const captures = await container.resolve(Modules.PAYMENT).listCaptures(
    {
      created_at: {
        $gt: new Date(now - DAYS * 24 * 60 * 60 * 1000).toISOString(),
        $lt: new Date(now - SETTLED_MS).toISOString(),
      },
    },
    { relations: ["payment", "payment.payment_collection"] }
  )
  const ids = captures.flatMap(({ payment }) => {
    const { payment_collection: collection } = (payment ?? {}) as unknown as {
      payment_collection?: { id: string; metadata?: Record<string, unknown> }
    }
    return collection && isMarked(collection) ? collection.id : []
  })
  for (const id of new Set(ids)) {
    try {
      const topUp = await readTopUp(container, id)
      if (topUp) await creditTopUp(container, topUp)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`The top-up ${id} could not be settled: ${(error as Error).message}`)
    }
  }
}
