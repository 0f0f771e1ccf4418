import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import {
  type AwardReason,
  concerns,
  countOrder,
  decide,
  type DecidedRule,
  decideReferral,
  decideSteps,
  type OrderFacts,
  type Referral,
  REWARDS_MODULE,
  type RewardsService,
  type RuleTerms,
  stepsReached,
  toTakeBack,
} from "../../modules/rewards"
import { readOrders } from "./read-orders"

const BATCH = 200
const DAY_MS = 24 * 60 * 60 * 1000
/** More orders than these take longer than somebody waits for an answer. */
export const MOST_ORDERS = 5_000

export interface DryRunPeriod {
  /** `YYYY-MM-DD` or `YYYY-MM` in the store's time zone. */
  period: string
  cost: bigint
  orders: number
}

/** What a rule would have cost; amounts in minor units of its currency. */
export interface DryRun {
  cost: bigint
  customers: number
  orders: number
  /** How many orders of the currency were looked at. */
  considered: number
  /** How many of these guests had placed: they earn nothing. */
  guests: number
  /** False when there were more of them than are looked at. */
  complete: boolean
  refused: Partial<Record<AwardReason, number>>
  /** In order of time; those without an award are left out. */
  periods: DryRunPeriod[]
}

/**
 * Tries a rule out on the orders that were placed in a time, as if it had been the only one then:
 * with its caps and its budget, in the order in which they were placed. What was returned or refunded
 * since costs nothing. Writes nothing.
 */
export async function dryRun(
  container: MedusaContainer,
  terms: RuleTerms,
  asked: { after: Date; before: Date; interval: "day" | "month"; time_zone: string }
): Promise<DryRun> {
  const rule: DecidedRule = {
    ...terms,
    id: 0,
    created_at: null,
    active: true,
    starts_at: asked.after,
    ends_at: null,
  }
  const run: DryRun = {
    cost: 0n,
    customers: 0,
    orders: 0,
    considered: 0,
    guests: 0,
    complete: true,
    refused: {},
    periods: [],
  }
  const rewards = container.resolve<RewardsService>(REWARDS_MODULE)
  const costOf = costsOf(rule)
  const given = new Map<string, bigint>()
  const periods = new Map<string, DryRunPeriod>()
  const periodOf = periodsIn(asked.time_zone, asked.interval)
  for (let found = BATCH; found === BATCH && run.complete;) {
    const ids = await findPlaced(container, { ...asked, currency: terms.currency }, run.considered)
    const orders = await readOrders(container, ids)
    const referrals =
      rule.type === "referral"
        ? await rewards.findReferralsByOrder(ids)
        : new Map<string, Referral>()
    const byPlace = new Map(orders.map((order) => [order.id, order]))
    for (const { customer_id, ...facts } of ids.flatMap((id) => byPlace.get(id) ?? [])) {
      if (customer_id === null) {
        run.guests += 1
        continue
      }
      const order = { ...facts, customer_id }
      const { costs, refused } = costOf(order, {
        budget: terms.budget === null ? null : terms.budget - run.cost,
        given: (customer) => given.get(customer) ?? 0n,
        referral: referrals.get(order.id),
      })
      for (const reason of refused) run.refused[reason] = (run.refused[reason] ?? 0) + 1
      const paid = costs.filter((one) => one.cost > 0n)
      const cost = paid.reduce((sum, one) => sum + one.cost, 0n)
      if (cost <= 0n) continue
      run.cost += cost
      run.orders += 1
      for (const one of paid) given.set(one.customer, (given.get(one.customer) ?? 0n) + one.cost)
      const period = periodOf(order.placed_at)
      const known = periods.get(period) ?? { period, cost: 0n, orders: 0 }
      periods.set(period, { period, cost: known.cost + cost, orders: known.orders + 1 })
    }
    run.considered += ids.length
    found = ids.length
    run.complete = found < BATCH || run.considered < MOST_ORDERS
  }
  return { ...run, customers: given.size, periods: [...periods.values()] }
}

type CustomerOrder = OrderFacts & { customer_id: string }
/** What there is left for an order, and the referral that it decided about. */
interface DryRoom {
  budget: bigint | null
  given: (customer: string) => bigint
  referral: Referral | undefined
}
/** What an order would have cost, and why it did not come to more. */
type CostOf = (
  order: CustomerOrder,
  room: DryRoom
) => { costs: { customer: string; cost: bigint }[]; refused: AwardReason[] }

