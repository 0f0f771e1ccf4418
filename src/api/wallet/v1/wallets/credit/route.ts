import { z } from "@medusajs/framework/zod"
import { component, ok } from "../../../../../http"
import { WRITE_WALLETS } from "../../../../permissions"
import { withInstants } from "../../../../store-days"
import { credit, creditFields } from "../../../credit"
import { findHolderOrThrow, findWalletOf, holderFields, openWallet } from "../../../holders"
import type { Holder } from "../../../holders"
import { invalidParam } from "../../../refuse"
import { CreditReceipt, EntryPreview } from "../../../schemas"
import { endpoint } from "../../../service"

const CustomerCreditRequest = component(
  "CustomerCreditRequest",
  z.object({ ...holderFields, ...creditFields })
)

export const POST = endpoint({
  id: "creditCustomer",
  summary: "Credit a customer",
  description:
    "As `POST /wallets/{id}/credit`, for whoever knows the customer and the currency but no wallet. " +
    "The wallet is opened when there is none yet.",
  tags: ["Wallets"],
  access: WRITE_WALLETS,
  body: CustomerCreditRequest,
  responses: { 200: EntryPreview, 201: CreditReceipt },
  errors: [
    "wallet_balance_limit_exceeded",
    "wallet_duplicate_reference",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { body, scope } = context
    const holder = await findHolderOrThrow(scope, body)
    const known = await findWalletOf(scope, holder)
    if (known) return await credit(known.id, context)
    // Nothing is opened for a credit that the ledger would refuse.
    const { expiry_date = null } = withInstants(scope, { expiry_date: body.expiry_date })
    if (expiry_date && expiry_date <= new Date()) {
      throw invalidParam("expiry_date", "must lie in the future")
    }
    if (body.dry_run) return ok(previewOf(holder, body, expiry_date))
    return await credit((await openWallet(scope, holder)).id, context)
  },
})

/** What the first credit of a wallet would book. */
function previewOf(
  { currency }: Holder,
  body: z.output<typeof CustomerCreditRequest>,
  expiry_date: Date | null
): z.input<typeof EntryPreview> {
  const amount = body.amount.toString()
  return {
    dry_run: true,
    wallet_id: null,
    type: "credit",
    amount,
    requested: amount,
    partial: false,
    balance_before: "0",
    balance_after: amount,
    currency,
    reason: body.reason,
    purpose: body.purpose,
    expiry_date: expiry_date?.toISOString() ?? null,
    lots: [{ lot_id: null, amount }],
  }
}
