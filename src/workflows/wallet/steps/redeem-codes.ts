import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACCESS_MODULE, type AccessService } from "../../../modules/access"
import { CODES_MODULE, type CodesService } from "../../../modules/codes"
import { LEDGER_MODULE, type LedgerService } from "../../../modules/ledger"
import { redeemTogether } from "../redeem-together"
import type { PostedOutcome, RedeemInput } from "../types"
import { takeBack } from "./compensate"
import { newlyPosted } from "./post-commands"

export const redeemCodesStepId = "wallet-redeem-codes-step"

/**
 * Redeems codes. When the workflow fails afterwards, the money of each goes back and its use of the
 * code with it, in one transaction. A credit that has been spent meanwhile can't be taken back: its
 * code then stays redeemed, and staff are told.
 */
export const redeemCodesStep = createStep(
  redeemCodesStepId,
  async (redemptions: RedeemInput[], { container }) => {
    const access = container.resolve<AccessService>(ACCESS_MODULE)
    const outcomes = await redeemTogether({ ...modulesOf(container), access }, redemptions)
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    const { codes } = modulesOf(container)
    await takeBack(container, posted ?? [], {
      before: async (entryId, { context }) => codes.lockRedemption(entryId, context),
      afterwards: async (entryId, { context }) => codes.release(entryId, context),
    })
  }
)

function modulesOf(container: MedusaContainer) {
  return {
    codes: container.resolve<CodesService>(CODES_MODULE),
    ledger: container.resolve<LedgerService>(LEDGER_MODULE),
  }
}
