import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A row as node-postgres hands it out with `rowMode: "array"`: every value as PostgreSQL's text. */
export type Row = (string | null)[]

export interface Statement {
  /** Prepared once per connection under this name; absent for statements that vary. */
  name?: string
  text: string
  values?: unknown[]
}

/** Values stay PostgreSQL's own text: no parser of the host's can turn money into a float. */
const AS_TEXT = { getTypeParser: () => (value: string) => value }

interface PgClient {
  query(config: object): Promise<{ rows: Row[]; rowCount: number | null }>
  __knex__disposed?: unknown
}

/** One connection of the host's pool, or the one that an open transaction uses. */
export class Connection {
  constructor(private readonly client: PgClient) {}

  async query({ name, text, values }: Statement): Promise<Row[]> {
    const { rows } = await this.client.query({
      name,
      text,
      values,
      rowMode: "array",
      types: AS_TEXT,
    })
    return rows
  }

  /** The driver's client, for protocols that it alone speaks (COPY). */
  get raw(): unknown {
    return this.client
  }

  /** Takes the connection out of the pool once it is released. */
  dispose(reason: unknown): void {
    this.client.__knex__disposed = reason
  }
}

/** Runs `work` on a connection of the pool; a connection on which it fails badly is thrown away. */
export async function withConnection<T>(
  knex: Knex,
  work: (connection: Connection) => Promise<T>
): Promise<T> {
  const client = (await knex.client.acquireConnection()) as PgClient
  const connection = new Connection(client)
  try {
    return await work(connection)
  } catch (error) {
    if (!isAnsweredByServer(error)) {
      connection.dispose(error)
    }
    throw error
  } finally {
    await knex.client.releaseConnection(client)
  }
}

/** The SQLSTATE of an error that PostgreSQL reported, if it is one. */
export function sqlState(error: unknown): string | undefined {
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  return typeof code === "string" && typeof severity === "string" ? code : undefined
}

/**
 * True for an error after which the connection goes on working and the transaction is known to
 * have failed. False when the connection broke: what was under way then has an unknown outcome.
 */
export function isAnsweredByServer(error: unknown): boolean {
  const { severity } = error as { severity?: unknown }
  return severity === "ERROR"
}
