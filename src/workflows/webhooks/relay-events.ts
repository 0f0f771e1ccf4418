import type { IEventBusModuleService, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { type LoggedEvent, WEBHOOKS_MODULE, type WebhooksService } from "../../modules/webhooks"
import { toEventDrafts } from "./event-data"
import { Pump } from "./pump"

/** Events per transaction. */
const BATCH = 500
/** A busy ledger commits a hundred times as often; looking once for all of it costs it nothing. */
const GATHER_MS = 100

export interface RelayServices {
  ledger: LedgerService
  webhooks: WebhooksService
  bus: Pick<IEventBusModuleService, "emit">
  /** Called when there is something new to deliver. */
  deliver: () => void
}

const pumps = new WeakMap<LedgerService, Pump>()

/**
 * The relay of this instance: from the ledger's outbox to the log, from there to endpoints' queues
 * and to the host's event bus. Once asked for, it also looks whenever this instance posts.
 */
export function eventRelayOf(container: MedusaContainer): Pump {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  let pump = pumps.get(ledger)
  if (!pump) {
    const webhooks = container.resolve<WebhooksService>(WEBHOOKS_MODULE)
    const services = {
      ledger,
      webhooks,
      bus: container.resolve(Modules.EVENT_BUS),
      deliver: () => webhooks.wakeDeliverer(),
    }
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    pump = new Pump(
      () => relayBatch(services),
      GATHER_MS,
      (error) => logger.error(`Wallet event relay: ${error.message}`)
    )
    pumps.set(ledger, pump)
    ledger.onOutbox(() => pump?.soon())
  }
  return pump
}

/**
 * Relays at most one batch. Of all instances one does it at a time; what it takes out of the outbox
 * is gone from there only when it is in the log.
 *
 * @returns whether there may be more
 */
export async function relayBatch({
  ledger,
  webhooks,
  bus,
  deliver,
}: RelayServices): Promise<boolean> {
  let taken = 0
  const logged = await webhooks.log(async (context) => {
    const events = await ledger.takeOutbox(BATCH, context)
    taken = events.length
    return events.flatMap(toEventDrafts)
  })
  if (logged) {
    deliver()
  }
  const followed = await webhooks.follow(
    (events) => bus.emit(events.map(toMessage), { internal: true }),
    BATCH
  )
  return taken === BATCH || followed === BATCH
}

/** An event as subscribers of the host's bus get it; `id` tells a repetition. */
function toMessage({ id, type, created_at, data }: LoggedEvent) {
  return { name: type, data: { id, timestamp: created_at.toISOString(), ...data } }
}
