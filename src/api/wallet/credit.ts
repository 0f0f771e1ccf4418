import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { created, ok, OptionalInstant, PositiveAmount, replayed, text } from "../../http"
import type { Idempotency, Identity } from "../../http"
import { PURPOSES } from "../../modules/ledger"
import type { WalletPlace } from "../../modules/ledger"
import { creditWallet } from "../../workflows/wallet"
import type { CreditInput } from "../../workflows/wallet"
import { withInstants } from "../store-days"
import { presentCredit, presentPreview } from "./present"
import { acceptedOrThrow } from "./refuse"
import { DryRun } from "./schemas"
import { askSecondPerson } from "./second-person"

/** The body of a credit (spec, "POST /wallets/{id}/credit"). */
export const creditFields = {
  amount: PositiveAmount,
  reason: text({ min: 1, max: 255 }).meta({
    description: "Kept in the ledger; whoever may read the entry sees it.",
    examples: ["Goodwill for a late parcel"],
  }),
  note: text({ max: 2000 })
    .optional()
    .meta({
      description: "Internal note, for staff only.",
      examples: ["Asked for by phone"],
    }),
  expiry_date: OptionalInstant.meta({
    description:
      "Until when the credit can be spent: an instant, or a date, through whose end it can; blank " +
      "means for ever.",
  }),
  purpose: z.enum(PURPOSES).default("general").meta({
    description: "What the money is for; promotional money is spent first and never leaves.",
  }),
  reference: text({ min: 1, max: 255 })
    .optional()
    .meta({
      description: "Your own name for this credit, unique for ever per wallet.",
      examples: ["ticket-2041"],
    }),
  dry_run: DryRun,
}

/** The part of an endpoint's context that a credit depends on. */
interface Crediting {
  body: z.output<z.ZodObject<typeof creditFields>>
  identity: Identity
  idempotency: Idempotency | undefined
  scope: MedusaContainer
}

/**
 * Credits a wallet as the request says, and answers with the receipt, or with what waits for a second
 * person. A wallet that is not there yet is opened with the credit, and only if it is booked.
 */
export async function credit({ id: wallet_id, opens }: WalletPlace, crediting: Crediting) {
  const { body, identity, idempotency, scope } = crediting
  const { expiry_date } = withInstants(scope, { expiry_date: body.expiry_date })
  const input: CreditInput = {
    wallet_id,
    opens,
    amount: body.amount.toString(),
    reason: body.reason,
    note: body.note,
    expiry_date: expiry_date?.toISOString(),
    purpose: body.purpose,
    reference: body.reference,
    actor: identity.key,
    idempotency,
    dry_run: body.dry_run,
  }
  const [opened] = opens
  const waiting = body.dry_run
    ? null
    : await askSecondPerson(crediting, {
        operation: "credit",
        amount: body.amount,
        currency: opened?.currency,
        wallet_id: opened ? null : wallet_id,
        customer_id: opened?.customer_id,
        reason: body.reason,
        input,
        check: async () =>
          acceptedOrThrow(
            await creditWallet(scope, { ...input, idempotency: undefined, dry_run: true })
          ),
      })
  if (waiting) return waiting
  const posted = acceptedOrThrow(await creditWallet(scope, input))
  if (posted.status === "previewed") {
    const preview = presentPreview(posted)
    return ok(opens.length ? { ...preview, wallet_id: null } : preview)
  }
  const receipt = presentCredit(posted)
  return posted.replayed ? replayed(receipt, 201) : created(receipt)
}
