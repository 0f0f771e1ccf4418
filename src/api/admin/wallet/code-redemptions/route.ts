import { z } from "@medusajs/framework/zod"
import { component, InstantOut, IsoDateTime, ok } from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import { SEE_WALLETS } from "../../../permissions"
import { withInstants } from "../../../store-days"
import { codesOf } from "../../../wallet/modules"
import { Prefix } from "../../../wallet/v1/codes/schemas"
import { endpoint } from "../service"

const DEFAULT_DAYS = 90
const DAY = 24 * 60 * 60 * 1000

const RedeemedDay = component(
  "RedeemedDay",
  z.strictObject({
    day: z.string().meta({
      description: "A day in the store's time zone, `YYYY-MM-DD`.",
      examples: ["2026-11-22"],
    }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    redemptions: z.int().min(1).meta({ description: "How many codes were redeemed." }),
    amount: z
      .string()
      .regex(/^(0|[1-9][0-9]*)$/)
      .meta({ description: "What they were worth, in minor units." }),
  }),
  { description: "What was redeemed on a day in one currency." }
)

export const GET = endpoint({
  id: "listCodeRedemptions",
  summary: "Read how redemption codes were redeemed over time",
  description:
    "By day, the earliest first; days without redemptions are left out. Names no code and no " +
    "customer.",
  tags: ["Codes"],
  access: SEE_WALLETS,
  query: z.object({
    prefix: Prefix.optional().meta({
      description: "Only of codes that were generated with this prefix; case does not matter.",
    }),
    after: IsoDateTime.optional().meta({
      description: `Only what was redeemed after this time; ${DEFAULT_DAYS} days back when absent.`,
    }),
    before: IsoDateTime.optional().meta({
      description: "Only what was redeemed before this time; now when absent.",
    }),
  }),
  responses: {
    200: z.strictObject({ after: InstantOut, before: InstantOut, data: z.array(RedeemedDay) }),
  },
  handler: async ({ query, scope }) => {
    const { prefix, ...asked } = withInstants(scope, query)
    const before = asked.before ?? new Date()
    const after = asked.after ?? new Date(before.getTime() - DEFAULT_DAYS * DAY)
    const { time_zone } = settingsOf(scope)
    const days = await codesOf(scope).readRedemptions({ prefix, after, before, time_zone })
    return ok({
      after: after.toISOString(),
      before: before.toISOString(),
      data: days.map(({ amount, ...day }) => ({ ...day, amount: amount.toString() })),
    })
  },
})
