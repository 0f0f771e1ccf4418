import type { CodeRing } from "../code-ring"
import { fold } from "../core/code-text"
import type { CodePage, CodeQuery, CodeStatus, Revocation, RevocationResult } from "../types"
import { type Connection, query } from "../../../sql/connection"
import { CODE_COLUMNS, type CodeRow, STATUS, toCode } from "./rows"

type ShownRow = CodeRow & { status: CodeStatus }

/** One page of codes, newest first; `total` counts all that the filter matches. */
export async function listCodes(
  connection: Connection,
  ring: CodeRing,
  filter: CodeQuery,
  clock: Date | null
): Promise<CodePage> {
  const { condition, bindings } = toCondition(filter, clock)
  const rows = await query<ShownRow>(
    connection,
    `select ${CODE_COLUMNS}, ${STATUS} as status from codes_code code where ${condition}
     order by code.id desc limit ?::bigint offset ?::bigint`,
    [clock, ...bindings, filter.per_page, (filter.page - 1) * filter.per_page]
  )
  const [{ total }] = await query<{ total: string }>(
    connection,
    `select count(*)::text as total from codes_code code where ${condition}`,
    bindings
  )
  return { data: rows.map((row) => toCode(row, ring)), total: Number(total) }
}

function toCondition(filter: CodeQuery, clock: Date | null) {
  // ISO 4217's code for tests: the self-test's codes are nobody's business.
  const terms: string[] = ["code.currency <> 'XTS'"]
  const bindings: unknown[] = []
  const add = (term: string, ...values: unknown[]) => {
    terms.push(term)
    bindings.push(...values)
  }
  if (filter.status) add(`${STATUS} = ?`, clock, filter.status)
  if (filter.prefix !== undefined) add("code.prefix_key = ?", fold(filter.prefix))
  if (filter.after) add("code.created_at > ?::timestamptz", filter.after)
  if (filter.before) add("code.created_at < ?::timestamptz", filter.before)
  return { condition: terms.join(" and "), bindings }
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
    `select ${CODE_COLUMNS}, ${STATUS} as status from codes_code code
     where code.digest = any(?::bytea[])`,
    [clock, digests]
  )
  if (!row) {
    return { ok: false, refusal: { code: "code_not_found" } }
  }
  return row.revoked_at === null
    ? { ok: false, refusal: { code: "code_already_redeemed" } }
    : { ok: true, code: toCode(row, ring) }
}
