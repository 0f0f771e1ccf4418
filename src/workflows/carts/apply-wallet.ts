import type { MedusaContainer } from "@medusajs/framework/types"
import { type Hold, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import {
  type FailedOutcome,
  holdFunds,
  type HoldInput,
  noteIfBlocked,
  type RefusalData,
  restrictionsFor,
  type Spender,
  toRefusalData,
  toRestrictions,
} from "../wallet"
import { alignLocked, type CartHold, findCartHold, releaseFromCart } from "./align-cart"
import { setCreditLine, whileLocked } from "./credit-line"
import { type CartQuote, quoteCart } from "./quote-cart"
import { readCart, sourceOfCart, type WalletCart } from "./read-cart"

export interface CartRequest {
  cart_id: string
  customer_id: string
  spender: Spender
}

/** What came of a request for a cart. */
export type CartOutcome =
  | { status: "done"; quote: CartQuote }
  | { status: "not_found" }
  | { status: "completed" }
  | { status: "disabled" }
  | { status: "has_topup" }
  /** In minor units. */
  | { status: "exceeds"; payable: bigint; requested: bigint }
  | { status: "refused"; refusal: RefusalData }
  | FailedOutcome

/** Says what the wallet can do for a customer's own cart. Whatever is out of date is brought up to it. */
export async function showCart(
  container: MedusaContainer,
  request: CartRequest
): Promise<CartOutcome> {
  const cart = await readOwn(container, request)
  if (!cart) {
    return { status: "not_found" }
  }
  if (cart.lines.length && !cart.order_id) {
    return await whileLocked(container, cart.id, () => answer(container, request))
  }
  const held = await findCartHold(container, cart.id)
  return { status: "done", quote: await quoteCart(container, cart, held, request.spender) }
}

/**
 * Pays for a customer's cart, or a part of it, with the wallet: the money is set aside and stands on
 * the cart as a credit line, in the place of what was applied before. A refusal changes nothing.
 *
 * @param amount minor units; as much as possible when absent
 */
export async function applyToCart(
  container: MedusaContainer,
  request: CartRequest,
  amount: bigint | undefined
): Promise<CartOutcome> {
  if (!(await readOwn(container, request))) {
    return { status: "not_found" }
  }
  return await whileLocked(container, request.cart_id, async () => {
    await alignLocked(container, request.cart_id)
    const cart = await readOwn(container, request)
    if (!cart) {
      return { status: "not_found" }
    }
    const held = await findCartHold(container, cart.id)
    const quote = await quoteCart(container, cart, held, request.spender)
    const wanted = amount ?? quote.usable
    const refused = refuse(quote, wanted)
    if (refused) {
      return refused
    }
    const outcome = await setAside(container, { request, quote, held, wanted })
    return outcome ?? (await answer(container, request))
  })
}

/** Takes the wallet off a customer's cart again. */
export async function removeFromCart(
  container: MedusaContainer,
  request: CartRequest
): Promise<CartOutcome> {
  if (!(await readOwn(container, request))) {
    return { status: "not_found" }
  }
  return await whileLocked(container, request.cart_id, async () => {
    const cart = await readOwn(container, request)
    if (cart?.order_id || cart?.completed) {
      return { status: "completed" }
    }
    await alignLocked(container, request.cart_id, () => true)
    return await answer(container, request)
  })
}

async function readOwn(
  container: MedusaContainer,
  { cart_id, customer_id }: CartRequest
): Promise<WalletCart | null> {
  const cart = await readCart(container, cart_id)
  return cart?.customer_id === customer_id ? cart : null
}

/** For callers that have the cart's lock. */
async function answer(container: MedusaContainer, request: CartRequest): Promise<CartOutcome> {
  await alignLocked(container, request.cart_id)
  const cart = await readOwn(container, request)
  if (!cart) {
    return { status: "not_found" }
  }
  const held = await findCartHold(container, cart.id)
  return { status: "done", quote: await quoteCart(container, cart, held, request.spender) }
}

function refuse(quote: CartQuote, wanted: bigint): CartOutcome | null {
  const { cart, payable, wallet, applied } = quote
  if (cart.order_id || cart.completed) {
    return { status: "completed" }
  }
  if (quote.obstacles.some(({ code }) => code === "disabled")) {
    return { status: "disabled" }
  }
  if (quote.obstacles.some(({ code }) => code === "topup_in_cart")) {
    return { status: "has_topup" }
  }
  if (payable === 0n || wanted > payable) {
    return { status: "exceeds", payable, requested: wanted }
  }
  if (wallet?.frozen && (wanted === 0n || wanted > applied)) {
    return { status: "refused", refusal: { code: "wallet_frozen", wallet_id: wallet.id } }
  }
  const has = (wallet?.balance ?? 0n) + applied
  if (!wallet || wanted > has || has === 0n) {
    const requested = (wanted || payable).toString()
    const balance = has.toString()
    return { status: "refused", refusal: { code: "insufficient_balance", balance, requested } }
  }
  return null
}

interface Change {
  request: CartRequest
  quote: CartQuote
  held: CartHold | null
  wanted: bigint
}

/** @returns null when the money is set aside and stands on the cart */
async function setAside(container: MedusaContainer, change: Change): Promise<CartOutcome | null> {
  const { request, quote, held, wanted } = change
  const { cart } = quote
  const wallet = quote.wallet!
  const had = held?.hold.amount ?? 0n
  if (held && wanted <= had && wanted > 0n) {
    await setCreditLine(container, cart, wallet.id, wanted)
    if (wanted < had) {
      await releaseFromCart(container, held.hold, had - wanted)
    }
    return null
  }
  // A limit leaves nothing to use: asking for all that the wallet has says which.
  const asked = wanted > 0n ? wanted : least(quote.payable, wallet.balance + had)
  const input: HoldInput = {
    wallet_id: wallet.id,
    amount: asked.toString(),
    reason: "Payment of a cart",
    source: sourceOfCart(cart.id),
    actor: request.spender.key,
    restrictions: await restrictionsFor(container, request.spender, {
      operation: "debit",
      amount: asked,
      owner: { customer_id: request.customer_id },
    }),
  }
  if (held) {
    // What is refused for another reason than the balance, which the old hold is missing from, must
    // not cost the customer what is applied, and the sessions that were made for the rest.
    const refusal = await refusalOf(container, input)
    if (refusal) {
      return { status: "refused", refusal }
    }
    await setCreditLine(container, cart, wallet.id, 0n)
    await releaseFromCart(container, held.hold, had)
  }
  const outcome = await holdFunds(container, input)
  const now = (await readCart(container, cart.id)) ?? cart
  if (outcome.status === "held") {
    await setCreditLine(container, now, wallet.id, asked)
    return null
  }
  if (held && (await holdAgain(container, held.hold, request.spender.key))) {
    await setCreditLine(container, now, wallet.id, had)
  }
  return outcome
}

/** What the ledger would refuse, the balance apart; nothing is written. */
async function refusalOf(
  container: MedusaContainer,
  { wallet_id, amount, reason, actor, restrictions }: HoldInput
): Promise<RefusalData | null> {
  const [result] = await container.resolve<LedgerService>(LEDGER_MODULE).post([
    {
      kind: "hold",
      wallet_id,
      amount: BigInt(amount),
      reason,
      actor,
      restrictions: toRestrictions(restrictions),
      dry_run: true,
    },
  ])
  if (result.ok || result.refusal.code === "insufficient_balance") {
    return null
  }
  const refusal = toRefusalData(result.refusal)
  const attempt = { operation: "debit", wallet_id, amount: BigInt(amount), actor } as const
  noteIfBlocked(container, { status: "refused", refusal }, attempt)
  return refusal
}

/** What was set aside before a larger amount was refused. It was allowed then: nothing is asked again. */
async function holdAgain(
  container: MedusaContainer,
  { wallet_id, amount, reason, source }: Hold,
  actor: string
): Promise<boolean> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const [result] = await ledger.post([{ kind: "hold", wallet_id, amount, reason, source, actor }])
  return result.ok
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
