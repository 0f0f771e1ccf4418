import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  capturePaymentWorkflow,
  convertDraftOrderWorkflow,
  updateOrderTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows"
import {
  type Hold,
  type Idempotency,
  LEDGER_MODULE,
  type LedgerService,
} from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import {
  type FailedOutcome,
  holdFunds,
  type RefusedOutcome,
  type RestrictionsInput,
  toRefusalData,
} from "../wallet"
import { chargedOrder, chargeReference } from "./charge-reference"
import { type OrderDue, readOrderDue } from "./order-due"
import { findOrderOwner } from "./refund-order"
import { createSession } from "./renew-session"
import { findPayment } from "./read-payment"
import { releaseSession, settlePayment } from "./settle"
import { isWalletProvider, sessionOf, sourceOf } from "./wallet-provider"

export interface OrderChargeInput {
  /** The order's id in the store; a draft becomes an order with it. */
  order_id: string
  /** Minor units; all that the order is owed when absent. */
  amount?: string
  actor: string
  idempotency?: Idempotency | null
  restrictions?: RestrictionsInput
}

/** What stands in the way of charging a wallet for an order, whatever it is owed. */
export type ChargeObstacle = "canceled" | "without_wallet" | "without_provider" | "given_back"

/** Why a wallet was not charged for an order, beside what the ledger says. */
export type ChargeRefusal =
  | { status: "not_charged"; code: "order_not_found" | "order_without_customer" }
  | {
      status: "not_charged"
      code: "order_not_chargeable"
      reason: ChargeObstacle
    }
  /** Minor units. */
  | { status: "not_charged"; code: "charge_exceeds"; chargeable: string; requested: string }

/** Minor units. */
export interface ChargedOutcome {
  status: "charged"
  replayed: boolean
  order_id: number
  medusa_order_id: string
  wallet_id: number
  currency: string
  amount: string
  payment_id: string
  /** The entries by which the wallet paid, oldest first. */
  transaction_ids: number[]
}

export type OrderChargeOutcome = ChargedOutcome | ChargeRefusal | RefusedOutcome | FailedOutcome

const chargeOrderStep = createStep(
  "wallet-charge-order-step",
  async (input: OrderChargeInput, { container }) =>
    new StepResponse(await onOrder(container, input.order_id, () => charge(container, input)))
)

/**
 * Charges the wallet of an order's customer with what the order is owed, or a part of it: what an edit, a
 * claim or an exchange has added, or the whole of a draft, which is placed by it. It becomes a payment of the order
 * with the wallet, captured at once. What stops half-way is finished when it is asked for again with the same key, or by the
 * job, or given back.
 *
 * @summary Charge the wallet for an order.
 *
 * @example
 * const { result } = await chargeOrderToWalletWorkflow(container).run({
 *   input: { order_id: "order_01", amount: "500", actor: "user:user_01" },
 * })
 */
export const chargeOrderToWalletWorkflow = createWorkflow(
  "wallet-charge-order",
  (input: WorkflowData<OrderChargeInput>) => new WorkflowResponse(chargeOrderStep(input))
)

/** Each has a connection for its lock while the host uses others: one at a time in a process. */
let last: Promise<unknown> = Promise.resolve()

/** Nobody else charges for the order meanwhile, on whichever instance; the lock ends with the process. */
async function onOrder<T>(
  container: MedusaContainer,
  orderId: string,
  work: () => Promise<T>
): Promise<T> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const locked = () =>
    ledger.transact(async (transaction) => {
      await transaction.query({
        text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))",
        values: [`wallet-charge:${orderId}`],
      })
      return await work()
    })
  const next = last.then(locked, locked)
  last = next.catch(() => undefined)
  return await next
}

async function charge(
  container: MedusaContainer,
  input: OrderChargeInput
): Promise<OrderChargeOutcome> {
  const { idempotency } = input
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const replay = idempotency ? await ledger.findReplay(idempotency) : null
  if (replay) {
    if (!replay.ok) return { status: "refused", refusal: toRefusalData(replay.refusal) }
    return await finish(container, replay.posting.hold!, true)
  }
  const order = await readOrderDue(container, input.order_id)
  if (!order) return { status: "not_charged", code: "order_not_found" }
  const place = await placeOfCharge(container, order)
  if ("code" in place) return place
  // What stopped before is finished or given back first, or it would be asked for once more.
  for (const hold of await ledger.holds.activeBy(place.wallet_id, chargeReference(order.id))) {
    await finishOrGiveBack(container, hold)
  }
  if (order.status === DRAFT) {
    // Placing the draft works them out anew; the sum must not change behind the hold.
    await updateOrderTaxLinesWorkflow(container).run({ input: { order_id: order.id } })
  }
  const { owed } = (await readOrderDue(container, order.id))!
  const amount = input.amount === undefined ? owed : BigInt(input.amount)
  if (amount > owed || amount <= 0n) {
    const [chargeable, requested] = [owed.toString(), amount.toString()]
    return { status: "not_charged", code: "charge_exceeds", chargeable, requested }
  }
  return await holdAndFinish(container, input, { order, amount, ...place })
}

