import type { Readable } from "node:stream"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { to as copyTo } from "pg-copy-streams"

/** What `pg` offers for protocols of other packages. */
interface Driver {
  query(stream: Readable): Readable
}

/**
 * Reads the rows of a SELECT by PostgreSQL's binary COPY, inside a transaction.
 *
 * Why: knex has no COPY, and reading a whole ledger row by row takes three times as long. The stream is
 * that of `pg-copy-streams`; it runs on the driver's own client, which a knex transaction gives by
 * `client.acquireConnection()`. knex declares that method in its types and does not describe it.
 * Tried with: knex 3.2, pg 8.23. `integration-tests/modules/ledger-verification.spec.ts` fails when
 * another version has no such client ("is done by COPY"), and shows that reading without it gives the
 * same.
 *
 * @returns undefined where the host's transaction has no such client: read with ordinary statements then
 */
export async function copyOut(
  { knex }: { knex: Knex.Transaction },
  select: string
): Promise<AsyncIterable<Buffer> | undefined> {
  const pool = knex.client as { acquireConnection?: () => Promise<Partial<Driver>> } | undefined
  const driver = await pool?.acquireConnection?.()
  return driver?.query?.(copyTo(`COPY (${select}) TO STDOUT (FORMAT binary)`))
}
