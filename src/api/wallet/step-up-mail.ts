import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { WalletError } from "./service"

/** The name under which the store's notification provider knows the message. */
export const STEP_UP_TEMPLATE = "wallet-step-up-code"

/** What the host says when no provider serves a channel; it has no code for it. */
const NO_PROVIDER = /Could not find a notification provider|is not enabled/

interface StoredNotifications {
  listNotifications(filter: { idempotency_key: string }): Promise<{ id: string }[]>
  updateNotifications(update: { id: string; data: null }): Promise<unknown>
}

/**
 * Sends a one-time code through the host's notification module.
 *
 * @throws WalletError `wallet_step_up_unavailable` when the store can't send e-mail,
 * `wallet_unavailable` when it failed to this time
 */
export async function mailStepUpCode(
  scope: MedusaContainer,
  message: { to: string; receiver_id: string | undefined; code: string; expires_at: Date }
): Promise<void> {
  const { to, receiver_id, code, expires_at } = message
  const idempotency_key = `wallet-step-up-${randomUUID()}`
  const notifications = scope.resolve(Modules.NOTIFICATION)
  try {
    await notifications.createNotifications({
      to,
      receiver_id,
      channel: "email",
      template: STEP_UP_TEMPLATE,
      trigger_type: "wallet.step_up",
      data: { code, expires_at: expires_at.toISOString() },
      idempotency_key,
    })
  } catch (error) {
    throw toWalletError(scope, error as Error)
  } finally {
    await forgetCode(notifications as unknown as StoredNotifications, idempotency_key)
  }
}

/** The host keeps what it sends, and shows it in its dashboard: not a code that still opens. */
async function forgetCode(notifications: StoredNotifications, idempotency_key: string) {
  const sent = await notifications.listNotifications({ idempotency_key })
  await Promise.all(sent.map(({ id }) => notifications.updateNotifications({ id, data: null })))
}

function toWalletError(scope: MedusaContainer, error: Error): Error {
  if (NO_PROVIDER.test(error.message)) {
    return new WalletError("wallet_step_up_unavailable", {
      message: "This store can't send e-mail: it has no notification provider for it.",
    })
  }
  scope
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`A step-up code could not be e-mailed: ${error.message}`)
  return new WalletError("wallet_unavailable", {
    message: "The code could not be e-mailed; try again shortly.",
    headers: { "Retry-After": "5" },
  })
}

/** An address with most of its name hidden: enough to recognise one's own. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@")
  return `${address.slice(0, 1)}***${address.slice(at)}`
}
