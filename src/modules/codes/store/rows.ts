import type { Row } from "../../../database/connection"
import type { CodeRing } from "../code-ring"
import type { Code, CodeStatus, CodeTerms } from "../types"

/**
 * What every statement reads of a code. Amounts and instants come as text, so that no parser of
 * the host's can turn money into a float.
 */
export const CODE_COLUMNS = `code.id::text, code.key_id, code.digest, code.sealed, code.prefix,
  code.amount::text, code.currency, code.max_redemptions, code.redemption_count,
  code.restrict_to_customer_id, code.restrict_to_user_id::text, code.revocation_reason,
  floor(extract(epoch from code.expires_at) * 1000)::text as expires_at,
  floor(extract(epoch from code.revoked_at) * 1000)::text as revoked_at,
  floor(extract(epoch from code.created_at) * 1000)::text as created_at`

/** The status now, or by the clock that a test brings. */
export const statusAt = (clock: Date | null) => `case
    when code.redemption_count >= code.max_redemptions then 'redeemed'
    when code.revoked_at is not null then 'expired'
    when code.expires_at <= ${clock ? `timestamptz '${clock.toISOString()}'` : "clock_timestamp()"} then 'expired'
    else 'active'
  end`

export interface CodeRow {
  id: string
  key_id: number
  digest: Buffer
  sealed: Buffer
  prefix: string
  amount: string
  currency: string
  max_redemptions: number
  redemption_count: number
  restrict_to_customer_id: string | null
  restrict_to_user_id: string | null
  revocation_reason: string | null
  expires_at: string | null
  revoked_at: string | null
  created_at: string
}

export function termsOf(row: CodeRow): CodeTerms {
  return {
    amount: BigInt(row.amount),
    currency: row.currency,
    max_redemptions: row.max_redemptions,
    restrict_to_customer_id: row.restrict_to_customer_id,
    expires_at: instantOf(row.expires_at),
  }
}

/** A row of `CODE_COLUMNS` and the status, each value as PostgreSQL's text. */
export function toShownRow(row: Row): CodeRow & { status: CodeStatus } {
  return Object.assign(toCodeRow(row), { status: row[15] as CodeStatus })
}

/** A row of `CODE_COLUMNS`, each value as PostgreSQL's text. */
export function toCodeRow(row: Row): CodeRow {
  return {
    id: row[0]!,
    key_id: Number(row[1]),
    digest: bytesOf(row[2]!),
    sealed: bytesOf(row[3]!),
    prefix: row[4]!,
    amount: row[5]!,
    currency: row[6]!,
    max_redemptions: Number(row[7]),
    redemption_count: Number(row[8]),
    restrict_to_customer_id: row[9],
    restrict_to_user_id: row[10],
    revocation_reason: row[11],
    expires_at: row[12],
    revoked_at: row[13],
    created_at: row[14]!,
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text.slice(2), "hex")
}

/** A row as staff sees it. @throws Error when it was changed behind the service's back */
export function toCode(row: CodeRow & { status: CodeStatus }, ring: CodeRing): Code {
  const terms = termsOf(row)
  const code = ring.open(row, terms)
  if (code === null) {
    throw new Error(`Redemption code ${row.id} is not what was sealed`)
  }
  return {
    id: Number(row.id),
    code,
    prefix: row.prefix,
    status: row.status,
    ...terms,
    redemption_count: row.redemption_count,
    restrict_to_user_id: row.restrict_to_user_id === null ? null : Number(row.restrict_to_user_id),
    revoked_at: instantOf(row.revoked_at),
    revocation_reason: row.revocation_reason,
    created_at: instantOf(row.created_at)!,
  }
}

export function instantOf(milliseconds: string | null): Date | null {
  return milliseconds === null ? null : new Date(Number(milliseconds))
}
