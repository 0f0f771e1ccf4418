import { z } from "@medusajs/framework/zod"
import { component } from "../../../../../http"
import { Approval } from "../../../../approvals"
import { WRITE_WALLETS } from "../../../../permissions"
import { credit, creditFields } from "../../../credit"
import { placeOf } from "../../../../../workflows/wallet"
import { findHolderOrThrow, holderFields } from "../../../holders"
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
  responses: { 200: EntryPreview, 201: CreditReceipt, 202: Approval },
  errors: [
    "wallet_balance_limit_exceeded",
    "wallet_duplicate_reference",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { body, scope } = context
    return await credit(await placeOf(scope, await findHolderOrThrow(scope, body)), context)
  },
})
