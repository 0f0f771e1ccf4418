import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { authenticate } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { presentedCredential } from "../../http"
import type { Identity } from "../../http"
import {
  isWalletProvider,
  renewCanceledSession,
  type WalletSession,
  withCheckoutCaller,
} from "../../workflows/payments"

/**
 * The host asks nobody who they are that completes a cart or replaces its payment session: who knows
 * the cart's id may. With the wallet it is somebody's money, so these two routes ask.
 */

interface FoundSession {
  id: string
  provider_id: string
  data: Record<string, unknown>
}

/** The wallet's session among those of a payment collection, by a filter of the host's query. */
async function findWalletSession(
  scope: MedusaContainer,
  entity: "cart" | "payment_collection",
  id: string
): Promise<WalletSession | null> {
  const path = entity === "cart" ? "payment_collection." : ""
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity,
    fields: ["id", `${path}id`, ...SESSION_FIELDS.map((f) => `${path}payment_sessions.${f}`)],
    filters: { id },
  })
  interface Collection {
    id: string
    payment_sessions?: (FoundSession | null)[]
  }
  const [found] = data as unknown as (Collection & { payment_collection?: Collection })[]
  const collection = entity === "cart" ? found?.payment_collection : found
  const session = collection?.payment_sessions?.find((one) => isWalletProvider(one?.provider_id))
  return session && collection ? { ...session, payment_collection_id: collection.id } : null
}

const SESSION_FIELDS = ["id", "provider_id", "data"]

/** @throws MedusaError unless the session's customer is who asks */
function assertOwn(request: MedusaRequest, { data }: WalletSession): string | null {
  const { customer_id } = data
  const caller = (request as { auth_context?: { actor_id?: string } }).auth_context?.actor_id
  if (typeof customer_id !== "string") {
    return null
  }
  if (!caller) {
    throw new MedusaError(
      MedusaError.Types.UNAUTHORIZED,
      "This cart is to be paid with a wallet: sign in as its owner first."
    )
  }
  if (caller !== customer_id) {
    throw new MedusaError(
      MedusaError.Types.FORBIDDEN,
      "This cart is to be paid with another customer's wallet."
    )
  }
  return customer_id
}

async function guardCompletion(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction
) {
  const session = await findWalletSession(request.scope, "cart", request.params.id)
  const customer_id = session && assertOwn(request, session)
  if (!session || !customer_id) {
    return next()
  }
  await renewCanceledSession(request.scope, session, customer_id)
  const proof = () => {
    const via = request.headers.authorization === undefined ? "session" : "bearer"
    const presented = presentedCredential(request, { via } as Identity)
    return { session: presented.hash, mfa_completed_at: presented.mfa_completed_at }
  }
  return withCheckoutCaller({ customer_id, proof }, () => next())
}

async function guardSession(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction
) {
  const session = await findWalletSession(request.scope, "payment_collection", request.params.id)
  if (session) {
    assertOwn(request, session)
  }
  next()
}

const customer = authenticate("customer", ["session", "bearer"], { allowUnauthenticated: true })

export const guardWalletPayments: MiddlewareRoute[] = [
  {
    matcher: "/store/carts/:id/complete",
    methods: ["POST"],
    middlewares: [customer, guardCompletion],
  },
  {
    matcher: "/store/payment-collections/:id/payment-sessions",
    methods: ["POST"],
    middlewares: [customer, guardSession],
  },
]
