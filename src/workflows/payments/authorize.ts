import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { ACCESS_MODULE, type AccessService, loadSettings } from "../../modules/access"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { ALLOWANCES_MODULE, type AllowancesService } from "../../modules/allowances"
import { formatAmount } from "../../money/money"
import { explainObstacle, nameOf, referenceOf } from "../allowances/words"
import { hasTopUp } from "../topups/topup-products"
import { type HoldOutcome, holdFunds, type RefusalData, restrictionsFor } from "../wallet"
import { PROVES_NOTHING, proofOf } from "./caller-proof"
import { type SessionData, sourceOf } from "./wallet-provider"

const REASON = "Payment of an order"

/** Where customers confirm when the store names no place of its own. */
const STEP_UP_URL = "/wallet/v1/step-up/challenge"

/**
 * Sets the money of a payment session aside. A repeated call finds the hold that is there.
 *
 * @throws MedusaError of a type that the host's checkout answers with 200 and our message, so that a
 * storefront can show why (`payment_authorization_error`, `payment_requires_more_error`)
 */
export async function authorizeSession(
  container: MedusaContainer,
  session: SessionData
): Promise<void> {
  const { session_id, customer_id, currency, minor_amount } = session
  if (customer_id === null) {
    throw refusal("Sign in to pay with your wallet.")
  }
  for (const cart of await findCarts(container, session_id)) {
    if (cart.customer_id !== customer_id) {
      throw refusal("This cart is another customer's now; choose the payment again.")
    }
    if (await hasTopUp(container, cart.id)) {
      throw refusal("This cart fills a wallet, which the wallet itself can't pay for.")
    }
  }
  const amount = BigInt(minor_amount)
  if (amount === 0n) {
    return
  }
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const source = sourceOf(session_id)
  const [known] = await ledger.holds.ofSource(source)
  if (known?.status === "active" || known?.status === "committed") {
    return
  }
  const walletId = await ledger.findWalletId(customer_id, currency)
  const settings = await loadSettings(container)
  if (walletId === undefined) {
    const nothing = formatAmount(0n, currency, settings.locale)
    throw refusal(`Your wallet has ${nothing}, less than this order costs.`)
  }
  const allowance = await container
    .resolve<AllowancesService>(ALLOWANCES_MODULE)
    .findPlanned(session_id)
  const key = `customer:${customer_id}`
  const movement = { operation: "debit", amount, owner: { customer_id } } as const
  // An agent confirms nothing for its customer.
  const proof = allowance ? PROVES_NOTHING : proofOf(customer_id)
  const spender = { key, is_customer: true, proof }
  const outcome = await holdFunds(container, {
    wallet_id: walletId,
    amount: minor_amount,
    reason: allowance ? `${REASON} (${nameOf(allowance)})` : REASON,
    reference: allowance ? referenceOf(allowance) : null,
    source,
    actor: key,
    restrictions: await restrictionsFor(container, spender, movement),
    allowance: allowance && { id: allowance.id, session_id },
  })
  await assertHeld(container, outcome, { ...session, customer_id })
}

/** The cart that a session pays for: it may have changed, and changed hands, since that was made. */
async function findCarts(
  container: MedusaContainer,
  sessionId: string
): Promise<{ id: string; customer_id: string | null }[]> {
  const session = await container
    .resolve(Modules.PAYMENT)
    .retrievePaymentSession(sessionId, { select: ["id", "payment_collection_id"] })
  const carts = await readGraph(container, {
    entity: "cart_payment_collection",
    fields: ["cart.id", "cart.customer_id"],
    filters: { payment_collection_id: session.payment_collection_id },
    row: z.object({
      cart: z.object({ id: z.string(), customer_id: z.string().nullable() }).nullish(),
    }),
  })
  return carts.flatMap(({ cart }) => cart ?? [])
}

async function assertHeld(
  container: MedusaContainer,
  outcome: HoldOutcome,
  session: SessionData & { customer_id: string }
): Promise<void> {
  if (outcome.status === "held") {
    return
  }
  if (outcome.status === "failed") {
    throw Object.assign(new Error(outcome.failure.message), outcome.failure)
  }
  const why = outcome.refusal
  if (why.code === "step_up_required") {
    const url = await stepUpUrl(container, session)
    throw new MedusaError(
      MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
      `Confirm that it is you first: ${url}`,
      "wallet_step_up_required"
    )
  }
  const { locale } = await loadSettings(container)
  throw refusal(explain(why, (amount) => formatAmount(BigInt(amount), session.currency, locale)))
}

async function stepUpUrl(
  container: MedusaContainer,
  { customer_id, minor_amount }: SessionData & { customer_id: string }
): Promise<string> {
  const ask = container.resolve<AccessService>(ACCESS_MODULE).extensions.wallet_step_up_url
  return ask
    ? await ask({
        container,
        operation: "debit",
        amount: BigInt(minor_amount),
        actor: `customer:${customer_id}`,
        default_url: STEP_UP_URL,
      })
    : STEP_UP_URL
}

function explain(why: RefusalData, format: (minorAmount: string) => string): string {
  switch (why.code) {
    case "insufficient_balance":
      return `Your wallet has ${format(why.balance)}, less than the ${format(why.requested)} that this order costs.`
    case "spending_limit_exceeded":
      return `At most ${format(why.spending_limit)} can be paid with your wallet at once.`
    case "velocity_cap_exceeded":
      return "Your wallet was used often in a short time; wait a while."
    case "kyc_required":
      return "Complete your identity verification before you pay this much with your wallet."
    case "wallet_frozen":
      return "Your wallet is frozen; ask the shop, or pay in another way."
    case "refused_by_store":
      return why.message
    case "allowance_exceeded":
      return explainObstacle(why.obstacle)
    default:
      return "The wallet can't pay for this order."
  }
}

function refusal(message: string): MedusaError {
  return new MedusaError(MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR, message)
}
