import { z } from "@medusajs/framework/zod"
import {
  component,
  created,
  ok,
  PositiveAmount,
  PositiveInteger,
  replayed,
  reply,
  text,
} from "../../../../../../http"
import { debitWallet } from "../../../../../../workflows/wallet"
import type { DebitInput } from "../../../../../../workflows/wallet"
import { Approval } from "../../../../../approvals"
import { WRITE_WALLETS } from "../../../../../permissions"
import { presentDebit, presentPartialDebit, presentPreview } from "../../../../present"
import { acceptedOrThrow } from "../../../../refuse"
import { restrict } from "../../../../restrict"
import { DebitReceipt, DryRun, EntryPreview, PartialDebitReceipt } from "../../../../schemas"
import { askSecondPerson } from "../../../../second-person"
import { endpoint } from "../../../../service"

const DebitRequest = component(
  "DebitRequest",
  z.object({
    amount: PositiveAmount,
    reason: text({ min: 1, max: 255 }).meta({
      description: "Kept in the ledger; whoever may read the entry sees it.",
      examples: ["Gift wrapping"],
    }),
    allow_partial: z.boolean().default(false).meta({
      description: "Take what there is when it is less than the amount.",
    }),
    reference: text({ min: 1, max: 255 })
      .optional()
      .meta({
        description: "Your own name for this debit, unique for ever per wallet.",
        examples: ["invoice-2026-0042"],
      }),
    dry_run: DryRun,
  })
)

export const POST = endpoint({
  id: "debitWallet",
  summary: "Debit a wallet",
  description:
    "All or nothing, unless `allow_partial` is set: then the whole balance is taken when it is " +
    "less than the amount, with status 206. On an empty wallet nothing can move: 422.",
  tags: ["Wallets"],
  access: WRITE_WALLETS,
  params: z.object({ id: PositiveInteger.meta({ description: "The wallet.", examples: [1] }) }),
  body: DebitRequest,
  responses: {
    200: EntryPreview,
    201: DebitReceipt,
    202: Approval,
    206: PartialDebitReceipt,
  },
  errors: [
    "wallet_not_found",
    "wallet_insufficient_balance",
    "wallet_frozen",
    "wallet_kyc_required",
    "wallet_spending_limit_exceeded",
    "wallet_velocity_cap_exceeded",
    "wallet_step_up_required",
    "wallet_duplicate_reference",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { params, body, identity, idempotency, scope } = context
    const { amount } = body
    const owner = { wallet_id: params.id }
    const demands = await restrict(context, { operation: "debit", amount, owner })
    const input: DebitInput = {
      wallet_id: params.id,
      amount: amount.toString(),
      reason: body.reason,
      allow_partial: body.allow_partial,
      reference: body.reference,
      actor: identity.key,
      idempotency,
      dry_run: body.dry_run,
      restrictions: demands.restrictions,
    }
    const waiting = body.dry_run
      ? null
      : await askSecondPerson(context, {
          operation: "debit",
          amount,
          wallet_id: params.id,
          reason: body.reason,
          input,
          check: async () => {
            const asIf = { ...input, idempotency: undefined, dry_run: true }
            acceptedOrThrow(await debitWallet(scope, asIf), demands)
          },
        })
    if (waiting) return waiting
    const posted = acceptedOrThrow(await debitWallet(scope, input), demands)
    if (posted.status === "previewed") return ok(presentPreview(posted))
    if (posted.entry.amount !== posted.requested) {
      const receipt = presentPartialDebit(posted)
      return posted.replayed ? replayed(receipt, 206) : reply(206, receipt)
    }
    const receipt = presentDebit(posted)
    return posted.replayed ? replayed(receipt, 201) : created(receipt)
  },
})
