import { randomUUID } from "node:crypto"

const EVENT_PREFIX = "evt_"

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
