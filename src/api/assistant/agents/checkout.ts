import { createHash } from "node:crypto"
import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { canonicalJson, clientAddress, component, InstantOut } from "../../../http"
import { ACCESS_MODULE, loadSettings } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import {
  type Allowance,
  ALLOWANCES_MODULE,
  type AllowancesService,
  type CheckoutSession,
} from "../../../modules/allowances"
import { assistantSettingsOf } from "../../../modules/assistant"
import type { AgentAction } from "../../../modules/assistant"
import {
  type Checkout,
  type CheckoutStatus,
  digestOf,
  forBuyer,
  type Message,
  missingOf,
  obstacleOf,
  presentCheckout,
  readCheckout,
  STATUSES,
} from "../../../workflows/assistant/agents/checkout"
import { planHandoff, toLine } from "../../../workflows/assistant/agents/handoff"
import { resolveShopper, storefrontUrl } from "../../../workflows/assistant/catalogue"
import { AssistantError } from "../service"
import { logAgent } from "./caller"
import { handoffLinker } from "./handoff-links"
import { baseUrl } from "./public-address"
import { findInterruptedOrder } from "../../../workflows/payments"

const MAX_KEY = 255

/** Headers of every route of the agents' checkout. */
export const CHECKOUT_HEADERS = {
  Authorization: {
    description:
      "`Bearer` and an allowance's token, with which the customer's wallet pays. Without one a person " +
      "pays by the `continue_url`.",
    schema: z.string().optional(),
  },
}

export const KEYED_HEADERS = {
  ...CHECKOUT_HEADERS,
  "Idempotency-Key": {
    description:
      "The same key with the same request is answered again for 48 hours, and done once.",
    schema: z.string().max(MAX_KEY).optional(),
  },
}

const MessageOut = z.looseObject({
  type: z.string(),
  code: z.string(),
  content: z.string(),
  severity: z.string(),
})

export const CheckoutOut = component(
  "AgentCheckout",
  z.looseObject({
    ucp: z.looseObject({ version: z.string() }),
    id: z
      .string()
      .optional()
      .meta({ description: "Keep it to yourself. Absent when nothing can be had." }),
    status: z.enum(STATUSES).optional(),
    currency: z.string().optional(),
    line_items: z.array(z.looseObject({ id: z.string() })).optional(),
    totals: z.array(z.looseObject({ type: z.string(), amount: z.int() })).optional(),
    messages: z.array(MessageOut),
    expires_at: InstantOut.optional(),
    continue_url: z
      .url()
      .optional()
      .meta({ description: "A person who opens it has these items in the shop's cart." }),
    order: z.looseObject({ id: z.string(), permalink_url: z.url() }).optional(),
  }),
  { description: "A checkout in the form of the Universal Commerce Protocol." }
)

/** Who asks, and by whose allowance. */
export interface CheckoutAgent {
  /** Null without a token; one that is revoked or has expired pays for nothing. */
  allowance: Allowance | null
  /** Whose idempotency keys these are. */
  scope: string
}

/** @throws AssistantError where the store has no agents' checkout, or the token is none */
export async function checkoutAgent(request: MedusaRequest): Promise<CheckoutAgent> {
  if (!assistantSettingsOf(request.scope).agent_checkout_enabled) {
    throw new AssistantError("assistant_agent_checkout_disabled")
  }
  await loadSettings(request.scope)
  const { authorization } = request.headers
  if (authorization === undefined) {
    const scope = `${clientAddress(request)} ${request.get("user-agent") ?? ""}`
    return { allowance: null, scope }
  }
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  const allowance = token === undefined ? null : await allowancesOf(request).findByToken(token)
  if (!allowance) throw new AssistantError("assistant_unauthorized")
  return { allowance, scope: `allowance:${allowance.id}` }
}

/** @throws AssistantError `assistant_checkout_not_found` for a session that somebody else has made */
export async function findCheckout(
  request: MedusaRequest,
  { allowance }: CheckoutAgent,
  id: string
): Promise<CheckoutSession> {
  const session = await allowancesOf(request).sessions.find(id)
  if (!session || session.allowance_id !== (allowance?.id ?? null)) {
    throw new AssistantError("assistant_checkout_not_found")
  }
  return session
}

export interface Answered {
  code: 200 | 201
  answer: z.input<typeof CheckoutOut>
}

/**
 * Does what a request asks for once for each idempotency key, and answers the same again.
 *
 * @throws AssistantError for a key that stands for another request, or for one that is under way
 */
