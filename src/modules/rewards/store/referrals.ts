import type { Connection, Transaction } from "../../../database/connection"
import { type Listing, type PageOf, readPage } from "../../../database/read-page"
import {
  type AwardReason,
  type AwardStatus,
  type ListedReferral,
  type Referral,
  type ReferralFacts,
  type ReferralFilter,
  type ReferralReason,
  type ReferralStatus,
  type ReferralSum,
  type Side,
  SIDES,
} from "../types"

const COLUMNS = `referral.id::text, referral.referrer_id, referral.friend_id, referral.status,
  referral.reason, referral.order_id, seen.display_id::text, referral.rule_id::text,
  referral.created_at, referral.decided_at`
const TABLES = `rewards_referral referral
  left join rewards_order seen on seen.order_id = referral.order_id`

/** What each side gets, amounts as text: no parser of the host's can turn money into a float. */
const AWARDS = `(select json_object_agg(award.side, json_build_object('amount', award.amount::text,
    'taken_back', award.taken_back::text, 'status', award.status, 'reason', award.reason))
  from rewards_award award where award.referral_id = referral.id) as awards`

const LISTED: Listing<ReferralFilter> = {
  columns: `${COLUMNS}, rule.name as rule_name, rule.currency, ${AWARDS}`,
  from: `${TABLES} left join rewards_rule rule on rule.id = referral.rule_id`,
  conditions: {
    status: "referral.status = ?",
    // One side may get nothing of a referral that counts for the other.
    reason: `? = any (array(select award.reason from rewards_award award
      where award.referral_id = referral.id) || referral.reason)`,
    referrer_id: "referral.referrer_id = ?",
    friend_id: "referral.friend_id = ?",
    customer_id: "? in (referral.referrer_id, referral.friend_id)",
  },
  orderBy: "referral.id desc",
}

type Row = Omit<Referral, "id" | "display_id" | "rule_id"> & {
  id: string
  display_id: string | null
  rule_id: string | null
}
interface AwardRow {
  amount: string
  taken_back: string
  status: AwardStatus
  reason: AwardReason | null
}
type ListedRow = Row &
  Pick<ListedReferral, "rule_name" | "currency"> & {
    awards: Partial<Record<Side, AwardRow>> | null
  }

/** States of an award that were decided in the customer's favour. */
const GIVEN = ["pending", "awarded", "taken_back"] as const

/** Whoever takes a code has all chains of friends to themselves: two at once could close a circle. */
const TAKING = "wallet-referrals"

export async function listReferrals(connection: Connection, filter: ReferralFilter & PageOf) {
  const found = await readPage<ListedRow, ReferralFilter>(connection, LISTED, filter, filter)
  const data = found.data.map(({ rule_name, currency, awards, ...row }): ListedReferral => {
    const given: ListedReferral["awards"] = {}
    for (const side of SIDES) {
      const award = awards?.[side]
      if (award) {
        const { amount, taken_back } = award
        given[side] = { ...award, amount: BigInt(amount), taken_back: BigInt(taken_back) }
      }
    }
    return { ...toReferral(row), rule_name, currency, awards: given }
  })
  return { data, total: found.total }
}

export async function findReferralOf(
  connection: Connection,
  friendId: string
): Promise<Referral | null> {
  const [row] = await connection.objects<Row>({
    text: `select ${COLUMNS} from ${TABLES} where referral.friend_id = $1`,
    values: [friendId],
  })
  return row ? toReferral(row) : null
}

/** Of some orders those that decided about a referral. */
export async function findReferralsByOrder(
  connection: Connection,
  orderIds: readonly string[]
): Promise<Map<string, Referral>> {
  const rows = await connection.objects<Row & { order_id: string }>({
    text: `select ${COLUMNS} from ${TABLES} where referral.order_id = any($1::text[])`,
    values: [orderIds],
  })
  return new Map(rows.map((row) => [row.order_id, toReferral(row)]))
}

/** The referral of a friend as long as nothing is decided; nobody else decides meanwhile. */
export async function lockOpenReferral(
  transaction: Transaction,
  friendId: string
): Promise<Referral | null> {
  const [row] = await transaction.objects<Row>({
    text: `select ${COLUMNS} from ${TABLES}
      where referral.friend_id = $1 and referral.status = 'open' for update of referral`,
    values: [friendId],
  })
  return row ? toReferral(row) : null
}

/** Decided once: what is decided stays. */
export async function putDecision(
  transaction: Transaction,
  id: number,
  decided: { reason: ReferralReason | null; order_id: string | null; rule_id: number | null }
): Promise<void> {
  await transaction.objects({
    text: `update rewards_referral set status = $2, reason = $3, order_id = $4,
        rule_id = $5::bigint, decided_at = clock_timestamp()
      where id = $1::bigint and status = 'open'`,
    values: [
      id,
      decided.reason ? "refused" : "counted",
      decided.reason,
      decided.order_id,
      decided.rule_id,
    ],
  })
}

/** @returns the referral that the friend has then, which may be of another's code; null for a circle */
export async function putReferral(
  transaction: Transaction,
  { referrer_id, friend_id }: Pick<Referral, "referrer_id" | "friend_id">
): Promise<Referral | null> {
  await transaction.objects({
    text: "select pg_advisory_xact_lock(hashtextextended($1, 0))",
    values: [TAKING],
  })
  const known = await findReferralOf(transaction, friend_id)
  if (known) return known
  const circle = await transaction.objects({
    text: `with recursive above (id) as (
        select $1::text
        union
        select referral.referrer_id from rewards_referral referral
          join above on above.id = referral.friend_id
      )
      select 1 from above where id = $2`,
    values: [referrer_id, friend_id],
  })
  if (circle.length) return null
  await transaction.objects({
    text: "insert into rewards_referral (referrer_id, friend_id) values ($1, $2)",
    values: [referrer_id, friend_id],
  })
  return await findReferralOf(transaction, friend_id)
}

