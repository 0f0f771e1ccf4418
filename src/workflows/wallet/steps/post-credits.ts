import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CreditCommand } from "../../../modules/ledger"
import { expiryOf } from "../expiry"
import type { CreditInput, PostedOutcome } from "../types"
import { takeBack } from "./compensate"
import { newlyPosted, postCommands } from "./post-commands"

export const postCreditsStepId = "wallet-post-credits"

/** Credits wallets, and takes the money out again when the workflow fails afterwards. */
export const postCreditsStep = createStep(
  postCreditsStepId,
  async (credits: CreditInput[], { container }) => {
    const commands = await Promise.all(credits.map((credit) => toCommand(container, credit)))
    const outcomes = await postCommands(container, commands)
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    await takeBack(container, posted ?? [])
  }
)

async function toCommand(
  container: MedusaContainer,
  { amount, expiry_date, ...credit }: CreditInput
): Promise<CreditCommand> {
  return {
    kind: "credit",
    ...credit,
    amount: BigInt(amount),
    expires_at: await expiryOf(container, expiry_date),
  }
}
