import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import type { DebitContext } from "../../extensions"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService } from "../../modules/access"
import type { RefusedOutcome } from "./types"

/** Whether the store has a `wallet_before_debit` to be asked. */
export function asksBeforeDebit(container: MedusaContainer): boolean {
  return (
    container.resolve<AccessService>(ACCESS_MODULE).extensions.wallet_before_debit !== undefined
  )
}

/**
 * Asks the store's `wallet_before_debit`, which throws to refuse. A refusal's message reaches the
 * caller; a bug in the extension refuses as well, but is only logged.
 *
 * @returns null when it does not refuse
 */
export async function refuseBeforeDebit(
  container: MedusaContainer,
  debit: Omit<DebitContext, "container">
): Promise<RefusedOutcome | null> {
  const { wallet_before_debit: ask } = container.resolve<AccessService>(ACCESS_MODULE).extensions
  if (!ask) {
    return null
  }
  try {
    await ask({ ...debit, container })
    return null
  } catch (error) {
    return refused(container, error as Error)
  }
}

function refused(container: MedusaContainer, error: Error): RefusedOutcome {
  const isMeant = error instanceof MedusaError || error?.constructor === Error
  if (!isMeant) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The extension wallet_before_debit failed: ${error?.stack ?? error}`)
  }
  const message = isMeant ? error.message : "The store refuses this operation."
  return { status: "refused", refusal: { code: "refused_by_store", message } }
}
