import { z } from "@medusajs/framework/zod"
import {
  AmountOut,
  component,
  CurrencyCode,
  IdOut,
  InstantOut,
  IsoDateTime,
  listMeta,
  ListMeta,
  ok,
  Page,
  perPage,
} from "../../../../http"
import { LEDGER_MODULE, type LedgerService, PURPOSES } from "../../../../modules/ledger"
import { presentComingBack } from "../../../wallet/present"
import { AtExpiry } from "../../../wallet/schemas"
import { SEE_WALLETS } from "../../../permissions"
import { withInstants } from "../../../store-days"
import { endpoint } from "../service"

const DEFAULT_DAYS = 30
const DAY = 24 * 60 * 60 * 1000

const ExpiringCredit = component(
  "ExpiringCredit",
  z.strictObject({
    lot_id: IdOut,
    wallet_id: IdOut,
    user_id: IdOut.meta({ description: "The owning customer's public number." }),
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    purpose: z.enum(PURPOSES),
    remaining: AmountOut.meta({ description: "What would lapse if nothing of it were spent." }),
    expiry_date: InstantOut,
    at_expiry: AtExpiry.nullable().meta({
      description: "What comes back of it by a rule when it lapses; null for nothing.",
    }),
  }),
  { description: "A credit with money left that lapses." }
)

export const GET = endpoint({
  id: "listExpiring",
  summary: "List the credits that lapse",
  description: "Soonest first.",
  tags: ["Ledger"],
  access: SEE_WALLETS,
  query: z.object({
    until: IsoDateTime.optional().meta({
      description: `Only credits that lapse until then; ${DEFAULT_DAYS} days ahead when absent.`,
    }),
    currency: CurrencyCode.optional().meta({ description: "Only credits in this currency." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(ExpiringCredit), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { until, ...rest } = withInstants(scope, query)
    const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
    const { data, total } = await ledger.listExpiring({
      ...rest,
      until: until ?? new Date(Date.now() + DEFAULT_DAYS * DAY),
    })
    const back = await ledger.readComingBack(data.map((lot) => ({ ...lot, id: lot.lot_id })))
    return ok({
      data: data.map(({ remaining, expires_at, ...lot }) => ({
        ...lot,
        remaining: remaining.toString(),
        expiry_date: expires_at.toISOString(),
        at_expiry: presentComingBack(back.get(lot.lot_id)),
      })),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
