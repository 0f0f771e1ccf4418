import { z } from "@medusajs/framework/zod"
import {
  component,
  created,
  ok,
  PositiveAmount,
  PositiveInteger,
  replayed,
  text,
} from "../../../../../../http"
import { reverseTransaction } from "../../../../../../workflows/wallet"
import type { ReversalInput } from "../../../../../../workflows/wallet"
import { Approval } from "../../../../../approvals"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { ledgerOf } from "../../../../modules"
import { presentPreview, presentTransaction } from "../../../../present"
import { acceptedOrThrow } from "../../../../refuse"
import { DryRun, EntryPreview, Transaction } from "../../../../schemas"
import { askSecondPerson } from "../../../../second-person"
import { endpoint, WalletError } from "../../../../service"

/** Days for which money comes back whose lot has lapsed, unless the request says otherwise. */
const DEFAULT_RESTORE_DAYS = 30
const MAX_RESTORE_DAYS = 3650

const ExpiredPolicyText = z
  .string()
  .regex(/^(forfeit|restore_days:[1-9][0-9]{0,3})$/, {
    error: "must be `forfeit` or `restore_days:` and a number of days",
  })
  .refine((policy) => daysOf(policy) <= MAX_RESTORE_DAYS, {
    error: `must be at most ${MAX_RESTORE_DAYS} days`,
  })
  .default(`restore_days:${DEFAULT_RESTORE_DAYS}`)
  .meta({
    description:
      "What becomes of money whose lot has lapsed meanwhile: it comes back for so many days, or " +
      "it lapses again at once.",
  })

const ReversalRequest = component(
  "ReversalRequest",
  z.object({
    reason: text({ min: 1, max: 255 }).meta({
      description: "Kept in the ledger; whoever may read the entry sees it.",
      examples: ["Booked twice"],
    }),
    amount: PositiveAmount.optional().meta({
      description: "How much of it; all that is not reversed yet when absent.",
    }),
    expired_policy: ExpiredPolicyText,
    dry_run: DryRun,
  })
)

export const POST = endpoint({
  id: "reverseTransaction",
  summary: "Reverse a transaction",
  description:
    "Books a new entry that puts debited money back onto the very lots it came from, or takes " +
    "credited money back. Never more than the transaction moved, and never below zero.",
  tags: ["Transactions"],
  access: MANAGE_WALLETS,
  params: z.object({
    id: PositiveInteger.meta({ description: "The transaction.", examples: [1] }),
  }),
  body: ReversalRequest,
  responses: { 200: EntryPreview, 201: Transaction, 202: Approval },
  errors: [
    "wallet_transaction_not_found",
    "wallet_not_reversible",
    "wallet_already_reversed",
    "wallet_insufficient_balance",
    "wallet_balance_limit_exceeded",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { params, body, identity, idempotency, scope } = context
    const { id } = params
    const entry = await ledgerOf(scope).findEntry(id)
    if (!entry) throw new WalletError("wallet_transaction_not_found")
    const input: ReversalInput = {
      wallet_id: entry.wallet_id,
      transaction_id: id,
      amount: body.amount?.toString(),
      reason: body.reason,
      expired_policy:
        body.expired_policy === "forfeit"
          ? "forfeit"
          : { restore_days: daysOf(body.expired_policy) },
      actor: identity.key,
      idempotency,
      dry_run: body.dry_run,
    }
    const waiting = body.dry_run
      ? null
      : await askSecondPerson(context, {
          operation: "reversal",
          amount: body.amount ?? entry.amount,
          wallet_id: entry.wallet_id,
          reason: body.reason,
          input,
          check: async () => {
            const asIf = { ...input, idempotency: undefined, dry_run: true }
            acceptedOrThrow(await reverseTransaction(scope, asIf))
          },
        })
    if (waiting) return waiting
    const posted = acceptedOrThrow(await reverseTransaction(scope, input))
    if (posted.status === "previewed") return ok(presentPreview(posted))
    const transaction = presentTransaction(posted.entry, true)
    return posted.replayed ? replayed(transaction, 201) : created(transaction)
  },
})

function daysOf(policy: string): number {
  return policy === "forfeit" ? 0 : parseInt(policy.slice("restore_days:".length), 10)
}
