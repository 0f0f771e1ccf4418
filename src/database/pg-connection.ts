import { hash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { inOnePacket, type PipelinedClient } from "./pipeline"

/** A row as node-postgres hands it out with `rowMode: "array"`: every value as PostgreSQL's text. */
export type Row = (string | null)[]

export interface Statement {
  /** Prepared once per connection under this name; absent for statements that vary. */
  name?: string
  text: string
  values?: unknown[]
}

/** A prepared statement whose values can be written into a text. */
export interface PlainStatement extends Statement {
  name: string
  values: PlainValue[]
}
type PlainValue = number | string | null | readonly number[] | readonly string[] | readonly Buffer[]

/** Names by text; there are as many texts as ways to put filters and orders together. */
const names = new Map<string, string>()

/** A name under which a statement that is put together at run time can be prepared. */
export function nameFor(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = `wallet-${hash("sha1", text, "hex").slice(0, 16)}`
    names.set(text, name)
  }
  return name
}

/** Values stay PostgreSQL's own text: no parser of the host's can turn money into a float. */
const AS_TEXT = { getTypeParser: () => (value: string) => value }

interface PgClient extends PipelinedClient {
  query(config: object): Promise<PgResult | PgResult[]>
  __knex__disposed?: unknown
}
interface PgResult {
  rows: Row[]
}

/** Names of the statements that `queryAll` knows to be prepared, by connection. */
const preparedOn = new WeakMap<PgClient, Set<string>>()

/** One connection of the host's pool, or the one that an open transaction uses. */
export class PgConnection {
  /** How many are sending `together`. */
  private senders = 0
  private readonly asked = new Map<string, Promise<unknown>>()
  private failure: unknown

  constructor(private readonly client: PgClient) {}

  async query({ name, text, values }: Statement): Promise<Row[]> {
    const result = await this.send({ name, text, values })
    return Array.isArray(result) ? result.at(-1)!.rows : result.rows
  }

  private async send(statement: Statement): Promise<PgResult | PgResult[]> {
    try {
      return await this.client.query({ ...statement, rowMode: "array", types: AS_TEXT })
    } catch (error) {
      if (!isAnsweredByServer(error)) {
        this.failure ??= error
      }
      throw error
    }
  }

  /**
   * What several want to know who share this connection, read once, when the first of them asks.
   *
   * @param name of what is read
   */
  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const asked = this.asked.get(name) ?? read()
    this.asked.set(name, asked)
    return asked as Promise<T>
  }

  /** What broke the connection; undefined while it works. */
  get brokenBy(): unknown {
    return this.failure
  }

  /**
   * Runs several statements in one round trip, one after the other: each sees what was committed
   * until it began. The first time on a connection they go one by one, which prepares them.
   *
   * @param opening statements without result that come first, `;` between them; may be empty
   * @param local `SET LOCAL`s that hold for this round trip only, when it is one; may be empty
   */
  async queryAll(
    opening: string,
    statements: readonly PlainStatement[],
    local = ""
  ): Promise<Row[][]> {
    const prepared = preparedOn.get(this.client) ?? new Set()
    preparedOn.set(this.client, prepared)
    if (!statements.every(({ name }) => prepared.has(name))) {
      if (opening) {
        await this.query({ text: opening })
      }
      const answers: Row[][] = []
      for (const statement of statements) {
        answers.push(await this.query(statement))
        prepared.add(statement.name)
      }
      return answers
    }
    const first = [opening, local].filter((text) => text !== "")
    const text = [...first, ...statements.map(toExecute)].join("; ")
    const results = await this.send({ text })
    return (results as PgResult[]).slice(-statements.length).map(({ rows }) => rows)
  }

  /**
   * Runs what `send` asks for in one round trip, one after the other; a driver that can't sends each
   * when the one before is answered. The statements don't see whether those before them failed, and
   * nobody else may use the connection meanwhile.
   *
   * @throws what the first that failed throws, when all are answered
   */
  async together<T extends unknown[]>(send: () => { [I in keyof T]: Promise<T[I]> }): Promise<T> {
    this.senders += 1
    this.client.pipeline = true
    try {
      const sent = inOnePacket(this.client, send)
      await Promise.allSettled(sent)
      return (await Promise.all(sent)) as T
    } finally {
      this.senders -= 1
      this.client.pipeline = this.senders > 0
    }
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

function toExecute({ name, values }: PlainStatement): string {
  return `EXECUTE "${name}"(${values.map(toLiteral).join(", ")})`
}

function toLiteral(value: PlainValue): string {
  if (value === null) {
    return "NULL"
  }
  if (typeof value === "number") {
    return toDigits(value)
  }
  if (typeof value === "string") {
    return toText(value)
  }
  return toText(`{${value.map(toElement).join(",")}}`)
}

function toElement(element: number | string | Buffer): string {
  if (typeof element === "number") {
    return toDigits(element)
  }
  const text = typeof element === "string" ? element : `\\x${element.toString("hex")}`
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
}

/** E'…' means the same under every setting of the server. */
function toText(value: string): string {
  return `E'${value.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`
}

function toDigits(value: number): string {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${value} is not an integer`)
  }
  return value.toString()
}

/** Runs `work` on a connection of the pool; a connection on which it fails badly is thrown away. */
export async function withConnection<T>(
  knex: Knex,
  work: (connection: PgConnection) => Promise<T>
): Promise<T> {
  const client = (await knex.client.acquireConnection()) as PgClient
  const connection = new PgConnection(client)
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
