import type { Context, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createPaymentSessionsWorkflow } from "@medusajs/medusa/core-flows"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { oneByOne } from "../payments/settle"
import { isWalletProvider } from "../payments/wallet-provider"
import { markOf, readTopUp, type TopUp, type TopUpStatus } from "./read-topup"
import { settleTopUp, SETTLED_MS } from "./settle-topup"

const LOCK_SECONDS = 30

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
  const payment_collection_id = await createTopUpCollection(container, input)
  await createPaymentSessionsWorkflow(container).run({
    input: {
      payment_collection_id,
      provider_id: input.provider_id,
      customer_id: input.customer_id,
    },
  })
  return (await readTopUp(container, payment_collection_id))!
}

/** Makes the payment collection of a top-up, which is also its id; nobody is charged by it alone. */
export async function createTopUpCollection(
  container: MedusaContainer,
  topUp: { customer_id: string; wallet_id: number; currency: string; amount: bigint }
): Promise<string> {
  const { customer_id, wallet_id, currency, amount } = topUp
  const [collection] = await container.resolve(Modules.PAYMENT).createPaymentCollections([
    {
      currency_code: currency.toLowerCase(),
      amount: toMajorUnits(amount, currency),
      metadata: markOf({ customer_id, wallet_id }),
    },
  ])
  return collection.id
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
    return await credit(container, topUp)
  }
  const payments = container.resolve(Modules.PAYMENT)
  const known = topUp.payments.find(({ canceled }) => !canceled)
  const session = topUp.sessions.find(({ provider_id }) => !isWalletProvider(provider_id))
  if (!known && !session) {
    return "failed"
  }
  let payment: { id: string } | null | undefined = known
  try {
    payment ??= await payments.authorizePaymentSession(session!.id, {})
    if (!payment) {
      return "pending"
    }
    const authorized = (await readTopUp(container, id))!
    if (!authorized.payments.some(({ captures }) => captures.length)) {
      await payments.capturePayment({ payment_id: payment.id })
    }
  } catch (error) {
    const now = (await readTopUp(container, id)) ?? topUp
    // Another instance may have been faster, or be about to.
    if (now.payments.some(({ captures }) => captures.length)) {
      return await credit(container, now)
    }
    return !payment && now.payments.some(({ canceled }) => !canceled)
      ? "pending"
      : await fail(container, now, error as Error)
  }
  return await credit(container, (await readTopUp(container, id))!)
}

/** The row of a capture whose answer another request is waiting for may vanish again. */
async function credit(container: MedusaContainer, topUp: TopUp): Promise<TopUpStatus> {
  const isThere = topUp.payments.some(
    ({ captured, captures }) =>
      captures.length && (captured || captures.every(({ created_at }) => isOld(created_at)))
  )
  if (!isThere) {
    return "pending"
  }
  await settleTopUp(container, topUp.id)
  return "paid"
}

function isOld(at: Date): boolean {
  return Date.now() - at.getTime() > SETTLED_MS
}

/** A session that waits for the customer is refused by the host as well, and is no failure yet. */
const WAITING = ["requires_more", "pending_authorization"]

async function fail(container: MedusaContainer, topUp: TopUp, error: Error): Promise<TopUpStatus> {
  if (topUp.sessions.some(({ status }) => WAITING.includes(status))) {
    return "pending"
  }
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`The top-up ${topUp.id} came to nothing: ${error.message}`)
  const payment = topUp.payments.find(({ captures }) => !captures.length)
  await (payment
    ? tellFailureOnce(container, topUp, payment.id)
    : announceFailure(container, topUp))
  return "failed"
}

async function announceFailure(
  container: MedusaContainer,
  { id, wallet_id, amount, currency }: TopUp,
  context?: Context
): Promise<void> {
  await container.resolve<LedgerService>(LEDGER_MODULE).announce(
    [
      {
        type: "wallet.topup.failed",
        wallet_id,
        data: { topup_id: id, amount: amount.toString(), currency },
      },
    ],
    context
  )
}

/** Tells that a payment of a top-up came to nothing, once, however many find that out. */
export async function tellFailureOnce(
  container: MedusaContainer,
  { id, wallet_id }: TopUp,
  paymentId: string
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  await oneByOne(() =>
    ledger.transact(async (transaction) => {
      await ledger.lockWallet(wallet_id, transaction)
      const topUp = await readTopUp(container, id)
      if (topUp && topUp.failed !== paymentId) {
        await announceFailure(container, topUp, transaction.context)
        await container.resolve(Modules.PAYMENT).updatePaymentCollections(id, {
          metadata: markOf({ ...topUp, failed: paymentId }),
        })
      }
    })
  )
}

/** Notes why nothing comes of a top-up for the time being, where nobody has noted that yet. */
export async function noteFailure(
  container: MedusaContainer,
  id: string,
  why: string
): Promise<void> {
  const topUp = await readTopUp(container, id)
  if (topUp && topUp.failed === null) {
    await container.resolve(Modules.PAYMENT).updatePaymentCollections(id, {
      metadata: markOf({ ...topUp, failed: why }),
    })
  }
}
