import { LRUCache } from "lru-cache"
import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"

/** What has a public number: the integers that the interface documents speak of. */
export const PUBLIC_NUMBER_KINDS = ["customer", "product", "variant", "category"] as const
export type PublicNumberKind = (typeof PUBLIC_NUMBER_KINDS)[number]

/** A number never changes, so that only the size of the cache matters. */
const CACHED = 50_000

interface Row {
  host_id: string
  number: string
}

/**
 * Gives each host id one integer, once, for ever. Callers that ask for the same id at the same
 * time, on any instance, get the same number; a number is never used twice.
 */
export class PublicNumbers {
  private readonly numbers = new LRUCache<string, number>({ max: CACHED })
  private readonly hostIds = new LRUCache<string, string>({ max: CACHED })

  constructor(private readonly connection: Connection) {}

  /** The numbers of these host ids, assigning those that are missing. One round trip when none is. */
  async numbersFor(
    kind: PublicNumberKind,
    hostIds: readonly string[]
  ): Promise<Map<string, number>> {
    const found = await this.knownNumbers(kind, hostIds)
    const missing = [...new Set(hostIds)].filter((id) => !found.has(id))
    if (!missing.length) return found
    await this.assign(kind, missing)
    this.keep(kind, await this.select(kind, missing), found, missing)
    return found
  }

  /** Those of the numbers that were given already; none is assigned. */
  async knownNumbers(
    kind: PublicNumberKind,
    hostIds: readonly string[]
  ): Promise<Map<string, number>> {
    const found = new Map<string, number>()
    const missing = this.takeCached(kind, new Set(hostIds), found)
    if (missing.length) this.keep(kind, await this.select(kind, missing), found, missing)
    return found
  }

  /** The host id behind a number; undefined when no id was ever given it. */
  async hostIdFor(kind: PublicNumberKind, number: number): Promise<string | undefined> {
    const cached = this.hostIds.get(`${kind}:${number}`)
    if (cached !== undefined) return cached
    const rows = await query<Row>(
      this.connection,
      "select host_id, number from access_public_number where kind = ? and number = ?",
      [kind, number]
    )
    this.keep(kind, rows, new Map(), [])
    return rows[0]?.host_id
  }

  private takeCached(
    kind: PublicNumberKind,
    hostIds: ReadonlySet<string>,
    found: Map<string, number>
  ): string[] {
    const missing: string[] = []
    for (const id of hostIds) {
      const number = this.numbers.get(`${kind}:${id}`)
      if (number === undefined) missing.push(id)
      else found.set(id, number)
    }
    return missing
  }

  private keep(
    kind: PublicNumberKind,
    rows: readonly Row[],
    found: Map<string, number>,
    wanted: readonly string[]
  ): string[] {
    for (const { host_id, number: text } of rows) {
      const number = Number(text)
      found.set(host_id, number)
      this.numbers.set(`${kind}:${host_id}`, number)
      this.hostIds.set(`${kind}:${number}`, host_id)
    }
    return wanted.filter((id) => !found.has(id))
  }

  private select(kind: PublicNumberKind, hostIds: readonly string[]) {
    return query<Row>(
      this.connection,
      "select host_id, number from access_public_number where kind = ? and host_id = any(?)",
      [kind, hostIds]
    )
  }

  /**
   * Two callers may race: one insert wins, the other's numbers stay unused. In one order for all,
   * so that none waits for a row of another that waits for one of its own.
   */
  private assign(kind: PublicNumberKind, hostIds: readonly string[]) {
    return query(
      this.connection,
      `insert into access_public_number (kind, host_id, number)
       select ?, host_id, nextval(?::regclass)
       from (select host_id from unnest(?::text[]) as wanted (host_id)
             order by host_id collate "C") as wanted
       on conflict (kind, host_id) do nothing`,
      [kind, `access_${kind}_number`, hostIds]
    )
  }
}
