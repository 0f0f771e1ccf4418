import { randomBytes, randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context, Logger } from "@medusajs/framework/types"
import { refusalOfUrl } from "../../network/address-guard"
import { makeAttempt, toBody } from "./attempt"
import { Deliverer } from "./deliverer"
import { readWebhooksOptions, type WebhooksOptions } from "./options"
import { SecretBox } from "../../secrets/secret-box"
import type { Database } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import { createSender, type Send } from "./send"
import { generateSecret } from "./signing"
import { newEventId, toUuid } from "./store/row-values"
import {
  findContent,
  findDelivery,
  hasten,
  insertPing,
  insertRedelivery,
  listDeliveries,
  purgeDeliveries,
  recordAttempts,
} from "./store/deliveries"
import {
  deleteEndpoint,
  findEndpoint,
  findSecrets,
  insertEndpoint,
  listEndpoints,
  purgeDeletedEndpoints,
  rotateSecret,
  updateEndpoint,
} from "./store/endpoints"
import {
  lockCursor,
  logEvents,
  moveCursor,
  eraseTexts,
  purgeEvents,
  readCursors,
  readEvents,
  readEventPage,
} from "./store/event-log"
import {
  type Delivery,
  type DeliveryStatus,
  type Endpoint,
  type EndpointPatch,
  EVERY_EVENT,
  type EventBatch,
  type EventPage,
  type LoggedEvent,
  MAX_ENDPOINTS,
  type NewEndpoint,
  type Page,
  PING_EVENT,
} from "./types"

export interface WebhooksDependencies {
  __pg_connection__: Knex
  logger: Logger
  /** Replaces this process's clock, for tests that travel in time. */
  webhooksClock?: () => Date
  /** Replaces HTTP. */
  webhooksSend?: Send
}

/**
 * The log of events under public sequence numbers, the endpoints that want them, and their
 * deliveries (decisions, "Webhooks").
 */
export default class WebhooksService {
  private readonly database: Database
  private readonly options: WebhooksOptions
  private readonly box: SecretBox
  private readonly clock: () => Date
  private readonly send: Send
  private readonly deliverer: Deliverer

  /** What the host calls when it shuts down. */
  readonly __hooks: { onApplicationPrepareShutdown: () => Promise<void> }

  constructor(dependencies: WebhooksDependencies, options: Record<string, unknown> = {}) {
    this.database = openDatabase(dependencies.__pg_connection__, options)
    this.options = readWebhooksOptions(options)
    this.box = new SecretBox(this.options.keys, "wallet webhooks v1")
    this.clock = optional(() => dependencies.webhooksClock) ?? (() => new Date())
    const sender = createSender(this.options)
    this.send = optional(() => dependencies.webhooksSend) ?? sender.send
    this.deliverer = new Deliverer({
      database: this.database,
      box: this.box,
      send: this.send,
      clock: this.clock,
      logger: dependencies.logger,
    })
    this.__hooks = {
      onApplicationPrepareShutdown: async () => {
        await this.deliverer.stop()
        sender.close()
      },
    }
  }

  /**
   * Logs what `take` hands over: events get the next sequence numbers and are queued for every
   * endpoint that wants them, in the transaction in which `take` takes them from where they were.
   *
   * @returns how many were logged; 0 also when another instance is at it
   */
  async log(take: (context: Context) => Promise<EventBatch>): Promise<number> {
    return await this.database.transaction(async (transaction) => {
      const last = await lockCursor(transaction, "log")
      if (last === null) return 0
      const batch = await take(transaction.context)
      if (batch.count) {
        await logEvents(transaction, batch, last, this.clock())
        await moveCursor(transaction, "log", last + batch.count)
      }
      return batch.count
    })
  }

  /**
   * Hands events of the log to `emit`, in order, each at least once over all instances.
   *
   * @param types the ones that are wanted; null for all of them
   * @returns whether there may be more
   */
  async follow(
    emit: (events: LoggedEvent[]) => Promise<void>,
    { limit, types }: { limit: number; types: readonly string[] | null }
  ): Promise<boolean> {
    return await this.database.transaction(async (transaction) => {
      const last = await lockCursor(transaction, "bus")
      if (last === null) return false
      // Read before the events: what is logged in between is for the next time.
      const { log } = await readCursors(transaction)
      if (log === last) return false
      const events = types?.length === 0 ? [] : await readEvents(transaction, last, limit, types)
      if (events.length) {
        await emit(events)
      }
      const isFull = events.length === limit
      await moveCursor(
        transaction,
        "bus",
        isFull ? events[limit - 1].sequence : Math.max(log, events.at(-1)?.sequence ?? 0)
      )
      return isFull
    })
  }

  /** Events after a sequence number, in order. */
  async listEvents(after: number, limit: number): Promise<LoggedEvent[]> {
    return await readEvents(this.database, after, limit)
  }

  /** The same as `GET /events` shows them (docs/webhooks.md, "Replaying"). */
  async listEventPage(after: number, limit: number): Promise<EventPage> {
    return await readEventPage(this.database, after, limit)
  }

  /** The newest sequence number of the log, and the one up to which the event bus has it. */
  async readProgress(): Promise<{ log: number; bus: number }> {
    return await readCursors(this.database)
  }

  /** Looks for deliveries that are due, in the background. */
  wakeDeliverer(): void {
    this.deliverer.wake()
  }

