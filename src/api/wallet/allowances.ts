import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { AmountOut, component, IdOut, InstantOut, ListMeta } from "../../http"
import type { Identity } from "../../http"
import { type Allowance as Stored, PERIODS, type Use } from "../../modules/allowances"
import { readSpent, readUsed, type Usage } from "../../workflows/allowances"
import { customerOrThrow } from "./customers-only"
import { allowancesOf } from "./modules"
import { WalletError } from "./service"

const DO = "let agents spend from their wallet"

export const AllowancePeriodField = z.enum(PERIODS).meta({
  description:
    "How long `per_period` holds: it begins anew with each day, week (on Monday) or month in the store's " +
    "time zone.",
})

const allowanceFields = {
  id: IdOut,
  agent: z.string().meta({ description: "As you named the agent.", examples: ["Shopping agent"] }),
  wallet_id: IdOut,
  currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
  per_purchase: AmountOut,
  per_period: AmountOut,
  period: AllowancePeriodField,
  period_started_at: InstantOut,
  period_ends_at: InstantOut,
  used: AmountOut.meta({
    description: "In this period: what is set aside or paid and has not come back.",
  }),
  left: AmountOut.meta({ description: "Of `per_period`." }),
  categories: z
    .array(z.string())
    .meta({ description: "Ids of the categories that may be bought from; none: all." }),
  status: z.enum(["active", "expired", "revoked"]),
  expires_at: InstantOut.nullable(),
  created_at: InstantOut,
  revoked_at: InstantOut.nullable(),
}

export const Allowance = component("Allowance", z.strictObject(allowanceFields), {
  description: "What an agent may spend from a wallet.",
})

export const NewAllowance = component(
  "NewAllowance",
  z.strictObject({
    ...allowanceFields,
    token: z.string().meta({
      description:
        "Give it to the agent: it is shown this once. It opens nothing but the agents' checkout.",
      examples: ["wallet_allowance_q2…"],
    }),
  }),
  { description: "An allowance, with the token that the agent shows." }
)

export const StaffAllowance = component(
  "StaffAllowance",
  z.strictObject({
    ...allowanceFields,
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    user_id: IdOut.meta({ description: "The customer's public number." }),
    revoked_by: z
      .string()
      .nullable()
      .meta({ examples: ["user:user_01"] }),
  }),
  { description: "What an agent may spend from a wallet, as staff see it." }
)

export const AllowanceList = component(
  "AllowanceList",
  z.strictObject({ data: z.array(Allowance), meta: ListMeta })
)

export const AllowanceUse = component(
  "AllowanceUse",
  z.strictObject({
    id: IdOut,
    allowance_id: IdOut,
    amount: AmountOut.meta({ description: "What the purchase asked for." }),
    held: AmountOut.meta({ description: "What of it is set aside now." }),
    paid: AmountOut.meta({ description: "What of it has left the wallet and not come back." }),
    status: z.enum(["held", "paid", "given_back"]),
    order_id: IdOut.nullable().meta({
      description: "The order's number; null while there is none.",
    }),
    medusa_order_id: z.string().nullable(),
    transaction_ids: z
      .array(IdOut)
      .meta({ description: "The entries of the wallet, oldest first." }),
    used_at: InstantOut,
  }),
  { description: "One purchase by an allowance." }
)

export const AllowanceUseList = component(
  "AllowanceUseList",
  z.strictObject({ data: z.array(AllowanceUse), meta: ListMeta })
)

/** A customer's allowances, with what is left of each. */
export async function presentAllowances(scope: MedusaContainer, stored: readonly Stored[]) {
  const now = new Date()
  const used = await readUsed(scope, stored, now)
  return stored.map((allowance) => present(allowance, used.get(allowance.id), now))
}

export async function presentAllowance(scope: MedusaContainer, stored: Stored) {
  const now = new Date()
  const used = await readUsed(scope, [stored], now)
  return present(stored, used.get(stored.id), now)
}

