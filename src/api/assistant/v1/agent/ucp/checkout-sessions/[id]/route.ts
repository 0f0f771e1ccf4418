import { z } from "@medusajs/framework/zod"
import { ok, text } from "../../../../../../../http"
import {
  changeCheckout,
  CheckoutUpdate,
} from "../../../../../../../workflows/assistant/agents/checkout"
import { resolveShopper } from "../../../../../../../workflows/assistant/catalogue"
import {
  allowancesOf,
  type Answered,
  answerCheckout,
  CHECKOUT_HEADERS,
  checkoutAgent,
  CheckoutOut,
  findCheckout,
  KEYED_HEADERS,
  logCheckout,
  once,
  standingOf,
} from "../../../../../agents/checkout"
import { AGENT, AssistantError, endpoint } from "../../../../../service"

const params = z.object({ id: text({ min: 1, max: 255 }).meta({ description: "The checkout." }) })

export const GET = endpoint({
  id: "getAgentCheckout",
  summary: "Read a checkout",
  description: "Universal Commerce Protocol, `get_checkout`. Only for whoever began it.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  demands: CHECKOUT_HEADERS,
  params,
  responses: { 200: CheckoutOut },
  errors: [
    "assistant_agent_checkout_disabled",
    "assistant_unauthorized",
    "assistant_checkout_not_found",
  ],
  handler: async ({ params: { id }, request }) => {
    const agent = await checkoutAgent(request)
    const session = await findCheckout(request, agent, id)
    const standing = await standingOf(request, session, agent)
    const isBusy = await allowancesOf(request).sessions.isBeingCompleted(id)
    const status = isBusy && !standing.checkout.order ? "complete_in_progress" : standing.status
    return ok(await answerCheckout(request, session, agent, { ...standing, status }))
  },
})

export const PUT = endpoint({
  id: "updateAgentCheckout",
  summary: "Change a checkout",
  description:
    "Universal Commerce Protocol, `update_checkout`: lines and buyer take the place of what was there, " +
    "the address and the way of shipping where they are named.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  demands: KEYED_HEADERS,
  params,
  body: CheckoutUpdate,
  responses: { 200: CheckoutOut },
  errors: [
    "assistant_agent_checkout_disabled",
    "assistant_unauthorized",
    "assistant_checkout_not_found",
    "assistant_checkout_closed",
    "assistant_checkout_key_reused",
    "assistant_idempotency_in_progress",
  ],
  handler: async ({ params: { id }, body, request, scope }) => {
    const agent = await checkoutAgent(request)
    await findCheckout(request, agent, id)
    const { sessions } = allowancesOf(request)
    const { answer } = await once(request, agent, body, async (): Promise<Answered> => {
      if (!(await sessions.claim(id))) throw new AssistantError("assistant_checkout_closed")
      try {
        const session = await findCheckout(request, agent, id)
        const { checkout, status } = await standingOf(request, session, agent)
        if (status === "completed" || status === "canceled") {
          throw new AssistantError("assistant_checkout_closed")
        }
        const shopper = await resolveShopper(scope, { guest: "agent", cart_id: checkout.cart_id })
        const said = await changeCheckout(scope, shopper, checkout, body, agent.allowance)
        const changed = { ...session, refused: null }
        const standing = await standingOf(request, changed, agent, said)
        await logCheckout(request, "checkout", agent, standing.checkout)
        return { code: 200, answer: await answerCheckout(request, changed, agent, standing) }
      } finally {
        await sessions.release(id)
      }
    })
    return ok(answer)
  },
})
