import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import {
  completeCartWorkflowId,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
  refreshCartItemsWorkflow,
} from "@medusajs/medusa/core-flows"
import { HostAmount, readGraph } from "../../../../host/read-graph"
import {
  type Allowance,
  ALLOWANCES_MODULE,
  type AllowancesService,
} from "../../../../modules/allowances"
import { toMinorUnits } from "../../../../money/money"
import { renewCanceledSession } from "../../../payments"
import { error, forBuyer, type Message } from "./messages"
import type { Checkout } from "./read-checkout"

/** What the host's checkout answers with 200: the wallet's own refusals. */
const REFUSED = new Set<string | undefined>([
  MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR,
  MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
])

const Failure = z.looseObject({ type: z.string().optional(), message: z.string() })

export type Completion =
  | { status: "done" }
  | { status: "in_progress" }
  /** The cart can't be ordered as it is; the agent may change it. */
  | { status: "not_possible"; message: Message }
  | { status: "refused"; message: Message }

/**
 * Places the order of an agent's checkout, paid by the wallet within an allowance. The payment session is
 * planned for the allowance before the host's own workflow authorizes it, so that nothing but the allowance
 * can pay it, whoever completes the cart.
 *
 * For whoever has claimed the session. Repeating it after a crash finds the payment session, the hold and
 * the order that are there.
 */
export async function completeCheckout(
  scope: MedusaContainer,
  checkout: Checkout,
  allowance: Allowance,
  provider_id: string
): Promise<Completion> {
  const allowances = scope.resolve<AllowancesService>(ALLOWANCES_MODULE)
  const { cart_id } = checkout
  const session_id =
    (await findSession(scope, checkout, allowance, provider_id)) ??
    (await openSession(scope, cart_id, allowance, provider_id))
  await allowances.plan({ allowance_id: allowance.id, session_id, cart_id })
  const { errors, transaction } = await scope
    .resolve(Modules.WORKFLOW_ENGINE)
    .run(completeCartWorkflowId, { input: { id: cart_id }, throwOnError: false })
  if (!transaction.hasFinished()) return { status: "in_progress" }
  const [failed] = errors ?? []
  if (!failed) return { status: "done" }
  const read = Failure.safeParse(failed.error)
  const { type, message } = read.success ? read.data : { type: undefined, message: "" }
  if (REFUSED.has(type))
    return { status: "refused", message: forBuyer("payment_declined", message) }
  if (type === MedusaError.Types.NOT_ALLOWED || type === MedusaError.Types.INVALID_DATA) {
    return { status: "not_possible", message: error("not_possible", message) }
  }
  throw failed.error
}

/**
 * Has a cart take today's prices: the host's carts keep theirs until something in them changes. One that an
 * attempt before has paid keeps them.
 *
 * @returns why it can't, if so
 */
export async function takePricesAnew(
  scope: MedusaContainer,
  cartId: string
): Promise<Message | null> {
  const collection = await readCollection(scope, cartId)
  if (collection?.payment_sessions?.some((one) => one?.status === "authorized")) return null
  try {
    await refreshCartItemsWorkflow(scope).run({ input: { cart_id: cartId, force_refresh: true } })
    return null
  } catch (thrown) {
    if (!(thrown instanceof MedusaError)) throw thrown
    return error("not_possible", thrown.message)
  }
}

const Collection = z.object({
  payment_collection: z
    .object({
      id: z.string(),
      payment_sessions: z
        .array(
          z
            .object({
              id: z.string(),
              provider_id: z.string(),
              status: z.string(),
              amount: HostAmount,
              data: z.record(z.string(), z.unknown()).nullish(),
            })
            .nullish()
        )
        .nullish(),
    })
    .nullish(),
})

async function readCollection(scope: MedusaContainer, cartId: string) {
  const at = "payment_collection.payment_sessions"
  const [cart] = await readGraph(scope, {
    entity: "cart",
    fields: [
      "payment_collection.id",
      `${at}.id`,
      `${at}.provider_id`,
      `${at}.status`,
      `${at}.amount`,
      `${at}.data`,
    ],
    filters: { id: cartId },
    row: Collection,
  })
  return cart?.payment_collection ?? null
}

/** The session of an attempt before, if it is for the same and planned for the same allowance. */
async function findSession(
  scope: MedusaContainer,
  { cart_id, currency, totals }: Checkout,
  allowance: Allowance,
  provider_id: string
): Promise<string | null> {
  const allowances = scope.resolve<AllowancesService>(ALLOWANCES_MODULE)
  const collection = await readCollection(scope, cart_id)
  const session = collection?.payment_sessions?.find((one) => one?.provider_id === provider_id)
  if (!collection || !session) return null
  const planned = await allowances.findPlanned(session.id)
  const isSame = toMinorUnits(String(session.amount), currency) === totals.total
  if (planned?.id !== allowance.id || !isSame) return null
  await renewCanceledSession(
    scope,
    { id: session.id, provider_id, payment_collection_id: collection.id, data: session.data ?? {} },
    allowance.customer_id
  )
  const renewed = await readCollection(scope, cart_id)
  return renewed?.payment_sessions?.find((one) => one?.provider_id === provider_id)?.id ?? null
}

async function openSession(
  scope: MedusaContainer,
  cart_id: string,
  { customer_id }: Allowance,
  provider_id: string
): Promise<string> {
  if (!(await readCollection(scope, cart_id))) {
    await createPaymentCollectionForCartWorkflow(scope).run({ input: { cart_id } })
  }
  const collection = await readCollection(scope, cart_id)
  if (!collection) throw new Error(`The cart ${cart_id} has no payment collection`)
  const { result } = await createPaymentSessionsWorkflow(scope).run({
    input: { payment_collection_id: collection.id, provider_id, customer_id },
  })
  return result.id
}
