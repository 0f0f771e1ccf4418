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
import type {
  PostedOutcome,
  PreviewedOutcome,
  ReversalInput,
} from "../../../../../../workflows/wallet"
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

const Reversal = component(
  "Reversal",
  Transaction.extend({
    counterpart: Transaction.optional().meta({
      description: "Of a transfer: what was booked in the other wallet by the same command.",
    }),
  }),
  { description: "The transaction that takes back the one that was named." }
)

const ReversalPreview = component(
  "ReversalPreview",
  EntryPreview.extend({
    counterpart: EntryPreview.optional().meta({
      description: "Of a transfer: what would be booked in the other wallet.",
    }),
  }),
  { description: "What would be booked now; nothing was." }
)

export const POST = endpoint({
  id: "reverseTransaction",
  summary: "Reverse a transaction",
  description:
    "Books a new entry that puts debited money back onto the very lots it came from, or takes " +
    "credited money back. Never more than the transaction moved, and never below zero. A reversal " +
    "is reversed like any other transaction; what it took back can then be reversed again. What " +
    "has expired comes back as a new credit of the same purpose. Of a transfer either of its two " +
    "transactions can be named: both are taken back at once, from what the recipient has that can " +
    "be transferred. When that is less, nothing moves, and `data` says how much an `amount` can be.",
  tags: ["Transactions"],
  access: MANAGE_WALLETS,
  params: z.object({
    id: PositiveInteger.meta({ description: "The transaction.", examples: [1] }),
  }),
  body: ReversalRequest,
  responses: { 200: ReversalPreview, 201: Reversal, 202: Approval },
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
    if (posted.status === "previewed") return ok(presentReversalPreview(posted, entry.wallet_id))
    const reversal = presentReversal(posted, id)
    return posted.replayed ? replayed(reversal, 201) : created(reversal)
  },
})

function presentReversal({ entry, counterpart }: PostedOutcome, id: number) {
  const isOther = counterpart?.reverses_transaction_id === id
  const [own, other] = isOther ? [counterpart, entry] : [entry, counterpart]
  return {
    ...presentTransaction(own, true),
    ...(other && { counterpart: presentTransaction(other, true) }),
  }
}

function presentReversalPreview(outcome: PreviewedOutcome, walletId: number) {
  const { entry, counterpart, requested } = outcome
  const isOther = counterpart?.wallet_id === walletId
  const [own, other] = isOther ? [counterpart, entry] : [entry, counterpart]
  return {
    ...presentPreview({ entry: own, requested }),
    ...(other && { counterpart: presentPreview({ entry: other, requested }) }),
  }
}

function daysOf(policy: string): number {
  return policy === "forfeit" ? 0 : parseInt(policy.slice("restore_days:".length), 10)
}
