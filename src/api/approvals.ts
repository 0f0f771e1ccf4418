import { z } from "@medusajs/framework/zod"
import { component, IdOut, InstantOut } from "../http"
import { APPROVAL_OPERATIONS, APPROVAL_STATUSES } from "../modules/approvals"
import type { Approval as StoredApproval } from "../modules/approvals"

/** What waits for a second person, as both services show it. */

export const ApprovalStatusField = component("ApprovalStatus", z.enum(APPROVAL_STATUSES), {
  description:
    "`pending`: nothing has moved; `approved`: a second person agreed, it is being carried out; " +
    "`executed`; `failed`: it could not be, `failure` says why; `rejected`; `expired`.",
})

export const Approval = component(
  "Approval",
  z.strictObject({
    id: IdOut,
    operation: z.enum(APPROVAL_OPERATIONS).meta({ description: "What was asked for." }),
    status: ApprovalStatusField,
    // Of codes it may be longer than the largest amount of one wallet.
    amount: z
      .string()
      .regex(/^[1-9][0-9]*$/)
      .meta({ description: "In minor units; of codes what all of them can pay." }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    wallet_id: IdOut.nullable().meta({
      description: "Null for codes, and for a wallet that the credit would open.",
    }),
    customer_id: z
      .string()
      .nullable()
      .meta({ examples: ["cus_01"] }),
    withdrawal_id: IdOut.nullable(),
    reason: z.string(),
    requested_by: z.string().meta({ examples: ["user:user_01"] }),
    decided_by: z.string().nullable(),
    decided_at: InstantOut.nullable(),
    decision_reason: z.string().nullable().meta({ description: "Why it was rejected." }),
    failure: z
      .strictObject({ code: z.string(), message: z.string() })
      .nullable()
      .meta({ description: "Why it could not be carried out." }),
    transaction_id: IdOut.nullable().meta({ description: "The entry that it became." }),
    expires_at: InstantOut.meta({ description: "Until when somebody can decide." }),
    created_at: InstantOut,
  }),
  { description: "Something that one person asked for and that a second has to agree to." }
)

export function presentApproval(approval: StoredApproval): z.input<typeof Approval> {
  const { input: _input, persons: _persons, execution_key: _key, ...shown } = approval
  return {
    ...shown,
    amount: approval.amount.toString(),
    decided_at: approval.decided_at?.toISOString() ?? null,
    expires_at: approval.expires_at.toISOString(),
    created_at: approval.created_at.toISOString(),
  }
}
