import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Database, type Transaction } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import type { PageOf } from "../../database/read-page"
import { concerns, decide, within } from "./core/earn"
import { countOrder, decideSteps, nextStep, stepsReached, stillCounted } from "./core/milestones"
import {
  type AwardChange,
  awardsOf,
  changeAward,
  findDecidedSteps,
  findWithAwards,
  givenTo,
  listAwards,
  type LockedAward,
  putAward,
  putSide,
  putStep,
  stepsOf,
} from "./store/awards"
import { decideReferral } from "./core/referrals"
import { changeCounted, countedOf, putCounted, sumCounted } from "./store/counted"
import { findOrdersDue, findUnseen, noteSettled, lockOrder, type OrderState } from "./store/orders"
import {
  countPaidFriends,
  eraseReferrals,
  findCode,
  findCodeOwner,
  findReferralOf,
  findReferralsByOrder,
  listReferrals,
  lockOpenReferral,
  putCode,
  putDecision,
  putReferral,
  readFriends,
  replaceCode,
} from "./store/referrals"
import {
  createRule,
  deleteRule,
  findRule,
  findRunning,
  hasRules,
  listRules,
  lockRules,
  readSeen,
  type Seen,
  spend,
  updateRule,
} from "./store/rules"
import type {
  Award,
  AwardFilter,
  ListedReferral,
  OrderFacts,
  Progress,
  Referral,
  ReferralFacts,
  ReferralFilter,
  ReferralReason,
  Rule,
  RuleFilter,
  RuleTerms,
} from "./types"

/**
 * Rewards: the rules of the merchant, and what was given by them for which order. The money itself is
 * the ledger's, which is why whatever gives or takes back takes the transaction that moves the money.
 */
