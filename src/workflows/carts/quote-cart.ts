import type { MedusaContainer } from "@medusajs/framework/types"
import { loadSettings } from "../../modules/access"
import { LEDGER_MODULE, type LedgerService, type Refusal, type Wallet } from "../../modules/ledger"
import { hasTopUp } from "../topups/topup-products"
import { restrictionsFor, type Spender } from "../wallet"
import type { CartHold } from "./align-cart"
import { minorOf, payableOf, type WalletCart } from "./read-cart"

/** Why not everything that a cart costs can be paid with the wallet. */
export type CartObstacle =
  | "disabled"
  | "cart_completed"
  | "nothing_to_pay"
  | "insufficient_balance"
  | "spending_limit_exceeded"
  | "kyc_required"
  | "step_up_required"
  | "velocity_cap_exceeded"
  | "wallet_frozen"
  | "topup_in_cart"

/** What the wallet can do for a cart; amounts in minor units of its currency. */
export interface CartQuote {
  cart: WalletCart
  wallet: Wallet | undefined
  applied: bigint
  /** What the cart costs before the wallet pays. */
  payable: bigint
  /** What is left to pay otherwise. */
  remaining: bigint
  /** The most that can be applied now, what is applied already included. */
  usable: bigint
  obstacles: { code: CartObstacle; limit?: bigint; missing?: bigint; retry_at?: Date }[]
}

/** Says what a customer can pay of their cart with their wallet, and why not more. */
export async function quoteCart(
  container: MedusaContainer,
  cart: WalletCart,
  held: CartHold | null,
  spender: Spender
): Promise<CartQuote> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const settings = await loadSettings(container)
  const customer_id = cart.customer_id!
  const wallets = await ledger.findWalletsOf(customer_id)
  const wallet = wallets.find(({ currency }) => currency === cart.currency)
  const payable = minorOf(payableOf(cart), cart.currency)
  const applied = minorOf(cart.applied, cart.currency)
  const has =
    (wallet?.balance ?? 0n) + (held?.wallet.id === wallet?.id ? (held?.hold.amount ?? 0n) : 0n)
  const quote: CartQuote = {
    cart,
    wallet,
    applied,
    payable,
    remaining: payable - applied,
    usable: has < payable ? has : payable,
    obstacles: [],
  }
  const obstruct = (most: bigint, obstacle: CartQuote["obstacles"][number]) => {
    quote.usable = most < quote.usable ? most : quote.usable
    quote.obstacles.push(obstacle)
  }
  if (cart.order_id || cart.completed) {
    obstruct(0n, { code: "cart_completed" })
  } else if (!settings.cart_payments_enabled) {
    obstruct(applied, { code: "disabled" })
  } else if (await hasTopUp(container, cart.id)) {
    obstruct(0n, { code: "topup_in_cart" })
  } else if (payable === 0n) {
    obstruct(0n, { code: "nothing_to_pay" })
  } else if (wallet?.frozen) {
    // What was set aside before stays.
    obstruct(applied, { code: "wallet_frozen" })
  } else {
    if (has < payable) {
      obstruct(has, { code: "insufficient_balance", missing: payable - has })
    }
    const limit = wallet?.spending_limit ?? settings.default_spending_limit
    if (limit > 0n && limit < quote.usable) {
      obstruct(limit, { code: "spending_limit_exceeded", limit })
    }
    await obstructByDemands(container, { quote, spender, settings, obstruct })
    const refusal = await tryHold(container, quote, spender)
    if (refusal?.code === "velocity_cap_exceeded") {
      obstruct(applied, { code: "velocity_cap_exceeded", retry_at: refusal.retry_at })
    }
  }
  return quote
}

type Settings = Awaited<ReturnType<typeof loadSettings>>

interface Demands {
  quote: CartQuote
  spender: Spender
  settings: Settings
  obstruct: (most: bigint, obstacle: CartQuote["obstacles"][number]) => void
}

/** Identity verification caps what can be used, a step-up is asked for when it is applied. */
async function obstructByDemands(
  container: MedusaContainer,
  { quote, spender, settings, obstruct }: Demands
): Promise<void> {
  const owner = { customer_id: quote.cart.customer_id! }
  const movement = { operation: "debit", amount: quote.usable, owner } as const
  const demands = await restrictionsFor(container, spender, movement)
  if (demands.kyc_missing) {
    obstruct(settings.kyc_threshold, { code: "kyc_required", limit: settings.kyc_threshold })
  }
  if (demands.step_up_missing && quote.usable >= settings.step_up_threshold) {
    quote.obstacles.push({ code: "step_up_required", limit: settings.step_up_threshold })
  }
}

/** What the ledger would refuse beside what is known already; nothing is written. */
async function tryHold(
  container: MedusaContainer,
  { wallet, usable, applied }: CartQuote,
  spender: Spender
): Promise<Refusal | null> {
  const amount = wallet && wallet.balance < usable ? wallet.balance : usable
  if (!wallet || amount <= 0n || usable <= applied) {
    return null
  }
  const owner = { wallet_id: wallet.id }
  const { velocity } = await restrictionsFor(container, spender, {
    operation: "debit",
    amount,
    owner,
  })
  const [result] = await container.resolve<LedgerService>(LEDGER_MODULE).post([
    {
      kind: "hold",
      wallet_id: wallet.id,
      amount,
      reason: "Payment of a cart",
      actor: spender.key,
      restrictions: { velocity },
      dry_run: true,
    },
  ])
  return result.ok ? null : result.refusal
}
