import type { MedusaContainer } from "@medusajs/framework/types"
import {
  afterDecline,
  type Reload,
  type ReloadOutcome,
  type ReloadResolution,
} from "../../modules/reloads"
import { noteFailure } from "../topups"
import { attempt } from "../warn-once"
import { modulesOf } from "./agreements"

const ACTOR = "system:reload"

/**
 * Notes what has come of an attempt and what follows for the agreement, in one transaction: after a decline
 * the next one waits, after the last it ends. Whoever finds out what is noted already changes nothing.
 *
 * @returns whether it was news
 */
export async function concludeReload(
  container: MedusaContainer,
  { id, wallet_id, agreement_id, topup_id }: Reload,
  outcome: ReloadOutcome,
  resolution?: ReloadResolution
): Promise<boolean> {
  const { ledger, reloads } = modulesOf(container)
  const concluded = await ledger.transact(async (transaction) => {
    await ledger.lockWallet(wallet_id, transaction)
    const { context } = transaction
    const reload = await reloads.conclude(id, outcome, context, resolution)
    if (!reload) return null
    switch (reload.state) {
      case "captured":
        await reloads.noteCapture(agreement_id, context)
        break
      case "needs_customer":
        await reloads.waitForCustomer(agreement_id, context)
        break
      case "declined": {
        const next = afterDecline(await reloads.noteDecline(agreement_id, context), new Date())
        const end = { reason: "declined", by: ACTOR, agreement_id } as const
        if (next) {
          await reloads.waitUntil(agreement_id, next, context)
        } else if (await reloads.endAgreement(wallet_id, end, context)) {
          await ledger.updateWallet(wallet_id, { auto_reload_enabled: false }, ACTOR, context)
        }
      }
    }
    if (hasFailed(reload)) {
      const { currency, amount, state, reason } = reload
      const data = {
        topup_id,
        amount: amount.toString(),
        currency,
        reload_id: id,
        reload_state: state,
        reason,
      }
      await ledger.announce([{ type: "wallet.topup.failed", wallet_id, data }], context)
    }
    return reload
  })
  if (concluded && hasFailed(concluded) && topup_id) {
    // The list of top-ups shows it; the reload itself is noted already.
    await attempt(container, `The top-up ${topup_id} could not be shown as failed`, () =>
      noteFailure(container, topup_id, `reload:${id}`)
    )
  }
  return concluded !== null
}

function hasFailed({ state }: Pick<Reload, "state">): boolean {
  return state === "declined" || state === "needs_customer"
}