const NOTHING = { costs: [], refused: [] }

function costsOf(rule: DecidedRule): CostOf {
  if (rule.type === "cashback") return awardOf(rule)
  return rule.type === "milestone" ? stepsOf(rule) : sidesOf(rule)
}

function awardOf(rule: DecidedRule): CostOf {
  return (order, { budget, given }) => {
    const customer = order.customer_id
    const [decision] = decide([rule], order, () => ({ budget, given: given(customer) }))
    if (!decision) return NOTHING
    if (decision.reason) return { costs: [], refused: [decision.reason] }
    const cost = decision.amount - toTakeBack(decision, rule, order)
    return { costs: [{ customer, cost }], refused: [] }
  }
}

/** Steps that customers reach with one order after the other. */
function stepsOf(rule: DecidedRule): CostOf {
  const customers = new Map<string, { counted: bigint; decided: Set<bigint> }>()
  return (order, { budget, given }) => {
    if (!concerns(rule, order)) return NOTHING
    const customer = order.customer_id
    const { reason, counted } = countOrder(rule, order)
    if (reason) return { costs: [], refused: [reason] }
    const known = customers.get(customer) ?? { counted: 0n, decided: new Set() }
    known.counted += counted
    customers.set(customer, known)
    const reached = stepsReached(rule, known.counted, known.decided)
    const steps = decideSteps(rule, reached, { budget, given: given(customer) })
    for (const { threshold } of steps) known.decided.add(threshold)
    const taken = steps.filter((step) => step.reason === null)
    return {
      costs: [{ customer, cost: taken.reduce((sum, { amount }) => sum + amount, 0n) }],
      refused: steps.flatMap((step) => step.reason ?? []),
    }
  }
}

/** Referrals that were refused whatever a rule says. */
const VOID: ReadonlySet<string | null> = new Set([
  "same_address",
  "ordered_before",
  "account_closed",
])

/** Both sides of the referrals on record, for the orders that decided about them. */
function sidesOf(rule: DecidedRule): CostOf {
  const friends = new Map<string, Date[]>()
  return (order, { budget, given, referral }) => {
    if (!referral || VOID.has(referral.reason) || !order.paid) return NOTHING
    const { referrer_id: referrer, friend_id: friend } = referral
    const before = friends.get(referrer) ?? []
    const days = rule.friends_limit_days
    const since = days === null ? 0 : order.paid_at.getTime() - days * DAY_MS
    const { sides } = decideReferral([rule], order, () => ({
      budget,
      given: { referrer: given(referrer), friend: given(friend) },
      friends: before.filter((at) => at.getTime() > since).length,
    }))
    const taken = sides.filter(({ reason }) => reason === null)
    if (taken.some(({ side }) => side === "referrer")) {
      friends.set(referrer, [...before, order.paid_at])
    }
    return {
      costs: taken.map((decision) => ({
        customer: decision.side === "friend" ? friend : referrer,
        cost: decision.amount - toTakeBack(decision, rule, order),
      })),
      refused: sides.flatMap(({ reason }) => reason ?? []),
    }
  }
}

async function findPlaced(
  container: MedusaContainer,
  { after, before, currency }: { after: Date; before: Date; currency: string },
  skip: number
): Promise<string[]> {
  const rows = await readGraph(container, {
    entity: "order",
    fields: ["id"],
    filters: {
      created_at: { $gte: after.toISOString(), $lt: before.toISOString() },
      currency_code: [currency.toLowerCase(), currency],
    },
    pagination: { take: BATCH, skip, order: { created_at: "ASC" } },
    row: z.object({ id: z.string() }),
  })
  return rows.map(({ id }) => id)
}

/** The day or month of an instant, in a time zone. */
function periodsIn(timeZone: string, interval: "day" | "month"): (at: Date) => string {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    ...(interval === "day" && { day: "2-digit" }),
  })
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
    const wanted = interval === "day" ? ["year", "month", "day"] : ["year", "month"]
    return wanted.map((part) => parts.get(part as "year")).join("-")
  }
}
