import type { Endpoint, EndpointPatch } from "../types"
import { type Connection, query } from "../../../database/connection"

const COLUMNS = `id, url, description, events, status, status_reason, failing_since, created_by,
  created_at, updated_at`
/** How long both secrets sign after a rotation. */
const ROTATION_OVERLAP = "24 hours"

/** All endpoints, oldest first. */
export function listEndpoints(connection: Connection): Promise<Endpoint[]> {
  return query(
    connection,
    `select ${COLUMNS} from webhooks_endpoint where status <> 'deleted' order by created_at, id`
  )
}

export async function findEndpoint(
  connection: Connection,
  id: string
): Promise<Endpoint | undefined> {
  const [endpoint] = await query<Endpoint>(
    connection,
    `select ${COLUMNS} from webhooks_endpoint where id = ? and status <> 'deleted'`,
    [id]
  )
  return endpoint
}

/** Undefined when there are `max` already. */
export async function insertEndpoint(
  connection: Connection,
  endpoint: {
    id: string
    url: string
    description: string | null
    events: string[]
    secret: Buffer
    created_by: string
  },
  max: number,
  now: Date
): Promise<Endpoint | undefined> {
  const [row] = await query<Endpoint>(
    connection,
    `insert into webhooks_endpoint
       (id, url, description, events, status, secret, created_by, created_at, updated_at)
     select ?, ?, ?, ?::text[], 'active', ?, ?, ?, ?
     where (select count(*) from webhooks_endpoint where status <> 'deleted') < ?
     returning ${COLUMNS}`,
    [
      endpoint.id,
      endpoint.url,
      endpoint.description,
      endpoint.events,
      endpoint.secret,
      endpoint.created_by,
      now,
      now,
      max,
    ]
  )
  return row
}

/** Undefined when there is no such endpoint. Enabling one forgets why it was disabled. */
export async function updateEndpoint(
  connection: Connection,
  id: string,
  patch: EndpointPatch,
  now: Date
): Promise<Endpoint | undefined> {
  const [row] = await query<Endpoint>(
    connection,
    `update webhooks_endpoint set
       url = coalesce(?, url),
       description = case when ?::boolean then ? else description end,
       events = coalesce(?::text[], events),
       status = coalesce(?, status),
       status_reason = case when ?::text is null then status_reason end,
       failing_since = case when ?::text is null then failing_since end,
       paused_until = case when ?::text is null then paused_until end,
       updated_at = ?
     where id = ? and status <> 'deleted'
     returning ${COLUMNS}`,
    [
      patch.url ?? null,
      patch.description !== undefined,
      patch.description ?? null,
      patch.events ?? null,
      patch.status ?? null,
      patch.status ?? null,
      patch.status ?? null,
      patch.status ?? null,
      now,
      id,
    ]
  )
  return row
}

/** Takes an endpoint out of service for ever, its secrets with it; its deliveries go by and by. */
export async function deleteEndpoint(
  connection: Connection,
  id: string,
  now: Date
): Promise<boolean> {
  const rows = await query(
    connection,
    `update webhooks_endpoint set status = 'deleted', secret = '', previous_secret = null,
       updated_at = ?
     where id = ? and status <> 'deleted' returning 1`,
    [now, id]
  )
  return rows.length > 0
}

/** Puts a new secret in place; the one before signs beside it for a day. */
export async function rotateSecret(
  connection: Connection,
  id: string,
  secret: Buffer,
  now: Date
): Promise<Date | undefined> {
  const [row] = await query<{ previous_secret_until: Date }>(
    connection,
    `update webhooks_endpoint set previous_secret = secret, secret = ?,
       previous_secret_until = ?::timestamptz + interval '${ROTATION_OVERLAP}', updated_at = ?
     where id = ? and status <> 'deleted'
     returning previous_secret_until`,
    [secret, now, now, id]
  )
  return row?.previous_secret_until
}

/**
 * Disables an endpoint without having been asked to, and says why; with `failing_before` only if
 * nothing has got through since then.
 *
 * @returns whether it is disabled now and was not before
 */
export async function disableEndpoint(
  connection: Connection,
  id: string,
  { reason, failing_before }: { reason: string; failing_before?: Date },
  now: Date
): Promise<boolean> {
  const rows = await query(
    connection,
    `update webhooks_endpoint set status = 'disabled', status_reason = ?, updated_at = ?
     where id = ? and status = 'active'
       and (?::timestamptz is null or failing_since <= ?::timestamptz)
     returning 1`,
    [reason, now, id, failing_before ?? null, failing_before ?? null]
  )
  return rows.length > 0
}

export async function pauseEndpoint(
  connection: Connection,
  id: string,
  until: Date
): Promise<void> {
  await query(
    connection,
    `update webhooks_endpoint set paused_until = greatest(paused_until, ?::timestamptz)
     where id = ?`,
    [until, id]
  )
}

/** Notes since when an endpoint fails, or with null that it works; writes only what changes. */
export async function noteFailing(
  connection: Connection,
  id: string,
  since: Date | null
): Promise<void> {
  await query(
    connection,
    `update webhooks_endpoint
     set failing_since = case when ?::timestamptz is null then null
       else coalesce(failing_since, ?::timestamptz) end
     where id = ? and (failing_since is null) = (?::timestamptz is not null)`,
    [since, since, id, since]
  )
}

/** Removes endpoints that were deleted and have no deliveries left. */
export async function purgeDeletedEndpoints(connection: Connection): Promise<void> {
  await query(
    connection,
    `delete from webhooks_endpoint endpoint where status = 'deleted' and not exists (
       select 1 from webhooks_delivery delivery where delivery.endpoint_id = endpoint.id)`
  )
}

/** The sealed secrets that sign at the moment. */
export async function findSecrets(
  connection: Connection,
  id: string,
  now: Date
): Promise<{ secret: Buffer; previous_secret: Buffer | null } | undefined> {
  const [row] = await query<{ secret: Buffer; previous_secret: Buffer | null }>(
    connection,
    `select secret, case when previous_secret_until > ?::timestamptz then previous_secret end
       as previous_secret
     from webhooks_endpoint where id = ? and status <> 'deleted'`,
    [now, id]
  )
  return row
}
