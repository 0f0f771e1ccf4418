import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { Reload, ReloadOutcome, ReloadResolution } from "../../modules/reloads"
import { completeTopUp, creditTopUpByHand, findCredits, readTopUp } from "../topups"
import { modulesOf } from "./agreements"
import { concludeReload } from "./conclude-reload"
import { findOutcome } from "./outcome"

const LOCK_SECONDS = 30

/**
 * Finds out what has come of an attempt by what the host knows of its payment, and credits what was taken.
 *
 * @param options.ask whether the provider is asked how the payment stands, of which it has said nothing
 * yet. That is part of the charge; later on it is a decision of staff
 */
export async function settleReload(
  container: MedusaContainer,
  reload: Reload,
  { ask = false, resolution }: { ask?: boolean; resolution?: ReloadResolution } = {}
): Promise<void> {
  const { topup_id } = reload
  if (topup_id === null) return
  const [session] = (await readTopUp(container, topup_id))?.sessions ?? []
  if (ask && session && (await readOutcome(container, topup_id)).state === "unknown") {
    await askProvider(container, topup_id, session.id)
  }
  const found = await readOutcome(container, topup_id)
  const isPaid = found.state === "captured" || found.state === "authorized"
  const outcome = isPaid ? await take(container, topup_id) : found
  if (outcome) await concludeReload(container, reload, outcome, resolution)
}

async function readOutcome(container: MedusaContainer, topupId: string) {
  return findOutcome(await readTopUp(container, topupId))
}

/** Under the same lock as all that completes a top-up: two at once would cancel each other's payment. */
async function askProvider(container: MedusaContainer, topupId: string, sessionId: string) {
  const locking = container.resolve(Modules.LOCKING)
  const payments = container.resolve(Modules.PAYMENT)
  try {
    await locking.execute([topupId], () => payments.authorizePaymentSession(sessionId, {}), {
      timeout: LOCK_SECONDS,
    })
  } catch (error) {
    // What the host has learned stands in its rows, which are read next.
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The reload by ${topupId} is not authorized: ${(error as Error).message}`)
  }
}

/** Captures and credits, once; null while somebody else is about to. */
async function take(container: MedusaContainer, topupId: string): Promise<ReloadOutcome | null> {
  await completeTopUp(container, topupId)
  const topUp = await readTopUp(container, topupId)
  const found = findOutcome(topUp)
  if (found.state === "authorized") return { state: "unknown", reason: "not_captured" }
  if (found.state !== "captured") return found
  const [credit] = topUp ? await findCredits(container, topUp) : []
  return credit ? { state: "captured", transaction_id: credit.entry.id } : null
}

/** Brings an attempt to what has become of its top-up, where a top-up was one's. */
export async function settleReloadOfTopUp(
  container: MedusaContainer,
  topupId: string
): Promise<void> {
  const reload = await modulesOf(container).reloads.findByTopUp(topupId)
  if (reload && reload.state !== "captured") await settleReload(container, reload)
}

/** What staff have found out of an attempt that is unknown. */
export type StaffFinding =
  /** Nothing yet: the provider is to be asked how the payment stands. */
  | "ask_provider"
  /** The provider has taken nothing, and is told not to any more. */
  | "not_charged"
  /** The provider has taken the money: the wallet gets it. */
  | "charged"

/**
 * Does what staff say about an attempt of which nobody knows what has come. What the store has learned by
 * itself in the meantime counts for more.
 *
 * @returns the attempt afterwards; `not_canceled` when the provider did not agree that nothing was taken
 */
export async function resolveReload(
  container: MedusaContainer,
  reload: Reload,
  finding: StaffFinding,
  resolution: ReloadResolution
): Promise<{ reload: Reload } | { refusal: "not_canceled" }> {
  const { reloads } = modulesOf(container)
  const { id, wallet_id, amount, topup_id } = reload
  const again = async () => ({ reload: (await reloads.find(id)) ?? reload })
  await settleReload(container, reload, { ask: finding === "ask_provider", resolution })
  const now = await again()
  if (finding === "ask_provider" || now.reload.state !== "unknown" || topup_id === null) return now
  if (finding === "not_charged") {
    if (!(await cancelSession(container, topup_id))) return { refusal: "not_canceled" }
    await concludeReload(
      container,
      reload,
      { state: "declined", reason: "not_charged" },
      resolution
    )
    return await again()
  }
  const credited = { id: topup_id, wallet_id, amount }
  const transaction_id = await creditTopUpByHand(container, credited, resolution.by)
  await concludeReload(container, reload, { state: "captured", transaction_id }, resolution)
  return await again()
}

/** Tells the provider not to take the money; false when it refuses, as for money that it has taken. */
async function cancelSession(container: MedusaContainer, topupId: string): Promise<boolean> {
  const payments = container.resolve(Modules.PAYMENT)
  const sessions = (await readTopUp(container, topupId))?.sessions ?? []
  try {
    for (const { id } of sessions) await payments.deletePaymentSession(id)
    return true
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The reload by ${topupId} could not be cancelled: ${(error as Error).message}`)
    return false
  }
}
