import { ok } from "../../../../../../http"
import { settleReloadOfTopUp } from "../../../../../../workflows/reloads"
import { completeTopUp, readTopUp } from "../../../../../../workflows/topups"
import { customerOrThrow } from "../../../../customers-only"
import { reloadsOf } from "../../../../modules"
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
    // What a reload has asked a provider for is not asked again while nobody knows what came of it.
    const reload = await reloadsOf(scope).findByTopUp(id)
    if (reload?.state === "charging" || reload?.state === "unknown") {
      return ok(presentTopUp(found, "pending"))
    }
    const status = await completeTopUp(scope, id)
    if (reload) await settleReloadOfTopUp(scope, id)
    return ok(presentTopUp((await readTopUp(scope, id)) ?? found, status))
  },
})
