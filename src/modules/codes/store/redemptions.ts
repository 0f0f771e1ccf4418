import { type Connection, query } from "../../../database/connection"
import { fold } from "../core/code-text"
import { readPage } from "../../../database/read-page"
import type { Listing } from "../../../database/read-page"
import type { CodeRedemptionsQuery, RedeemedDay, RedemptionPage, RedemptionsQuery } from "../types"

const REDEMPTIONS: Listing<{ code_id: number }> = {
  columns: "customer_id, wallet_id, entry_id, created_at",
  from: "codes_redemption",
  conditions: { code_id: "code_id = ?::bigint" },
  orderBy: "created_at desc, entry_id desc",
}

interface RedemptionRow {
  customer_id: string
  wallet_id: string
  entry_id: string
  created_at: Date
}

/** Who redeemed a code, the latest first. */
export async function listRedemptions(
  connection: Connection,
  { code_id, ...page }: CodeRedemptionsQuery
): Promise<RedemptionPage> {
  const found = await readPage<RedemptionRow, { code_id: number }>(
    connection,
    REDEMPTIONS,
    { code_id },
    page
  )
  return {
    total: found.total,
    data: found.data.map((row) => ({
      ...row,
      wallet_id: Number(row.wallet_id),
      entry_id: Number(row.entry_id),
    })),
  }
}

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
