import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { authenticate } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { loadSettings } from "../../modules/access"
import { alignCart, findCartHold, wasPaidFrom } from "../../workflows/carts"
import { takeTurn } from "./take-turn"

/**
 * What the wallet pays of a cart stands there as a credit line, which the host keeps as it is whatever
 * becomes of the cart. So the host's own routes bring it up to date: after each change, before what
 * is left to pay is agreed with a payment provider, and before the cart is completed. From the first
 * look at the cart until the answer one request at a time has the cart, so that none of them is
 * completed between a change and what the change asks for.
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

async function guard(request: MedusaRequest, cartId: string): Promise<void> {
  if (await wasPaidFrom(request.scope, cartId)) {
    await assertOwn(request, cartId)
    await alignCart(request.scope, cartId)
  }
}

/** The turn has been taken by then: see `takeTurnOnCart`. */
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
  response: MedusaResponse,
  next: MedusaNextFunction
) {
  const { cart_id } = request.body ?? {}
  await guardPayment(request, response, next, typeof cart_id === "string" ? cart_id : undefined)
}

async function guardSessions(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction
) {
  const cartId = await findCartOfCollection(request.scope, request.params.id)
  await guardPayment(request, response, next, cartId)
}

/** A session that is made while the cart changes would be for another amount. */
async function guardPayment(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
  cartId: string | undefined
) {
  if (!cartId || !(await mayHaveCredit(request.scope, cartId))) {
    return next()
  }
  const goOn = () => void guard(request, cartId).then(() => next(), next)
  await takeTurn(request, response, cartId, goOn)
}

async function mayHaveCredit(scope: MedusaContainer, cartId: string): Promise<boolean> {
  const { cart_payments_enabled } = await loadSettings(scope)
  return cart_payments_enabled || (await wasPaidFrom(scope, cartId))
}

async function findCartOfCollection(
  scope: MedusaContainer,
  collectionId: string
): Promise<string | undefined> {
  const [link] = await readGraph(scope, {
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id: collectionId },
    row: z.object({ cart_id: z.string() }),
  })
  return link?.cart_id
}

/** Express takes a path in whatever case. */
const CART_PATH = /^\/store\/carts\/([^/]+)(\/complete)?(?:\/.*)?$/i

/** One request at a time changes a cart or completes it. */
async function takeTurnOnCart(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction
) {
  const path = request.originalUrl.split("?", 1)[0]
  const [, written, completion] = CART_PATH.exec(path.replace(/\/$/, "")) ?? []
  // Express has decoded the path already, or refused it.
  const cartId = written && decodeURIComponent(written)
  if (!cartId || !(await mayHaveCredit(request.scope, cartId))) {
    return next()
  }
  if (!completion) {
    alignAnswer(request, response, cartId)
  }
  await takeTurn(request, response, cartId, next)
}

/** The answer shows the cart as the change has left it, and our line as it has to be then. */
function alignAnswer(request: MedusaRequest, response: MedusaResponse, cartId: string): void {
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
}

/** Whoever brought it up to date, this request or an event: the answer says how it is then. */
async function alignBody(request: MedusaRequest, cartId: string, body: unknown): Promise<unknown> {
  if (!(await wasPaidFrom(request.scope, cartId))) {
    return body
  }
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
  { matcher: "/store/carts/*", methods: ["POST", "DELETE"], middlewares: [takeTurnOnCart] },
]