const DRAFT = "draft"

/** From which wallet and by which payment provider an order can be paid. */
interface ChargePlace {
  customer_id: string
  wallet_id: number
  provider_id: string
}

/** Where the money for an order is, or why it can't be had from a wallet. */
export async function placeOfCharge(
  container: MedusaContainer,
  order: OrderDue
): Promise<ChargePlace | ChargeRefusal> {
  const obstacle = (reason: ChargeObstacle): ChargeRefusal => ({
    status: "not_charged",
    code: "order_not_chargeable",
    reason,
  })
  if (order.status === "canceled") return obstacle("canceled")
  const owner = await findOrderOwner(container, order)
  if (!owner) return { status: "not_charged", code: "order_without_customer" }
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const wallet_id = await ledger.findWalletId(owner.customer_id, order.currency)
  if (wallet_id === undefined) return obstacle("without_wallet")
  const providers = await container
    .resolve(Modules.PAYMENT)
    .listPaymentProviders({ is_enabled: true })
  const provider = providers.find(({ id }) => isWalletProvider(id))
  if (!provider) return obstacle("without_provider")
  return { customer_id: owner.customer_id, wallet_id, provider_id: provider.id }
}

/** Sets the money aside for a payment session of its own, and pays with that. */
async function holdAndFinish(
  container: MedusaContainer,
  input: OrderChargeInput,
  { order, amount, ...place }: ChargePlace & { order: OrderDue; amount: bigint }
): Promise<OrderChargeOutcome> {
  const payments = container.resolve(Modules.PAYMENT)
  const [{ id: payment_collection_id }] = await payments.createPaymentCollections([
    {
      currency_code: order.currency.toLowerCase(),
      amount: toMajorUnits(amount, order.currency),
      metadata: { wallet_charge: order.id },
    },
  ])
  // Until the money is set aside nobody sees it: it hangs on no order.
  const session = { payment_collection_id, provider_id: place.provider_id }
  const sessionId = await createSession(container, session, place.customer_id)
  const outcome = await holdFunds(container, {
    wallet_id: place.wallet_id,
    amount: amount.toString(),
    reason: `Payment of order ${order.display_id}`,
    reference: chargeReference(order.id),
    source: sourceOf(sessionId),
    actor: input.actor,
    idempotency: input.idempotency,
    restrictions: input.restrictions,
  })
  if (outcome.status !== "held") {
    await removeCollection(container, order.id, payment_collection_id)
    return outcome
  }
  const hold = await container.resolve<LedgerService>(LEDGER_MODULE).holds.find(outcome.hold.id)
  return await finish(container, hold!, false)
}

/**
 * Makes a payment of the order of what is set aside, and captures it. Each part is done once, whatever was
 * done before.
 */
async function finish(
  container: MedusaContainer,
  hold: Hold,
  replayed: boolean
): Promise<OrderChargeOutcome> {
  const [sessionId, orderId] = [sessionOf(hold.source)!, chargedOrder(hold)!]
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const payments = container.resolve(Modules.PAYMENT)
  const now = await ledger.holds.find(hold.id)
  if (now!.status !== "active" && now!.committed === 0n) {
    return { status: "not_charged", code: "order_not_chargeable", reason: "given_back" }
  }
  const order = (await readOrderDue(container, orderId))!
  if (order.status === DRAFT) {
    await convertDraftOrderWorkflow(container).run({ input: { id: orderId } })
  }
  const session = await payments.retrievePaymentSession(sessionId)
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.PAYMENT]: { payment_collection_id: session.payment_collection_id },
  })
  const payment = await authorize(container, hold)
  await lowerOpenCollections(container, orderId)
  const { captures = [] } = await payments.retrievePayment(payment.id, {
    relations: ["captures"],
  })
  if (captures.length === 0) {
    await capturePaymentWorkflow(container).run({
      input: { payment_id: payment.id, captured_by: hold.actor },
    })
  } else {
    await settlePayment(container, sessionId, "capture")
    await bookCaptures(container, orderId, payment.id)
  }
  const holds = await ledger.holds.ofSource(hold.source!)
  const entries = await ledger.holds.entriesOf(holds.map(({ id }) => id))
  return {
    status: "charged",
    replayed,
    order_id: order.display_id,
    medusa_order_id: orderId,
    wallet_id: hold.wallet_id,
    currency: order.currency,
    amount: hold.original_amount.toString(),
    payment_id: payment.id,
    transaction_ids: entries
      .filter(({ reverses_entry_id }) => reverses_entry_id === null)
      .map(({ id }) => id),
  }
}

