import { z } from "@medusajs/framework/zod"
import { AmountOut, component, InstantOut } from "../../http"
import { settingsOf } from "../../modules/access"
import { formatAmount } from "../../money/money"
import type { CartObstacle, CartOutcome, CartQuote } from "../../workflows/carts"
import { customerOrThrow } from "./customers-only"
import { toWalletError } from "./refuse"
import { type Caller, spenderOf, stepUpUrl } from "./restrict"
import { WalletError } from "./service"

export const cartParams = z.object({
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/, { error: "must be a cart's id" })
    .meta({ description: "The cart's id in the store.", examples: ["cart_01"] }),
})

const OBSTACLES = [
  "disabled",
  "cart_completed",
  "nothing_to_pay",
  "insufficient_balance",
  "spending_limit_exceeded",
  "kyc_required",
  "step_up_required",
  "velocity_cap_exceeded",
  "wallet_frozen",
  "topup_in_cart",
] as const satisfies readonly CartObstacle[]

const CartWalletObstacle = component(
  "CartWalletObstacle",
  z.strictObject({
    code: z.enum(OBSTACLES).meta({ description: "What stands in the way." }),
    message: z.string().meta({
      description: "The same for the customer to read, with what would help.",
      examples: ["Your wallet has $5.00, $20.00 less than this cart costs."],
    }),
    help: z
      .enum(["add_money", "verify_identity", "step_up", "wait", "pay_otherwise"])
      .nullable()
      .meta({ description: "What would help; null when nothing does." }),
    amount: AmountOut.optional().meta({
      description: "What is missing, or the limit, as the code says.",
    }),
    step_up_url: z
      .string()
      .optional()
      .meta({
        description: "Where to confirm; may be relative to this request.",
        examples: ["/wallet/v1/step-up/challenge"],
      }),
    retry_at: InstantOut.optional().meta({ description: "From when on it is possible again." }),
  })
)

export const CartWallet = component(
  "CartWallet",
  z.strictObject({
    cart_id: z.string().meta({ examples: ["cart_01"] }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    wallet_id: z
      .int()
      .nullable()
      .meta({ description: "The wallet in the cart's currency; null when there is none." }),
    balance: AmountOut.meta({ description: "What the wallet has beside what is applied." }),
    applied: AmountOut.meta({ description: "What the wallet pays of the cart." }),
    payable: AmountOut.meta({ description: "What the cart costs before the wallet pays." }),
    remaining: AmountOut.meta({ description: "What is left to pay in another way." }),
    usable: AmountOut.meta({
      description: "The most that can be applied now, with what is applied already.",
    }),
    obstacles: z.array(CartWalletObstacle).meta({
      description: "Why not all of the cart can be paid with the wallet; empty when it can.",
    }),
  }),
  { description: "What the wallet pays of a cart, what it could pay, and why not more." }
)

export function cartRequest(caller: Caller & { params: { id: string } }) {
  const customer_id = customerOrThrow(caller.identity, "pay with their wallet")
  return { cart_id: caller.params.id, customer_id, spender: spenderOf(caller) }
}

/** @throws WalletError for everything but a request that was done */
export async function presentOutcome(
  caller: Caller,
  outcome: CartOutcome,
  amount = 0n
): Promise<z.input<typeof CartWallet>> {
  switch (outcome.status) {
    case "done":
      return await presentCart(caller, outcome.quote)
    case "not_found":
      throw new WalletError("wallet_cart_not_found")
    case "completed":
      throw new WalletError("wallet_cart_completed")
    case "disabled":
      throw new WalletError("wallet_cart_payments_disabled")
    case "has_topup":
      throw new WalletError("wallet_cart_has_topup")
    case "exceeds": {
      const { payable, requested } = outcome
      const data = { payable: payable.toString(), requested: requested.toString() }
      throw new WalletError("wallet_cart_exceeded", { data })
    }
    case "refused": {
      const url = await stepUpUrl(caller, { operation: "debit", amount })
      throw toWalletError(outcome.refusal, { step_up_url: url })
    }
    case "failed":
      throw Object.assign(new Error(outcome.failure.message), outcome.failure)
  }
}

async function presentCart(caller: Caller, quote: CartQuote): Promise<z.input<typeof CartWallet>> {
  const { cart, wallet, applied, payable, remaining, usable } = quote
  const url = quote.obstacles.some(({ code }) => code === "step_up_required")
    ? await stepUpUrl(caller, { operation: "debit", amount: usable })
    : undefined
  return {
    cart_id: cart.id,
    currency: cart.currency,
    wallet_id: wallet?.id ?? null,
    balance: (wallet?.balance ?? 0n).toString(),
    applied: applied.toString(),
    payable: payable.toString(),
    remaining: remaining.toString(),
    usable: usable.toString(),
    obstacles: quote.obstacles.map((obstacle) => presentObstacle(caller, quote, obstacle, url)),
  }
}

function presentObstacle(
  { scope }: Caller,
  { cart, payable }: CartQuote,
  { code, limit, missing, retry_at }: CartQuote["obstacles"][number],
  step_up_url: string | undefined
): z.input<typeof CartWalletObstacle> {
  const { locale } = settingsOf(scope)
  const format = (amount: bigint) => formatAmount(amount, cart.currency, locale)
  switch (code) {
    case "disabled":
      return {
        code,
        help: "pay_otherwise",
        message: "This shop takes no part of a cart from the wallet.",
      }
    case "cart_completed":
      return { code, help: null, message: "This cart has been ordered already." }
    case "topup_in_cart": {
      const message = "This cart fills a wallet, which the wallet itself can't pay for."
      return { code, help: "pay_otherwise", message }
    }
    case "nothing_to_pay":
      return { code, help: null, message: "There is nothing to pay for this cart." }
    case "insufficient_balance": {
      const has = format(payable - missing!)
      const message = `Your wallet has ${has}, ${format(missing!)} less than this cart costs. Add money, or pay the rest in another way.`
      return { code, help: "add_money", message, amount: missing!.toString() }
    }
    case "spending_limit_exceeded": {
      const message = `At most ${format(limit!)} can be paid with your wallet at once. Pay the rest in another way.`
      return { code, help: "pay_otherwise", message, amount: limit!.toString() }
    }
    case "kyc_required": {
      const message =
        limit === 0n
          ? "Complete your identity verification to pay with your wallet."
          : `Complete your identity verification to pay more than ${format(limit!)} with your wallet.`
      return { code, help: "verify_identity", message, amount: limit!.toString() }
    }
    case "step_up_required": {
      const message =
        limit === 0n
          ? "Confirm that it is you before you pay with your wallet."
          : `Confirm that it is you to pay ${format(limit!)} or more with your wallet.`
      return { code, help: "step_up", message, amount: limit!.toString(), step_up_url }
    }
    case "wallet_frozen": {
      const message = "Your wallet is frozen; ask the shop, or pay in another way."
      return { code, help: "pay_otherwise", message }
    }
    case "velocity_cap_exceeded": {
      const message = "Your wallet was used often in a short time; wait a while."
      return { code, help: "wait", message, retry_at: retry_at!.toISOString() }
    }
  }
}
