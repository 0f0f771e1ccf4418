import type { Connection } from "../../../database/connection"
import { limitTo } from "../../../database/limit"
import type { Entry, Hold, HoldQuery, ListedHold, Page } from "../types"
import { readEntries } from "./entries"
import { loadHolds } from "./load"

/** What is read of holds beside what postings need. */
export class HoldReads {
  constructor(private readonly connection: Connection) {}

  /** A hold by its id; null when there is none. Ended parts of holds are none themselves. */
  async find(id: number): Promise<Hold | null> {
    const [hold] = await loadHolds(this.connection, [], [id], null)
    return hold && hold.part_of === null ? hold : null
  }

  /** What a list shows of a hold; null when there is none. */
  async findListed(id: number): Promise<ListedHold | null> {
    const [hold] = await this.read("hold.id = $1::bigint", [id], "")
    return hold ?? null
  }

  /** The holds that something had or has, newest first; at most one of them is active. */
  async ofSource(source: string, connection: Connection = this.connection): Promise<Hold[]> {
    const rows = await connection.query({
      prepared: true,
      text: `SELECT id FROM ledger_hold WHERE source = $1::text AND part_of IS NULL ORDER BY id DESC`,
      values: [source],
    })
    const ids = rows.map(([id]) => Number(id))
    const holds = ids.length ? await loadHolds(connection, [], ids, null) : []
    return holds.sort((one, other) => other.id - one.id)
  }

  /** The debits that holds became, and what reversed them, oldest first. */
  async entriesOf(
    holdIds: readonly number[],
    connection: Connection = this.connection
  ): Promise<Entry[]> {
    const entries = await readEntries(
      connection,
      `entry.id IN (
        SELECT id FROM ledger_entry WHERE hold_id = ANY($1::bigint[])
        UNION ALL
        SELECT reversal.id FROM ledger_entry debit
          JOIN ledger_entry reversal ON reversal.reverses_entry_id = debit.id
          WHERE debit.hold_id = ANY($1::bigint[]))`,
      [holdIds]
    )
    return entries.sort((one, other) => one.id - other.id)
  }

  /** A wallet's holds, newest first. One whose time is over counts as lapsed, booked or not. */
  async list(query: HoldQuery, now: Date | null): Promise<Page<ListedHold>> {
    const values: unknown[] = [query.wallet_id, query.status ?? null, now]
    const condition = `hold.wallet_id = $1::bigint
      AND ($2::text IS NULL OR ${statusAt("$3")} = $2::text)`
    const [[total]] = await this.connection.query({
      prepared: true,
      text: `SELECT count(*) FROM ledger_hold hold WHERE ${condition} AND hold.part_of IS NULL`,
      values: [...values],
    })
    const limit = limitTo(query.per_page, (query.page - 1) * query.per_page, values)
    const data = await this.read(condition, values, `ORDER BY hold.id DESC ${limit}`, "$3")
    return { data, total: Number(total) }
  }

  private async read(
    condition: string,
    values: unknown[],
    tail: string,
    clock?: string
  ): Promise<ListedHold[]> {
    const rows = await this.connection.query({
      prepared: true,
      text: `SELECT hold.id, hold.wallet_id, wallet.currency, hold.original_amount, hold.amount,
          hold.committed, ${statusAt(clock)}, hold.reason, hold.reference, hold.source, hold.actor,
          floor(extract(epoch FROM hold.expires_at) * 1000)::bigint,
          floor(extract(epoch FROM hold.created_at) * 1000)::bigint,
          floor(extract(epoch FROM hold.updated_at) * 1000)::bigint
        FROM ledger_hold hold JOIN ledger_wallet wallet ON wallet.id = hold.wallet_id
        WHERE ${condition} AND hold.part_of IS NULL ${tail}`,
      values,
    })
    return rows.map((row) => ({
      id: Number(row[0]),
      wallet_id: Number(row[1]),
      currency: row[2]!,
      original_amount: BigInt(row[3]!),
      amount: BigInt(row[4]!),
      committed: BigInt(row[5]!),
      status: row[6] as Hold["status"],
      reason: row[7]!,
      reference: row[8],
      source: row[9],
      actor: row[10]!,
      expires_at: row[11] === null ? null : new Date(Number(row[11])),
      created_at: new Date(Number(row[12])),
      updated_at: new Date(Number(row[13])),
    }))
  }
}

function statusAt(clock?: string): string {
  const now = clock ? `coalesce(${clock}::timestamptz, now())` : "now()"
  return `CASE WHEN hold.status = 'active' AND hold.expires_at <= ${now}
    THEN 'lapsed' ELSE hold.status END`
}
