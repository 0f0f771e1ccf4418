import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { GroupCommit } from "../concurrency/group-commit"
import { type PgConnection, withConnection } from "./pg-connection"

type Read = (connection: PgConnection) => Promise<unknown>
type Outcome = { value: unknown } | { error: unknown }

/** Connections in use at once; what comes meanwhile shares the next one that is free. */
const CONNECTIONS = 2
const MAX_TOGETHER = 16

/**
 * Short reads that many callers ask for at once. Those that come while others are out go together,
 * over one connection and in one round trip: a connection taken, a packet sent and a packet awaited
 * for each cost more than the reading. Each is begun after it was asked for, and so sees whatever was
 * committed before; what all of them want to know they ask by `once`. A long read would hold up its
 * company: it belongs on a connection of its own, or among its like.
 */
export class SharedReads {
  private readonly groups: GroupCommit<Read, Outcome>

  constructor(knex: Knex) {
    this.groups = new GroupCommit({
      run: async (reads) =>
        await withConnection(knex, async (connection) => await readAll(connection, reads)),
      maxGroup: MAX_TOGETHER,
      maxInFlight: CONNECTIONS,
      maxQueued: Infinity,
    })
  }

  /** @throws what `read` throws */
  async run<T>(read: (connection: PgConnection) => Promise<T>): Promise<T> {
    const outcome = await this.groups.submit(read)
    if ("error" in outcome) {
      throw outcome.error
    }
    return outcome.value as T
  }
}

async function readAll(connection: PgConnection, reads: Read[]): Promise<Outcome[]> {
  const outcomes = await connection.together(() => reads.map((read) => outcomeOf(read, connection)))
  if (connection.brokenBy) {
    connection.dispose(connection.brokenBy)
  }
  return outcomes
}

async function outcomeOf(read: Read, connection: PgConnection): Promise<Outcome> {
  try {
    return { value: await read(connection) }
  } catch (error) {
    return { error }
  }
}
