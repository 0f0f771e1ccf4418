import { z } from "@medusajs/framework/zod"
import { component, ok, text } from "../../../../../../http"
import { normalizeCode } from "../../../../../../modules/codes"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { codesOf } from "../../../../modules"
import { toWalletError } from "../../../../refuse"
import { endpoint, WalletError } from "../../../../service"
import { CodeParam, presentCode, RedemptionCode } from "../../schemas"

const RevokeCodeRequest = component(
  "RevokeCodeRequest",
  z.object({
    reason: text({ min: 1, max: 255 })
      .optional()
      .meta({
        description: "Kept with the code.",
        examples: ["Sent to the wrong address"],
      }),
  })
)

export const POST = endpoint({
  id: "revokeCode",
  summary: "Revoke a code",
  description:
    "From now on nobody can redeem it; what was paid for it stays paid. A code that is revoked " +
    "already keeps its first reason; one that is used up can't be revoked.",
  tags: ["Codes"],
  access: MANAGE_WALLETS,
  params: z.object({ code: CodeParam }),
  body: RevokeCodeRequest,
  responses: { 200: RedemptionCode },
  errors: ["wallet_code_not_found", "wallet_code_already_redeemed"],
  handler: async ({ params, body, identity, scope }) => {
    const code = normalizeCode(params.code)
    if (code === null) throw new WalletError("wallet_code_not_found")
    const result = await codesOf(scope).revoke({
      code,
      reason: body.reason ?? null,
      actor: identity.key,
    })
    if (!result.ok) throw toWalletError(result.refusal)
    return ok(presentCode(result.code))
  },
})
