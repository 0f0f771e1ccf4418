import { ok } from "../../../../../../http"
import { completeTopUp, readTopUp } from "../../../../../../workflows/topups"
import { customerOrThrow } from "../../../../customers-only"
import { endpoint, WalletError } from "../../../../service"
import { presentTopUp, TopUp, topUpParams } from "../../../../topups"

export const POST = endpoint({
  id: "completeTopUp",
  summary: "Take the money of a top-up and credit the wallet",
  description:
    "Repeating it credits nothing twice. A `pending` answer says that the provider still waits for the " +
    "customer, or will tell the store later by itself.",
  tags: ["Top-ups"],
  access: "authenticated",
  params: topUpParams,
  responses: { 200: TopUp },
  errors: ["wallet_forbidden", "wallet_topup_not_found"],
  precedence: "money",
  handler: async ({ params: { id }, identity, scope }) => {
    const customer_id = customerOrThrow(identity, "fill their wallet")
    const found = await readTopUp(scope, id)
    if (found?.customer_id !== customer_id) throw new WalletError("wallet_topup_not_found")
    const status = await completeTopUp(scope, id)
    return ok(presentTopUp((await readTopUp(scope, id)) ?? found, status))
  },
})