export default class RewardsService {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Knex }, options: Record<string, unknown> = {}) {
    this.database = openDatabase(dependencies.__pg_connection__, options)
  }

  async createRule(terms: RuleTerms, actor: string, transaction?: Transaction): Promise<Rule> {
    return await createRule(transaction ?? this.database, terms, actor)
  }

  /** @returns the rule as it is then, null for none; "overspent" when more is spent than its budget */
  async updateRule(
    id: number,
    terms: Partial<RuleTerms>,
    transaction: Transaction
  ): Promise<Rule | null | "overspent"> {
    return await updateRule(transaction, id, terms)
  }

  /** @returns the rule that was; "in_use" for one that orders have met: that can only be ended */
  async deleteRule(id: number, transaction: Transaction): Promise<Rule | null | "in_use"> {
    return await deleteRule(transaction, id)
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

  /** Of some orders those whose awards, or what they count for a milestone, can still get less. */
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
    const counted = await countedOf(transaction, order.id)
    const ids = [...awards, ...counted].map(({ rule_id }) => rule_id)
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
    const cashback = [...rules.values()].filter(({ type }) => type === "cashback")
    const decisions = decide(cashback, order, (rule) => {
      const { budget, spent } = rules.get(rule.id)!
      return { budget: budget === null ? null : budget - spent, given: given.get(rule.id) ?? 0n }
    })
    for (const decision of decisions) {
      await putAward(transaction, rules.get(decision.rule_id)!, order, decision)
      if (!decision.reason) await spend(transaction, decision.rule_id, decision.amount)
    }
    const milestones = [...rules.values()].filter(({ type }) => type === "milestone")
    for (const rule of milestones) {
      await this.countOrder(rule, order, given.get(rule.id) ?? 0n, transaction)
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
      for (const { rule_id, reason } of await countedOf(transaction, order.id)) {
        if (reason === "not_paid") {
          const which = { rule_id, order_id: order.id }
          await changeCounted(transaction, which, { reason: "rule_ended" })
        }
      }
    }
    await noteSettled(transaction, order.id, { settled, placed_at: order.placed_at })
  }

  /** Notes what an order counts for a milestone, and decides about the steps that this reaches. */
  private async countOrder(
    rule: Rule,
    { customer_id, ...facts }: OrderFacts,
    given: bigint,
    transaction: Transaction
  ): Promise<void> {
    if (customer_id === null || !concerns(rule, { ...facts, customer_id })) return
    const order = { ...facts, customer_id }
    const count = countOrder(rule, order)
    await putCounted(transaction, order.id, count)
    if (count.reason) return
    const sums = await sumCounted(transaction, customer_id)
    const decided = await findDecidedSteps(transaction, customer_id, [rule.id])
    const steps = stepsReached(rule, sums.get(rule.id)!.counted, decided.get(rule.id)!)
    const budget = rule.budget === null ? null : rule.budget - rule.spent
    for (const step of decideSteps(rule, steps, { budget, given })) {
      await putStep(transaction, rule, order, count, step)
      if (!step.reason) await spend(transaction, rule.id, step.amount)
    }
  }

  /**
   * Lowers what a locked order counts by what was returned and refunded since.
   *
   * @returns the awards of its customer for steps of the rules that it counts for, and whether each is
   *   still reached
   */
  async recount(
    order: OrderFacts,
    rules: ReadonlyMap<number, Rule>,
    transaction: Transaction
  ): Promise<{ award: LockedAward; isReached: boolean }[]> {
    const found: { award: LockedAward; isReached: boolean }[] = []
    for (const count of await countedOf(transaction, order.id)) {
      if (count.reason) continue
      const { rule_id, customer_id } = count
      const counted = stillCounted(count, rules.get(rule_id)!, order)
      if (counted < count.counted) {
        await changeCounted(transaction, { rule_id, order_id: order.id }, { counted })
      }
      const sums = await sumCounted(transaction, customer_id)
      const reached = sums.get(rule_id)!.counted
      for (const award of await stepsOf(transaction, count)) {
        found.push({ award, isReached: award.step! <= reached })
      }
    }
    return found
  }

  /**
   * How far a customer is with milestones: with those that have met an order of theirs, and with those
   * that are running and for one of their groups, where these are named.
   */
  async readProgress(customerId: string, groups: readonly string[] = []): Promise<Progress[]> {
    const sums = await sumCounted(this.database, customerId)
    const found = await findRunning(this.database, "milestone", [...sums.keys()])
    const rules = found.filter(({ id, customer_group_ids: wanted }) => {
      return sums.has(id) || !wanted.length || wanted.some((group) => groups.includes(group))
    })
    const ids = rules.map(({ id }) => id)
    const decided = await findDecidedSteps(this.database, customerId, ids)
    const given = await givenTo(this.database, customerId, ids)
    return rules.map((rule) => {
      const sum = sums.get(rule.id) ?? { counted: 0n, orders: 0, not_counted: {} }
      const isOver = !rule.active || (rule.ends_at !== null && rule.ends_at <= new Date())
      const step = isOver ? null : nextStep(rule, sum.counted, decided.get(rule.id)!)
      const budget = rule.budget === null ? null : rule.budget - rule.spent
      const gives = step && within(rule, step.amount, { budget, given: given.get(rule.id) ?? 0n })
      // A step that the customer's cap or the budget refuses is promised to nobody.
      const next = step && gives && !gives.reason ? { ...step, amount: gives.amount } : null
      return { rule, ...sum, next, ended_by: gives?.reason ?? null }
    })
  }

  /** The rules by which a customer's next order may earn cashback, by priority. */
  async findOffers(groups: readonly string[]): Promise<Rule[]> {
    const rules = await findRunning(this.database, "cashback")
    return rules.filter(
      ({ budget, spent, customer_group_ids: wanted }) =>
        (budget === null || spent < budget) &&
        (!wanted.length || wanted.some((group) => groups.includes(group)))
    )
  }

  /** Whether a customer has anything to look at: of rewards for orders, and for friends. */
  async readSeen(customerId: string): Promise<Seen> {
    return await readSeen(this.database, customerId)
  }

  /** The rules by which a friend's first order may earn now, by priority. */
  async findReferralRules(): Promise<Rule[]> {
    const rules = await findRunning(this.database, "referral")
    return rules.filter(({ budget, spent }) => budget === null || spent < budget)
  }

  async findReferralCode(customerId: string): Promise<string | null> {
    return await findCode(this.database, customerId)
  }

  /** @returns the code of a customer for good: the one that they have, else the new one */
  async keepReferralCode(
    customerId: string,
    made: { code: string; normalized: string }
  ): Promise<string | null> {
    await putCode(this.database, customerId, made)
    return await findCode(this.database, customerId)
  }

  /** Gives a customer a new code; the one before is nobody's. */
  async replaceReferralCode(
    customerId: string,
    made: { code: string; normalized: string },
    transaction: Transaction
  ): Promise<void> {
    await replaceCode(transaction, customerId, made)
  }

  async findReferrer(normalized: string): Promise<string | null> {
    return await findCodeOwner(this.database, normalized)
  }

  /** How a customer was referred; null when nobody has. */
  async findReferralOf(friendId: string): Promise<Referral | null> {
    return await findReferralOf(this.database, friendId)
  }

  /** Of some orders those that decided about a referral, with it. */
  async findReferralsByOrder(orderIds: readonly string[]): Promise<Map<string, Referral>> {
    return await findReferralsByOrder(this.database, orderIds)
  }

  /** @returns the referral that the friend has then, of whomever; null where it would close a circle */
  async takeReferral(sides: Pick<Referral, "referrer_id" | "friend_id">): Promise<Referral | null> {
    return await this.database.transaction((transaction) => putReferral(transaction, sides))
  }

  /** The referral of a friend about which nothing is decided yet. */
  async lockOpenReferral(friendId: string, transaction: Transaction): Promise<Referral | null> {
    return await lockOpenReferral(transaction, friendId)
  }

  /** Decides about a locked referral by the friend's first paid order, for good. */
  async decideReferral(
    referral: Referral,
    order: OrderFacts,
    rules: ReadonlyMap<number, Rule>,
    transaction: Transaction
  ): Promise<void> {
    const { referrer_id, friend_id } = referral
    const ids = [...rules.keys()]
    const toReferrer = await givenTo(transaction, referrer_id, ids)
    const toFriend = await givenTo(transaction, friend_id, ids)
    const friends = new Map<number, number>()
    for (const { id, friends_limit, friends_limit_days: days } of rules.values()) {
      if (friends_limit === null) continue
      friends.set(id, await countPaidFriends(transaction, { rule_id: id, referrer_id, days }))
    }
    const { rule_id, sides, reason } = decideReferral([...rules.values()], order, ({ id }) => {
      const { budget, spent } = rules.get(id)!
      return {
        budget: budget === null ? null : budget - spent,
        given: { referrer: toReferrer.get(id) ?? 0n, friend: toFriend.get(id) ?? 0n },
        friends: friends.get(id) ?? 0,
      }
    })
    for (const decision of sides) {
      await putSide(transaction, rules.get(decision.rule_id)!, order, referral, decision)
      if (!decision.reason) await spend(transaction, decision.rule_id, decision.amount)
    }
    await putDecision(transaction, referral.id, { reason, order_id: order.id, rule_id })
  }

  /** Refuses a locked referral, whatever a rule says; `orderId` is the order for which that was found out. */
  async refuseReferral(
    { id }: Referral,
    reason: ReferralReason,
    orderId: string | null,
    transaction: Transaction
  ): Promise<void> {
    await putDecision(transaction, id, { reason, order_id: orderId, rule_id: null })
  }

  /** Newest first. */
  async listReferrals(
    filter: ReferralFilter & PageOf
  ): Promise<{ data: ListedReferral[]; total: number }> {
    return await listReferrals(this.database, filter)
  }

  /** A customer's code, what came of it, and how they were referred themselves. */
  async readReferrals(customerId: string): Promise<ReferralFacts> {
    return {
      code: await findCode(this.database, customerId),
      ...(await readFriends(this.database, customerId)),
      own: await findReferralOf(this.database, customerId),
    }
  }

  /** Takes a customer's code away, and ends what is open on either side. */
  async eraseCustomer(customerId: string): Promise<void> {
    await this.database.transaction((transaction) => eraseReferrals(transaction, customerId))
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
