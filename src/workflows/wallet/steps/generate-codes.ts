import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACCESS_MODULE, type AccessService } from "../../../modules/access"
import {
  CODES_MODULE,
  type CodesService,
  type GeneratedCode,
  type Generation,
} from "../../../modules/codes"
import { LEDGER_MODULE, type LedgerService, type NewOutboxEvent } from "../../../modules/ledger"
import { expiryOf } from "../expiry"
import { withdrawCodes } from "./compensate"
import { toFailure, toGenerationOutcome } from "../entry-data"
import type { GenerateInput, GenerationOutcome } from "../types"

export const generateCodesStepId = "wallet-generate-codes-step"

/**
 * Makes codes, with one event for each; all of them are withdrawn when the workflow fails later,
 * unless one of them has been redeemed by then.
 */
export const generateCodesStep = createStep(
  generateCodesStepId,
  async (input: GenerateInput, { container }) => {
    const outcome = await generate(container, input)
    const isNew = outcome.status === "generated" && !outcome.replayed
    return new StepResponse(outcome, isNew ? outcome.batch_id : null)
  },
  async (batchId, { container }) => {
    if (typeof batchId === "number") {
      await withdrawCodes(container, batchId)
    }
  }
)

async function generate(
  container: MedusaContainer,
  input: GenerateInput
): Promise<GenerationOutcome> {
  const codes = container.resolve<CodesService>(CODES_MODULE)
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const access = container.resolve<AccessService>(ACCESS_MODULE)
  const { expiry_date, ...asked } = input
  try {
    const generation = {
      ...asked,
      amount: BigInt(input.amount),
      expires_at: await expiryOf(container, expiry_date),
      restrict_to_user_id: await numberOf(access, input.restrict_to_customer_id),
    }
    const made = await ledger.transact(async ({ context }) => {
      const generated = await codes.generate(generation, context)
      if (generated.ok && !generated.replayed) {
        const events = generated.codes.map((code) => toEvent(code, generation))
        await ledger.announce(events, context)
      }
      return generated
    })
    return toGenerationOutcome(made)
  } catch (error) {
    return toFailure(error)
  }
}

async function numberOf(access: AccessService, customerId: string | null): Promise<number | null> {
  if (customerId === null) {
    return null
  }
  const numbers = await access.numbersFor("customer", [customerId])
  return numbers.get(customerId)!
}

/** What leaves the store of a new code: never the code itself. */
function toEvent(
  { id, amount, expires_at }: GeneratedCode,
  generation: Generation
): NewOutboxEvent {
  return {
    type: "wallet.redemption_code.created",
    data: {
      code_id: id,
      prefix: generation.prefix,
      amount: amount.toString(),
      currency: generation.currency,
      max_redemptions: generation.max_redemptions,
      restrict_to_user_id: generation.restrict_to_user_id,
      restrict_to_customer_id: generation.restrict_to_customer_id,
      expiry_date: expires_at?.toISOString() ?? null,
      actor: generation.actor,
    },
  }
}
