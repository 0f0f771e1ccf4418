import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACCESS_MODULE, type AccessService } from "../../../modules/access"
import { CODES_MODULE, type CodesService } from "../../../modules/codes"
import { LEDGER_MODULE, type LedgerService } from "../../../modules/ledger"
import { redeemTogether } from "../redeem-together"
import type { PostedOutcome, RedeemInput } from "../types"
import { compensationReference, newlyPosted } from "./post-commands"

export const redeemCodesStepId = "wallet-redeem-codes-step"

/**
 * Redeems codes. When the workflow fails afterwards, each use is given back and the money debited
 * again, as much of it as is still there, in one transaction: a code is never free and paid.
 */
export const redeemCodesStep = createStep(
  redeemCodesStepId,
  async (input: { redemptions: RedeemInput[]; dry_run?: boolean }, { container }) => {
    const access = container.resolve<AccessService>(ACCESS_MODULE)
    const modules = { ...modulesOf(container), access }
    const outcomes = await redeemTogether(modules, input.redemptions, input.dry_run)
    return new StepResponse(outcomes, input.dry_run ? [] : newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    if (!posted?.length) {
      return
    }
    const { codes, ledger } = modulesOf(container)
    await ledger.transact(async (context) => {
      const released = await codes.release(
        posted.map(({ entry }) => entry.id),
        context
      )
      const due = posted.filter(({ entry }) => released.has(entry.id))
      if (!due.length) {
        return
      }
      await ledger.post(
        due.map(({ entry }) => ({
          kind: "debit",
          wallet_id: entry.wallet_id,
          amount: BigInt(entry.amount),
          allow_partial: true,
          reason: `Taken back: transaction ${entry.id}`,
          reference: compensationReference(entry.id),
          actor: "system:compensation",
        })),
        context
      )
    })
  }
)

function modulesOf(container: MedusaContainer) {
  return {
    codes: container.resolve<CodesService>(CODES_MODULE),
    ledger: container.resolve<LedgerService>(LEDGER_MODULE),
  }
}
