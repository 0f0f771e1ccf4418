import { setTimeout as sleep } from "node:timers/promises"
import type { IEventBusModuleService, Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import {
  EVENT_TYPES,
  EVERY_EVENT,
  type LoggedEvent,
  WEBHOOKS_MODULE,
  type WebhooksService,
} from "../../modules/webhooks"
import { instanceOf } from "../instance"
import { Pump } from "./pump"

/** Events per transaction. */
const BATCH = 500
/** A busy ledger commits a hundred times as often; looking once for all of it costs it nothing. */
const GATHER_MS = 200
/** An event bus whose Redis is away may never answer. */
const EMIT_TIMEOUT_MS = 5_000

export interface RelayServices {
  ledger: LedgerService
  webhooks: WebhooksService
  bus: Pick<IEventBusModuleService, "emit">
  logger: Pick<Logger, "error">
  /** Called when there is something new to deliver. */
  deliver: () => void
}

/**
 * Moves events from the ledger's outbox to the log, which queues them for endpoints, and from the
 * log to the host's event bus. The two don't wait for each other: a bus that is away holds up no
 * webhook. Of all instances one at a time does each.
 */
export class EventRelay {
  private readonly toLog: Pump
  private readonly toBus: Pump

  constructor(private readonly services: RelayServices) {
    const onError = (error: Error) =>
      services.logger.error(`Wallet events: the relay failed: ${error.message}`)
    this.toLog = new Pump(() => this.logBatch(), onError)
    this.toBus = new Pump(() => this.emitBatch(), onError)
  }

  /** From now on looks by itself whenever this instance posts. */
  listen(): void {
    this.services.ledger.onOutbox(() => this.toLog.later(GATHER_MS))
  }

  /** Logs what there is and sees to the event bus, both in the background; failures are logged. */
  wake(): void {
    this.toLog.later(0)
    this.toBus.later(0)
  }

  /** Logs what there is and brings the event bus up to date. */
  async run(): Promise<void> {
    await this.toLog.run()
    await this.toBus.run()
  }

  private async logBatch(): Promise<boolean> {
    const { ledger, webhooks, deliver } = this.services
    let taken = 0
    const logged = await webhooks.log(async (context) => {
      const batch = await ledger.takeOutbox(BATCH, context)
      taken = batch.taken
      return batch
    })
    if (logged) {
      this.toBus.later(0)
      deliver()
    }
    return taken === BATCH
  }

  private async emitBatch(): Promise<boolean> {
    const { bus, webhooks } = this.services
    return await webhooks.follow((events) => this.emit(events), {
      limit: BATCH,
      types: wantedTypes(bus),
    })
  }

  private async emit(events: LoggedEvent[]): Promise<void> {
    const timer = new AbortController()
    const timeout = sleep(EMIT_TIMEOUT_MS, undefined, { signal: timer.signal }).then(() => {
      throw new Error("the event bus does not answer")
    })
    try {
      await Promise.race([
        this.services.bus.emit(events.map(toMessage), { internal: true }),
        timeout,
      ])
    } finally {
      timer.abort()
      timeout.catch(() => undefined)
    }
  }
}

const relays = new WeakMap<object, EventRelay>()

/** The relay of this instance, which listens from when it is first asked for. */
export function eventRelayOf(container: MedusaContainer): EventRelay {
  const instance = instanceOf(container)
  let relay = relays.get(instance)
  if (!relay) {
    const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
    const webhooks = container.resolve<WebhooksService>(WEBHOOKS_MODULE)
    relay = new EventRelay({
      ledger,
      webhooks,
      bus: container.resolve(Modules.EVENT_BUS),
      logger: container.resolve(ContainerRegistrationKeys.LOGGER),
      deliver: () => webhooks.wakeDeliverer(),
    })
    relay.listen()
    relays.set(instance, relay)
  }
  return relay
}

/** The host's own event buses: they drop what nobody in the store has subscribed to. */
const DROPPING_BUSES = new Set(["LocalEventBusService", "RedisEventBusService"])

/**
 * The types that somebody wants to hear of, so that the others need not be read for a bus that
 * would drop them; null for all, as when the bus brings events to places that this process can't
 * see.
 */
function wantedTypes(bus: RelayServices["bus"]): string[] | null {
  const { eventToSubscribersMap, interceptorSubscribers_ } = bus as {
    eventToSubscribersMap?: Map<string, unknown[]>
    interceptorSubscribers_?: Set<unknown>
  }
  if (
    !DROPPING_BUSES.has(classOf(bus)) ||
    !eventToSubscribersMap ||
    interceptorSubscribers_?.size
  ) {
    return null
  }
  const isWanted = (type: string) => Boolean(eventToSubscribersMap.get(type)?.length)
  return isWanted(EVERY_EVENT) ? null : EVENT_TYPES.filter(isWanted)
}

/** A job is handed modules that are wrapped, whose `constructor` is a function without a name. */
function classOf(module: object): string {
  return (Object.getPrototypeOf(module) as object).constructor.name
}

/** An event as subscribers of the host's bus get it; `id` tells a repetition. */
function toMessage({ id, type, created_at, data }: LoggedEvent) {
  return { name: type, data: { id, timestamp: created_at.toISOString(), ...data } }
}
