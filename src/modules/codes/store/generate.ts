import { createHash } from "node:crypto"
import type { CodeRing } from "../code-ring"
import { fold, generateCode } from "../core/code-text"
import type { GeneratedCode, Generation, GenerationKey, GenerationResult } from "../types"
import { type Connection, query } from "../../../database/connection"
import { NOW } from "./transaction"
import { CODE_COLUMNS, type CodeRow, instantOf, termsOf } from "./rows"

/** How long a generation can be repeated with its key (spec, "Limits"). */
const IDEMPOTENCY_WINDOW = "24 hours"

interface Batch {
  id: string
  fingerprint: string
}

/** Makes a batch of codes, or finds the one that an earlier request with the same key made. */
export async function generateCodes(
  connection: Connection,
  ring: CodeRing,
  generation: Generation,
  clock: Date | null
): Promise<GenerationResult> {
  const { idempotency } = generation
  if (idempotency) {
    const earlier = await findEarlier(connection, ring, idempotency, clock)
    if (earlier) {
      return earlier
    }
  }
  const [{ now }] = await query<{ now: string }>(connection, `select ${NOW}::text as now`, [clock])
  const moment = instantOf(now)!
  const { expires_at } = generation
  if (expires_at && expires_at <= moment) {
    return { ok: false, refusal: { code: "expiry_in_past", expires_at, now: moment } }
  }
  const batch = await insertBatch(connection, generation, moment)
  const codes = await insertCodes(connection, ring, generation, batch, moment)
  return { ok: true, batch_id: Number(batch), codes, replayed: false }
}

/**
 * What became of the key already; undefined when nothing did. The key stays locked until the
 * transaction ends: whoever brings it meanwhile, to any instance, learns that it is in use.
 */
async function findEarlier(
  connection: Connection,
  ring: CodeRing,
  { scope, key, fingerprint }: GenerationKey,
  clock: Date | null
): Promise<GenerationResult | undefined> {
  const hash = hashOf(scope, key)
  const [{ locked }] = await query<{ locked: boolean }>(
    connection,
    "select pg_try_advisory_xact_lock(?::bigint) as locked",
    [hash.readBigInt64BE(0).toString()]
  )
  if (!locked) {
    return { ok: false, refusal: { code: "idempotency_in_progress", key } }
  }
  await query(connection, `${FORGET} and idempotency_hash = ?`, [clock, hash])
  return await findGenerated(connection, ring, { scope, key, fingerprint }, clock)
}

/** What a generation with this key is answered with by what an earlier one made, if it did. */
export async function findGenerated(
  connection: Connection,
  ring: CodeRing,
  { scope, key, fingerprint }: GenerationKey,
  clock: Date | null
): Promise<GenerationResult | undefined> {
  const [batch] = await query<Batch>(
    connection,
    `select id::text, fingerprint from codes_batch where idempotency_hash = ?
       and created_at > coalesce(?::timestamptz, clock_timestamp()) - interval '${IDEMPOTENCY_WINDOW}'`,
    [hashOf(scope, key), clock]
  )
  if (!batch) {
    return undefined
  }
  if (batch.fingerprint !== fingerprint) {
    return { ok: false, refusal: { code: "idempotency_key_reused", key } }
  }
  const codes = await readBatch(connection, ring, batch.id)
  return { ok: true, batch_id: Number(batch.id), codes, replayed: true }
}

const FORGET = `update codes_batch set idempotency_hash = null, fingerprint = null
  where created_at <= coalesce(?::timestamptz, clock_timestamp()) - interval '${IDEMPOTENCY_WINDOW}'
    and idempotency_hash is not null`

/** Forgets the keys whose time is over; any number of instances may do it at once. */
export async function forgetOldKeys(connection: Connection, clock: Date | null): Promise<void> {
  await query(connection, FORGET, [clock])
}

async function insertBatch(
  connection: Connection,
  { quantity, actor, idempotency }: Generation,
  moment: Date
): Promise<string> {
  const [{ id }] = await query<{ id: string }>(
    connection,
    `insert into codes_batch (quantity, actor, idempotency_hash, fingerprint, created_at)
     values (?, ?, ?, ?, ?) returning id::text`,
    [
      quantity,
      actor,
      idempotency ? hashOf(idempotency.scope, idempotency.key) : null,
      idempotency?.fingerprint ?? null,
      moment,
    ]
  )
  return id
}

async function insertCodes(
  connection: Connection,
  ring: CodeRing,
  generation: Generation,
  batch: string,
  moment: Date
): Promise<GeneratedCode[]> {
  const { amount, currency, max_redemptions, expires_at, prefix } = generation
  const codes = Array.from({ length: generation.quantity }, () => {
    const code = generateCode(prefix)
    return { code, ...ring.seal(code, generation) }
  })
  const rows = await query<{ id: string }>(
    connection,
    `insert into codes_code (batch_id, key_id, digest, sealed, prefix, prefix_key, amount, currency,
       max_redemptions, restrict_to_customer_id, restrict_to_user_id, expires_at, created_at)
     select ?::bigint, ?::smallint, source.digest, source.sealed, ?::text, ?::text, ?::bigint,
       ?::text, ?::int, ?::text, ?::bigint, ?::timestamptz, ?::timestamptz
     from unnest(?::bytea[], ?::bytea[]) with ordinality as source (digest, sealed, position)
     order by source.position
     returning id::text`,
    [
      batch,
      codes[0].key_id,
      prefix,
      fold(prefix),
      amount.toString(),
      currency,
      max_redemptions,
      generation.restrict_to_customer_id,
      generation.restrict_to_user_id,
      expires_at,
      moment,
      codes.map(({ digest }) => digest),
      codes.map(({ sealed }) => sealed),
    ]
  )
  return codes.map(({ code }, index) => ({ id: Number(rows[index].id), code, amount, expires_at }))
}

async function readBatch(
  connection: Connection,
  ring: CodeRing,
  batch: string
): Promise<GeneratedCode[]> {
  const rows = await query<CodeRow>(
    connection,
    `select ${CODE_COLUMNS} from codes_code code where batch_id = ? order by code.id`,
    [batch]
  )
  return rows.map((row) => {
    const terms = termsOf(row)
    const code = ring.open(row, terms)
    if (code === null) {
      throw new Error(`Redemption code ${row.id} is not what was sealed`)
    }
    return { id: Number(row.id), code, amount: terms.amount, expires_at: terms.expires_at }
  })
}

/**
 * Takes a batch back whose workflow failed: nobody can redeem it, and its key is free again. A batch
 * of which a code has been redeemed keeps its codes and its key, since they stand for money.
 */
export async function withdrawBatch(connection: Connection, batchId: number): Promise<boolean> {
  // Redeeming locks the code's row too: whoever comes later sees the code withdrawn.
  const withdrawn = await query(
    connection,
    `with code as (
       select redemption_count from codes_code where batch_id = ? order by id for no key update
     ), batch as (
       update codes_batch set idempotency_hash = null, fingerprint = null
       where id = ? and not exists (select from code where redemption_count > 0) returning id
     ), revoked as (
       update codes_code set revoked_at = clock_timestamp(), revoked_by = 'system:compensation',
         revocation_reason = 'Taken back'
       from batch where batch_id = batch.id and revoked_at is null
     )
     select id from batch`,
    [batchId, batchId]
  )
  return withdrawn.length > 0
}

function hashOf(scope: string, key: string): Buffer {
  return createHash("sha256").update(`${scope}\n${key}`).digest()
}
