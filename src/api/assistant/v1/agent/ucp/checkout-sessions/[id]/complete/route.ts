import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { ok, text } from "../../../../../../../../http"
import {
  completeCheckout,
  CompleteRequest,
  digestOf,
  error,
  findProvider,
  forBuyer,
  HANDLER_ID,
  takePricesAnew,
} from "../../../../../../../../workflows/assistant/agents/checkout"
import { payInterruptedOrder } from "../../../../../../../../workflows/payments"
import { attempt } from "../../../../../../../../workflows/warn-once"
import {
  allowancesOf,
  type Answered,
  answerCheckout,
  type CheckoutAgent,
  checkoutAgent,
  CheckoutOut,
  findCheckout,
  KEYED_HEADERS,
  logCheckout,
  once,
  type Standing,
  standingOf,
} from "../../../../../../agents/checkout"
import { AGENT, AssistantError, endpoint } from "../../../../../../service"

type Payment = z.output<typeof CompleteRequest>["payment"]

export const POST = endpoint({
  id: "completeAgentCheckout",
  summary: "Order what is in a checkout",
  description:
    "Universal Commerce Protocol, `complete_checkout`. The customer's wallet pays, whole and within the " +
    "allowance; whatever stands in its way is answered as `requires_escalation` with the reason and a " +
    "`continue_url` for a person. Orders what the last answer said: when a price has changed since, " +
    "that is answered first, and nothing is ordered.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  demands: KEYED_HEADERS,
  precedence: "money",
  params: z.object({ id: text({ min: 1, max: 255 }).meta({ description: "The checkout." }) }),
  body: CompleteRequest,
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
    const { sessions } = allowancesOf(request)
    const { answer } = await once(request, agent, body, async (): Promise<Answered> => {
      if (!(await sessions.claim(id))) {
        const session = await findCheckout(request, agent, id)
        const standing = await standingOf(request, session, agent)
        if (standing.status === "canceled") throw new AssistantError("assistant_checkout_closed")
        const status = standing.checkout.order ? standing.status : "complete_in_progress"
        return {
          code: 200,
          answer: await answerCheckout(request, session, agent, { ...standing, status }),
        }
      }
      try {
        return { code: 200, answer: await complete(request, agent, id, body.payment) }
      } finally {
        await sessions.release(id)
      }
    })
    return ok(answer)
  },
})

async function complete(
  request: MedusaRequest,
  agent: CheckoutAgent,
  id: string,
  payment: Payment
): Promise<z.input<typeof CheckoutOut>> {
  // What was refused before is tried again: the wallet may have been filled since.
  const session = { ...(await findCheckout(request, agent, id)), refused: null }
  let before = await standingOf(request, session, agent)
  if (before.checkout.order && before.status !== "completed") {
    // Where the wallet refuses it now, the order stays unpaid, and staff's report has it.
    const what = `Order ${before.checkout.order.display_id} is not paid`
    await attempt(request.scope, what, () => payInterruptedOrder(request.scope, session))
    before = await standingOf(request, session, agent)
  }
  const priced = before.checkout.order ? null : await takePricesAnew(request.scope, session.cart_id)
  if (!before.checkout.order) before = await standingOf(request, session, agent)
  const answer = (standing: Standing, refused: string | null = null) =>
    answerCheckout(request, { ...session, refused }, agent, standing)
  const { checkout, status } = before
  if (status === "canceled") throw new AssistantError("assistant_checkout_closed")
  if (status !== "ready_for_complete" || !agent.allowance) {
    if (status === "requires_escalation") await logCheckout(request, "escalated", agent, checkout)
    return await answer(before)
  }
  if (priced) return await answer({ checkout, status: "incomplete", messages: [priced] })
  if (digestOf(checkout) !== session.shown) {
    const content = "Something has changed since the last answer: look at it and complete it again."
    return await answer({ ...before, messages: [error("changed", content)] })
  }
  const provider = await findProvider(request.scope, checkout)
  const isOther = payment?.instruments?.some(
    ({ handler_id }) => handler_id !== undefined && handler_id !== HANDLER_ID
  )
  if (!provider || isOther) {
    const content = "Only the wallet pays here; a person pays in any other way."
    const messages = [forBuyer("payment_required", content)]
    await logCheckout(request, "escalated", agent, checkout)
    return await answer({ checkout, status: "requires_escalation", messages })
  }
  const done = await completeCheckout(request.scope, checkout, agent.allowance, provider)
  if (done.status === "in_progress") {
    return await answer({ checkout, status: "complete_in_progress", messages: [] })
  }
  if (done.status === "refused") {
    const { message } = done
    await logCheckout(request, "escalated", agent, checkout)
    return await answer(
      { checkout, status: "requires_escalation", messages: [message] },
      message.content
    )
  }
  if (done.status === "not_possible") {
    return await answer({ checkout, status: "incomplete", messages: [done.message] })
  }
  const after = await standingOf(request, session, agent)
  await logCheckout(request, "purchase", agent, after.checkout)
  return await answer(after)
}
