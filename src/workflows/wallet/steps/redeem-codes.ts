import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACCESS_MODULE, type AccessService } from "../../../modules/access"
import { CODES_MODULE, type CodesService } from "../../../modules/codes"
import { LEDGER_MODULE, type LedgerService } from "../../../modules/ledger"
import { redeemTogether } from "../redeem-together"
import type { PostedOutcome, RedeemInput } from "../types"
import { newlyPosted, reversalOf } from "./post-commands"

export const redeemCodesStepId = "wallet-redeem-codes-step"

/**
 * Redeems codes. When the workflow fails afterwards, money and uses go back in one transaction. A
 * credit that has been spent meanwhile can't be taken back; its code then stays redeemed.
 */
export const redeemCodesStep = createStep(
  redeemCodesStepId,
  async (redemptions: RedeemInput[], { container }) => {
    const access = container.resolve<AccessService>(ACCESS_MODULE)
    const outcomes = await redeemTogether({ ...modulesOf(container), access }, redemptions)
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    if (!posted?.length) {
      return
    }
    const { codes, ledger } = modulesOf(container)
    await ledger.transact(async ({ context }) => {
      const entryIds = posted.map(({ entry }) => entry.id)
      const there = await codes.lockRedemptions(entryIds, context)
      const due = posted.filter(({ entry }) => there.has(entry.id))
      if (due.length) {
        const results = await ledger.post(due.map(reversalOf), context)
        const takenBack = due.filter((_, index) => results[index].ok)
        await codes.release(
          takenBack.map(({ entry }) => entry.id),
          context
        )
      }
    })
  }
)

function modulesOf(container: MedusaContainer) {
  return {
    codes: container.resolve<CodesService>(CODES_MODULE),
    ledger: container.resolve<LedgerService>(LEDGER_MODULE),
  }
}
