import { z } from "@medusajs/framework/zod"
import {
  component,
  created,
  ok,
  OptionalInstant,
  PositiveAmount,
  PositiveInteger,
  replayed,
  text,
} from "../../../../../../http"
import { PURPOSES } from "../../../../../../modules/ledger"
import { creditWallet } from "../../../../../../workflows/wallet"
import { WRITE_WALLETS } from "../../../../../permissions"
import { withInstants } from "../../../../../store-days"
import { presentCredit, presentPreview } from "../../../../present"
import { acceptedOrThrow } from "../../../../refuse"
import { CreditReceipt, DryRun, EntryPreview } from "../../../../schemas"
import { endpoint } from "../../../../service"

const CreditRequest = component(
  "CreditRequest",
  z.object({
    amount: PositiveAmount,
    reason: text({ min: 1, max: 255 }).meta({
      description: "Kept in the ledger; whoever may read the entry sees it.",
    }),
    note: text({ max: 2000 }).optional().meta({ description: "Internal note, for staff only." }),
    expiry_date: OptionalInstant.meta({
      description:
        "Until when the credit can be spent: an instant, or a date, through whose end it can; blank " +
        "means for ever.",
    }),
    purpose: z.enum(PURPOSES).default("general").meta({
      description: "What the money is for; promotional money is spent first and never leaves.",
    }),
    reference: text({ min: 1, max: 255 }).optional().meta({
      description: "Your own name for this credit, unique for ever per wallet.",
    }),
    dry_run: DryRun,
  })
)

export const POST = endpoint({
  id: "creditWallet",
  summary: "Credit a wallet",
  tags: ["Wallets"],
  access: WRITE_WALLETS,
  params: z.object({ id: PositiveInteger.meta({ description: "The wallet." }) }),
  body: CreditRequest,
  responses: { 200: EntryPreview, 201: CreditReceipt },
  errors: [
    "wallet_not_found",
    "wallet_balance_limit_exceeded",
    "wallet_duplicate_reference",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async ({ params, body, identity, idempotency, scope }) => {
    const { expiry_date } = withInstants(scope, { expiry_date: body.expiry_date })
    const outcome = await creditWallet(scope, {
      wallet_id: params.id,
      amount: body.amount.toString(),
      reason: body.reason,
      note: body.note,
      expiry_date: expiry_date?.toISOString(),
      purpose: body.purpose,
      reference: body.reference,
      actor: identity.key,
      idempotency,
      dry_run: body.dry_run,
    })
    const posted = acceptedOrThrow(outcome)
    if (posted.status === "previewed") return ok(presentPreview(posted))
    const receipt = presentCredit(posted)
    return posted.replayed ? replayed(receipt, 201) : created(receipt)
  },
})
