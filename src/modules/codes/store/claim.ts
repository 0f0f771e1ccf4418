import type { CodeRing } from "../code-ring"
import { decideClaims, type LockedCode } from "../core/claims"
import type { Claim, ClaimDecision, Redemption } from "../types"
import { type Connection, query } from "../../../sql/connection"
import { NOW } from "./transaction"
import { CODE_COLUMNS, type CodeRow, instantOf, termsOf } from "./rows"

const DIGITS_SHOWN = 4

/** Tells of codes whose terms were changed in the database; they count as unknown. */
export type OnForgedCode = (id: number) => void

/**
 * Locks the codes in id order until the transaction ends, and decides each claim on what it finds.
 * Codes are locked before wallets, everywhere.
 */
export async function claimCodes(
  connection: Connection,
  ring: CodeRing,
  claims: readonly Claim[],
  clock: Date | null,
  onForged: OnForgedCode
): Promise<ClaimDecision[]> {
  const texts = new Map(
    claims.flatMap(({ code }) => ring.digestsOf(code).map((digest) => [hex(digest), code] as const))
  )
  const rows = await query<CodeRow>(
    connection,
    `select ${CODE_COLUMNS} from codes_code code where code.digest = any(?::bytea[])
     order by code.id for no key update`,
    [[...texts.keys()].map((digest) => `\\x${digest}`)]
  )
  const genuine = rows.filter((row) => {
    const isGenuine = ring.open(row, termsOf(row)) !== null
    if (!isGenuine) {
      onForged(Number(row.id))
    }
    return isGenuine
  })
  // Read after the locks are held, and so after whatever held them before was committed.
  const { now, redeemed } = await loadRedemptions(connection, genuine, claims, clock)
  const codes = new Map(
    genuine.map((row) => {
      const text = texts.get(hex(row.digest))!
      return [text, toLockedCode(row, text, redeemed.get(Number(row.id)))]
    })
  )
  return decideClaims(codes, claims, now)
}

/** Who of the claiming customers has redeemed these codes before, and in which transaction. */
async function loadRedemptions(
  connection: Connection,
  codes: CodeRow[],
  claims: readonly Claim[],
  clock: Date | null
) {
  const rows = await query<{
    now: string
    code_id: string | null
    customer_id: string
    entry_id: string
  }>(
    connection,
    `select moment.now, redemption.code_id::text, redemption.customer_id, redemption.entry_id::text
     from (select ${NOW}::text as now) moment
     left join codes_redemption redemption
       on redemption.code_id = any(?::bigint[]) and redemption.customer_id = any(?::text[])`,
    [clock, codes.map(({ id }) => id), [...new Set(claims.map(({ customer_id }) => customer_id))]]
  )
  const redeemed = new Map<number, Map<string, number>>()
  for (const { code_id, customer_id, entry_id } of rows) {
    if (code_id !== null) {
      const byCustomer = redeemed.get(Number(code_id)) ?? new Map<string, number>()
      redeemed.set(Number(code_id), byCustomer.set(customer_id, Number(entry_id)))
    }
  }
  return { now: instantOf(rows[0].now)!, redeemed }
}

function toLockedCode(row: CodeRow, text: string, redeemedBy = new Map<string, number>()) {
  return {
    ...termsOf(row),
    id: Number(row.id),
    prefix: row.prefix,
    last_four: text.slice(-DIGITS_SHOWN),
    redemption_count: row.redemption_count,
    revoked: row.revoked_at !== null,
    redeemedBy,
  } satisfies LockedCode
}

/** Writes down what was paid, and counts it. The database refuses a second time and one too many. */
export async function recordRedemptions(
  connection: Connection,
  redemptions: readonly Redemption[],
  clock: Date | null
): Promise<void> {
  await query(
    connection,
    `with redeemed as (
       insert into codes_redemption (code_id, customer_id, wallet_id, entry_id, created_at)
       select source.code_id, source.customer_id, source.wallet_id, source.entry_id,
         date_trunc('milliseconds', coalesce(?::timestamptz, clock_timestamp()))
       from unnest(?::bigint[], ?::text[], ?::bigint[], ?::bigint[])
         as source (code_id, customer_id, wallet_id, entry_id)
       returning code_id
     )
     update codes_code code set redemption_count = code.redemption_count + paid.times
     from (select code_id, count(*)::int as times from redeemed group by code_id) paid
     where code.id = paid.code_id`,
    [
      clock,
      redemptions.map(({ code_id }) => code_id),
      redemptions.map(({ customer_id }) => customer_id),
      redemptions.map(({ wallet_id }) => wallet_id),
      redemptions.map(({ entry_id }) => entry_id),
    ]
  )
}

/**
 * Locks the codes that were redeemed with these entries, before the wallets are; answers the
 * entries whose redemptions are still there.
 */
export async function lockRedemptions(
  connection: Connection,
  entryIds: readonly number[]
): Promise<Set<number>> {
  await query(
    connection,
    `select 1 from codes_code where id in (
       select code_id from codes_redemption where entry_id = any(?::bigint[])
     ) order by id for no key update`,
    [entryIds]
  )
  const rows = await query<{ entry_id: string }>(
    connection,
    "select entry_id::text from codes_redemption where entry_id = any(?::bigint[])",
    [entryIds]
  )
  return new Set(rows.map(({ entry_id }) => Number(entry_id)))
}

/** Gives back the uses that were paid with these entries. */
export async function releaseRedemptions(
  connection: Connection,
  entryIds: readonly number[]
): Promise<void> {
  await query(
    connection,
    `with gone as (
       delete from codes_redemption where entry_id = any(?::bigint[]) returning code_id
     )
     update codes_code code set redemption_count = code.redemption_count - given_back.times
     from (select code_id, count(*)::int as times from gone group by code_id) given_back
     where code.id = given_back.code_id`,
    [entryIds]
  )
}

function hex(digest: Buffer): string {
  return digest.toString("hex")
}
