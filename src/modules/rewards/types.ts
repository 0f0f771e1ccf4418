/**
 * The words of rewards. Amounts are `bigint` minor units, identifiers are safe integers, instants are
 * UTC `Date`s.
 */

/**
 * `cashback` for each order; `milestone` for what a customer's orders come to together; `referral` for
 * the first paid order of a customer whom another has brought.
 */
export const RULE_TYPES = ["cashback", "milestone", "referral"] as const
export type RuleType = (typeof RULE_TYPES)[number]

/** What a milestone counts: the base of the orders, or how many there are. */
export const COUNTED = ["spend", "orders"] as const
export type Counted = (typeof COUNTED)[number]

/** What a milestone gives once, when what it counts has come so far. */
export interface Tier {
  threshold: bigint
  amount: bigint
}

/** Who gets something for a referral: whoever brought the friend, or the friend. */
export const SIDES = ["referrer", "friend"] as const
export type Side = (typeof SIDES)[number]

/** What an order is worth to one side of a referral; either of the first two is there. */
export type Grant = Pick<RuleTerms, "basis_points" | "fixed_amount" | "cap_per_order">

/**
 * `waiting` for the order to be paid → `pending` until the waiting time is over → `awarded`; `refused`,
 * with the reason; `taken_back` once nothing of it is left.
 */
export const AWARD_STATUSES = ["waiting", "pending", "awarded", "taken_back", "refused"] as const
export type AwardStatus = (typeof AWARD_STATUSES)[number]

/** Why an award is waiting or refused. */
export const AWARD_REASONS = [
  "not_paid",
  "order_canceled",
  "minimum_order",
  "too_little",
  "other_rule",
  "customer_cap",
  "budget",
  "rule_ended",
  "friends_limit",
] as const
export type AwardReason = (typeof AWARD_REASONS)[number]

/** What a rule pays, for what, to whom. */
export interface RuleTerms {
  type: RuleType
  /** For staff and customers. */
  name: string
  /** Whether orders that are found paid now earn anything. */
  active: boolean
  /** Orders placed from this instant on, */
  starts_at: Date
  /** and before this one; null for without end. */
  ends_at: Date | null
  /** The higher goes first. */
  priority: number
  /** Paid beside other rules; of those that are not, an order earns one. */
  stackable: boolean
  /** ISO 4217, upper case: orders in any other earn nothing. */
  currency: string
  /** Hundredths of a percent of the base; either this or `fixed_amount` is there. */
  basis_points: number | null
  /** Per order; of a milestone, each time that `every` is reached. */
  fixed_amount: bigint | null
  /** Of a referral; null for nothing. */
  referrer_gets: Grant | null
  friend_gets: Grant | null
  /** For how many friends a referrer is paid, */
  friends_limit: number | null
  /** in any so many days; null for all time. */
  friends_limit_days: number | null
  /** Of a milestone. */
  counts: Counted | null
  /** What has to come together for `fixed_amount`, again and again; either this or `tiers`. */
  every: bigint | null
  /** In ascending order. */
  tiers: Tier[]
  cap_per_order: bigint | null
  cap_per_customer: bigint | null
  /** What an order's goods have to cost at least. */
  minimum_order: bigint
  /** Goods of any of these; with none of the three named, all goods. */
  product_ids: string[]
  category_ids: string[]
  collection_ids: string[]
  /** Customers in any of these; everybody when empty. */
  customer_group_ids: string[]
  waiting_days: number
  /** How long the credit can be spent; null for ever. */
  expires_days: number | null
  /** What all awards together may come to; null for no limit. */
  budget: bigint | null
}

export interface Rule extends RuleTerms {
  id: number
  /** What its awards come to, less what was taken back. */
  spent: bigint
  /** Key of an identity. */
  created_by: string
  created_at: Date
  updated_at: Date
}

/** What one rule gives for one order, or for one step that it reaches. */
export interface Award {
  id: number
  rule_id: number
  rule_name: string
  type: RuleType
  /** What had to be reached; null for what is not a milestone. */
  step: bigint | null
  /** Null for what is not of a referral. */
  side: Side | null
  /** The host's id of the order, and its display id. */
  order_id: string
  display_id: number
  customer_id: string
  currency: string
  status: AwardStatus
  reason: AwardReason | null
  /** The lines of the order that earned it, and what they cost. */
  item_ids: string[]
  goods: bigint
  /** What all goods of the order cost then, with tax. */
  order_goods: bigint
  /** The part of that which counts. */
  base: bigint
  amount: bigint
  taken_back: bigint
  /** What should have been taken back and was not there any more. */
  missing: bigint
  /** When it is credited, or was to be. */
  due_at: Date | null
  expires_days: number | null
  awarded_at: Date | null
  wallet_id: number | null
  /** The entry of the ledger that credited it. */
  transaction_id: number | null
  created_at: Date
  updated_at: Date
}

