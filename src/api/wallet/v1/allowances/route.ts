import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import {
  component,
  created,
  CurrencyCode,
  listMeta,
  ok,
  OptionalInstant,
  Page,
  perPage,
  PositiveAmount,
  text,
} from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import { withInstants } from "../../../store-days"
import {
  AllowanceList,
  AllowancePeriodField,
  allowingCustomer,
  NewAllowance,
  presentAllowance,
  presentAllowances,
  signedInCustomer,
} from "../../allowances"
import { findWalletOf, openWallet, storeCurrency } from "../../holders"
import { allowancesOf } from "../../modules"
import { invalidParam, toWalletError } from "../../refuse"
import { restrict } from "../../restrict"
import { endpoint, WalletError } from "../../service"

export const GET = endpoint({
  id: "listAllowances",
  summary: "List what you let agents spend",
  description: "Newest first, revoked and expired ones with them, each with what is left now.",
  tags: ["Allowances"],
  access: "authenticated",
  query: z.object({
    active: z
      .enum(["true", "false"])
      .transform((flag) => flag === "true")
      .optional()
      .meta({ description: "Only those that may be used still, or only the others." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: AllowanceList },
  errors: ["wallet_forbidden"],
  handler: async ({ query, identity, scope }) => {
    const customer_id = allowingCustomer(identity)
    const { data, total } = await allowancesOf(scope).list({ ...query, customer_id })
    return ok({
      data: await presentAllowances(scope, data),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})

const AllowanceRequest = component(
  "AllowanceRequest",
  z.object({
    agent: text({ min: 1, max: 80 }).meta({
      description: "What you call the agent; the wallet's entries name it.",
      examples: ["Shopping agent"],
    }),
    currency: CurrencyCode.optional().meta({
      description: "Which of your wallets; that of the store's default currency when absent.",
    }),
    per_purchase: PositiveAmount.meta({ description: "The most that one purchase may cost." }),
    per_period: PositiveAmount.meta({ description: "The most that may be spent in one `period`." }),
    period: AllowancePeriodField,
    categories: z
      .array(text({ min: 1, max: 255 }))
      .max(50)
      .default([])
      .meta({
        description:
          "Ids of product categories; what lies below them counts as well. None: everything.",
        examples: [["pcat_01"]],
      }),
    expires_at: OptionalInstant.meta({ description: "Until it is revoked when absent." }),
  })
)

export const POST = endpoint({
  id: "createAllowance",
  summary: "Let an agent spend from your wallet",
  description:
    "Answers a token for the agent, this once. With it the agent can complete checkouts at the agents' " +
    "gateway that your wallet pays, within these limits, and do nothing else. Where the store asks for " +
    "a step-up before transfers, it asks here, by what a period allows. Revoke it at any time.",
  tags: ["Allowances"],
  access: "authenticated",
  body: AllowanceRequest,
  responses: { 201: NewAllowance },
  errors: [
    "wallet_forbidden",
    "wallet_allowances_disabled",
    "wallet_allowance_amount",
    "wallet_kyc_required",
    "wallet_step_up_required",
  ],
  handler: async (context) => {
    const { body, identity, scope } = context
    const customer_id = signedInCustomer(identity)
    const { allowances_enabled, allowance_maximum } = settingsOf(scope)
    if (!allowances_enabled) throw new WalletError("wallet_allowances_disabled")
    const { agent, per_purchase, per_period, period } = body
    const { expires_at } = withInstants(scope, { expires_at: body.expires_at })
    if (per_purchase > per_period) {
      throw invalidParam("per_purchase", "must not be more than per_period")
    }
    if (allowance_maximum > 0n && per_purchase > allowance_maximum) {
      throw new WalletError("wallet_allowance_amount", {
        data: { maximum: allowance_maximum.toString() },
      })
    }
    if (expires_at && expires_at.getTime() <= Date.now()) {
      throw invalidParam("expires_at", "must lie in the future")
    }
    const currency = await storeCurrency(scope, body.currency)
    const categories = await knownCategories(scope, body.categories)
    const owner = { customer_id }
    const demands = await restrict(context, { operation: "transfer", amount: per_period, owner })
    const { kyc_missing, step_up_missing } = demands.restrictions
    if (kyc_missing) throw toWalletError({ code: "kyc_required" })
    if (step_up_missing) throw toWalletError({ code: "step_up_required" }, demands)
    const holder = { customer_id, currency }
    const wallet = (await findWalletOf(scope, holder)) ?? (await openWallet(scope, holder))
    const { allowance, token } = await allowancesOf(scope).create({
      wallet_id: wallet.id,
      customer_id,
      user_id: wallet.user_id,
      currency,
      agent,
      per_purchase,
      per_period,
      period,
      categories,
      expires_at: expires_at ?? null,
    })
    return created({ ...(await presentAllowance(scope, allowance)), token })
  },
})

/** @throws WalletError `wallet_invalid_param` for a category that the store does not have */
async function knownCategories(scope: MedusaContainer, wanted: readonly string[]) {
  const ids = [...new Set(wanted)]
  if (!ids.length) return ids
  const found = await scope
    .resolve(Modules.PRODUCT)
    .listProductCategories({ id: ids }, { select: ["id"], take: ids.length })
  if (found.length < ids.length) {
    throw invalidParam("categories", "must be ids of product categories of this store")
  }
  return ids
}
