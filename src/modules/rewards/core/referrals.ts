import type { AwardReason, OrderFacts, ReferralReason, Side } from "../types"
import {
  amountOf,
  baseOf,
  concerns,
  type DecidedRule,
  type Decision,
  refusalOf,
  within,
} from "./earn"

/*
 * What the first paid order of a friend gives to them and to who brought them, as a pure function. The
 * friend goes first: they were promised something for an order, the referrer for a friend.
 */
const IN_ORDER: readonly Side[] = ["friend", "referrer"]

/** What a rule and both sides of a referral have left. */
export interface ReferralRoom {
  /** What is left of the rule's budget; null for no limit. */
  budget: bigint | null
  /** What the rule has given to each. */
  given: Record<Side, bigint>
  /** For how many friends it has paid the referrer, in the time that counts. */
  friends: number
}

export interface SideDecision extends Decision {
  side: Side
}

/** What becomes of a referral; `reason` is null when either side gets something. */
export interface ReferralDecision {
  rule_id: number | null
  sides: SideDecision[]
  reason: ReferralReason | null
}

/** By the first rule by priority that gives anything to either side; else by the first of all. */
export function decideReferral(
  rules: readonly DecidedRule[],
  order: OrderFacts,
  roomOf: (rule: DecidedRule) => ReferralRoom
): ReferralDecision {
  const decisions = rules
    .filter((rule) => rule.type === "referral" && concerns(rule, order))
    .sort((one, other) => other.priority - one.priority || one.id - other.id)
    .map((rule) => decideSides(rule, order, roomOf(rule)))
  const none = { rule_id: null, sides: [], reason: "no_rule" as const }
  return decisions.find(({ reason }) => reason === null) ?? decisions[0] ?? none
}

function decideSides(rule: DecidedRule, order: OrderFacts, room: ReferralRoom): ReferralDecision {
  const goods = baseOf(rule, order)
  let { budget } = room
  const sides: SideDecision[] = []
  for (const side of IN_ORDER) {
    const grant = side === "friend" ? rule.friend_gets : rule.referrer_gets
    if (grant === null) continue
    const wanted = amountOf(grant, goods.base)
    const refusal = refusalOf(rule, order, wanted) ?? limitOf(rule, side, room)
    const decided = refusal
      ? { amount: wanted, reason: refusal }
      : within(rule, wanted, { budget, given: room.given[side] })
    if (!decided.reason && budget !== null) budget -= decided.amount
    sides.push({ ...goods, ...decided, side })
  }
  const isGiven = sides.some(({ reason }) => reason === null)
  return { rule_id: rule.id, sides, reason: isGiven ? null : sides[0].reason }
}

function limitOf(
  { friends_limit }: DecidedRule,
  side: Side,
  { friends }: ReferralRoom
): AwardReason | null {
  const isReached = side === "referrer" && friends_limit !== null && friends >= friends_limit
  return isReached ? "friends_limit" : null
}
