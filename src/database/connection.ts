import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"
import { isAnsweredByServer, isStatementLost, OutcomeUnknownError, toDatabaseError } from "./errors"
import { PreparedNames } from "./prepared-names"

/** A row with each value as PostgreSQL's own text: no parser of the host's can turn money into a float. */
export type Row = (string | null)[]

export interface Statement {
  /** `$1` marks a value. */
  text: string
  values?: readonly unknown[]
  /** Parsed and planned once per connection; for texts of which there are few. */
  prepared?: boolean
}

/** One value for each `?` of a statement, or for each `:name`. */
export type Bindings = readonly unknown[] | Readonly<Record<string, unknown>>

export interface TransactionOptions {
  isolation?: "read committed" | "repeatable read"
  readOnly?: boolean
  /** `SET LOCAL`s, `;` between them, that hold until the transaction ends. */
  settings?: string
}

/** How all of the plugin runs SQL: on the host's pool, or inside one transaction. */
export interface Connection {
  /** Runs one statement. */
  query(statement: Statement): Promise<Row[]>

  /** Runs one statement; rows are objects by column, of the types that the host's driver makes. */
  objects<T>(statement: Statement): Promise<T[]>

  /** The same for a text with `?` or `:name` in it. */
  rows<T>(sql: string, bindings?: Bindings): Promise<T[]>

  /** Runs statements one after the other: each sees what was committed until it began. */
  batch(statements: readonly Statement[]): Promise<Row[][]>

  /**
   * Runs `work` in a transaction, inside this one by a savepoint. `work` may run twice: a prepared
   * statement that the server has lost fails the first time.
   *
   * @throws what `work` throws, with everything rolled back; `OutcomeUnknownError`
   */
  transaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions
  ): Promise<T>
}

/** A connection with an open transaction on it. */
export interface Transaction extends Connection {
  /** What the host's modules, and ours, take for a transaction to join. */
  readonly context: Context
  /** The host's transaction, for protocols that the driver alone speaks (COPY). */
  readonly knex: Knex.Transaction
}

/** Runs one statement; `?` or `:name` marks a binding. The host's pool itself will do too. */
export async function query<T>(
  connection: Pick<Connection, "rows"> | Knex,
  sql: string,
  bindings: Bindings = []
): Promise<T[]> {
  return await (isPool(connection) ? databaseOf(connection) : connection).rows<T>(sql, bindings)
}

function isPool(connection: object): connection is Knex {
  return typeof (connection as Partial<Connection>).rows !== "function"
}

const TEXTS = { rowMode: "array", types: { getTypeParser: () => (value: string) => value } }
const OBJECTS = {}

interface DriverResult {
  rows: unknown[]
}

abstract class KnexConnection<K extends Knex> implements Connection {
  constructor(
    readonly knex: K,
    protected readonly names: PreparedNames
  ) {}

  async query(statement: Statement): Promise<Row[]> {
    return (await this.run(statement, TEXTS)) as Row[]
  }

  async objects<T>(statement: Statement): Promise<T[]> {
    return (await this.run(statement, OBJECTS)) as T[]
  }

  async rows<T>(sql: string, bindings: Bindings = []): Promise<T[]> {
    return (await this.send(this.knex.raw(sql, bindings as never))) as T[]
  }

  async batch(statements: readonly Statement[]): Promise<Row[][]> {
    const answers: Row[][] = []
    for (const statement of statements) {
      answers.push(await this.query(statement))
    }
    return answers
  }

