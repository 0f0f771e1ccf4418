import { knex, type Knex } from "@medusajs/framework/mikro-orm/knex"

/** A pool of connections as the host makes one, silent about connections that a test breaks. */
export function openPool(
  url: string,
  { max = 4, waitMs = 60_000 }: { max?: number; waitMs?: number } = {}
): Knex {
  return knex({
    client: "pg",
    connection: { connectionString: url },
    pool: { min: 0, max },
    acquireConnectionTimeout: waitMs,
    log: { warn: () => {} },
  })
}
