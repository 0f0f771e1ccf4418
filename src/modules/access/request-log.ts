import { setImmediate as letOthersRun } from "node:timers/promises"
import type { Logger } from "@medusajs/framework/types"
import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"
import { deleteOlder } from "../../database/delete-older"
import { readPage } from "../../database/read-page"
import type { Listing } from "../../database/read-page"
import { WriteBehind } from "../../concurrency/write-behind"
import { maskPath, maskQuery, maskUnknownPath, maskValue } from "./masking"

/** One request as it happened, secrets and all; it is masked before it is written. */
export interface LoggedRequest {
  at: Date
  request_id: string
  method: string
  path: string
  params: Readonly<Record<string, string>>
  query: string
  /** The endpoint's id; null for a path or method that does not exist. */
  operation: string | null
  /** Key of the identity, `guest` for nobody. */
  identity: string
  /** Null when the client went away before it was answered. */
  status: number | null
  duration_ms: number
  request_body: unknown
  /** The answer as it was written. */
  payload: string | Buffer | undefined
}

/** One request as it is kept. */
export interface RequestLogEntry {
  id: string
  at: Date
  request_id: string
  method: string
  path: string
  operation: string | null
  identity: string
  status: number | null
  duration_ms: number
  query: Record<string, unknown> | null
  request_body: unknown
  response_body: unknown
}

export interface RequestLogFilter {
  identity?: string
  status?: number
  method?: string
  operation?: string
  /** What the path begins with. */
  path?: string
  /** Exclusive. */
  after?: Date
  /** Exclusive. */
  before?: Date
}

export const REQUEST_LOG_DAYS = 30
/** Larger bodies are noted by their size alone. */
const MAX_BODY_BYTES = 64 * 1024
const MAX_PATH = 2_000

const COLUMNS =
  "at, request_id, method, path, operation, identity, status, duration_ms, query, " +
  "request_body, response_body"

const ENTRIES: Listing<RequestLogFilter> = {
  columns: `id, ${COLUMNS}`,
  from: "access_request_log",
  conditions: {
    identity: "identity = ?",
    status: "status = ?",
    method: "method = ?",
    operation: "operation = ?",
    path: "starts_with(path, ?)",
    after: "at > ?",
    before: "at < ?",
  },
  orderBy: "id desc",
}

/**
 * The log of requests. Taking one costs a push to a list; masking and writing happen behind the
 * request. What can't be kept is dropped and counted: no request fails or waits for its log.
 */
export class RequestLog {
  private readonly requests: WriteBehind<LoggedRequest>

  constructor(
    private readonly connection: Connection,
    logger: Logger
  ) {
    this.requests = new WriteBehind({
      name: "requests of the request log",
      logger,
      write: (batch) => this.write(batch),
      weigh: sizeOf,
    })
  }

  /** Requests of this instance that could not be kept, since it started. */
  get dropped(): number {
    return this.requests.dropped
  }

  add(request: LoggedRequest): void {
    this.requests.add(request)
  }

  /** Writes what waits. Never fails. */
  flush(): Promise<void> {
    return this.requests.flush()
  }

  private async write(batch: readonly LoggedRequest[]): Promise<void> {
    const rows: string[] = []
    for (const request of batch) {
      rows.push(JSON.stringify(toRow(request)))
      await letOthersRun()
    }
    await query(
      this.connection,
      `insert into access_request_log (${COLUMNS})
       select ${COLUMNS} from jsonb_to_recordset(?::jsonb) as row (
         at timestamptz, request_id text, method text, path text, operation text, identity text,
         status int, duration_ms double precision, query jsonb, request_body jsonb,
         response_body jsonb
       )`,
      [`[${rows.join(",")}]`]
    )
  }
}

/** Entries that match, newest first. */
export async function listRequestLog(
  connection: Connection,
  filter: RequestLogFilter,
  page: number,
  perPage: number
) {
  const pageOf = { page, per_page: perPage }
  return readPage<RequestLogEntry, RequestLogFilter>(connection, ENTRIES, filter, pageOf)
}

/** Deletes entries that are older than 30 days; how many there were. */
export function purgeRequestLog(connection: Connection): Promise<number> {
  return deleteOlder(connection, {
    table: "access_request_log",
    column: "at",
    days: REQUEST_LOG_DAYS,
  })
}

function toRow(request: LoggedRequest) {
  const { params, payload, at, path, query, request_body, ...rest } = request
  const masked = rest.operation === null ? maskUnknownPath(path) : maskPath(path, params)
  return {
    ...rest,
    at: at.toISOString(),
    path: masked.slice(0, MAX_PATH),
    query: maskQuery(query),
    request_body: maskValue(request_body ?? null),
    response_body: readPayload(payload),
  }
}

function readPayload(payload: string | Buffer | undefined): unknown {
  if (payload === undefined || payload.length === 0) return null
  const bytes = Buffer.byteLength(payload)
  if (bytes > MAX_BODY_BYTES) return { not_kept: `${bytes} bytes` }
  try {
    return maskValue(JSON.parse(payload.toString()))
  } catch {
    return { not_kept: `${bytes} bytes that are not JSON` }
  }
}

/** About what a waiting request weighs; a request's body is at most 100 kB. */
function sizeOf({ payload, query, path, request_body }: LoggedRequest) {
  const body = request_body === undefined ? 0 : 2_000
  return 500 + path.length + query.length + body + (payload?.length ?? 0)
}
