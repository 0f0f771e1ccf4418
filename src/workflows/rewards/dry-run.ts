import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import {
  type AwardReason,
  concerns,
  countOrder,
  decide,
  type DecidedRule,
  decideSteps,
  type OrderFacts,
  type Room,
  type RuleTerms,
  stepsReached,
  toTakeBack,
} from "../../modules/rewards"
import { readOrders } from "./read-orders"

const BATCH = 200
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
  const costOf = rule.type === "milestone" ? stepsOf(rule) : awardOf(rule)
  const given = new Map<string, bigint>()
  const periods = new Map<string, DryRunPeriod>()
  const periodOf = periodsIn(asked.time_zone, asked.interval)
  for (let found = BATCH; found === BATCH && run.complete;) {
    const ids = await findPlaced(container, { ...asked, currency: terms.currency }, run.considered)
    const orders = await readOrders(container, ids)
    const byPlace = new Map(orders.map((order) => [order.id, order]))
    for (const { customer_id, ...facts } of ids.flatMap((id) => byPlace.get(id) ?? [])) {
      if (customer_id === null) {
        run.guests += 1
        continue
      }
      const order = { ...facts, customer_id }
      const { cost, refused } = costOf(order, {
        budget: terms.budget === null ? null : terms.budget - run.cost,
        given: given.get(customer_id) ?? 0n,
      })
      for (const reason of refused) run.refused[reason] = (run.refused[reason] ?? 0) + 1
      if (cost <= 0n) continue
      run.cost += cost
      run.orders += 1
      given.set(customer_id, (given.get(customer_id) ?? 0n) + cost)
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
/** What an order would have cost, and why it did not come to more. */
type CostOf = (order: CustomerOrder, room: Room) => { cost: bigint; refused: AwardReason[] }

function awardOf(rule: DecidedRule): CostOf {
  return (order, room) => {
    const [decision] = decide([rule], order, () => room)
    if (!decision) return { cost: 0n, refused: [] }
    if (decision.reason) return { cost: 0n, refused: [decision.reason] }
    return { cost: decision.amount - toTakeBack(decision, rule, order), refused: [] }
  }
}

/** Steps that customers reach with one order after the other. */
function stepsOf(rule: DecidedRule): CostOf {
  const customers = new Map<string, { counted: bigint; decided: Set<bigint> }>()
  return (order, room) => {
    if (!concerns(rule, order)) return { cost: 0n, refused: [] }
    const { reason, counted } = countOrder(rule, order)
    if (reason) return { cost: 0n, refused: [reason] }
    const known = customers.get(order.customer_id) ?? { counted: 0n, decided: new Set() }
    known.counted += counted
    customers.set(order.customer_id, known)
    const steps = decideSteps(rule, stepsReached(rule, known.counted, known.decided), room)
    for (const { threshold } of steps) known.decided.add(threshold)
    const given = steps.filter((step) => step.reason === null)
    return {
      cost: given.reduce((sum, { amount }) => sum + amount, 0n),
      refused: steps.flatMap((step) => step.reason ?? []),
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