export async function once(
  request: MedusaRequest,
  agent: CheckoutAgent,
  body: unknown,
  work: () => Promise<Answered>
): Promise<Answered> {
  const key = request.get("idempotency-key")
  if (key === undefined) return await work()
  if (!key || key.length > MAX_KEY) {
    const params = { "Idempotency-Key": `must have 1 to ${MAX_KEY} characters` }
    throw new AssistantError("assistant_invalid_param", { data: { params } })
  }
  const { sessions } = allowancesOf(request)
  const scope = `${agent.scope} ${request.method} ${request.path}`
  const fingerprint = createHash("sha256").update(canonicalJson(body)).digest("hex")
  const claim = await sessions.begin(scope, key, fingerprint, agent.allowance?.customer_id ?? null)
  if (claim.status === "other") throw new AssistantError("assistant_checkout_key_reused")
  if (claim.status === "in_progress") throw new AssistantError("assistant_idempotency_in_progress")
  if (claim.status === "answered") {
    return { code: claim.code === 201 ? 201 : 200, answer: CheckoutOut.parse(claim.answer) }
  }
  try {
    const answered = await work()
    await sessions.finish(scope, key, answered)
    return answered
  } catch (error) {
    await sessions.giveUp(scope, key)
    throw error
  }
}

/** Where a checkout stands, before it is written. */
export interface Standing {
  checkout: Checkout
  status: CheckoutStatus
  messages: Message[]
}

/** @param said what of a change could not be done */
export async function standingOf(
  request: MedusaRequest,
  session: CheckoutSession,
  { allowance }: CheckoutAgent,
  said: readonly Message[] = []
): Promise<Standing> {
  const { scope } = request
  const checkout = await readCheckout(scope, session.cart_id)
  if (!checkout) throw new AssistantError("assistant_checkout_not_found")
  if (checkout.order) {
    const isPaid = (await findInterruptedOrder(scope, session.cart_id)) === null
    return { checkout, status: isPaid ? "completed" : "complete_in_progress", messages: [] }
  }
  if (session.canceled_at || session.expires_at.getTime() <= Date.now()) {
    return { checkout, status: "canceled", messages: [] }
  }
  const missing = [...said, ...missingOf(checkout)]
  if (missing.length) {
    const isLeft = missing.every(({ severity }) => severity === "requires_buyer_review")
    return { checkout, status: isLeft ? "requires_escalation" : "incomplete", messages: missing }
  }
  const obstacle = await obstacleOf(scope, checkout, allowance)
  if (obstacle) return { checkout, status: "requires_escalation", messages: [obstacle] }
  if (session.refused !== null) {
    const messages = [forBuyer("payment_declined", session.refused)]
    return { checkout, status: "requires_escalation", messages }
  }
  return { checkout, status: "ready_for_complete", messages: [] }
}

/** Writes a checkout, and notes what was said of it: completing it asks for the same. */
export async function answerCheckout(
  request: MedusaRequest,
  session: CheckoutSession,
  agent: CheckoutAgent,
  { checkout, status, messages }: Standing
): Promise<z.input<typeof CheckoutOut>> {
  const { scope } = request
  const isOver = status === "completed" || status === "canceled"
  if (!isOver) {
    await allowancesOf(request).sessions.noteShown(session.id, digestOf(checkout), session.refused)
  }
  const shop_url = storefrontUrl(scope) || baseUrl(request)
  return presentCheckout({
    id: session.id,
    status,
    checkout,
    messages,
    expires_at: session.expires_at,
    continue_url: isOver ? null : ((await handOver(request, checkout)) ?? shop_url),
    shop_url,
    pays: agent.allowance !== null,
  })
}

/** The handoff link that fills a person's cart with what is in this one. */
async function handOver(request: MedusaRequest, { cart_id, lines }: Checkout) {
  const shopper = await resolveShopper(request.scope, { guest: "agent", cart_id })
  const { items } = await planHandoff(
    request.scope,
    shopper,
    lines.map(({ variant_id, quantity }) => ({
      written: variant_id,
      variation: variant_id,
      quantity,
    }))
  )
  return items.length ? handoffLinker(request, shopper).link(items.map(toLine)) : null
}

/** Notes in the agent log what was done with a checkout; whose allowance paid, by its number. */
export async function logCheckout(
  request: MedusaRequest,
  action: AgentAction,
  { allowance }: CheckoutAgent,
  { lines, order }: Checkout
): Promise<void> {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const access = request.scope.resolve<AccessService>(ACCESS_MODULE)
  const numbers = await access.numbersFor("product", ids)
  logAgent(request, {
    action,
    via: "rest",
    ...(allowance ? { query: `allowance ${allowance.id}` } : {}),
    product_ids: ids.flatMap((id) => numbers.get(id) ?? []),
    found: lines.length,
    ...(order ? { link_id: order.id } : {}),
  })
}

export function allowancesOf({ scope }: MedusaRequest): AllowancesService {
  return scope.resolve<AllowancesService>(ALLOWANCES_MODULE)
}