function present(
  allowance: Stored,
  usage: Usage | undefined,
  now: Date
): z.input<typeof Allowance> {
  const { id, agent, wallet_id, currency, per_purchase, per_period, period } = allowance
  if (!usage) throw new Error(`Nobody read what is used of allowance ${id}`)
  const left = per_period - usage.used
  return {
    id,
    agent,
    wallet_id,
    currency,
    per_purchase: per_purchase.toString(),
    per_period: per_period.toString(),
    period,
    period_started_at: usage.from.toISOString(),
    period_ends_at: usage.to.toISOString(),
    used: usage.used.toString(),
    left: (left > 0n ? left : 0n).toString(),
    categories: allowance.categories,
    status: statusOf(allowance, now),
    expires_at: allowance.expires_at?.toISOString() ?? null,
    created_at: allowance.created_at.toISOString(),
    revoked_at: allowance.revoked_at?.toISOString() ?? null,
  }
}

function statusOf({ revoked_at, expires_at }: Stored, now: Date) {
  if (revoked_at) return "revoked"
  return expires_at && expires_at <= now ? "expired" : "active"
}

/** Allowances as staff see them. */
export async function presentStaffAllowances(
  scope: MedusaContainer,
  stored: readonly Stored[]
): Promise<z.input<typeof StaffAllowance>[]> {
  const presented = await presentAllowances(scope, stored)
  return presented.flatMap((one, index) => {
    const allowance = stored[index]
    if (!allowance) return []
    const { customer_id, user_id, revoked_by } = allowance
    return [{ ...one, customer_id, user_id, revoked_by }]
  })
}

const CartOrder = z.object({
  cart_id: z.string(),
  order: z.object({ id: z.string(), display_id: z.number() }).nullish(),
})

/** Purchases, with what the ledger and the host have of them. */
export async function presentUses(
  scope: MedusaContainer,
  uses: readonly Use[]
): Promise<z.input<typeof AllowanceUse>[]> {
  if (!uses.length) return []
  const spent = await readSpent(
    scope,
    uses.map(({ session_id }) => session_id)
  )
  const orders = await readGraph(scope, {
    entity: "order_cart",
    fields: ["cart_id", "order.id", "order.display_id"],
    filters: { cart_id: uses.map(({ cart_id }) => cart_id) },
    row: CartOrder,
  })
  return uses.map(({ id, allowance_id, session_id, cart_id, amount, used_at }) => {
    const { held = 0n, paid = 0n, entries = [] } = spent.get(session_id) ?? {}
    const order = orders.find((one) => one.cart_id === cart_id)?.order
    return {
      id,
      allowance_id,
      amount: amount.toString(),
      held: held.toString(),
      paid: paid.toString(),
      status: held > 0n ? "held" : paid > 0n ? "paid" : "given_back",
      order_id: order?.display_id ?? null,
      medusa_order_id: order?.id ?? null,
      transaction_ids: entries.map((entry) => entry.id),
      used_at: used_at.toISOString(),
    }
  })
}

/** @throws WalletError `wallet_forbidden` for whoever is no customer */
export function allowingCustomer(identity: Identity): string {
  return customerOrThrow(identity, DO)
}

/**
 * Who may make allowances: customers who are signed in themselves. A credential that acts for one could
 * otherwise outlive its own end in an allowance.
 */
export function signedInCustomer(identity: Identity): string {
  const isSignedIn = identity.via === "bearer" || identity.via === "session"
  return allowingCustomer(isSignedIn ? identity : { ...identity, customer_id: undefined })
}

/** @throws WalletError `wallet_allowance_not_found` for one that is not theirs */
export async function findOwnAllowance(
  scope: MedusaContainer,
  identity: Identity,
  id: number
): Promise<Stored> {
  const customer_id = allowingCustomer(identity)
  const allowance = await allowancesOf(scope).find(id)
  if (allowance?.customer_id !== customer_id) throw new WalletError("wallet_allowance_not_found")
  return allowance
}
