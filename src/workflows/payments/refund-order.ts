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
import type { Transaction } from "../../database/connection"
import { ACCESS_MODULE, type AccessService } from "../../modules/access"
import {
  type Idempotency,
  LEDGER_MODULE,
  type LedgerService,
  type OpenWallet,
} from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { toOutcome, type WalletOutcome } from "../wallet"
import { readOrderDue, WALLET_REFUND } from "./order-due"
import { isRefund, ORDER_REFUND, type OrderMoney, readOrderMoney } from "./order-money"
import { creditBonus, takeBackBonuses } from "./refund-bonus"
import { oneByOne, paidBy } from "./settle"

export interface OrderRefundInput {
  /** The order's id in the store. */
  order_id: string
  /** Minor units; all that is left to refund when absent. */
  amount?: string
  reason: string
  /** No more than the order has taken too much after an edit, a return, a claim or an exchange. */
  difference_only?: boolean
  /** Whether the customer gets the store's bonus for choosing the wallet on top; true when absent. */
  with_bonus?: boolean
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
  const owner = await findOrderOwner(container, found)
  if (owner === null) {
    return { status: "not_refunded", code: "order_without_customer" }
  }
  try {
    return await ledger.transact(async (transaction) => {
      // With its own lock, or by opening it, so that two refunds at once see each other.
      const [wallet] = await ledger.openWallets([owner], transaction.context)
      await ledger.lockWallet(wallet.id, transaction)
      const order = (await readOrderMoney(container, input.order_id)) ?? found
      return await creditLocked(container, { input, order, walletId: wallet.id }, transaction)
    })
  } catch (error) {
    if (error instanceof NotRefunded) {
      return error.outcome
    }
    throw error
  }
}

/** Ends the transaction, so that what is refused opens no wallet. */
class NotRefunded extends Error {
  constructor(readonly outcome: OrderRefundOutcome) {
    super(outcome.status)
  }
}

/** @throws NotRefunded unless the credit was booked */
async function creditLocked(
  container: MedusaContainer,
  {
    input,
    order,
    walletId,
  }: {
    input: OrderRefundInput
    order: OrderMoney
    walletId: number
  },
  transaction: Transaction
): Promise<OrderRefundOutcome> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const refunded = paidBy(await ledger.findOrderEntries(ORDER_REFUND, order, transaction))
  const left = order.kept - refunded
  const refundable = input.difference_only
    ? least(left, (await readOrderDue(container, order.id))?.difference ?? 0n)
    : left
  const amount = input.amount === undefined ? refundable : BigInt(input.amount)
  if (amount > refundable || amount <= 0n) {
    const refusal = {
      code: "refund_exceeds",
      refundable: refundable.toString(),
      requested: amount.toString(),
    } as const
    throw new NotRefunded({ status: "not_refunded", ...refusal })
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
  const outcome = toOutcome({ result })
  if (outcome.status !== "posted") {
    throw new NotRefunded(outcome)
  }
  if (input.with_bonus ?? true) {
    const facts = { amount, refunded, by_others: order.by_others }
    const bonus = await creditBonus(container, { refund: outcome.entry, order, facts }, transaction)
    if (bonus && !bonus.ok) {
      throw new NotRefunded(toOutcome({ result: bonus }))
    }
  }
  return outcome
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

/** Whose wallet has to do with an order; null for guests. */
export async function findOrderOwner(
  container: MedusaContainer,
  { customer_id, currency }: Pick<OrderMoney, "customer_id" | "currency">
): Promise<OpenWallet | null> {
  const [customer] = customer_id
    ? await container
        .resolve(Modules.CUSTOMER)
        .listCustomers({ id: [customer_id], has_account: true }, { select: ["id"], take: 1 })
    : []
  if (!customer) {
    return null
  }
  const access = container.resolve<AccessService>(ACCESS_MODULE)
  const numbers = await access.numbersFor("customer", [customer.id])
  return { customer_id: customer.id, user_id: numbers.get(customer.id)!, currency }
}

/**
 * Books what was refunded to the wallet, and what was taken back of that, as transactions of the order,
 * each once; the bonus of what was taken back goes as well.
 */
export async function bookOrderRefunds(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await readOrderMoney(container, orderId)
  if (!order) {
    return
  }
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const entries = await ledger.findOrderEntries(ORDER_REFUND, order)
  if (!entries.length) {
    return
  }
  const orders = container.resolve(Modules.ORDER)
  await oneByOne(() =>
    ledger.transact(async (transaction) => {
      // The job may do the same at the same time, here or on another instance.
      await ledger.lockWallet(entries[0].wallet_id, transaction)
      const booked = await orders.listOrderTransactions({ order_id: orderId })
      const known = new Set(
        booked.filter(({ reference }) => reference === WALLET_REFUND).map((one) => one.reference_id)
      )
      for (const entry of entries.filter(({ id }) => !known.has(String(id)))) {
        const major = toMajorUnits(entry.amount, order.currency)
        await orders.addOrderTransactions({
          order_id: orderId,
          amount: isRefund(entry) ? `-${major}` : major,
          currency_code: order.currency.toLowerCase(),
          reference: WALLET_REFUND,
          reference_id: String(entry.id),
        })
      }
      await takeBackBonuses(ledger, entries, transaction)
    })
  )
}

/** Whether it was the order that could not be refunded, and not the ledger that refused. */
export function isOrderRefusal(outcome: OrderRefundOutcome): outcome is OrderRefusal {
  return outcome.status === "not_refunded"
}
