import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { attempt } from "../warn-once"
import { isMarked, readTopUp } from "./read-topup"
import { SETTLED_MS, settleTopUp } from "./settle-topup"
import { tellFailureOnce } from "./top-up"

const DAY_MS = 24 * 60 * 60 * 1000
/** How far back captures, refunds and cancellations are looked at. */
const MOVED_DAYS = 2
/** A provider takes no money any more that was authorized longer ago. */
const AUTHORIZED_DAYS = 7

const PaymentRow = z.object({
  payment_collection: z
    .object({ id: z.string(), metadata: z.record(z.string(), z.unknown()).nullish() })
    .nullish(),
})
const FIELDS = ["payment_collection.id", "payment_collection.metadata"]

/**
 * Brings wallets to what the host's rows of top-ups say, after crashes and lost events: captures are
 * credited, refunds taken back, and what was authorized and never captured is captured, or told of when
 * that can't be. Any number of instances may do it at once.
 */
export async function sweepTopUps(container: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - SETTLED_MS)
  for (const id of await findMoved(container, before)) {
    await attempt(container, `The top-up ${id} could not be settled`, () =>
      settleTopUp(container, id, before)
    )
  }
  for (const id of await findUnsettled(container, before)) {
    await attempt(container, `The top-up ${id} could not be captured`, () =>
      finish(container, id, before)
    )
  }
}

/** Top-ups of which something was captured or refunded lately. */
async function findMoved(container: MedusaContainer, before: Date): Promise<Set<string>> {
  const movements = (entity: "capture" | "refund") =>
    readGraph(container, {
      entity,
      fields: FIELDS.map((field) => `payment.${field}`),
      filters: { created_at: between(MOVED_DAYS, before) },
      row: z.object({ payment: PaymentRow.nullish() }),
    })
  const rows = [...(await movements("capture")), ...(await movements("refund"))]
  return markedOf(rows.map(({ payment }) => payment))
}

/** Top-ups that were authorized and neither captured nor told of. */
async function findUnsettled(container: MedusaContainer, before: Date): Promise<Set<string>> {
  const uncaptured = (filters: Record<string, unknown>) =>
    readGraph(container, {
      entity: "payment",
      fields: FIELDS,
      filters: { captured_at: null, ...filters },
      row: PaymentRow,
    })
  return markedOf([
    ...(await uncaptured({
      canceled_at: null,
      created_at: between(AUTHORIZED_DAYS + 1, before),
    })),
    ...(await uncaptured({ canceled_at: between(MOVED_DAYS, before) })),
  ])
}

function between(days: number, before: Date) {
  return {
    $gt: new Date(Date.now() - days * DAY_MS).toISOString(),
    $lt: before.toISOString(),
  }
}

function markedOf(payments: readonly (z.output<typeof PaymentRow> | null | undefined)[]) {
  return new Set(
    payments.flatMap((payment) => {
      const collection = payment?.payment_collection
      return collection && isMarked(collection) ? collection.id : []
    })
  )
}

async function finish(container: MedusaContainer, id: string, before: Date): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const topUp = await readTopUp(container, id)
  const open = topUp?.payments.find(
    ({ captures, created_at }) => !captures.length && created_at < before
  )
  if (!topUp || !open || topUp.payments.some(({ captures }) => captures.length)) {
    return
  }
  if (open.canceled) {
    return await tellFailureOnce(container, topUp, open.id)
  }
  if (Date.now() - open.created_at.getTime() > AUTHORIZED_DAYS * DAY_MS) {
    await payments.cancelPayment(open.id)
    return await tellFailureOnce(container, topUp, open.id)
  }
  try {
    await payments.capturePayment({ payment_id: open.id })
  } catch (error) {
    // Another instance, or the customer, may have been faster: then nothing came to nothing.
    const now = await readTopUp(container, id)
    if (now?.payments.some(({ captures }) => captures.length)) {
      return
    }
    await tellFailureOnce(container, topUp, open.id)
    throw error
  }
  await settleTopUp(container, id)
}
