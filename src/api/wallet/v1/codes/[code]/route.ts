import { z } from "@medusajs/framework/zod"
import { ok } from "../../../../../http"
import { MANAGE_WALLETS } from "../../../../permissions"
import { endpoint } from "../../../service"
import { CodeParam, findCodeOrThrow, presentCode, RedemptionCode } from "../schemas"

export const GET = endpoint({
  id: "getCode",
  summary: "Get a redemption code",
  description:
    "Whether it can still be redeemed, by whom, and why not. Who has redeemed it is below it, at " +
    "`/redemptions`.",
  tags: ["Codes"],
  access: MANAGE_WALLETS,
  params: z.object({ code: CodeParam }),
  responses: { 200: RedemptionCode },
  errors: ["wallet_code_not_found"],
  handler: async ({ params, scope }) => ok(presentCode(await findCodeOrThrow(scope, params.code))),
})
