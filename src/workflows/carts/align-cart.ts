import type { MedusaContainer } from "@medusajs/framework/types"
import { type Hold, LEDGER_MODULE, type LedgerService, type Wallet } from "../../modules/ledger"
import { hasTopUp } from "../topups/topup-products"
import { setCreditLine, whileLocked } from "./credit-line"
import { minorOf, payableOf, readCart, sourceOfCart, type WalletCart } from "./read-cart"

const ACTOR = "system:cart"

/** What a wallet has set aside for a cart. */
export interface CartHold {
  hold: Hold
  wallet: Wallet
}

/** The hold for a cart that is active; null when there is none. */
export async function findCartHold(
  container: MedusaContainer,
  cartId: string
): Promise<CartHold | null> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const holds = await ledger.holds.ofSource(sourceOfCart(cartId))
  const hold = holds.find(({ status }) => status === "active")
  const wallet = hold && (await ledger.findWallet(hold.wallet_id))
  return hold && wallet ? { hold, wallet } : null
}

/**
 * Brings our credit line on a cart, and the hold behind it, to what the cart allows now: never more
 * than it costs, nothing of another currency or another customer's, nothing of one with a top-up in it, and
 * never a line without its hold.
 * Once the cart is an order nothing is changed here.
 *
 * The line is lowered before the hold is: a crash between leaves too much set aside, which the job
 * finds, and never a line that nobody pays.
 *
 * @param ends whether nothing shall be left, as of a cart that nobody came back to
 * @returns whether the cart had to be changed
 */
export async function alignCart(
  container: MedusaContainer,
  cartId: string,
  ends: (cart: WalletCart, held: CartHold) => boolean = () => false
): Promise<boolean> {
  return await whileLocked(container, cartId, () => alignLocked(container, cartId, ends))
}

/** The same, for callers that have the cart's lock. */
export async function alignLocked(
  container: MedusaContainer,
  cartId: string,
  ends: (cart: WalletCart, held: CartHold) => boolean = () => false
): Promise<boolean> {
  const cart = await readCart(container, cartId)
  if (cart?.order_id) {
    return false
  }
  const held = await findCartHold(container, cartId)
  const keeps =
    cart && held && !ends(cart, held) && (cart.completed || !(await hasTopUp(container, cartId)))
  const keep = keeps ? allowed(cart, held) : 0n
  const changed =
    cart && (held || cart.lines.length)
      ? await setCreditLine(container, cart, held?.wallet.id ?? 0, keep)
      : false
  if (held && held.hold.amount > keep) {
    await releaseFromCart(container, held.hold, held.hold.amount - keep)
  }
  return changed
}

/**
 * In minor units. A cart that is marked as completed and has no order is one whose completion is under
 * way in another process, or was cut off by a crash and will be tried again: it keeps what it has.
 */
function allowed(cart: WalletCart, { hold, wallet }: CartHold): bigint {
  if (cart.customer_id !== wallet.customer_id || cart.currency !== wallet.currency) {
    return 0n
  }
  const amounts = [
    minorOf(cart.applied, cart.currency),
    hold.amount,
    minorOf(payableOf(cart), cart.currency),
  ]
  return amounts.reduce((least, amount) => (amount < least ? amount : least))
}

/** Gives back what is set aside for a cart, or a part of it. Of what has ended already, nothing. */
export async function releaseFromCart(
  container: MedusaContainer,
  hold: Hold,
  amount: bigint
): Promise<void> {
  const [result] = await container.resolve<LedgerService>(LEDGER_MODULE).post([
    {
      kind: "release_hold",
      wallet_id: hold.wallet_id,
      hold_id: hold.id,
      ...(amount < hold.amount ? { amount } : {}),
      reason: "No longer needed for the cart",
      actor: ACTOR,
    },
  ])
  if (!result.ok && result.refusal.code !== "hold_not_active") {
    throw new Error(`The hold of ${hold.source} could not be released: ${result.refusal.code}`)
  }
}