/** What an order counts towards a milestone. */
export interface CountedOrder {
  rule_id: number
  customer_id: string
  /** Why it counts nothing; null when it does. */
  reason: AwardReason | null
  item_ids: string[]
  goods: bigint
  order_goods: bigint
  base: bigint
  /** In minor units or orders, less what was returned or refunded. */
  counted: bigint
}

/**
 * `open` until the friend has paid for an order → `counted`, and its awards say what each side gets;
 * `refused`, with the reason, when neither gets anything.
 */
export const REFERRAL_STATUSES = ["open", "counted", "refused"] as const
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

/** Why a referral is refused. */
export const REFERRAL_REASONS = [
  "same_address",
  "ordered_before",
  "account_closed",
  "no_rule",
  ...AWARD_REASONS,
] as const
export type ReferralReason = (typeof REFERRAL_REASONS)[number]

/** That a customer took another's code: one for each friend, whoever's code they take later. */
export interface Referral {
  id: number
  referrer_id: string
  friend_id: string
  status: ReferralStatus
  reason: ReferralReason | null
  /** The friend's first paid order, and the rule that decided about it. */
  order_id: string | null
  display_id: number | null
  rule_id: number | null
  created_at: Date
  decided_at: Date | null
}

/** A referral with what its sides get; null where nothing was decided. */
export interface ListedReferral extends Referral {
  rule_name: string | null
  currency: string | null
  awards: Partial<Record<Side, Pick<Award, "amount" | "taken_back" | "status" | "reason">>>
}

export interface ReferralFilter {
  status?: ReferralStatus
  reason?: ReferralReason
  referrer_id?: string
  friend_id?: string
  /** On either side. */
  customer_id?: string
}

/** What a customer's friends came to, in one currency. */
export interface ReferralSum {
  currency: string
  pending: bigint
  awarded: bigint
}

/** How many friends took a customer's code; of them those without a paid order, and those who brought something. */
export interface InvitedFriends {
  invited: number
  open: number
  pending: number
  awarded: number
  taken_back: number
}

/** How a customer shares a code and what came of it. */
export interface ReferralFacts {
  code: string | null
  friends: InvitedFriends
  /** For how many the customer got nothing, by the reason. */
  not_counted: Partial<Record<ReferralReason, number>>
  sums: ReferralSum[]
  /** As the friend of another. */
  own: Referral | null
}

/** How far a customer is with a milestone. */
export interface Progress {
  rule: Rule
  counted: bigint
  /** How many orders were counted. */
  orders: number
  not_counted: Partial<Record<AwardReason, number>>
  /** The step that an order can still reach; null when there is none. */
  next: Tier | null
  /** Why nothing comes next though there are steps: `customer_cap` or `budget`. */
  ended_by: AwardReason | null
}

export interface AwardFilter {
  rule_id?: number
  customer_id?: string
  status?: AwardStatus
}

export interface RuleFilter {
  type?: RuleType
  active?: boolean
}

/** What rewards know of an order. */
export interface OrderFacts {
  id: string
  display_id: number
  customer_id: string | null
  customer_group_ids: string[]
  currency: string
  placed_at: Date
  canceled: boolean
  /** All that it costs has come in, the wallet's part as well. */
  paid: boolean
  /** When the last of it came in. */
  paid_at: Date
  items: OrderGoods[]
  /** With tax, after discounts: all goods that were not returned, and those that were. */
  goods_kept: bigint
  goods_returned: bigint
  /** All that ever came in for it. */
  paid_in: bigint
  /** The part of that which was promotional money of a wallet. */
  promotional: bigint
  /** All that went back, to whatever the order was paid with, or to the wallet. */
  given_back: bigint
}

/** A line of an order; amounts after discounts, without tax. */
export interface OrderGoods {
  id: string
  product_id: string | null
  collection_id: string | null
  /** With all categories above. */
  category_ids: string[]
  /** What is not returned. */
  kept: bigint
  returned: bigint
}
