import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Database, type Transaction } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import type { PageOf } from "../../database/read-page"
import type { Decision } from "./core/earn"
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

  /** Rules that may be of an order, with those of its awards; their budgets are nobody else's until then. */
  async lockRules(
    order: OrderFacts,
    ids: readonly number[],
    transaction: Transaction
  ): Promise<Rule[]> {
    return await lockRules(transaction, order, ids)
  }

  /** What rules have given to a customer, by the rules' ids. */
  async givenTo(
    customerId: string,
    ruleIds: readonly number[],
    transaction: Transaction
  ): Promise<Map<number, bigint>> {
    return await givenTo(transaction, customerId, ruleIds)
  }

  async awardsOf(orderId: string, transaction: Transaction): Promise<LockedAward[]> {
    return await awardsOf(transaction, orderId)
  }

  /** Notes what an order comes to by a rule, and takes it out of the rule's budget if it is given. */
  async putAward(
    rule: Rule,
    order: OrderFacts,
    decision: Decision,
    transaction: Transaction
  ): Promise<void> {
    await putAward(transaction, rule, order, decision)
    if (!decision.reason) await spend(transaction, rule.id, decision.amount)
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

  /** Notes that an order is decided, or when to look at it again. */
  async noteSettled(
    orderId: string,
    state: { settled: boolean; placed_at: Date },
    transaction: Transaction
  ): Promise<void> {
    await noteSettled(transaction, orderId, state)
  }
}
