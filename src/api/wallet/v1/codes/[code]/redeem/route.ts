import { z } from "@medusajs/framework/zod"
import { ok, QueryBoolean } from "../../../../../../http"
import { normalizeCode } from "../../../../../../modules/codes"
import { redeemCode } from "../../../../../../workflows/wallet"
import type { WalletOutcome } from "../../../../../../workflows/wallet"
import { consumeRedeemAttempt, penalizeRedeemFailure } from "../../../../../gates/redeem-limit"
import { presentCredit, presentPreview } from "../../../../present"
import { acceptedOrThrow } from "../../../../refuse"
import { restrictRedemption, stepUpUrl } from "../../../../restrict"
import type { Caller } from "../../../../restrict"
import { CreditReceipt, EntryPreview } from "../../../../schemas"
import { endpoint, WalletError } from "../../../../service"
import { CodeParam } from "../../schemas"

export const POST = endpoint({
  id: "redeemCode",
  summary: "Redeem a code",
  description:
    "Credits the signed-in customer's wallet in the code's currency, which is opened when it does " +
    "not exist yet. There is no body. The limit on attempts is stricter than the general one, and " +
    "a failed attempt counts twice.",
  tags: ["Codes"],
  access: "authenticated",
  params: z.object({ code: CodeParam }),
  query: z.object({
    dry_run: QueryBoolean.default(false).meta({
      description: "`true`: check everything and move nothing.",
      wire: { default: "false" },
    }),
  }),
  responses: { 200: z.union([CreditReceipt, EntryPreview]) },
  errors: [
    "wallet_forbidden",
    "wallet_code_not_found",
    "wallet_code_already_redeemed",
    "wallet_code_expired",
    "wallet_kyc_required",
    "wallet_step_up_required",
    "wallet_balance_limit_exceeded",
    "wallet_operation_refused",
  ],
  precedence: "money",
  handler: async (context) => {
    const { params, query, identity, scope } = context
    const { customer_id } = identity
    if (customer_id === undefined) {
      throw new WalletError("wallet_forbidden", { message: "Only customers redeem codes." })
    }
    await consumeRedeemAttempt(context)
    const code = normalizeCode(params.code)
    // A typo is told without a look at the database; it fails as a guess does.
    if (code === null) {
      await penalizeRedeemFailure(context)
      throw new WalletError("wallet_code_not_found")
    }
    const outcome = await redeemCode(scope, {
      code,
      customer_id,
      actor: identity.key,
      dry_run: query.dry_run,
      demands: await restrictRedemption(context, customer_id),
    })
    if (outcome.status === "refused" && outcome.refusal.code.startsWith("code_")) {
      await penalizeRedeemFailure(context)
    }
    const accepted = acceptedOrThrow(outcome, await whereToConfirm(context, outcome))
    return ok(accepted.status === "previewed" ? presentPreview(accepted) : presentCredit(accepted))
  },
})

async function whereToConfirm(caller: Caller, outcome: WalletOutcome) {
  if (outcome.status !== "refused" || outcome.refusal.code !== "step_up_required") return undefined
  const amount = BigInt(outcome.refusal.amount ?? "0")
  return { step_up_url: await stepUpUrl(caller, { operation: "redeem", amount }) }
}
