import { EVERY_EVENT, type EventDraft, type LoggedEvent, RETENTION_DAYS } from "../types"
import { type Connection, newEventId, query, toEventId, toNumber, toUuid } from "./connection"

/**
 * Between JSON texts, where it can't occur: in an array's own form every quotation mark would have
 * to be escaped here and again there, which costs more than the rest of the statement.
 */
const SEPARATOR = "\u001e"

/** Who reads: `log` numbers what comes out of the outbox, `bus` follows the log. */
export type CursorName = "log" | "bus"

/**
 * How far a reader has come; its row stays locked until the transaction ends. Null when another
 * instance is reading at the moment.
 */
export async function lockCursor(connection: Connection, name: CursorName): Promise<number | null> {
  const [row] = await query<{ sequence: string }>(
    connection,
    "select sequence from webhooks_cursor where name = ? for update skip locked",
    [name]
  )
  return row ? Number(row.sequence) : null
}

export async function moveCursor(
  connection: Connection,
  name: CursorName,
  sequence: number
): Promise<void> {
  await query(connection, "update webhooks_cursor set sequence = ? where name = ?", [
    sequence,
    name,
  ])
}

/** How many events the log has had, and how many of them the event bus. */
export async function readCursors(connection: Connection): Promise<Record<CursorName, number>> {
  const rows = await query<{ name: CursorName; sequence: string }>(
    connection,
    "select name, sequence from webhooks_cursor"
  )
  const of = (name: CursorName) => Number(rows.find((row) => row.name === name)?.sequence ?? 0)
  return { log: of("log"), bus: of("bus") }
}

/** Numbers events on from `last` and writes them to the log and to whoever wants them. */
export async function logEvents(
  connection: Connection,
  drafts: EventDraft[],
  last: number,
  now: Date
): Promise<LoggedEvent[]> {
  const events = drafts.map((draft, index) => {
    const sequence = last + index + 1
    return { ...draft, sequence, id: newEventId(), data: { sequence, ...draft.data } }
  })
  await query(
    connection,
    `insert into webhooks_event (sequence, id, type, wallet_id, data, created_at, logged_at)
     select sequence, id, type, wallet_id, data, created_at, ?::timestamptz
     from unnest(?::bigint[], ?::uuid[], ?::text[], ?::bigint[],
       string_to_array(?, '${SEPARATOR}'), ?::timestamptz[])
       as source (sequence, id, type, wallet_id, data, created_at)`,
    [
      now,
      events.map(({ sequence }) => sequence),
      events.map(({ id }) => toUuid(id)),
      events.map(({ type }) => type),
      events.map(({ wallet_id }) => wallet_id),
      events.map(({ data }) => JSON.stringify(data)).join(SEPARATOR),
      events.map(({ created_at }) => created_at),
    ]
  )
  await queueDeliveries(connection, events, now)
  return events
}

/**
 * One delivery per event and endpoint that wants it. Of one wallet's deliveries to one endpoint
 * only the first is ready: the lock on the endpoints keeps those that end at this moment from
 * passing on their turn before the new ones are in the queue.
 */
async function queueDeliveries(
  connection: Connection,
  events: LoggedEvent[],
  now: Date
): Promise<void> {
  const endpoints = await query<{ id: string; events: string[] }>(
    connection,
    `select id, events from webhooks_endpoint where status = 'active'
     order by id for no key update`
  )
  const taken = new Set<string>()
  const queued = endpoints.flatMap((endpoint) => {
    const wanted = new Set(endpoint.events)
    return events
      .filter(({ type }) => wanted.has(EVERY_EVENT) || wanted.has(type))
      .map((event) => {
        const lane = `${endpoint.id} ${event.wallet_id}`
        const isFirst = event.wallet_id === null || !taken.has(lane)
        taken.add(lane)
        return { endpoint_id: endpoint.id, event, isFirst }
      })
  })
  if (!queued.length) return
  await query(
    connection,
    `insert into webhooks_delivery
       (endpoint_id, message_id, type, event_sequence, lane, status, ready, next_at, created_at)
     select endpoint_id, message_id, type, event_sequence, lane, 'pending',
       is_first and (lane is null or not exists (
         select 1 from webhooks_delivery before
         where before.endpoint_id = source.endpoint_id and before.lane = source.lane
           and before.status = 'pending')),
       ?::timestamptz, ?::timestamptz
     from unnest(?::text[], ?::uuid[], ?::text[], ?::bigint[], ?::bigint[], ?::boolean[])
       as source (endpoint_id, message_id, type, event_sequence, lane, is_first)
     order by event_sequence`,
    [
      now,
      now,
      queued.map(({ endpoint_id }) => endpoint_id),
      queued.map(({ event }) => toUuid(event.id)),
      queued.map(({ event }) => event.type),
      queued.map(({ event }) => event.sequence),
      queued.map(({ event }) => event.wallet_id),
      queued.map(({ isFirst }) => isFirst),
    ]
  )
}

interface EventRow {
  sequence: string
  id: string
  type: string
  wallet_id: string | null
  data: string
  created_at: Date
}

/** Events with a higher sequence number than `after`, in order. */
export async function readEvents(
  connection: Connection,
  after: number,
  limit: number
): Promise<LoggedEvent[]> {
  const rows = await query<EventRow>(
    connection,
    `select sequence, id, type, wallet_id, data, created_at from webhooks_event
     where sequence > ? order by sequence limit ?`,
    [after, limit]
  )
  return rows.map((row) => ({
    sequence: Number(row.sequence),
    id: toEventId(row.id),
    type: row.type,
    wallet_id: toNumber(row.wallet_id),
    data: JSON.parse(row.data),
    created_at: row.created_at,
  }))
}

/** Deletes events whose time is over, oldest first; returns how many. */
export async function purgeEvents(
  connection: Connection,
  limit: number,
  now: Date
): Promise<number> {
  const rows = await query(
    connection,
    `delete from webhooks_event where sequence in (
       select sequence from (
         select sequence, logged_at from webhooks_event order by sequence limit ?
       ) oldest
       where logged_at < ?::timestamptz - interval '${RETENTION_DAYS} days'
         and sequence <= (select min(sequence) from webhooks_cursor)
     ) returning 1`,
    [limit, now]
  )
  return rows.length
}
