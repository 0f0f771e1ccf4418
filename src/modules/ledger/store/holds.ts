import type { Connection } from "../../../database/connection"
import { limitTo } from "../../../database/limit"
import type { Entry, Hold, HoldQuery, ListedHold, Page } from "../types"
import { originOf, readEntries, withReversals } from "./entries"
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
    return await this.ofSources([source], connection)
  }

  /** The holds that any of some things had or has, newest first. */
  async ofSources(
    sources: readonly string[],
    connection: Connection = this.connection
  ): Promise<Hold[]> {
    const rows = await connection.query({
      prepared: true,
      text: `SELECT id FROM ledger_hold WHERE source = ANY($1::text[]) AND part_of IS NULL`,
      values: [sources],
    })
    const ids = rows.map(([id]) => Number(id))
    const holds = ids.length ? await loadHolds(connection, [], ids, null) : []
    return holds.sort((one, other) => other.id - one.id)
  }

  /** The active holds of a wallet that bear a reference, oldest first. */
  async activeBy(walletId: number, reference: string): Promise<Hold[]> {
    const rows = await this.connection.query({
      prepared: true,
      text: `SELECT id FROM ledger_hold
        WHERE wallet_id = $1::bigint AND status = 'active' AND part_of IS NULL
          AND reference = $2::text`,
      values: [walletId, reference],
    })
    const ids = rows.map(([id]) => Number(id))
    const holds = ids.length ? await loadHolds(this.connection, [], ids, null) : []
    return holds.sort((one, other) => one.id - other.id)
  }

  /** The debits that holds became, and what reversed them or their reversals, oldest first. */
  async entriesOf(
    holdIds: readonly number[],
    connection: Connection = this.connection
  ): Promise<Entry[]> {
    const entries = await readEntries(
      connection,
      `entry.id = ANY(ARRAY(${withReversals(
        "SELECT id FROM ledger_entry WHERE hold_id = ANY($1::bigint[])"
      )}))`,
      [holdIds]
    )
    return entries.sort((one, other) => one.id - other.id)
  }

  /** What the holds of things have become debits of, in minor units; reversals are not subtracted. */
  async committedFor(sources: readonly string[]): Promise<Map<string, bigint>> {
    const rows = await this.connection.query({
      prepared: true,
      text: `SELECT hold.source, sum(entry.amount)::text
        FROM ledger_hold hold JOIN ledger_entry entry ON entry.hold_id = hold.id
        WHERE hold.source = ANY($1::text[]) AND hold.part_of IS NULL
        GROUP BY hold.source`,
      values: [sources],
    })
    return new Map(rows.map(([source, amount]) => [source!, BigInt(amount!)]))
  }

  /**
   * Active holds for things of a kind, oldest first.
   *
   * @param prefix what `source` begins with
   * @param seconds only those that were made at least so long ago
   * @param after only those with a larger id
   */
  async activeFor(
    prefix: string,
    { seconds, after, limit }: { seconds: number; after: number; limit: number }
  ): Promise<Hold[]> {
    const rows = await this.connection.query({
      prepared: true,
      text: `SELECT id FROM ledger_hold
        WHERE status = 'active' AND part_of IS NULL AND starts_with(source, $1::text)
          AND created_at <= now() - make_interval(secs => $2::float8) AND id > $3::bigint
        ORDER BY id LIMIT $4::bigint`,
      values: [prefix, seconds, after, limit],
    })
    const ids = rows.map(([id]) => Number(id))
    const holds = ids.length ? await loadHolds(this.connection, [], ids, null) : []
    return holds.sort((one, other) => one.id - other.id)
  }

  /** For what money moved lately by holds of a kind, or was given back. */
  async movedFor(prefix: string, days: number): Promise<string[]> {
    const rows = await this.connection.query({
      prepared: true,
      text: `SELECT DISTINCT hold.source
        FROM ledger_entry entry
          LEFT JOIN ledger_entry original ON original.id = ${originOf("entry")}
          JOIN ledger_hold hold ON hold.id = coalesce(original.hold_id, entry.hold_id)
        WHERE entry.created_at > now() - make_interval(days => $2::int)
          AND starts_with(hold.source, $1::text)`,
      values: [prefix, days],
    })
    return rows.map(([source]) => source!)
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
