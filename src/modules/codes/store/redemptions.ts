import { type Connection, query } from "../../../database/connection"
import { fold } from "../core/code-text"
import type { RedeemedDay, RedemptionsQuery } from "../types"

/** What was redeemed on each day, the earliest first; a day on which nothing was is left out. */
export async function readRedemptions(
  connection: Connection,
  { prefix, after, before, time_zone }: RedemptionsQuery
): Promise<RedeemedDay[]> {
  const key = prefix === undefined ? null : fold(prefix)
  const rows = await query<{ day: string; currency: string; redemptions: number; amount: string }>(
    connection,
    `select (redemption.created_at at time zone ?::text)::date::text as day, code.currency,
       count(*)::int as redemptions, sum(code.amount)::text as amount
     from codes_redemption redemption join codes_code code on code.id = redemption.code_id
     where redemption.created_at > ?::timestamptz and redemption.created_at < ?::timestamptz
       and (?::text is null or code.prefix_key = ?::text)
       and code.currency <> 'XTS'
     group by 1, 2 order by 1, 2`,
    [time_zone, after, before, key, key]
  )
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}
