import {
  type Attempt,
  type Delivery,
  type DeliveryStatus,
  type Page,
  RETENTION_DAYS,
} from "../types"
import { type Connection, query } from "../../../database/connection"
import { toEventId, toNumber } from "./row-values"

/**
 * Time after which a claim is void, since who made it is taken to be dead: twice what an
 * attempt may last.
 */
const LEASE = "30 seconds"

/** A delivery that this instance has claimed, with what is needed to carry it out. */
export interface Claimed {
  id: number
  claim: string
  endpoint_id: string
  event_id: string
  attempts: number
  lane: number | null
  url: string
  secret: Buffer
  previous_secret: Buffer | null
  type: string
  /** JSON text of the event's data; null when the event is no longer kept. */
  data: string | null
  created_at: Date
}

interface ClaimedRow extends Omit<Claimed, "id" | "event_id" | "lane"> {
  id: string
  message_id: string
  lane: string | null
}

/**
 * Claims what is due, at most `perEndpoint` less what is `underWay` already for each endpoint. The
 * claim is committed before anything is sent; it lapses by itself.
 */
export async function claimDue(
  connection: Connection,
  {
    claim,
    perEndpoint,
    underWay,
    now,
  }: { claim: string; perEndpoint: number; underWay: ReadonlyMap<string, number>; now: Date }
): Promise<Claimed[]> {
  const rows = await query<ClaimedRow>(
    connection,
    `with due as (
       select delivery.id, endpoint.url, endpoint.secret,
         case when endpoint.previous_secret_until > ?::timestamptz
           then endpoint.previous_secret end as previous_secret
       from webhooks_endpoint endpoint
       left join unnest(?::text[], ?::int[]) as busy (endpoint_id, requests)
         on busy.endpoint_id = endpoint.id
       cross join lateral (
         select id from webhooks_delivery
         where endpoint_id = endpoint.id and ready and next_at <= ?::timestamptz
         order by next_at limit greatest(0, ?::int - coalesce(busy.requests, 0))
         for update skip locked
       ) delivery
       where endpoint.status = 'active'
         and (endpoint.paused_until is null or endpoint.paused_until <= ?::timestamptz)
     ), claimed as (
       update webhooks_delivery delivery
       set claim = ?, next_at = ?::timestamptz + interval '${LEASE}'
       from due where due.id = delivery.id
       returning delivery.*, due.url, due.secret, due.previous_secret
     )
     select claimed.id, claimed.claim, claimed.endpoint_id, claimed.message_id, claimed.attempts,
       claimed.lane, claimed.url, claimed.secret, claimed.previous_secret, claimed.type,
       event.data, coalesce(event.created_at, claimed.created_at) as created_at
     from claimed left join webhooks_event event on event.sequence = claimed.event_sequence
     order by claimed.id`,
    [now, [...underWay.keys()], [...underWay.values()], now, perEndpoint, now, claim, now]
  )
  return rows.map(({ message_id, ...row }) => ({
    ...row,
    id: Number(row.id),
    lane: toNumber(row.lane),
    event_id: toEventId(message_id),
  }))
}

/** What became of one attempt. */
export interface Finished {
  id: number
  claim: string
  status: DeliveryStatus
  /** When the next attempt is due; means nothing once it has ended. */
  next_at: Date
  attempt: Attempt
}

/**
 * Writes down attempts at one endpoint, and lets the next delivery of each wallet have its turn.
 * Results of claims that have lapsed meanwhile are dropped: somebody else is at it. In the caller's
 * transaction, under the endpoint's lock.
 */
export async function recordAttempts(
  connection: Connection,
  endpointId: string,
  finished: Finished[],
  now: Date
): Promise<void> {
  const rows = await query<{ lane: string | null; status: DeliveryStatus }>(
    connection,
    `update webhooks_delivery delivery set
       status = source.status,
       ready = source.status = 'pending',
       next_at = source.next_at,
       claim = null,
       attempts = delivery.attempts + 1,
       log = delivery.log || source.attempt::jsonb,
       finished_at = case when source.status <> 'pending' then ?::timestamptz end
     from unnest(?::bigint[], ?::uuid[], ?::text[], ?::timestamptz[], ?::text[])
       as source (id, claim, status, next_at, attempt)
     where delivery.id = source.id and delivery.claim = source.claim
     returning delivery.lane, delivery.status`,
    [
      now,
      finished.map(({ id }) => id),
      finished.map(({ claim }) => claim),
      finished.map(({ status }) => status),
      finished.map(({ next_at }) => next_at),
      finished.map(({ attempt }) => JSON.stringify(attempt)),
    ]
  )
  const ended = rows.filter(({ status }) => status !== "pending")
  await passTurns(connection, endpointId, presentLanes(ended), now)
}

function presentLanes(rows: { lane: string | null }[]): string[] {
  return rows.map(({ lane }) => lane).filter((lane) => lane !== null)
}

/** Makes the oldest waiting delivery of each of these wallets ready. */
async function passTurns(
  connection: Connection,
  endpointId: string,
  lanes: string[],
  now: Date
): Promise<void> {
  if (!lanes.length) return
  await query(
    connection,
    `update webhooks_delivery set ready = true, next_at = ?
     where id in (
       select next.id from unnest(?::bigint[]) as freed (lane)
       cross join lateral (
         select id, ready from webhooks_delivery
         where endpoint_id = ? and lane = freed.lane and status = 'pending'
         order by event_sequence limit 1
       ) next
       where not next.ready
     )`,
    [now, lanes, endpointId]
  )
}

/** Locks an endpoint until the transaction ends: its queue changes in one place at a time. */
export async function lockEndpoint(connection: Connection, id: string): Promise<void> {
  await query(connection, "select 1 from webhooks_endpoint where id = ? for no key update", [id])
}

