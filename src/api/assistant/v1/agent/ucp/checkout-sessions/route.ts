import { reply } from "../../../../../../http"
import {
  CheckoutRequest,
  checkoutShopper,
  openCheckout,
} from "../../../../../../workflows/assistant/agents/checkout"
import { UCP_VERSION } from "../../../../../../workflows/assistant/agents/ucp"
import {
  allowancesOf,
  type Answered,
  answerCheckout,
  checkoutAgent,
  CheckoutOut,
  KEYED_HEADERS,
  logCheckout,
  once,
  standingOf,
} from "../../../../agents/checkout"
import { AGENT, AssistantError, endpoint } from "../../../../service"

export const POST = endpoint({
  id: "createAgentCheckout",
  summary: "Begin a checkout for a person",
  description:
    "Universal Commerce Protocol, `create_checkout`. Opens a cart of the store's with its own prices, " +
    "taxes and ways of shipping. With an allowance's token the customer's wallet can pay for it; " +
    "without one a person opens the `continue_url` and pays. Off by default: the setting " +
    "`agent_checkout_enabled`.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  demands: KEYED_HEADERS,
  body: CheckoutRequest,
  responses: { 200: CheckoutOut, 201: CheckoutOut },
  errors: [
    "assistant_agent_checkout_disabled",
    "assistant_unauthorized",
    "assistant_checkout_key_reused",
    "assistant_idempotency_in_progress",
  ],
  handler: async ({ body, request, scope }) => {
    const agent = await checkoutAgent(request)
    const { allowance } = agent
    if (allowance?.revoked_at || (allowance?.expires_at && allowance.expires_at <= new Date())) {
      throw new AssistantError("assistant_unauthorized")
    }
    const { code, answer } = await once(request, agent, body, async (): Promise<Answered> => {
      const key = request.get("x-publishable-api-key")
      const shopper = await checkoutShopper(scope, body, allowance, key)
      const { cart_id, messages } = await openCheckout(scope, shopper, body, allowance)
      if (cart_id === null) {
        const ucp = { version: UCP_VERSION, status: "error" }
        return {
          code: 200,
          answer: { ucp, messages: messages.map((one) => ({ ...one, severity: "unrecoverable" })) },
        }
      }
      const session = await allowancesOf(request).sessions.create({
        cart_id,
        allowance_id: allowance?.id ?? null,
        customer_id: allowance?.customer_id ?? null,
      })
      const standing = await standingOf(request, session, agent, messages)
      await logCheckout(request, "checkout", agent, standing.checkout)
      return { code: 201, answer: await answerCheckout(request, session, agent, standing) }
    })
    return code === 201 ? reply(201, answer) : reply(200, answer)
  },
})
