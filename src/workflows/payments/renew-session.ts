import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createPaymentSessionsWorkflow } from "@medusajs/medusa/core-flows"
import { ALLOWANCES_MODULE, type AllowancesService } from "../../modules/allowances"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { findPayment } from "./read-payment"
import { sourceOf } from "./wallet-provider"

/** A payment session with the wallet. */
export interface WalletSession {
  id: string
  provider_id: string
  payment_collection_id: string
  data: Record<string, unknown>
}

/**
 * Replaces a session whose payment was cancelled. A checkout that fails after the payment was
 * authorized cancels it; when it is tried again, the host takes the cancelled payment for an
 * authorized one and would place an order without money. The host releases the hold first and notes
 * the cancellation afterwards, so a released hold says it as well.
 */
export async function renewCanceledSession(
  container: MedusaContainer,
  session: WalletSession,
  customerId: string
): Promise<void> {
  const payment = await findPayment(container, session.id)
  if (payment && (payment.canceled || (await isReleased(container, session.id)))) {
    const id = await createSession(container, session, customerId)
    await allowancesOf(container).planAgain(session.id, id)
  }
}

/** Whether nothing is set aside or taken for a session any more for which something was. */
async function isReleased(container: MedusaContainer, sessionId: string): Promise<boolean> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const holds = await ledger.holds.ofSource(sourceOf(sessionId))
  return (
    holds.length > 0 && !holds.some(({ status }) => status === "active" || status === "committed")
  )
}

/** Makes a new session in the place of a collection's; answers its id. */
export async function createSession(
  container: MedusaContainer,
  { payment_collection_id, provider_id }: Omit<WalletSession, "id" | "data">,
  customerId: string
): Promise<string> {
  const { result } = await createPaymentSessionsWorkflow(container).run({
    input: { payment_collection_id, provider_id, customer_id: customerId },
  })
  return (result as { id: string }).id
}

/**
 * Makes and authorizes a new session for an order whose payment was cancelled under it.
 *
 * @throws what the wallet refuses with
 */
export async function payAgain(
  container: MedusaContainer,
  unpaid: Omit<WalletSession, "id" | "data"> & { payment_id: string },
  customerId: string
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const { payment_session: canceled } = await payments.retrievePayment(unpaid.payment_id, {
    relations: ["payment_session"],
  })
  const id = await createSession(container, unpaid, customerId)
  // What an agent bought is paid within its allowance, or not by itself.
  if (canceled) await allowancesOf(container).planAgain(canceled.id, id)
  await payments.authorizePaymentSession(id, {})
}

function allowancesOf(container: MedusaContainer): AllowancesService {
  return container.resolve<AllowancesService>(ALLOWANCES_MODULE)
}
