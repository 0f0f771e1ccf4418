/**
 * The words of the webhooks module. An event is something that happened, logged once under a public
 * sequence number; a delivery brings one event to one endpoint, in as many attempts as it takes.
 */

/** What an endpoint can subscribe to (decisions, "Event types"). */
export const EVENT_TYPES = [
  "wallet.created",
  "wallet.updated",
  "wallet.credited",
  "wallet.debited",
  "wallet.topup.completed",
  "wallet.topup.failed",
  "wallet.reload.triggered",
  "wallet.transfer.sent",
  "wallet.transfer.received",
  "wallet.withdrawal.requested",
  "wallet.withdrawal.approved",
  "wallet.withdrawal.rejected",
  "wallet.redemption_code.created",
  "wallet.redemption_code.redeemed",
  "wallet.cashback.awarded",
  "wallet.milestone.awarded",
  "wallet.referral.rewarded",
  "wallet.credit.expiring",
  "wallet.credit.expired",
  "wallet.spending_limit.blocked",
  "wallet.ledger.checkpoint",
] as const

/** Stands for every type, those of later versions included. */
export const EVERY_EVENT = "*"
/** What a test ping carries; nobody subscribes to it. */
export const PING_EVENT = "wallet.ping"

/** Endpoints of a store at most: each may have its share of requests under way at once. */
export const MAX_ENDPOINTS = 50
/** How long events, and deliveries with their logs, are kept. */
export const RETENTION_DAYS = 30

export type EndpointStatus = "active" | "disabled"

export interface Endpoint {
  /** `whe_…`. */
  id: string
  url: string
  description: string | null
  /** Types it wants; `*` is every one. */
  events: string[]
  status: EndpointStatus
  /** Why it was disabled, when that was not asked for. */
  status_reason: string | null
  /** Since when every attempt has failed; null when the last one did not. */
  failing_since: Date | null
  created_by: string
  created_at: Date
  updated_at: Date
}

export interface NewEndpoint {
  url: string
  description?: string | null
  events?: string[]
  /** Key of the identity that makes it. */
  created_by: string
}

export interface EndpointPatch {
  url?: string
  description?: string | null
  events?: string[]
  status?: EndpointStatus
}

/** Events that have no sequence numbers yet, in order, column by column in PostgreSQL's own text. */
export interface EventBatch {
  count: number
  /** `text[]`. */
  types: string
  /** `bigint[]`, with NULL for what is of no wallet. */
  wallet_ids: string
  /** `timestamptz[]`. */
  created_at: string
  /** JSON objects, none of them empty, U+001E between them; the log adds `sequence` to each. */
  data: string
}

export interface LoggedEvent {
  /** From 1, without gaps, in the order of the log. */
  sequence: number
  /** `evt_…`: the `webhook-id` of every delivery of it. */
  id: string
  type: string
  wallet_id: number | null
  data: Record<string, unknown>
  created_at: Date
}

/** Events that follow one another in the log. */
export interface EventPage {
  /** The text of a JSON array, its events in the form of `GET /events`. */
  json: string
  /** The sequence number of the last one; where there is none, that after which they were looked for. */
  last: number
  has_more: boolean
}

export const DELIVERY_STATUSES = ["pending", "delivered", "failed"] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

export interface Attempt {
  /** When it began, ISO 8601. */
  at: string
  duration_ms: number
  /** HTTP status; null when no answer came. */
  status: number | null
  error: string | null
  /** The first 1,024 bytes of the answer. */
  response: string | null
}

export interface Delivery {
  id: number
  endpoint_id: string
  /** `evt_…`. */
  event_id: string
  type: string
  event_sequence: number | null
  status: DeliveryStatus
  attempts: number
  /** When the next attempt is due; null when there is none, or one before it has to end first. */
  next_attempt_at: Date | null
  log: Attempt[]
  redelivery_of: number | null
  created_at: Date
  finished_at: Date | null
}

export interface Page<T> {
  data: T[]
  total: number
}
