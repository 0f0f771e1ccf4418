import { z } from "@medusajs/framework/zod"
import { ok, text } from "../../../../../../../../http"
import {
  allowancesOf,
  type Answered,
  answerCheckout,
  checkoutAgent,
  CheckoutOut,
  findCheckout,
  KEYED_HEADERS,
  logCheckout,
  once,
  standingOf,
} from "../../../../../../agents/checkout"
import { AGENT, AssistantError, endpoint } from "../../../../../../service"

export const POST = endpoint({
  id: "cancelAgentCheckout",
  summary: "Cancel a checkout",
  description:
    "Universal Commerce Protocol, `cancel_checkout`. One that has become an order stays one; cancelling " +
    "again changes nothing.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  demands: KEYED_HEADERS,
  params: z.object({ id: text({ min: 1, max: 255 }).meta({ description: "The checkout." }) }),
  body: z.object({}),
  responses: { 200: CheckoutOut },
  errors: [
    "assistant_agent_checkout_disabled",
    "assistant_unauthorized",
    "assistant_checkout_not_found",
    "assistant_checkout_closed",
    "assistant_checkout_key_reused",
    "assistant_idempotency_in_progress",
  ],
  handler: async ({ params: { id }, body, request }) => {
    const agent = await checkoutAgent(request)
    await findCheckout(request, agent, id)
    const { answer } = await once(request, agent, body, async (): Promise<Answered> => {
      const { checkout } = await standingOf(request, await findCheckout(request, agent, id), agent)
      if (checkout.order || !(await allowancesOf(request).sessions.cancel(id))) {
        throw new AssistantError("assistant_checkout_closed")
      }
      const session = await findCheckout(request, agent, id)
      const standing = await standingOf(request, session, agent)
      await logCheckout(request, "checkout", agent, standing.checkout)
      return { code: 200, answer: await answerCheckout(request, session, agent, standing) }
    })
    return ok(answer)
  },
})
