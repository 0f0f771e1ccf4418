import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut } from "../../../../http"
import type { FailedCompensation } from "../../../../modules/ledger"

export const FailedCompensationOut = component(
  "FailedCompensation",
  z.strictObject({
    id: IdOut,
    status: z.enum(["open", "resolved"]).meta({
      description:
        "`resolved` once staff said so, the transaction is reversed in whole or was sent back, " +
        "or the hold has ended with nothing of it spent.",
    }),
    transaction_id: IdOut.nullable().meta({
      description: "What stands; of a transfer, the sender's. Null when codes or a hold stand.",
    }),
    wallet_id: IdOut.nullable(),
    code_batch_id: IdOut.nullable().meta({
      description: "The batch of redemption codes that stands, with those of it that were made.",
    }),
    hold_id: IdOut.nullable().meta({
      description: "The hold that stands, or of which a part was committed.",
    }),
    amount: AmountOut.nullable(),
    currency: z.string().nullable(),
    reversed: AmountOut.meta({ description: "How much of the transaction is reversed by now." }),
    code: z.string().meta({
      description: "The ledger's refusal, or the database's SQLSTATE.",
      examples: ["insufficient_balance", "55P03"],
    }),
    message: z.string().meta({ description: "Why it could not be taken back, in words." }),
    created_at: InstantOut,
    resolved_at: InstantOut.nullable(),
    resolved_by: z
      .string()
      .nullable()
      .meta({ examples: ["user:user_01J9ZJ6V2T"] }),
  }),
  { description: "What a workflow booked that failed afterwards, and that could not be undone." }
)

export function presentFailedCompensation(
  failed: FailedCompensation
): z.input<typeof FailedCompensationOut> {
  return {
    id: failed.id,
    status: failed.open ? "open" : "resolved",
    transaction_id: failed.entry_id,
    wallet_id: failed.wallet_id,
    code_batch_id: failed.code_batch_id,
    hold_id: failed.hold_id,
    amount: failed.amount?.toString() ?? null,
    currency: failed.currency,
    reversed: failed.reversed.toString(),
    code: failed.code,
    message: failed.message,
    created_at: failed.created_at.toISOString(),
    resolved_at: failed.resolved_at?.toISOString() ?? null,
    resolved_by: failed.resolved_by,
  }
}
