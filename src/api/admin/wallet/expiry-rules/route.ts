import { z } from "@medusajs/framework/zod"
import {
  component,
  created,
  CurrencyCode,
  IsoDateTime,
  listMeta,
  ListMeta,
  ok,
  Page,
  perPage,
  QueryBoolean,
} from "../../../../http"
import {
  EXPIRY_ACTIONS,
  type ExpiryTerms,
  LEDGER_MODULE,
  type LedgerService,
  PURPOSES,
} from "../../../../modules/ledger"
import { makeExpiryRule } from "../../../../workflows/wallet"
import { MANAGE_WALLETS, SEE_WALLETS } from "../../../permissions"
import { withInstants } from "../../../store-days"
import { storeCurrency } from "../../../wallet/holders"
import { invalidParam } from "../access/subjects"
import { endpoint } from "../service"
import { ExpiryRule, presentExpiryRule } from "./schemas"

const MOST_DAYS = 3_650

const NewExpiryRule = component(
  "NewExpiryRule",
  z.object({
    action: z.enum(EXPIRY_ACTIONS).meta({
      description:
        "`extend`: the credit lasts `days` longer, as it is. `convert`: of it, `basis_points` come back " +
        "as promotional money for `days`. `forfeit`: nothing comes back, for what a broader rule would " +
        "give something.",
    }),
    days: z.int().min(1).max(MOST_DAYS).optional().meta({
      description: "Of `extend` and `convert`, each of 24 hours from when the credit lapses.",
    }),
    basis_points: z
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .meta({
        description: "Of `convert`, hundredths of a percent: 5000 is half.",
        examples: [5000],
      }),
    currency: CurrencyCode.optional().meta({
      description: "For credits in it; for all when absent.",
    }),
    purpose: z.enum(PURPOSES).optional().meta({
      description: "For credits of it; for all when absent.",
    }),
    starts_at: IsoDateTime.optional().meta({
      description:
        "For what lapses from then on, ten seconds from now at the earliest; a date is the end of that day.",
    }),
    ends_at: IsoDateTime.optional().meta({
      description:
        "For what lapses before then; a date is the end of that day. Without end when absent.",
    }),
  })
)

export const GET = endpoint({
  id: "listExpiryRules",
  summary: "List what becomes of credits when they lapse",
  description:
    "Newest first. Of several that fit a credit, one for its purpose goes before one for all, then one " +
    "for its currency, then the newest. Without any it lapses for good.",
  tags: ["Ledger"],
  access: SEE_WALLETS,
  query: z.object({
    over: QueryBoolean.optional().meta({
      description: "With false, without those that have ended.",
    }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(ExpiryRule), meta: ListMeta }) },
  handler: async ({ query: { over, page, per_page }, scope }) => {
    const { data, total } = await scope.resolve<LedgerService>(LEDGER_MODULE).listExpiryRules({
      page,
      per_page,
      after: over === false ? new Date() : undefined,
    })
    return ok({ data: data.map(presentExpiryRule), meta: listMeta(total, page, per_page) })
  },
})

export const POST = endpoint({
  id: "createExpiryRule",
  summary: "Add a rule for credits that lapse",
  description:
    "It is asked for each credit as of the instant at which that lapses, however late this is booked. " +
    "What has come back once lapses for good the next time. A rule is never changed: end it and make " +
    "another.",
  tags: ["Ledger"],
  access: MANAGE_WALLETS,
  body: NewExpiryRule,
  responses: { 201: ExpiryRule },
  handler: async ({ body, identity, scope }) => {
    const { currency, purpose, starts_at, ends_at, ...terms } = withInstants(scope, body)
    const made = await makeExpiryRule(scope, {
      ...termsOf(terms),
      currency: currency === undefined ? null : await storeCurrency(scope, currency),
      purpose: purpose ?? null,
      starts_at: starts_at ?? null,
      ends_at: ends_at ?? null,
      actor: identity.key,
    })
    if (!made) throw invalidParam("ends_at", "must be after the beginning of the rule")
    return created(presentExpiryRule(made))
  },
})

/** @throws AdminError `wallet_invalid_param` for what is missing or of no use */
function termsOf({
  action,
  days,
  basis_points,
}: Pick<z.output<typeof NewExpiryRule>, "action" | "days" | "basis_points">): ExpiryTerms {
  if (action !== "convert" && basis_points !== undefined) {
    throw invalidParam("basis_points", "is of `convert`")
  }
  if (action === "forfeit") {
    if (days !== undefined) throw invalidParam("days", "is of `extend` and `convert`")
    return { action }
  }
  if (days === undefined) throw invalidParam("days", "is required")
  if (action === "extend") return { action, days }
  if (basis_points === undefined) throw invalidParam("basis_points", "is required")
  return { action, days, basis_points }
}
