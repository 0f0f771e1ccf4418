import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createPaymentSessionsWorkflow } from "@medusajs/medusa/core-flows"
import { findPayment } from "./read-payment"

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
 * authorized one and would place an order without money.
 */
export async function renewCanceledSession(
  container: MedusaContainer,
  session: WalletSession,
  customerId: string
): Promise<void> {
  const payment = await findPayment(container, session.id)
  if (payment?.canceled) {
    await createSession(container, session, customerId)
  }
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
  unpaid: Omit<WalletSession, "id" | "data">,
  customerId: string
): Promise<void> {
  const id = await createSession(container, unpaid, customerId)
  await container.resolve(Modules.PAYMENT).authorizePaymentSession(id, {})
}
