import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import {
  createCartCreditLinesWorkflow,
  deleteCartCreditLinesWorkflow,
  deletePaymentSessionsWorkflow,
} from "@medusajs/medusa/core-flows"
import { exactAmount } from "../../host/exact-amount"
import { toMajorUnits } from "../../money/money"
import {
  type Decimal,
  decimal,
  minorOf,
  payableOf,
  readCart,
  WALLET_LINE,
  type WalletCart,
} from "./read-cart"

/** Long enough for a completion of the cart that is under way. */
const LOCK_SECONDS = 30

/**
 * Runs work while nobody else changes or completes the cart: the host's own workflows take the same
 * lock. With more than one instance it holds across them if the store's locking does.
 */
export async function whileLocked<T>(
  container: MedusaContainer,
  cartId: string,
  work: () => Promise<T>
): Promise<T> {
  const locking = container.resolve(Modules.LOCKING)
  return await locking.execute([cartId], work, { timeout: LOCK_SECONDS })
}

/**
 * What our credit line has to say so that the wallet pays so many minor units. Where they pay for
 * everything, the host's further digits go along: nothing would be left to pay but a fraction of a
 * cent otherwise.
 */
function lineAmount(cart: WalletCart, amount: bigint): Decimal {
  const payable = payableOf(cart)
  return amount === minorOf(payable, cart.currency)
    ? payable
    : decimal(toMajorUnits(amount, cart.currency))
}

/**
 * Makes our credit line on a cart say what the wallet pays, and what is left to pay agree with it.
 * Sessions that were made for another amount are removed first, so that at no instant somebody could
 * pay too much or too little; without a session no cart can be completed that still costs something.
 *
 * @param amount minor units; 0 takes the line away
 * @returns whether anything had to be changed
 */
export async function setCreditLine(
  container: MedusaContainer,
  cart: WalletCart,
  walletId: number,
  amount: bigint
): Promise<boolean> {
  const wanted = lineAmount(cart, amount)
  const is = cart.lines.length === 1 || amount === 0n
  const stays = is && MathBN.eq(cart.applied, wanted) && (amount > 0n || !cart.lines.length)
  if (!stays) {
    await removeSessions(container, cart)
    const ids = cart.lines.map(({ id }) => id)
    if (ids.length) {
      await deleteCartCreditLinesWorkflow(container).run({ input: { id: ids } })
    }
    if (amount > 0n) {
      const line = { cart_id: cart.id, amount: exactAmount(wanted), reference: WALLET_LINE }
      await createCartCreditLinesWorkflow(container).run({
        input: [{ ...line, reference_id: String(walletId), metadata: null }],
      })
    }
  }
  const now = stays ? cart : await readCart(container, cart.id)
  const refreshed = now ? await refreshCollection(container, now) : false
  return !stays || refreshed
}

/** What is to be paid otherwise follows the cart's total, and so do the sessions made for it. */
async function refreshCollection(container: MedusaContainer, cart: WalletCart): Promise<boolean> {
  const { collection, total, currency } = cart
  if (!collection) {
    return false
  }
  const payable = MathBN.lt(total, 0) ? MathBN.convert(0) : total
  const isRight = MathBN.eq(collection.amount, payable) && collection.currency === currency
  if (isRight && collection.sessions.every(({ amount }) => MathBN.eq(amount, payable))) {
    return false
  }
  await removeSessions(container, cart)
  if (!isRight) {
    await container.resolve(Modules.PAYMENT).updatePaymentCollections(collection.id, {
      amount: payable.toString(),
      currency_code: currency.toLowerCase(),
    })
  }
  return true
}

async function removeSessions(
  container: MedusaContainer,
  { collection }: WalletCart
): Promise<void> {
  const ids = (collection?.sessions ?? []).map(({ id }) => id)
  if (ids.length) {
    await deletePaymentSessionsWorkflow(container).run({ input: { ids } })
  }
}
