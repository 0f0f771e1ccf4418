import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const EVENT_PREFIX = "evt_"

/** The host's pool, or one transaction of it. */
export type Connection = Pick<Knex, "raw">

/** Runs one statement; `?` marks a binding. */
export async function query<Row>(
  connection: Connection,
  sql: string,
  bindings: readonly unknown[] = []
): Promise<Row[]> {
  const { rows } = await connection.raw(sql, bindings as never)
  return rows as Row[]
}

/** A random id of an event. */
export function newEventId(): string {
  return toEventId(randomUUID())
}

/** The UUID behind an event's id, as PostgreSQL takes it. */
export function toUuid(eventId: string): string {
  return eventId.slice(EVENT_PREFIX.length)
}

/** PostgreSQL's UUID as the id that receivers see. */
export function toEventId(uuid: string): string {
  return EVENT_PREFIX + uuid.replaceAll("-", "")
}

export function toNumber(value: string | number | null): number | null {
  return value === null ? null : Number(value)
}
