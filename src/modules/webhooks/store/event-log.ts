import {
  EVERY_EVENT,
  type EventBatch,
  type EventPage,
  type LoggedEvent,
  RETENTION_DAYS,
} from "../types"
import { type Connection, query } from "../../../database/connection"
import { limitTo } from "../../../database/limit"
import { toEventId, toNumber } from "./row-values"

/**
 * Between JSON texts, in which it can't occur: in an array's own form every quotation mark would
 * have to be escaped, which costs more than the rest of the statement.
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
  { types, wallet_ids, created_at, data }: EventBatch,
  last: number,
  now: Date
): Promise<void> {
  await query(
    connection,
    `insert into webhooks_event (sequence, id, type, wallet_id, data, created_at, logged_at)
     select ?::bigint + place, gen_random_uuid(), type, wallet_id,
       '{"sequence":' || (?::bigint + place) || ',' || ltrim(substr(data, 2)), created_at,
       ?::timestamptz
     from unnest(?::text[], ?::bigint[], ?::timestamptz[], string_to_array(?, '${SEPARATOR}'))
       with ordinality as source (type, wallet_id, created_at, data, place)`,
    [last, last, now, types, wallet_ids, created_at, data]
  )
  await queueDeliveries(connection, last, now)
}

/**
 * One delivery per new event and endpoint that wants it. Of one wallet's deliveries to one endpoint
 * only the first is ready: the lock on the endpoints keeps those that end at this moment from
 * passing on their turn before the new ones are in the queue.
 */
async function queueDeliveries(connection: Connection, last: number, now: Date): Promise<void> {
  const endpoints = await query(
    connection,
    `select 1 from webhooks_endpoint where status = 'active' order by id for no key update`
  )
  if (!endpoints.length) return
  await query(
    connection,
    `insert into webhooks_delivery
       (endpoint_id, message_id, type, event_sequence, lane, status, ready, next_at, created_at)
     select endpoint_id, message_id, type, sequence, lane, 'pending',
       lane is null or (turn = 1 and not exists (
         select 1 from webhooks_delivery before
         where before.endpoint_id = source.endpoint_id and before.lane = source.lane
           and before.status = 'pending')),
       ?::timestamptz, ?::timestamptz
     from (
       select endpoint.id as endpoint_id, event.id as message_id, event.type, event.sequence,
         event.wallet_id as lane,
         row_number() over (
           partition by endpoint.id, event.wallet_id order by event.sequence
         ) as turn
       from webhooks_event event
         join webhooks_endpoint endpoint on endpoint.status = 'active'
           and endpoint.events && array['${EVERY_EVENT}', event.type]
       where event.sequence > ?
     ) source
     order by sequence`,
    [now, now, last]
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

/**
 * Events with a higher sequence number than `after`, in order.
 *
 * @param types the ones that are wanted; null for all of them
 */
export async function readEvents(
  connection: Connection,
  after: number,
  limit: number,
  types: readonly string[] | null = null
): Promise<LoggedEvent[]> {
  const rows = await query<EventRow>(
    connection,
    `select sequence, id, type, wallet_id, data, created_at from webhooks_event
     where sequence > ? and (?::text[] is null or type = any(?)) order by sequence limit ?`,
    [after, types, types, limit]
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

/**
 * Events as `GET /events` shows them, as the text of a JSON array: the log keeps `data` as text, and
 * reading it only to write it again would cost most of such a request.
 */
export async function readEventPage(
  connection: Connection,
  after: number,
  limit: number
): Promise<EventPage> {
  const values = [after]
  const events = `select sequence, '{"sequence":' || sequence
      || ',"id":"evt_' || replace(id::text, '-', '')
      || '","type":' || to_json(type) || ',"timestamp":"'
      || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      || '","data":' || data || '}' as json
    from webhooks_event where sequence > $1::bigint order by sequence ${limitTo(limit, 0, values)}`
  const text = `select concat('[', string_agg(json, ',' order by sequence), ']'),
      coalesce(max(sequence), $1::bigint),
      max(sequence) < (select max(sequence) from webhooks_event)
    from (${events}) page`
  const [[json, last, hasMore]] = await connection.query({ text, values, prepared: true })
  return { json: json!, last: Number(last), has_more: hasMore === "t" }
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

/** Empties the reasons and notes of the logged events of some wallets and entries. */
export async function eraseTexts(
  connection: Connection,
  walletIds: readonly number[],
  entryIds: readonly number[]
): Promise<void> {
  await query(
    connection,
    // An event says its entry under `transaction`; in stores of before, at its top.
    `update webhooks_event set data = (
       case when jsonb_typeof(data::jsonb -> 'transaction') = 'object'
         then jsonb_set(data::jsonb, '{transaction}', ${withoutTexts("data::jsonb -> 'transaction'")})
         else ${withoutTexts("data::jsonb")}
       end
     )::text
     where (wallet_id = any(?)
         or (${ofEntry("data::jsonb")} = any(?)))
       and (${hasTexts("data::jsonb")} or ${hasTexts("data::jsonb -> 'transaction'")})`,
    [walletIds, entryIds.map(String)]
  )
}

/** A JSON object with its texts emptied, as SQL. */
function withoutTexts(object: string): string {
  const emptied = (field: string, value: string) =>
    `case when jsonb_exists(${object}, '${field}') then '{"${field}": ${value}}' else '{}' end::jsonb`
  return `((${object}) || ${emptied("reason", '""')} || ${emptied("note", "null")})`
}

function hasTexts(object: string): string {
  return `coalesce(${object} ->> 'reason', '') <> '' or ${object} ->> 'note' is not null`
}

/** The number of the entry that an event is about, as text; null for events of other things. */
function ofEntry(data: string): string {
  return (
    `coalesce(${data} -> 'transaction' ->> 'id', ` +
    `case when jsonb_exists(${data}, 'balance_after') then ${data} ->> 'id' end)`
  )
}
