import { createHmac, hkdfSync } from "node:crypto"
import type { Logger } from "@medusajs/framework/types"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"
import { readPage } from "../../../database/read-page"
import type { Listing } from "../../../database/read-page"
import { WriteBehind } from "../../../concurrency/write-behind"
import { withoutContacts } from "../../../text/without-contacts"

/** What agents do at the gateway; `opened` is what a person then does with a handoff link;
 * `escalated` is a checkout that is left to a person. */
export const AGENT_ACTIONS = [
  "policy",
  "catalog",
  "search",
  "product",
  "lookup",
  "handoff",
  "opened",
  "checkout",
  "escalated",
  "purchase",
] as const
export type AgentAction = (typeof AGENT_ACTIONS)[number]

/** By which of the gateway's ways something was done. */
export const AGENT_WAYS = ["rest", "mcp", "link"] as const

/** One thing that an agent did, as it happened. */
export interface AgentEvent {
  action: AgentAction
  via: (typeof AGENT_WAYS)[number]
  /** The `User-Agent`; absent for people. */
  agent?: string
  /** The address of the profile that the agent declared. */
  profile?: string
  /** Where the request came from; it is kept as a keyed hash that changes every month. */
  address?: string
  /** What was searched for; kept without e-mail addresses and long numbers. */
  query?: string
  /** Public numbers of the products that were answered or handed over. */
  product_ids?: readonly number[]
  /** How many there were. */
  found?: number
  link_id?: string
}

/** One thing that an agent did, as it is kept. */
export interface AgentLogEntry {
  id: string
  at: Date
  action: AgentAction
  via: AgentEvent["via"]
  agent: string | null
  profile: string | null
  caller: string | null
  query: string | null
  product_ids: string[]
  found: number | null
  link_id: string | null
}

export interface AgentLogFilter {
  action?: AgentAction
  /** Part of the `User-Agent`. */
  agent?: string
  link_id?: string
  /** Exclusive. */
  after?: Date
  /** Exclusive. */
  before?: Date
}

export const AGENT_LOG_DAYS = 90
const MAX_PRODUCTS = 50
const MAX_TEXT = 300
const UNSTORABLE = /[\0\p{Surrogate}]/gu
const COLUMNS = "at, action, via, agent, profile, caller, query, product_ids, found, link_id"

const EVENTS: Listing<AgentLogFilter> = {
  columns: `id, ${COLUMNS}`,
  from: "assistant_agent_log",
  conditions: {
    action: "action = ?",
    agent: "strpos(lower(agent), lower(?)) > 0",
    link_id: "link_id = ?",
    after: "at > ?",
    before: "at < ?",
  },
  orderBy: "id desc",
}

interface Row extends Omit<AgentLogEntry, "id" | "at" | "product_ids"> {
  at: string
  product_ids: readonly number[]
}

/**
 * What agents did (decisions, "Agent"). Events are written behind the request, in batches; what
 * can't be kept is dropped: no request fails or waits for its log.
 */
export class AgentLog {
  private readonly key: Buffer
  private readonly events: WriteBehind<Row>

  constructor(
    private readonly connection: Connection,
    logger: Logger,
    cookieSecret: string
  ) {
    this.events = new WriteBehind({
      name: "events of the agent log",
      logger,
      write: (events) => this.write(events),
    })
    this.key = Buffer.from(hkdfSync("sha256", cookieSecret, "", "wallet-assistant agents v1", 32))
  }

  add(event: AgentEvent, now = new Date()): void {
    this.events.add(this.toRow(event, now))
  }

  /** Writes what waits. Never fails. */
  flush(): Promise<void> {
    return this.events.flush()
  }

  /** What happened, newest first. */
  async list(filter: AgentLogFilter, page: number, perPage: number) {
    await this.flush()
    const pageOf = { page, per_page: perPage }
    return readPage<AgentLogEntry, AgentLogFilter>(this.connection, EVENTS, filter, pageOf)
  }

  /** Deletes events that are older than 90 days; how many there were. */
  async purge(): Promise<number> {
    const table = "assistant_agent_log"
    return deleteOlder(this.connection, { table, column: "at", days: AGENT_LOG_DAYS })
  }

  private toRow(event: AgentEvent, now: Date): Row {
    return {
      at: now.toISOString(),
      action: event.action,
      via: event.via,
      agent: cut(event.agent),
      profile: cut(event.profile),
      caller: event.address === undefined ? null : this.hash(event.address, now),
      query: event.query === undefined ? null : cut(withoutContacts(event.query)),
      product_ids: (event.product_ids ?? []).slice(0, MAX_PRODUCTS),
      found: event.found ?? null,
      link_id: event.link_id ?? null,
    }
  }

  private hash(address: string, now: Date): string {
    const month = now.toISOString().slice(0, 7)
    return createHmac("sha256", this.key).update(`${month} ${address}`).digest("hex").slice(0, 16)
  }

  private write(events: readonly Row[]) {
    return query(
      this.connection,
      `insert into assistant_agent_log (${COLUMNS})
           select at, action, via, agent, profile, caller, query,
                  array(select jsonb_array_elements_text(product_ids)::bigint), found, link_id
           from jsonb_to_recordset(?::jsonb) as row (
             at timestamptz, action text, via text, agent text, profile text, caller text,
             query text, product_ids jsonb, found int, link_id text
           )`,
      [JSON.stringify(events)]
    )
  }
}

/** PostgreSQL's jsonb takes neither NUL nor half of a surrogate pair. */
function cut(text: string | undefined): string | null {
  return text === undefined ? null : text.slice(0, MAX_TEXT).replace(UNSTORABLE, "")
}