/** A delivery of something that is not in the log, claimed from the start. */
export async function insertPing(
  connection: Connection,
  ping: { endpoint_id: string; message_id: string; type: string; body: string; claim: string },
  now: Date
): Promise<number> {
  const [row] = await query<{ id: string }>(
    connection,
    `insert into webhooks_delivery
       (endpoint_id, message_id, type, body, status, ready, next_at, claim, created_at)
     values (?, ?, ?, ?, 'pending', false, ?, ?, ?) returning id`,
    [ping.endpoint_id, ping.message_id, ping.type, ping.body, now, ping.claim, now]
  )
  return Number(row.id)
}

/** Queues an event once more, out of turn; the new delivery's id. */
export async function insertRedelivery(
  connection: Connection,
  id: number,
  now: Date
): Promise<number | null> {
  const [row] = await query<{ id: string }>(
    connection,
    `insert into webhooks_delivery
       (endpoint_id, message_id, type, event_sequence, status, ready, next_at, redelivery_of,
         created_at)
     select delivery.endpoint_id, delivery.message_id, delivery.type, delivery.event_sequence,
       'pending', true, ?, coalesce(delivery.redelivery_of, delivery.id), ?
     from webhooks_delivery delivery
     join webhooks_event event on event.sequence = delivery.event_sequence
     where delivery.id = ? returning id`,
    [now, now, id]
  )
  return row ? Number(row.id) : null
}

/** Lets a delivery that waits for its next attempt have it now, unless one is under way. */
export async function hasten(connection: Connection, id: number, now: Date): Promise<void> {
  await query(
    connection,
    "update webhooks_delivery set next_at = ? where id = ? and ready and claim is null",
    [now, id]
  )
}

const COLUMNS = `id, endpoint_id, message_id, type, event_sequence, status, ready, claim, attempts,
  next_at, log, redelivery_of, created_at, finished_at`

interface DeliveryRow {
  id: string
  endpoint_id: string
  message_id: string
  type: string
  event_sequence: string | null
  status: DeliveryStatus
  ready: boolean
  attempts: number
  next_at: Date
  log: Attempt[]
  redelivery_of: string | null
  created_at: Date
  finished_at: Date | null
}

export async function findDelivery(
  connection: Connection,
  id: number
): Promise<Delivery | undefined> {
  const [row] = await query<DeliveryRow>(
    connection,
    `select ${COLUMNS} from webhooks_delivery where id = ?`,
    [id]
  )
  return row && toDelivery(row)
}

/**
 * What the body of a delivery is made of: the whole of it for a ping, the event for all others. Both
 * are null when the event is no longer kept.
 */
export async function findContent(
  connection: Connection,
  id: number
): Promise<{ body: string | null; data: string | null; created_at: Date } | undefined> {
  const [row] = await query<{ body: string | null; data: string | null; created_at: Date }>(
    connection,
    `select delivery.body, event.data, coalesce(event.created_at, delivery.created_at) as created_at
     from webhooks_delivery delivery
       left join webhooks_event event on event.sequence = delivery.event_sequence
     where delivery.id = ?`,
    [id]
  )
  return row
}

/** One page of an endpoint's deliveries, newest first. */
export async function listDeliveries(
  connection: Connection,
  filter: { endpoint_id: string; status?: DeliveryStatus; page: number; per_page: number }
): Promise<Page<Delivery>> {
  const condition = `endpoint_id = ? ${filter.status ? "and status = ?" : ""}`
  const values = filter.status ? [filter.endpoint_id, filter.status] : [filter.endpoint_id]
  const rows = await query<DeliveryRow>(
    connection,
    `select ${COLUMNS} from webhooks_delivery where ${condition} order by id desc limit ? offset ?`,
    [...values, filter.per_page, (filter.page - 1) * filter.per_page]
  )
  const [{ count }] = await query<{ count: string }>(
    connection,
    `select count(*) from webhooks_delivery where ${condition}`,
    values
  )
  return { data: rows.map(toDelivery), total: Number(count) }
}

/**
 * Deletes deliveries whose time is over or whose endpoint is gone; returns how many. In the
 * caller's transaction.
 */
export async function purgeDeliveries(
  connection: Connection,
  limit: number,
  now: Date
): Promise<number> {
  await query(connection, "select 1 from webhooks_endpoint order by id for no key update")
  const rows = await query<{ endpoint_id: string; lane: string | null }>(
    connection,
    `delete from webhooks_delivery where id in (
       (select id from (
         select id, created_at from webhooks_delivery order by id limit ?
       ) oldest where created_at < ?::timestamptz - interval '${RETENTION_DAYS} days')
       union
       (select delivery.id from webhooks_endpoint endpoint
         cross join lateral (
           select id from webhooks_delivery where endpoint_id = endpoint.id limit ?
         ) delivery
         where endpoint.status = 'deleted')
     ) returning endpoint_id, lane`,
    [limit, now, limit]
  )
  for (const endpointId of new Set(rows.map(({ endpoint_id }) => endpoint_id))) {
    const lanes = rows.filter(({ endpoint_id }) => endpoint_id === endpointId)
    await passTurns(connection, endpointId, presentLanes(lanes), now)
  }
  return rows.length
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: Number(row.id),
    endpoint_id: row.endpoint_id,
    event_id: toEventId(row.message_id),
    type: row.type,
    event_sequence: toNumber(row.event_sequence),
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: row.ready ? row.next_at : null,
    log: row.log,
    redelivery_of: toNumber(row.redelivery_of),
    created_at: row.created_at,
    finished_at: row.finished_at,
  }
}
