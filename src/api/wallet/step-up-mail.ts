import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { listSentNotifications, removeDataOfSent } from "../../host/sent-notifications"
import { WalletError } from "./service"

/** The name under which the store's notification provider knows the message. */
export const STEP_UP_TEMPLATE = "wallet-step-up-code"

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
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const sending = notifications.createNotifications({
    to,
    receiver_id,
    channel: "email",
    template: STEP_UP_TEMPLATE,
    trigger_type: "wallet.step_up",
    data: { code, expires_at: expires_at.toISOString() },
    idempotency_key,
  })
  const failure = await sending.then(
    () => undefined,
    (error: Error) => error
  )
  // The host keeps what it sends, and shows it in its dashboard: not a code that still opens something.
  const sent = await listSentNotifications(notifications, idempotency_key)
  if (!(await removeDataOfSent(notifications, sent))) {
    logger.warn("A step-up code could not be taken out of the host's notifications.")
  }
  if (failure && hadNoProvider(sent)) {
    throw new WalletError("wallet_step_up_unavailable", {
      message: "This store can't send e-mail: it has no notification provider for it.",
    })
  }
  if (failure) {
    logger.error(`A step-up code could not be e-mailed: ${failure.message}`)
    throw new WalletError("wallet_unavailable", {
      message: "The code could not be e-mailed; try again shortly.",
      headers: { "Retry-After": "5" },
    })
  }
}

/** The host keeps a notification that no provider serves the channel of, without a provider. */
function hadNoProvider(sent: readonly { provider_id: string | null }[]): boolean {
  return sent.length > 0 && sent.every(({ provider_id }) => provider_id == null)
}

/** An address with most of its name hidden: enough to recognise one's own. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@")
  return `${address.slice(0, 1)}***${address.slice(at)}`
}