  /** Makes every attempt that is due; returns how many there were. */
  async deliverDue(): Promise<number> {
    return await this.deliverer.run()
  }

  /** Why an address can't be an endpoint's, as a sentence without subject; null when it can. */
  refusalOfUrl(url: string): string | null {
    return refusalOfUrl(url, this.options)
  }

  /**
   * @returns the endpoint with its secret, which is shown here and never again; undefined when
   * there are `MAX_ENDPOINTS` already
   */
  async createEndpoint(input: NewEndpoint): Promise<(Endpoint & { secret: string }) | undefined> {
    const id = `whe_${randomBytes(12).toString("hex")}`
    const secret = generateSecret()
    const endpoint = await insertEndpoint(
      this.database,
      {
        id,
        url: input.url,
        description: input.description ?? null,
        events: input.events ?? [EVERY_EVENT],
        secret: this.box.seal(secret, id),
        created_by: input.created_by,
      },
      MAX_ENDPOINTS,
      this.clock()
    )
    return endpoint && { ...endpoint, secret }
  }

  async listEndpoints(): Promise<Endpoint[]> {
    return await listEndpoints(this.database)
  }

  async findEndpoint(id: string): Promise<Endpoint | undefined> {
    return await findEndpoint(this.database, id)
  }

  /** What waited for an endpoint that becomes active again is delivered then. */
  async updateEndpoint(id: string, patch: EndpointPatch): Promise<Endpoint | undefined> {
    return await updateEndpoint(this.database, id, patch, this.clock())
  }

  async deleteEndpoint(id: string): Promise<boolean> {
    return await deleteEndpoint(this.database, id, this.clock())
  }

  /** A new secret, shown here only; the old one signs beside it until `previous_until`. */
  async rotateSecret(id: string): Promise<{ secret: string; previous_until: Date } | undefined> {
    const secret = generateSecret()
    const until = await rotateSecret(this.database, id, this.box.seal(secret, id), this.clock())
    return until && { secret, previous_until: until }
  }

  /** Sends a test event now, once, also to a disabled endpoint, and tells how it went. */
  async ping(id: string): Promise<Delivery | undefined> {
    const endpoint = await findEndpoint(this.database, id)
    const now = this.clock()
    const secrets = endpoint && (await findSecrets(this.database, id, now))
    if (!secrets) return undefined
    const claim = randomUUID()
    const event_id = newEventId()
    const body = toBody(PING_EVENT, now, JSON.stringify({ endpoint_id: id }))
    const deliveryId = await insertPing(
      this.database,
      { endpoint_id: id, message_id: toUuid(event_id), type: PING_EVENT, body, claim },
      now
    )
    const { attempt, verdict } = await makeAttempt(
      {
        endpoint_id: id,
        event_id,
        url: endpoint.url,
        body,
        attempts: 0,
        ...secrets,
      },
      { box: this.box, send: this.send, clock: this.clock }
    )
    const status = verdict.status === "delivered" ? "delivered" : "failed"
    const ended = this.clock()
    await recordAttempts(
      this.database,
      id,
      [{ id: deliveryId, claim, status, next_at: ended, attempt }],
      ended
    )
    return await findDelivery(this.database, deliveryId)
  }

  async findDelivery(id: number): Promise<Delivery | undefined> {
    return await findDelivery(this.database, id)
  }

  /**
   * The body that a delivery carries, as JSON text; without what was erased since. Null when the event
   * is no longer kept.
   */
  async findPayload({ id, type }: Delivery): Promise<string | null> {
    const content = await findContent(this.database, id)
    if (!content) return null
    const { body, data, created_at } = content
    return body ?? (data === null ? null : toBody(type, created_at, data))
  }

  /** Deliveries to an endpoint, newest first. */
  async listDeliveries(query: {
    endpoint_id: string
    status?: DeliveryStatus
    page: number
    per_page: number
  }): Promise<Page<Delivery>> {
    return await listDeliveries(this.database, query)
  }

  /**
   * Delivers an event once more, at once and out of its wallet's order; one that is still waiting
   * for a retry has it now.
   *
   * @returns the delivery that will do it; undefined when the event is no longer kept
   */
  async redeliver({ id, status }: Delivery): Promise<Delivery | undefined> {
    const now = this.clock()
    const again = status === "pending" ? id : await insertRedelivery(this.database, id, now)
    if (again === null) return undefined
    if (status === "pending") await hasten(this.database, id, now)
    this.wakeDeliverer()
    return await findDelivery(this.database, again)
  }

  /**
   * Erases what people wrote from the events of some wallets and entries, also from those yet to be
   * delivered.
   */
  async eraseTexts(walletIds: readonly number[], entryIds: readonly number[]): Promise<void> {
    await eraseTexts(this.database, walletIds, entryIds)
  }

  /**
   * Deletes events, deliveries and deleted endpoints whose time is over.
   *
   * @returns how many events and deliveries; call again while it is not 0
   */
  async purge(limit = 500): Promise<number> {
    const now = this.clock()
    const deliveries = await this.database.transaction((transaction) =>
      purgeDeliveries(transaction, limit, now)
    )
    const events = await purgeEvents(this.database, limit, now)
    if (!deliveries) await purgeDeletedEndpoints(this.database)
    return deliveries + events
  }
}

/** The host's container throws for a name that nobody registered. */
function optional<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