/** @throws what the host fails with, and has given the money back then */
async function authorize(container: MedusaContainer, hold: Hold): Promise<{ id: string }> {
  const sessionId = sessionOf(hold.source)!
  try {
    const payment = await container.resolve(Modules.PAYMENT).authorizePaymentSession(sessionId, {})
    if (payment) return payment
    throw new Error(`The payment session ${sessionId} was not authorized`)
  } catch (error) {
    if (!(await findPayment(container, sessionId))) await giveBack(container, hold)
    throw error
  }
}

/**
 * What asked for the same money before asks for the rest, or a customer could pay it once more by the link
 * that staff gave them.
 */
async function lowerOpenCollections(container: MedusaContainer, orderId: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const { owed, currency, open_collections } = (await readOrderDue(container, orderId))!
  for (const { id, amount } of open_collections) {
    if (amount <= owed) continue
    const sessions = await payments.listPaymentSessions(
      { payment_collection_id: id },
      { select: ["id"] }
    )
    for (const session of sessions) await payments.deletePaymentSession(session.id)
    await payments.updatePaymentCollections(id, { amount: toMajorUnits(owed, currency) })
  }
}

/** A capture is older than this when nobody is about to book it on the order any more. */
const SETTLED_MS = 60_000

/** Books captures on the order that the process stopped before, as the host would have. */
async function bookCaptures(
  container: MedusaContainer,
  orderId: string,
  paymentId: string
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const { captures = [], currency_code } = await container
    .resolve(Modules.PAYMENT)
    .retrievePayment(paymentId, { relations: ["captures"] })
  const booked = await orders.listOrderTransactions({ order_id: orderId, reference: "capture" })
  const known = new Set(booked.map(({ reference_id }) => reference_id))
  for (const { id, amount, created_at } of captures) {
    const isOld = Date.now() - new Date(created_at!).getTime() > SETTLED_MS
    if (known.has(id) || !isOld) continue
    await orders.addOrderTransactions({
      order_id: orderId,
      amount,
      currency_code,
      reference: "capture",
      reference_id: id,
    })
  }
}

/** After so long what can't be finished is given back. */
const GIVEN_UP_MS = 15 * 60 * 1000

/** Finishes a charge that stopped half-way, or gives the money back if the order does not want it any more. */
export async function resumeCharge(container: MedusaContainer, hold: Hold): Promise<void> {
  await onOrder(container, chargedOrder(hold)!, () => finishOrGiveBack(container, hold))
}

async function finishOrGiveBack(container: MedusaContainer, { id }: Hold): Promise<void> {
  const hold = await container.resolve<LedgerService>(LEDGER_MODULE).holds.find(id)
  if (hold?.status !== "active") return
  const sessionId = sessionOf(hold.source)!
  const order = await readOrderDue(container, chargedOrder(hold)!)
  const payment = await findPayment(container, sessionId)
  if (payment?.canceled || (payment && (!order || order.status === "canceled"))) {
    return await releaseSession(container, sessionId, "The order was cancelled")
  }
  if (!payment && (!order || order.status === "canceled" || order.owed < hold.amount)) {
    return await giveBack(container, hold)
  }
  try {
    await finish(container, hold, false)
  } catch (error) {
    const isOver = Date.now() - hold.created_at.getTime() > GIVEN_UP_MS
    if (payment || !isOver) throw error
    await giveBack(container, hold)
  }
}

/** Releases what is set aside and removes the collection, to which nothing was paid. */
async function giveBack(container: MedusaContainer, hold: Hold): Promise<void> {
  const sessionId = sessionOf(hold.source)!
  await releaseSession(container, sessionId, "The charge was not completed")
  const [session] = await container
    .resolve(Modules.PAYMENT)
    .listPaymentSessions({ id: sessionId }, { select: ["id", "payment_collection_id"] })
  if (session) {
    await removeCollection(container, chargedOrder(hold)!, session.payment_collection_id)
  }
}

async function removeCollection(
  container: MedusaContainer,
  orderId: string,
  payment_collection_id: string
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const sessions = await payments.listPaymentSessions({ payment_collection_id }, { select: ["id"] })
  for (const { id } of sessions) await payments.deletePaymentSession(id)
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.PAYMENT]: { payment_collection_id },
  })
  await payments.deletePaymentCollections([payment_collection_id])
}

/** Books what was captured for a charge and is missing on the order; for what moved lately. */
export async function bookCharge(
  container: MedusaContainer,
  hold: Hold,
  paymentId: string
): Promise<void> {
  const orderId = chargedOrder(hold)!
  await onOrder(container, orderId, () => bookCaptures(container, orderId, paymentId))
}
