import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { type Hold, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { ORDER_REFUND } from "./order-money"
import { attempt } from "../warn-once"
import { bookCharge, resumeCharge } from "./charge-order"
import { chargedOrder } from "./charge-reference"
import { findInterruptedOrders, payInterruptedOrder } from "./interrupted"
import { findOrder, findPayment } from "./read-payment"
import { bookOrderRefunds } from "./refund-order"
import { payAgain } from "./renew-session"
import { releaseSession, settlePayment } from "./settle"
import { findUnpaidOrders } from "./unpaid-orders"
import { isWalletProvider, sessionOf, sourceOf } from "./wallet-provider"

/** A checkout is over within this time; what it left behind is nobody's. */
const CHECKOUT_SECONDS = 15 * 60
/** Staff's request to charge a wallet is over within this time. */
const CHARGE_SECONDS = 60
/** A payment that no order was placed for waits so long for somebody to try again. */
const ABANDONED_SECONDS = 24 * 60 * 60
/** How far back movements are compared with the host's rows. */
const MOVED_DAYS = 2
const BATCH = 200
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Ends holds that nothing needs any more, and brings wallets to what the host's rows say: after
 * crashes, lost answers and lost events. Any number of instances may do it at once.
 */
export async function sweepPayments(container: MedusaContainer): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  for (let after = 0, found = BATCH; found === BATCH;) {
    const holds = await ledger.holds.activeFor(sourceOf(""), { seconds: 0, after, limit: BATCH })
    for (const hold of holds) {
      await attempt(container, notSettled(hold.source!), () => sweepHold(container, hold))
    }
    found = holds.length
    after = holds.at(-1)?.id ?? after
  }
  const moved = await ledger.holds.movedFor(sourceOf(""), MOVED_DAYS)
  const rows = await findLately(container)
  for (const source of new Set([...moved, ...rows.map(sourceOf)])) {
    await attempt(container, notSettled(source), () => sweepMoved(container, source))
  }
}

function notSettled(what: string): string {
  return `${what} could not be settled`
}

async function sweepHold(container: MedusaContainer, hold: Hold): Promise<void> {
  const sessionId = sessionOf(hold.source)!
  const seconds = (Date.now() - hold.created_at.getTime()) / 1000
  if (chargedOrder(hold) !== null) {
    // The request may be at it still.
    return seconds > CHARGE_SECONDS ? await resumeCharge(container, hold) : undefined
  }
  const payment = await findPayment(container, sessionId)
  if (!payment) {
    if (seconds > CHECKOUT_SECONDS) {
      await releaseSession(container, sessionId, "The checkout was not completed")
    }
    return
  }
  const order = await findOrder(container, payment.payment_collection_id)
  if (payment.canceled || order?.canceled) {
    await releaseSession(container, sessionId, "The payment was cancelled")
  } else if (!order && seconds > ABANDONED_SECONDS) {
    await container.resolve(Modules.PAYMENT).cancelPayment(payment.id)
  } else if (payment.due > hold.committed) {
    await settlePayment(container, sessionId, "capture")
  }
}

/** The sessions of which something was captured or refunded lately, by the host's rows. */
async function findLately(container: MedusaContainer): Promise<string[]> {
  const since = new Date(Date.now() - MOVED_DAYS * DAY_MS).toISOString()
  const movements = (entity: "capture" | "refund") =>
    readGraph(container, {
      entity,
      fields: ["payment.provider_id", "payment.payment_session_id"],
      filters: { created_at: { $gt: since } },
      row: z.object({
        payment: z.object({ provider_id: z.string(), payment_session_id: z.string() }),
      }),
    })
  const rows = [...(await movements("capture")), ...(await movements("refund"))]
  const own = rows.filter(({ payment }) => isWalletProvider(payment.provider_id))
  return own.map(({ payment }) => payment.payment_session_id)
}

/** Only once nothing is set aside any more: the next capture may still need what an earlier one took. */
async function sweepMoved(container: MedusaContainer, source: string): Promise<void> {
  const holds = await container.resolve<LedgerService>(LEDGER_MODULE).holds.ofSource(source)
  const sessionId = sessionOf(source)!
  if (holds.some(({ status }) => status === "active")) return
  const payment = await findPayment(container, sessionId)
  if (!payment) return
  await settlePayment(container, sessionId, "upkeep")
  const charge = holds.find((hold) => chargedOrder(hold) !== null)
  if (charge) await bookCharge(container, charge, payment.id)
}

/** Releases what is still set aside for a cancelled order's payments. */
export async function releaseOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const links = await readGraph(container, {
    entity: "order_payment_collection",
    fields: ["payment_collection_id"],
    filters: { order_id: orderId },
    row: z.object({ payment_collection_id: z.string() }),
  })
  const ids = links.map(({ payment_collection_id }) => payment_collection_id)
  const sessions = await container
    .resolve(Modules.PAYMENT)
    .listPaymentSessions({ payment_collection_id: ids }, { select: ["id"] })
  for (const { id } of ids.length ? sessions : []) {
    await releaseSession(container, id, "The order was cancelled")
  }
}

/** Books refunds to wallets on their orders that a crash kept from being booked, or that were reversed. */
export async function bookMissingRefunds(container: MedusaContainer): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  for (const orderId of await ledger.findOrdersMoved(ORDER_REFUND, MOVED_DAYS)) {
    await attempt(container, notSettled(`The refunds of ${orderId}`), () =>
      bookOrderRefunds(container, orderId)
    )
  }
}

/**
 * Tries to pay for orders whose payment was cancelled under them, or was never asked for because the
 * process stopped; what is refused stays in the report.
 */
export async function payUnpaidOrders(container: MedusaContainer): Promise<void> {
  const since = new Date(Date.now() - MOVED_DAYS * DAY_MS)
  for (const order of await findInterruptedOrders(container, since)) {
    await attempt(container, withoutPayment(order), () => payInterruptedOrder(container, order))
  }
  for (const order of await findUnpaidOrders(container)) {
    const { customer_id } = order
    if (customer_id !== null) {
      await attempt(container, withoutPayment(order), () => payAgain(container, order, customer_id))
    }
  }
}

function withoutPayment({ display_id }: { display_id: number }): string {
  return notSettled(`Order ${display_id} has no payment; the wallet`)
}
