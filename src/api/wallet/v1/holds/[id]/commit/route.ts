import { z } from "@medusajs/framework/zod"
import { component, created, PositiveAmount, replayed, text } from "../../../../../../http"
import { commitHold } from "../../../../../../workflows/wallet"
import type { CommitHoldInput, PostedOutcome } from "../../../../../../workflows/wallet"
import { Approval } from "../../../../../approvals"
import { WRITE_WALLETS } from "../../../../../permissions"
import { findHoldOrThrow, findOwnHoldOrThrow, holdParams, HoldReason } from "../../../../holds"
import { presentDebit, presentHold } from "../../../../present"
import { acceptedOrThrow } from "../../../../refuse"
import { HoldCommitReceipt } from "../../../../schemas"
import { askSecondPerson } from "../../../../second-person"
import { endpoint } from "../../../../service"

const HoldCommitRequest = component(
  "HoldCommitRequest",
  z.object({
    amount: PositiveAmount.optional().meta({
      description: "How much of it; all that it sets aside when absent.",
    }),
    keep_rest: z.boolean().default(false).meta({
      description: "Go on setting the rest aside, which is released otherwise.",
    }),
    reason: HoldReason,
    reference: text({ min: 1, max: 255 })
      .optional()
      .meta({
        description: "Your own name for this debit, unique for ever per wallet.",
        examples: ["hire-118-damage"],
      }),
  })
)

export const POST = endpoint({
  id: "commitHold",
  summary: "Turn a hold into a debit",
  description:
    "Debits what the hold sets aside, or a part of it, from the very credits that it reserves, also " +
    "such as have expired since. The rest is released unless `keep_rest` says otherwise; with it a " +
    "hold can be committed in as many parts as one likes.",
  tags: ["Holds"],
  access: WRITE_WALLETS,
  params: holdParams,
  body: HoldCommitRequest,
  responses: { 201: HoldCommitReceipt, 202: Approval },
  errors: [
    "wallet_hold_not_found",
    "wallet_hold_not_active",
    "wallet_hold_exceeded",
    "wallet_hold_in_use",
    "wallet_duplicate_reference",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { params, body, identity, idempotency, scope } = context
    const { id } = params
    const held = await findOwnHoldOrThrow(scope, id)
    const { wallet_id } = held
    const input: CommitHoldInput = {
      wallet_id,
      hold_id: id,
      amount: body.amount?.toString(),
      keep_rest: body.keep_rest,
      reason: body.reason,
      reference: body.reference,
      actor: identity.key,
      idempotency,
    }
    // Of one that has ended, or sets less aside, the ledger says so.
    const amount = body.amount ?? held.amount
    const isThere = held.status === "active" && amount <= held.amount
    const waiting = isThere
      ? await askSecondPerson(context, {
          operation: "hold_commit",
          amount,
          wallet_id,
          reason: body.reason,
          input: { ...input, amount: amount.toString() },
        })
      : null
    if (waiting) return waiting
    const posted = acceptedOrThrow(await commitHold(scope, input)) as PostedOutcome
    const hold = presentHold(await findHoldOrThrow(scope, id))
    const receipt = { ...presentDebit(posted), hold }
    return posted.replayed ? replayed(receipt, 201) : created(receipt)
  },
})
