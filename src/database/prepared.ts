import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { inOnePacket, type PipelinedClient } from "./pipeline"

/** A statement that each connection of the pool parses and plans once. */
export interface PreparedStatement {
  /** Unique among all statements of the store. */
  name: string
  /** `$1` marks a value. */
  text: string
}

interface PgClient extends PipelinedClient {
  query(config: object): Promise<{ rows: unknown[] }>
  __knex__disposed?: unknown
}

interface Call {
  statement: PreparedStatement
  values: readonly unknown[]
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

/** What is asked for in this very moment, by pool. */
const asked = new WeakMap<Knex, Call[]>()

/**
 * Runs a prepared statement on a connection of the host's pool. For short statements of every request:
 * neither knex reads their text for bindings again each time, nor PostgreSQL to plan it; and those that
 * are asked for at the same moment share a connection and a packet, one after the other.
 */
export function runPrepared<Row>(
  knex: Knex,
  statement: PreparedStatement,
  values: readonly unknown[]
): Promise<Row[]> {
  return new Promise<unknown[]>((resolve, reject) => {
    const call = { statement, values, resolve, reject }
    const others = asked.get(knex)
    if (others) {
      others.push(call)
      return
    }
    const calls = [call]
    asked.set(knex, calls)
    queueMicrotask(() => {
      asked.delete(knex)
      runTogether(knex, calls).catch((error) => calls.forEach((each) => each.reject(error)))
    })
  }) as Promise<Row[]>
}

async function runTogether(knex: Knex, calls: readonly Call[]): Promise<void> {
  const client = (await knex.client.acquireConnection()) as PgClient
  try {
    client.pipeline = calls.length > 1
    await Promise.all(inOnePacket(client, () => calls.map((call) => run(client, call))))
  } finally {
    client.pipeline = false
    await knex.client.releaseConnection(client)
  }
}

async function run(client: PgClient, { statement, values, resolve, reject }: Call) {
  const { name, text } = statement
  try {
    resolve((await client.query({ name, text, values })).rows)
  } catch (error) {
    // A connection that broke, unlike one on which a statement failed, is thrown away.
    if ((error as { severity?: unknown }).severity !== "ERROR") client.__knex__disposed = error
    reject(error)
  }
}