/** For how many friends a rule has paid a referrer, in the last so many days if they are given. */
export async function countPaidFriends(
  connection: Connection,
  { rule_id, referrer_id, days }: { rule_id: number; referrer_id: string; days: number | null }
): Promise<number> {
  const [{ friends }] = await connection.objects<{ friends: string }>({
    text: `select count(*)::text as friends from rewards_award
      where rule_id = $1::bigint and customer_id = $2 and side = 'referrer'
        and status in ('pending', 'awarded')
        and ($3::integer is null or created_at > clock_timestamp() - make_interval(days => $3))`,
    values: [rule_id, referrer_id, days],
  })
  return Number(friends)
}

export async function findCode(connection: Connection, customerId: string): Promise<string | null> {
  const [row] = await connection.objects<{ code: string }>({
    text: "select code from rewards_referral_code where customer_id = $1",
    values: [customerId],
  })
  return row?.code ?? null
}

export async function findCodeOwner(
  connection: Connection,
  normalized: string
): Promise<string | null> {
  const [row] = await connection.objects<{ customer_id: string }>({
    text: "select customer_id from rewards_referral_code where normalized = $1",
    values: [normalized],
  })
  return row?.customer_id ?? null
}

/** Keeps the code that a customer has: of two that are made at once the first stays. */
export async function putCode(
  connection: Connection,
  customerId: string,
  { code, normalized }: { code: string; normalized: string }
): Promise<void> {
  await connection.objects({
    text: `insert into rewards_referral_code (customer_id, code, normalized) values ($1, $2, $3)
      on conflict (customer_id) do nothing`,
    values: [customerId, code, normalized],
  })
}

/** Puts a new code in the place of the one that a customer has, if they have one. */
export async function replaceCode(
  connection: Connection,
  customerId: string,
  { code, normalized }: { code: string; normalized: string }
): Promise<void> {
  await connection.objects({
    text: `insert into rewards_referral_code (customer_id, code, normalized) values ($1, $2, $3)
      on conflict (customer_id) do update set code = excluded.code,
        normalized = excluded.normalized, created_at = clock_timestamp()`,
    values: [customerId, code, normalized],
  })
}

/** What came of a customer's code: how many friends took it, and what the customer gets for them. */
export async function readFriends(
  connection: Connection,
  referrerId: string
): Promise<Pick<ReferralFacts, "friends" | "not_counted" | "sums">> {
  const rows = await connection.objects<{
    status: ReferralStatus | AwardStatus
    reason: ReferralReason | null
    friends: string
  }>({
    text: `select coalesce(award.status, referral.status) as status,
        coalesce(award.reason, referral.reason) as reason, count(*)::text as friends
      from rewards_referral referral
        left join rewards_award award on award.referral_id = referral.id and award.side = 'referrer'
      where referral.referrer_id = $1 group by 1, 2`,
    values: [referrerId],
  })
  const sums = await connection.objects<Record<keyof ReferralSum, string>>({
    text: `select currency,
        coalesce(sum(amount - taken_back) filter (where status = 'pending'), 0)::text as pending,
        coalesce(sum(amount - taken_back) filter (where status <> 'pending'), 0)::text as awarded
      from rewards_award where customer_id = $1 and side = 'referrer'
        and status in ('pending', 'awarded', 'taken_back')
      group by currency order by currency`,
    values: [referrerId],
  })
  const found: Pick<ReferralFacts, "friends" | "not_counted"> = {
    friends: { invited: 0, open: 0, pending: 0, awarded: 0, taken_back: 0 },
    not_counted: {},
  }
  for (const { status, reason, friends } of rows) {
    const number = Number(friends)
    found.friends.invited += number
    if (reason) found.not_counted[reason] = (found.not_counted[reason] ?? 0) + number
    // A rule may give to the friend alone: such a one is among the invited only.
    if (status === "open" || isGiven(status)) found.friends[status] += number
  }
  return {
    ...found,
    sums: sums.map(({ currency, pending, awarded }) => ({
      currency,
      pending: BigInt(pending),
      awarded: BigInt(awarded),
    })),
  }
}

function isGiven(status: string): status is (typeof GIVEN)[number] {
  return GIVEN.some((given) => given === status)
}

/** The code goes; what is not decided yet never will be. */
export async function eraseReferrals(connection: Connection, customerId: string): Promise<void> {
  await connection.objects({
    text: "delete from rewards_referral_code where customer_id = $1",
    values: [customerId],
  })
  await connection.objects({
    text: `update rewards_referral set status = 'refused', reason = 'account_closed',
        decided_at = clock_timestamp()
      where $1 in (referrer_id, friend_id) and status = 'open'`,
    values: [customerId],
  })
}

function toReferral(row: Row): Referral {
  const { id, referrer_id, friend_id, status, reason, order_id, display_id, rule_id } = row
  return {
    id: Number(id),
    referrer_id,
    friend_id,
    status,
    reason,
    order_id,
    display_id: display_id === null ? null : Number(display_id),
    rule_id: rule_id === null ? null : Number(rule_id),
    created_at: row.created_at,
    decided_at: row.decided_at,
  }
}
