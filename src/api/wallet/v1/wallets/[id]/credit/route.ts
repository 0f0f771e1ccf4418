import { z } from "@medusajs/framework/zod"
import { component, PositiveInteger } from "../../../../../../http"
import { Approval } from "../../../../../approvals"
import { WRITE_WALLETS } from "../../../../../permissions"
import { credit, creditFields } from "../../../../credit"
import { CreditReceipt, EntryPreview } from "../../../../schemas"
import { endpoint } from "../../../../service"

const CreditRequest = component("CreditRequest", z.object(creditFields))

export const POST = endpoint({
  id: "creditWallet",
  summary: "Credit a wallet",
  tags: ["Wallets"],
  access: WRITE_WALLETS,
  params: z.object({ id: PositiveInteger.meta({ description: "The wallet.", examples: [1] }) }),
  body: CreditRequest,
  responses: { 200: EntryPreview, 201: CreditReceipt, 202: Approval },
  errors: [
    "wallet_not_found",
    "wallet_balance_limit_exceeded",
    "wallet_duplicate_reference",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: (context) => credit({ id: context.params.id, opens: [] }, context),
})
