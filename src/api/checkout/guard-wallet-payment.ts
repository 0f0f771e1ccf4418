import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { authenticate } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { attempt } from "../../workflows/warn-once"
import { presentedCredential } from "../../http"
import type { Identity } from "../../http"
import {
  findInterruptedOrder,
  isWalletProvider,
  payInterruptedOrder,
  renewCanceledSession,
  type WalletSession,
  withCheckoutCaller,
} from "../../workflows/payments"

/**
 * The host asks nobody who they are that completes a cart or replaces its payment session: who knows
 * the cart's id may. With the wallet it is somebody's money, so these two routes ask.
 */

const SESSION_FIELDS = ["id", "provider_id", "data"]

const Collection = z.object({
  id: z.string(),
  payment_sessions: z
    .array(
      z
        .object({
          id: z.string(),
          provider_id: z.string(),
          data: z
            .record(z.string(), z.unknown())
            .nullish()
            .transform((data) => data ?? {}),
        })
        .nullish()
    )
    .nullish(),
})

/** The wallet's session among those of a payment collection, by a filter of the host's query. */
async function findWalletSession(
  scope: MedusaContainer,
  entity: "cart" | "payment_collection",
  id: string
): Promise<WalletSession | null> {
  const fieldsAt = (path: string) => [
    "id",
    `${path}id`,
    ...SESSION_FIELDS.map((field) => `${path}payment_sessions.${field}`),
  ]
  const filters = { id }
  const [collection] =
    entity === "payment_collection"
      ? await readGraph(scope, { entity, fields: fieldsAt(""), filters, row: Collection })
      : (
          await readGraph(scope, {
            entity,
            fields: fieldsAt("payment_collection."),
            filters,
            row: z.object({ payment_collection: Collection.nullish() }),
          })
        ).map(({ payment_collection }) => payment_collection)
  const session = collection?.payment_sessions?.find((one) => isWalletProvider(one?.provider_id))
  return session && collection ? { ...session, payment_collection_id: collection.id } : null
}

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
  return withCheckoutCaller({ customer_id, proof }, async () => {
    const order = await findInterruptedOrder(request.scope, request.params.id!)
    if (order) {
      // The order stands, and the host answers with it; what the wallet refuses is in staff's report.
      await attempt(request.scope, `Order ${order.display_id} is not paid`, () =>
        payInterruptedOrder(request.scope, order)
      )
    }
    return next()
  })
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
