import type { CodeRing } from "../code-ring"
import { decideClaims, type LockedCode } from "../core/claims"
import type { Claim, ClaimDecision, Redemption } from "../types"
import { type Connection, query, type Row, type Statement } from "../../../database/connection"
import { CODE_COLUMNS, type CodeRow, instantOf, termsOf, toCodeRow } from "./rows"

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
  const wanted = claims.flatMap(({ code, customer_id }) =>
    ring.digestsOf(code).map((digest) => ({ digest, code, customer_id }))
  )
  // Redemptions are read after the locks are held, and so after whatever held them before was
  // committed.
  const [locked, redemptions] = await connection.batch([
    lockStatement(wanted.map(({ digest }) => digest)),
    redemptionsStatement(wanted, clock),
  ])
  const genuine = locked.map(toCodeRow).filter((row) => {
    const isGenuine = ring.open(row, termsOf(row)) !== null
    if (!isGenuine) {
      onForged(Number(row.id))
    }
    return isGenuine
  })
  const texts = new Map(wanted.map(({ digest, code }) => [hex(digest), code]))
  const redeemed = toRedeemed(redemptions)
  const codes = new Map(
    genuine.map((row) => {
      const text = texts.get(hex(row.digest))!
      return [text, toLockedCode(row, text, redeemed.get(Number(row.id)))]
    })
  )
  return decideClaims(codes, claims, instantOf(redemptions[0][0])!)
}

function lockStatement(digests: readonly Buffer[]): Statement {
  return {
    text: `select ${CODE_COLUMNS} from codes_code code where code.digest = any($1::bytea[])
      order by code.id for no key update`,
    values: [digests],
    prepared: true,
  }
}

/** The clock, and who of the claiming customers has redeemed these codes before. */
function redemptionsStatement(
  wanted: readonly { digest: Buffer; customer_id: string }[],
  clock: Date | null
): Statement {
  return {
    text: `select
        floor(extract(epoch from coalesce($3::timestamptz, clock_timestamp())) * 1000)::bigint,
        redemption.code_id, redemption.customer_id, redemption.entry_id
      from (values (0)) as always left join (
        unnest($1::bytea[], $2::text[]) as claim (digest, customer_id)
        join codes_code code on code.digest = claim.digest
        cross join lateral (
          select code_id, customer_id, entry_id from codes_redemption
          where code_id = code.id and customer_id = claim.customer_id
          offset 0 -- each by the key: a join may read all that a code or a customer ever had
        ) redemption
      ) on true`,
    values: [
      wanted.map(({ digest }) => digest),
      wanted.map(({ customer_id }) => customer_id),
      clock?.toISOString() ?? null,
    ],
    prepared: true,
  }
}

/** Transactions by code and customer. */
function toRedeemed(rows: Row[]): Map<number, Map<string, number>> {
  const redeemed = new Map<number, Map<string, number>>()
  for (const [, codeId, customerId, entryId] of rows) {
    if (codeId !== null) {
      const byCustomer = redeemed.get(Number(codeId)) ?? new Map<string, number>()
      redeemed.set(Number(codeId), byCustomer.set(customerId!, Number(entryId)))
    }
  }
  return redeemed
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
  await connection.query({
    text: `with redeemed as (
        insert into codes_redemption (code_id, customer_id, wallet_id, entry_id, created_at)
        select source.code_id, source.customer_id, source.wallet_id, source.entry_id,
          date_trunc('milliseconds', coalesce($5::timestamptz, clock_timestamp()))
        from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[])
          as source (code_id, customer_id, wallet_id, entry_id)
        returning code_id
      )
      update codes_code code set redemption_count = code.redemption_count + paid.times
      from (select code_id, count(*)::int as times from redeemed group by code_id) paid
      where code.id = paid.code_id`,
    values: [
      redemptions.map(({ code_id }) => code_id),
      redemptions.map(({ customer_id }) => customer_id),
      redemptions.map(({ wallet_id }) => wallet_id),
      redemptions.map(({ entry_id }) => entry_id),
      clock,
    ],
    prepared: true,
  })
}

/** Locks the code that was redeemed with this entry, before the wallet is. */
export async function lockRedemption(connection: Connection, entryId: number): Promise<void> {
  await query(
    connection,
    `select 1 from codes_code where id in (
       select code_id from codes_redemption where entry_id = ?
     ) for no key update`,
    [entryId]
  )
}

/** Gives back the use that was paid with this entry. */
export async function releaseRedemption(connection: Connection, entryId: number): Promise<void> {
  await query(
    connection,
    `with gone as (delete from codes_redemption where entry_id = ? returning code_id)
     update codes_code code set redemption_count = code.redemption_count - 1
     from gone where code.id = gone.code_id`,
    [entryId]
  )
}

function hex(digest: Buffer): string {
  return digest.toString("hex")
}
