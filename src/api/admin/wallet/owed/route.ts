import { z } from "@medusajs/framework/zod"
import { component, InstantOut, IsoDateTime, ok } from "../../../../http"
import { AGES, LEDGER_MODULE, type LedgerService, PURPOSES } from "../../../../modules/ledger"
import { SEE_WALLETS } from "../../../permissions"
import { withInstants } from "../../../store-days"
import { endpoint } from "../service"

/** Of many wallets: it may be longer than the largest amount of one. */
const Total = z.string().regex(/^(0|[1-9][0-9]*)$/)

const Owed = component(
  "Owed",
  z.strictObject({
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    purpose: z.enum(PURPOSES).meta({ description: "What the credits are for." }),
    from_days: z.int().meta({
      description: `How many days ago they were credited, at least: ${AGES.join(", ")}.`,
    }),
    lots: z.int().meta({ description: "How many credits there are." }),
    amount: Total.meta({ description: "What is left of them, in minor units." }),
    held: Total.meta({ description: "What of that is reserved." }),
  }),
  { description: "What customers hold of one kind." }
)

export const GET = endpoint({
  id: "getOwed",
  summary: "Read what the store owes its customers",
  description:
    "The money in all wallets by currency, purpose and age; its sum is that of all balances.",
  tags: ["Ledger"],
  access: SEE_WALLETS,
  query: z.object({
    as_of: IsoDateTime.optional().meta({ description: "As it was at this instant." }),
  }),
  responses: { 200: z.strictObject({ at: InstantOut, data: z.array(Owed) }) },
  handler: async ({ query, scope }) => {
    const { as_of } = withInstants(scope, query)
    const data = await scope.resolve<LedgerService>(LEDGER_MODULE).readOwed(as_of)
    return ok({
      at: (as_of ?? new Date()).toISOString(),
      data: data.map(({ amount, held, ...owed }) => ({
        ...owed,
        amount: amount.toString(),
        held: held.toString(),
      })),
    })
  },
})
