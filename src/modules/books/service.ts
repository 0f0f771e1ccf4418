import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Database } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import type { Closing, NewClosing } from "./types"

const COLUMNS = `month, revision, time_zone, settings, tie_outs, digests, closed_by, closed_at`

/** Closed months. What a month's books say is the ledger's; here stands with what they were closed. */
export default class BooksService {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Knex }, options: Record<string, unknown> = {}) {
    this.database = openDatabase(dependencies.__pg_connection__, options)
  }

  /** The last closing of each month, newest month first. */
  async list(): Promise<Closing[]> {
    return await this.database.rows<Closing>(
      `select distinct on (month) ${COLUMNS} from books_closing
       order by month desc, revision desc`
    )
  }

  /** A month's closing: the last, or a certain one; null when there is none. */
  async find(month: string, revision?: number): Promise<Closing | null> {
    const [row] = await this.database.rows<Closing>(
      `select ${COLUMNS} from books_closing
       where month = ? and (?::int is null or revision = ?::int)
       order by revision desc limit 1`,
      [month, revision ?? null, revision ?? null]
    )
    return row ?? null
  }

  /**
   * Closes a month, for the first time or again.
   *
   * @param revision the one before, so that of two at a time only one closes it; 0 for none
   * @returns null when somebody else was faster
   */
  async close(closing: NewClosing, revision: number): Promise<Closing | null> {
    const { month, time_zone, settings, tie_outs, digests, closed_by, closed_at } = closing
    const [row] = await this.database.rows<Closing>(
      `insert into books_closing (${COLUMNS}) values (?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?, ?)
       on conflict do nothing returning ${COLUMNS}`,
      [
        month,
        revision + 1,
        time_zone,
        JSON.stringify(settings),
        JSON.stringify(tie_outs),
        JSON.stringify(digests),
        closed_by,
        closed_at,
      ]
    )
    return row ?? null
  }
}
