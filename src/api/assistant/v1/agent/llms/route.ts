import { z } from "@medusajs/framework/zod"
import { content } from "../../../../../http"
import { assistantSettingsOf } from "../../../../../modules/assistant"
import { readShop, storefrontUrl } from "../../../../../workflows/assistant/catalogue"
import { logAgent } from "../../../agents/caller"
import { baseUrl, cacheControl } from "../../../agents/public-address"
import { llmsText } from "../../../agents/llms-text"
import { AGENT, endpoint } from "../../../service"

export const GET = endpoint({
  id: "getAgentPolicy",
  summary: "Read how agents may use this store",
  description:
    "Plain text in the form of llms.txt: what is allowed, and where the feed, search, product and " +
    "handoff endpoints are.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  responses: {
    200: { description: "The policy.", schema: z.string(), contentType: "text/plain" },
  },
  handler: async ({ request, scope }) => {
    const { name } = await readShop(scope)
    const { policies, agent_rate_limit, agent_checkout_enabled } = assistantSettingsOf(scope)
    logAgent(request, { action: "policy", via: "rest" })
    const text = llmsText({
      name,
      base: baseUrl(request),
      storefront: storefrontUrl(scope),
      policies,
      checkout: agent_checkout_enabled,
      requestsPerMinute: agent_rate_limit,
    })
    return content(200, "text/plain; charset=utf-8", text, {
      "Cache-Control": cacheControl(request, 300),
    })
  },
})
