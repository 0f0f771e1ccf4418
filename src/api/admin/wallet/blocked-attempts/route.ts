import { z } from "@medusajs/framework/zod"
import {
  AmountOut,
  component,
  IdOut,
  InstantOut,
  listMeta,
  ListMeta,
  ok,
  Page,
  perPage,
  PositiveInteger,
} from "../../../../http"
import { ACCESS_MODULE, BLOCKED_CONTROLS } from "../../../../modules/access"
import type { AccessService } from "../../../../modules/access"
import { SEE_WALLETS } from "../../../permissions"
import { endpoint } from "../service"

const BlockedAttempts = component(
  "BlockedAttempts",
  z.strictObject({
    wallet_id: IdOut,
    control: z.enum(BLOCKED_CONTROLS).meta({ description: "What stopped it." }),
    minute: InstantOut.meta({ description: "When the minute began." }),
    attempts: z.int().meta({ description: "How many within the minute." }),
    operation: z.string().meta({ description: "Of the last of them.", examples: ["transfer"] }),
    amount: AmountOut,
    actor: z.string().meta({ examples: ["customer:cus_01J9ZJ6V2T"] }),
  }),
  { description: "Attempts to move money that one control stopped within one minute." }
)

export const GET = endpoint({
  id: "listBlockedAttempts",
  summary: "List what limits, KYC and step-up have stopped",
  description: "Newest first; kept for 90 days.",
  tags: ["Limits"],
  access: SEE_WALLETS,
  query: z.object({
    wallet_id: PositiveInteger.optional().meta({ description: "Only of this wallet." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(BlockedAttempts), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { blockedAttempts } = scope.resolve<AccessService>(ACCESS_MODULE)
    const { data, total } = await blockedAttempts.list(query)
    return ok({
      data: data.map(({ minute, amount, ...blocked }) => ({
        ...blocked,
        minute: minute.toISOString(),
        amount: amount.toString(),
      })),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
