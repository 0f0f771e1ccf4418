import type { CodeRing } from "../code-ring"
import { fold } from "../core/code-text"
import type { Code, CodePage, CodeQuery, CodeStatus, Revocation, RevocationResult } from "../types"
import { type Connection, query, type Row } from "../../../database/connection"
import { limitTo } from "../../../database/limit"
import { CODE_COLUMNS, type CodeRow, statusAt, toCode, toShownRow } from "./rows"

type ShownRow = CodeRow & { status: CodeStatus }

/** One page of codes, newest first; `total` counts all that the filter matches. */
export async function listCodes(
  connection: Connection,
  ring: CodeRing,
  filter: CodeQuery,
  clock: Date | null
): Promise<CodePage> {
  const { condition, values } = toCondition(filter, clock)
  const rows = await readRows(connection, condition, values, filter, clock)
  const total = await countRows(connection, condition, values)
  return { data: rows.map((row) => toCode(toShownRow(row), ring)), total }
}

function skipped({ page, per_page }: CodeQuery): number {
  return (page - 1) * per_page
}

async function readRows(
  connection: Connection,
  condition: string,
  values: readonly unknown[],
  filter: CodeQuery,
  clock: Date | null
): Promise<Row[]> {
  const bound = [...values]
  const limit = limitTo(filter.per_page, skipped(filter), bound)
  const text = `select ${CODE_COLUMNS}, ${statusAt(clock)} as status from codes_code code
    where ${condition} order by code.id desc ${limit}`
  return await connection.query({ text, values: bound, prepared: true })
}

async function countRows(
  connection: Connection,
  condition: string,
  values: unknown[]
): Promise<number> {
  const text = `select count(*) from codes_code code where ${condition}`
  const [[total]] = await connection.query({ text, values, prepared: true })
  return Number(total)
}

/** SQL over `code`, with `$1…` for `values`. */
function toCondition(filter: CodeQuery, clock: Date | null) {
  // ISO 4217's code for tests: the self-test's codes are nobody's business.
  const terms: string[] = ["code.currency <> 'XTS'"]
  const values: unknown[] = []
  const add = (value: unknown, term: (placeholder: string) => string) => {
    if (value !== undefined) {
      values.push(value)
      terms.push(term(`$${values.length}`))
    }
  }
  add(filter.status, (value) => `${statusAt(clock)} = ${value}`)
  add(
    filter.prefix === undefined ? undefined : fold(filter.prefix),
    (value) => `code.prefix_key = ${value}`
  )
  add(filter.after, (value) => `code.created_at > ${value}::timestamptz`)
  add(filter.before, (value) => `code.created_at < ${value}::timestamptz`)
  return { condition: terms.join(" and "), values }
}

/** The code with a text, null when there is none. */
export async function findCode(
  connection: Connection,
  ring: CodeRing,
  code: string,
  clock: Date | null
): Promise<Code | null> {
  const [row] = await query<ShownRow>(
    connection,
    `select ${CODE_COLUMNS}, ${statusAt(clock)} as status from codes_code code
     where code.digest = any(?::bytea[]) and code.currency <> 'XTS'`,
    [ring.digestsOf(code)]
  )
  return row ? toCode(row, ring) : null
}

/** Ends a code. One that is used up stays as it is; one that is revoked keeps its first reason. */
export async function revokeCode(
  connection: Connection,
  ring: CodeRing,
  { code, reason, actor }: Revocation,
  clock: Date | null
): Promise<RevocationResult> {
  const digests = ring.digestsOf(code)
  await query(
    connection,
    `update codes_code set revocation_reason = ?::text, revoked_by = ?::text,
       revoked_at = date_trunc('milliseconds', coalesce(?::timestamptz, clock_timestamp()))
     where digest = any(?::bytea[]) and revoked_at is null and redemption_count < max_redemptions`,
    [reason, actor, clock, digests]
  )
  const [row] = await query<ShownRow>(
    connection,
    `select ${CODE_COLUMNS}, ${statusAt(clock)} as status from codes_code code
     where code.digest = any(?::bytea[])`,
    [digests]
  )
  if (!row) {
    return { ok: false, refusal: { code: "code_not_found" } }
  }
  return row.revoked_at === null
    ? { ok: false, refusal: { code: "code_already_redeemed" } }
    : { ok: true, code: toCode(row, ring) }
}