  async transaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    options: TransactionOptions = {}
  ): Promise<T> {
    try {
      return await this.attempt(work, options, this.names)
    } catch (error) {
      if (isStatementLost(error)) {
        return await this.attempt(work, options, new PreparedNames(false))
      }
      throw error
    }
  }

  private async attempt<T>(
    work: (transaction: Transaction) => Promise<T>,
    { isolation, readOnly, settings }: TransactionOptions,
    names: PreparedNames
  ): Promise<T> {
    let failure: { error: unknown } | undefined
    let isCommitting = false
    try {
      return await this.knex.transaction(
        async (knex) => {
          try {
            const transaction = new OpenTransaction(knex, names)
            openTransactions.set(knex, transaction)
            if (settings) {
              await transaction.query({ text: settings })
            }
            const result = await work(transaction)
            transaction.assertSound()
            isCommitting = true
            return result
          } catch (error) {
            failure = { error }
            throw error
          }
        },
        { ...(isolation && { isolationLevel: isolation }), ...(readOnly && { readOnly }) }
      )
    } catch (cause) {
      // Where the rollback failed too, knex tells of that one.
      if (failure) {
        throw failure.error
      }
      throw isCommitting && !isAnsweredByServer(cause)
        ? new OutcomeUnknownError(cause)
        : toDatabaseError(cause)
    }
  }

  protected async run(statement: Statement, shape: object): Promise<unknown[]> {
    const { text, values = [] } = statement
    const name = statement.prepared ? this.names.nameOf(text) : undefined
    // knex takes a question mark for a binding.
    const raw = this.knex.raw(text.replaceAll("?", "\\?"))
    try {
      return await this.send(raw.options({ ...shape, values, ...(name && { name }) }))
    } catch (error) {
      if (name && isStatementLost(error)) {
        this.names.lose(name)
        return await this.runAgain(statement, shape, error)
      }
      throw error
    }
  }

  /** Runs a statement that the server had lost, where that is possible. */
  protected abstract runAgain(
    statement: Statement,
    shape: object,
    error: unknown
  ): Promise<unknown[]>

  protected async send(raw: Knex.Raw): Promise<unknown[]> {
    try {
      const result = (await raw) as DriverResult | DriverResult[]
      return Array.isArray(result) ? result.at(-1)!.rows : result.rows
    } catch (cause) {
      throw toDatabaseError(cause)
    }
  }
}

/** The host's pool: each statement runs on whichever connection is free. */
export class Database extends KnexConnection<Knex> {
  constructor(knex: Knex) {
    super(knex, new PreparedNames())
  }

  /** Whether statements are prepared: as set, or given up because the server kept losing them. */
  get preparedStatements(): PreparedNames["state"] {
    return this.names.state
  }

  /** The one setting for prepared statements (docs/configuration.md). */
  usePreparedStatements(wanted: boolean): void {
    this.names.wanted = wanted
  }

  protected async runAgain(statement: Statement, shape: object): Promise<unknown[]> {
    return await this.run({ ...statement, prepared: false }, shape)
  }
}

class OpenTransaction extends KnexConnection<Knex.Transaction> implements Transaction {
  private failure: { error: unknown } | undefined

  /** A transaction is not committed after a statement of it failed, whoever caught the error. */
  assertSound(): void {
    if (this.failure) {
      throw this.failure.error
    }
  }

  get context(): Context {
    const manager = { getTransactionContext: () => this.knex }
    return { transactionManager: manager as never }
  }

  protected override async send(raw: Knex.Raw): Promise<unknown[]> {
    try {
      return await super.send(raw)
    } catch (error) {
      this.failure ??= { error }
      throw error
    }
  }

  /** The server has ended the transaction; whoever began it begins anew. */
  protected runAgain(_statement: Statement, _shape: object, error: unknown): Promise<never> {
    return Promise.reject(error as Error)
  }
}

/** Ours by the host's own, so that whoever joins one by its context finds it again. */
const openTransactions = new WeakMap<Knex.Transaction, Transaction>()

/** One for each pool in this process, so that all of a store's modules share its setting. */
const databases = new WeakMap<Knex, Database>()

/** The host's pool as a connection. */
export function databaseOf(knex: Knex): Database {
  let database = databases.get(knex)
  if (!database) {
    database = new Database(knex)
    databases.set(knex, database)
  }
  return database
}

/**
 * The transaction that a context brings, a workflow's or one of ours; undefined when it brings none.
 * Statements are not prepared in somebody else's: one that the server had lost would end it.
 */
export function transactionOf(context?: Context): Transaction | undefined {
  const manager = context?.transactionManager as
    { getTransactionContext?: () => Knex.Transaction | undefined } | undefined
  const knex = manager?.getTransactionContext?.()
  return knex && (openTransactions.get(knex) ?? new OpenTransaction(knex, new PreparedNames(false)))
}
