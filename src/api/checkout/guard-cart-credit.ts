import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { authenticate } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { alignCart, findCartHold, wasPaidFrom } from "../../workflows/carts"

/**
 * What the wallet pays of a cart stands there as a credit line, which the host keeps as it is whatever
 * becomes of the cart. So the host's own routes bring it up to date: after each change, before what
 * is left to pay is agreed with a payment provider, and before the cart is completed.
 */

/** @throws MedusaError unless the customer asks whose wallet pays a part of the cart */
async function assertOwn(request: MedusaRequest, cartId: string): Promise<void> {
  const held = await findCartHold(request.scope, cartId)
  if (!held) {
    return
  }
  const caller = (request as { auth_context?: { actor_id?: string } }).auth_context?.actor_id
  if (!caller) {
    throw new MedusaError(
      MedusaError.Types.UNAUTHORIZED,
      "A wallet pays a part of this cart: sign in as its owner first."
    )
  }
  if (caller !== held.wallet.customer_id) {
    throw new MedusaError(
      MedusaError.Types.FORBIDDEN,
      "Another customer's wallet pays a part of this cart."
    )
  }
}

async function guard(request: MedusaRequest, cartId: string | undefined): Promise<void> {
  if (!cartId || !(await wasPaidFrom(request.scope, cartId))) {
    return
  }
  await assertOwn(request, cartId)
  await alignCart(request.scope, cartId)
}

async function guardCompletion(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction
) {
  await guard(request, request.params.id)
  next()
}

async function guardCollection(
  request: MedusaRequest<{ cart_id?: string }>,
  _response: MedusaResponse,
  next: MedusaNextFunction
) {
  const { cart_id } = request.body ?? {}
  await guard(request, typeof cart_id === "string" ? cart_id : undefined)
  next()
}

async function guardSessions(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction
) {
  await guard(request, await findCartOfCollection(request.scope, request.params.id))
  next()
}

async function findCartOfCollection(
  scope: MedusaContainer,
  collectionId: string
): Promise<string | undefined> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id: collectionId },
  })
  return (data as { cart_id: string }[])[0]?.cart_id
}

const CART_PATH = /^\/store\/carts\/([^/]+)(?:\/(?!complete(?:\/|$)).*)?$/

/** The answer shows the cart as the change has left it, and our line as it has to be then. */
async function alignAnswer(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction
) {
  const path = request.originalUrl.split("?", 1)[0]
  const cartId = CART_PATH.exec(path.replace(/\/$/, ""))?.[1]
  if (!cartId || !(await wasPaidFrom(request.scope, cartId))) {
    return next()
  }
  const answer = response.json.bind(response)
  response.json = (body: unknown) => {
    alignBody(request, cartId, body).then(answer, (error: Error) => {
      request.scope
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`What the wallet pays of ${cartId} could not be brought up to date: ${error.message}`)
      answer(body)
    })
    return response
  }
  next()
}

/** Whoever brought it up to date, this request or an event: the answer says how it is then. */
async function alignBody(request: MedusaRequest, cartId: string, body: unknown): Promise<unknown> {
  await alignCart(request.scope, cartId)
  const field = ["cart", "parent"].find((name) => isCart((body as Fields | null)?.[name], cartId))
  const fields = (request as { queryConfig?: { fields?: string[] } }).queryConfig?.fields
  if (!field || !fields?.length) {
    return body
  }
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields,
    filters: { id: cartId },
  })
  return data[0] ? { ...(body as Fields), [field]: data[0] } : body
}

type Fields = Record<string, unknown>

function isCart(value: unknown, cartId: string): boolean {
  return (value as { id?: unknown } | undefined)?.id === cartId
}

const customer = authenticate("customer", ["session", "bearer"], { allowUnauthenticated: true })

export const guardCartCredit: MiddlewareRoute[] = [
  {
    matcher: "/store/carts/:id/complete",
    methods: ["POST"],
    middlewares: [customer, guardCompletion],
  },
  {
    matcher: "/store/payment-collections",
    methods: ["POST"],
    middlewares: [customer, guardCollection],
  },
  {
    matcher: "/store/payment-collections/:id/payment-sessions",
    methods: ["POST"],
    middlewares: [customer, guardSessions],
  },
  { matcher: "/store/carts/*", methods: ["POST", "DELETE"], middlewares: [alignAnswer] },
]
