import { z } from "@medusajs/framework/zod"
import { ok, QueryBoolean } from "../../../../../../http"
import type { Context } from "../../../../../../http"
import { normalizeCode } from "../../../../../../modules/codes"
import { redeemCode } from "../../../../../../workflows/wallet"
import type { WalletOutcome } from "../../../../../../workflows/wallet"
import { redeemWithinLimit } from "../../../../../gates/redeem-limit"
import { ADDRESS_HEADER, KEY_HEADER } from "../../../../../gates/shopper-address"
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
    "not exist yet. There is no body. The limit on attempts is stricter than the general one; a " +
    "failed attempt counts twice, and against the address as well. A storefront that calls from its " +
    `server names the shopper's address in \`${ADDRESS_HEADER}\`, and sends a store API key of the ` +
    `shop with it: \`${KEY_HEADER}: ck_…:cs_…\`.`,
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
    const { params, identity } = context
    const { customer_id } = identity
    if (customer_id === undefined) {
      throw new WalletError("wallet_forbidden", { message: "Only customers redeem codes." })
    }
    const code = normalizeCode(params.code)
    const outcome = await redeemWithinLimit(
      context,
      // A typo is told without a look at the database; it fails as a guess does.
      async () => (code === null ? UNKNOWN_CODE : await redeem(context, code, customer_id)),
      isMiss
    )
    const accepted = acceptedOrThrow(outcome, await whereToConfirm(context, outcome))
    return ok(accepted.status === "previewed" ? presentPreview(accepted) : presentCredit(accepted))
  },
})

type RedeemContext = Context<unknown, { dry_run: boolean }>

const UNKNOWN_CODE: WalletOutcome = { status: "refused", refusal: { code: "code_not_found" } }

async function redeem(
  context: RedeemContext,
  code: string,
  customer_id: string
): Promise<WalletOutcome> {
  return await redeemCode(context.scope, {
    code,
    customer_id,
    actor: context.identity.key,
    dry_run: context.query.dry_run,
    demands: await restrictRedemption(context, customer_id),
  })
}

/** Nothing was to be had by the code; who still has to confirm something has guessed nothing. */
function isMiss(outcome: WalletOutcome): boolean {
  return outcome.status === "refused" && outcome.refusal.code.startsWith("code_")
}

async function whereToConfirm(caller: Caller, outcome: WalletOutcome) {
  if (outcome.status !== "refused" || outcome.refusal.code !== "step_up_required") return undefined
  const amount = BigInt(outcome.refusal.amount ?? "0")
  return { step_up_url: await stepUpUrl(caller, { operation: "redeem", amount }) }
}
