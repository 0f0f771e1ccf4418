import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Database, type Transaction } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import type { PageOf } from "../../database/read-page"
import { decide } from "./core/earn"
import {
  type AwardChange,
  awardsOf,
  changeAward,
  findWithAwards,
  givenTo,
  listAwards,
  type LockedAward,
  putAward,
} from "./store/awards"
import { findOrdersDue, findUnseen, noteSettled, lockOrder, type OrderState } from "./store/orders"
import {
  createRule,
  deleteRule,
  findRule,
  hasRules,
  listRules,
  lockRules,
  spend,
  updateRule,
} from "./store/rules"
import type { Award, AwardFilter, OrderFacts, Rule, RuleFilter, RuleTerms } from "./types"

/**
 * Rewards: the rules of the merchant, and what was given by them for which order. The money itself is
 * the ledger's, which is why whatever gives or takes back takes the transaction that moves the money.
 */
export default class RewardsService {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Knex }, options: Record<string, unknown> = {}) {
    this.database = openDatabase(dependencies.__pg_connection__, options)
  }

  async createRule(terms: RuleTerms, actor: string): Promise<Rule> {
    return await createRule(this.database, terms, actor)
  }

  /** @returns the rule as it is then, null for none; "overspent" when more is spent than its budget */
  async updateRule(id: number, terms: Partial<RuleTerms>): Promise<Rule | null | "overspent"> {
    return await updateRule(this.database, id, terms)
  }

  /** @returns "in_use" for one by which something was given or refused: that can only be ended */
  async deleteRule(id: number): Promise<"deleted" | "not_found" | "in_use"> {
    return await deleteRule(this.database, id)
  }

  async findRule(id: number): Promise<Rule | null> {
    return await findRule(this.database, id)
  }

  /** By priority, as orders meet them. */
  async listRules(filter: RuleFilter & PageOf): Promise<{ data: Rule[]; total: number }> {
    return await listRules(this.database, filter)
  }

  /** Whether there is any rule that an order placed since then may have to do with. */
  async hasRules(since: Date): Promise<boolean> {
    return await hasRules(this.database, since)
  }

  /** Newest first. */
  async listAwards(filter: AwardFilter & PageOf): Promise<{ data: Award[]; total: number }> {
    return await listAwards(this.database, filter)
  }

  /** All of a customer's, newest first. */
  async listOf(customerId: string): Promise<Award[]> {
    const all: Award[] = []
    for (let page = 1, total = 1; all.length < total; page += 1) {
      const found = await this.listAwards({ customer_id: customerId, page, per_page: 1000 })
      all.push(...found.data)
      total = found.data.length ? found.total : 0
    }
    return all
  }

  /** Of some orders those that nobody has looked at yet. */
  async findUnseen(orderIds: readonly string[]): Promise<string[]> {
    return await findUnseen(this.database, orderIds)
  }

  /** Of some orders those that have, or may get, an award of which something can be taken back. */
  async findWithAwards(orderIds: readonly string[]): Promise<string[]> {
    return await findWithAwards(this.database, orderIds)
  }

  /** Orders of which something is to be credited, or that have to be looked at again. */
  async findOrdersDue(limit: number, after?: string): Promise<string[]> {
    return await findOrdersDue(this.database, limit, after)
  }

  /** Whether anything was given, or may still be, for an order. */
  async knowsOrder(orderId: string): Promise<boolean> {
    return (await findUnseen(this.database, [orderId])).length === 0
  }

  /** What is kept of an order; nobody else changes it until the transaction ends. */
  async lockOrder(
    order: { id: string; display_id: number },
    transaction: Transaction
  ): Promise<OrderState> {
    return await lockOrder(transaction, order)
  }

  /** Rules that may be of an order, and those of its awards, by id: nobody else has them until then. */
  async lockRules(order: OrderFacts, transaction: Transaction): Promise<Map<number, Rule>> {
    const awards = await awardsOf(transaction, order.id)
    const ids = awards.map(({ rule_id }) => rule_id)
    const rules = await lockRules(transaction, order, ids)
    return new Map(rules.map((rule) => [rule.id, rule]))
  }

  /**
   * Notes what a locked order earns by locked rules, and takes it out of their budgets: for good once
   * it is paid or cancelled, until when it is to be looked at again.
   */
  async decideAwards(
    order: OrderFacts,
    rules: ReadonlyMap<number, Rule>,
    transaction: Transaction
  ): Promise<void> {
    const given = order.customer_id
      ? await givenTo(transaction, order.customer_id, [...rules.keys()])
      : new Map<number, bigint>()
    const decisions = decide([...rules.values()], order, (rule) => {
      const { budget, spent } = rules.get(rule.id)!
      return { budget: budget === null ? null : budget - spent, given: given.get(rule.id) ?? 0n }
    })
    for (const decision of decisions) {
      await putAward(transaction, rules.get(decision.rule_id)!, order, decision)
      if (!decision.reason) await spend(transaction, decision.rule_id, decision.amount)
    }
    const settled = order.paid || order.canceled
    if (settled) {
      // A rule may have been stopped, or its terms changed, while an order waited for its payment.
      const decided = new Set(decisions.map(({ rule_id }) => rule_id))
      for (const { id, rule_id, status } of await awardsOf(transaction, order.id)) {
        if (status === "waiting" && !decided.has(rule_id)) {
          await changeAward(transaction, id, { status: "refused", reason: "rule_ended" })
        }
      }
    }
    await noteSettled(transaction, order.id, { settled, placed_at: order.placed_at })
  }

  async awardsOf(orderId: string, transaction: Transaction): Promise<LockedAward[]> {
    return await awardsOf(transaction, orderId)
  }

  /** Notes what became of an award; what of it was taken back returns to the rule's budget. */
  async changeAward(
    award: LockedAward,
    change: AwardChange,
    transaction: Transaction
  ): Promise<void> {
    await changeAward(transaction, award.id, change)
    const back = (change.taken_back ?? award.taken_back) - award.taken_back
    if (back !== 0n) await spend(transaction, award.rule_id, -back)
  }
}
