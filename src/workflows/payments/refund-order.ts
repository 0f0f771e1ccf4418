import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { type Idempotency, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { openWalletsWorkflow, toOutcome, type WalletOutcome } from "../wallet"
import { isRefund, ORDER_REFUND, type OrderMoney, readOrderMoney } from "./order-money"
import { oneByOne, paidBy } from "./settle"

export interface OrderRefundInput {
  /** The order's id in the store. */
  order_id: string
  /** Minor units; all that is left to refund when absent. */
  amount?: string
  reason: string
  actor: string
  idempotency?: Idempotency | null
}

/** Why an order was not refunded, beside what the ledger says. */
export type OrderRefusal =
  | { status: "not_refunded"; code: "order_not_found" | "order_without_customer" }
  /** Minor units. */
  | { status: "not_refunded"; code: "refund_exceeds"; refundable: string; requested: string }

export type OrderRefundOutcome = WalletOutcome | OrderRefusal

const creditOrderStep = createStep(
  "wallet-credit-order-step",
  async (input: OrderRefundInput, { container }) =>
    new StepResponse(await oneByOne(() => credit(container, input)))
)

const bookOrderRefundStep = createStep(
  "wallet-book-order-refund-step",
  async (orderId: string, { container }) => {
    await bookOrderRefunds(container, orderId)
    return new StepResponse(null)
  }
)

/**
 * Gives money of an order back to its customer's wallet, and books that on the order as a transaction,
 * which leaves its totals as they are. Never more than the order's payments have taken and not given
 * back.
 *
 * @summary Refund an order to the wallet.
 *
 * @example
 * const { result } = await refundOrderToWalletWorkflow(container).run({
 *   input: { order_id: "order_01", amount: "500", reason: "Scratched", actor: "user:user_01" },
 * })
 */
export const refundOrderToWalletWorkflow = createWorkflow(
  "wallet-refund-order",
  (input: WorkflowData<OrderRefundInput>) => {
    const outcome = creditOrderStep(input)
    bookOrderRefundStep(input.order_id)
    return new WorkflowResponse(outcome)
  }
)

async function credit(
  container: MedusaContainer,
  input: OrderRefundInput
): Promise<OrderRefundOutcome> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const replay = input.idempotency ? await ledger.findReplay(input.idempotency) : null
  if (replay) {
    return toOutcome({ result: replay })
  }
  const found = await readOrderMoney(container, input.order_id)
  if (!found) {
    return { status: "not_refunded", code: "order_not_found" }
  }
  const walletId = await walletOf(container, found)
  if (walletId === null) {
    return { status: "not_refunded", code: "order_without_customer" }
  }
  return await ledger.transact(async (transaction) => {
    // Behind the wallet's lock, so that two refunds at once see each other.
    await ledger.lockWallet(walletId, transaction)
    const order = (await readOrderMoney(container, input.order_id)) ?? found
    const refunded = paidBy(await ledger.findOrderEntries(ORDER_REFUND, order, transaction))
    const refundable = order.kept - refunded
    const amount = input.amount === undefined ? refundable : BigInt(input.amount)
    if (amount > refundable || amount <= 0n) {
      const [left, requested] = [refundable.toString(), amount.toString()]
      return { status: "not_refunded", code: "refund_exceeds", refundable: left, requested }
    }
    const [result] = await ledger.post(
      [
        {
          kind: "credit",
          wallet_id: walletId,
          amount,
          purpose: "refund",
          reason: input.reason,
          actor: input.actor,
          reference: `${ORDER_REFUND}${input.idempotency?.key ?? randomUUID()}`,
          order_id: order.display_id,
          medusa_order_id: order.id,
          idempotency: input.idempotency,
        },
      ],
      transaction.context
    )
    return toOutcome({ result })
  })
}

/** The wallet of an order's customer; null for guests. */
async function walletOf(
  container: MedusaContainer,
  { customer_id, currency }: OrderMoney
): Promise<number | null> {
  const [customer] = customer_id
    ? await container
        .resolve(Modules.CUSTOMER)
        .listCustomers({ id: [customer_id], has_account: true }, { select: ["id"], take: 1 })
    : []
  if (!customer) {
    return null
  }
  const owners = [{ customer_id: customer.id, currency }]
  const { result } = await openWalletsWorkflow(container).run({ input: { owners } })
  return result[0].id
}

/**
 * Books what was refunded to the wallet, and what was taken back of that, as transactions of the order,
 * each once.
 */
export async function bookOrderRefunds(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await readOrderMoney(container, orderId)
  if (!order) {
    return
  }
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const orders = container.resolve(Modules.ORDER)
  const entries = await ledger.findOrderEntries(ORDER_REFUND, order)
  const booked = await orders.listOrderTransactions({ order_id: orderId })
  const known = new Set(
    booked.filter(({ reference }) => reference === BOOKED_AS).map((one) => one.reference_id)
  )
  for (const entry of entries.filter(({ id }) => !known.has(String(id)))) {
    const major = toMajorUnits(entry.amount, order.currency)
    await orders.addOrderTransactions({
      order_id: orderId,
      amount: isRefund(entry) ? `-${major}` : major,
      currency_code: order.currency.toLowerCase(),
      reference: BOOKED_AS,
      reference_id: String(entry.id),
    })
  }
}

/** What the order's transactions say that they are. */
const BOOKED_AS = "wallet_refund"

/** Whether it was the order that could not be refunded, and not the ledger that refused. */
export function isOrderRefusal(outcome: OrderRefundOutcome): outcome is OrderRefusal {
  return outcome.status === "not_refunded"
}
