import { createHash } from "node:crypto"
import { z } from "@medusajs/framework/zod"
import { content, isUnchanged, reply } from "../../http"
import { assistantSettingsOf } from "../../modules/assistant"
import { ucpProfile } from "../../workflows/assistant/agents/ucp"
import { logAgent } from "../assistant/agents/caller"
import { baseUrl, cacheControl } from "../assistant/agents/public-address"
import { endpoint } from "../assistant/agents/discovery"
import { AGENT } from "../assistant/gates"

const Headers = { ETag: { description: "Names this version.", schema: z.string() } }

export const GET = endpoint({
  id: "getUcpProfile",
  summary: "Read the store's profile of the Universal Commerce Protocol",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  responses: {
    200: { description: "The profile.", schema: z.looseObject({}), headers: Headers },
    304: {
      description: "Unchanged since `If-None-Match`.",
      schema: z.undefined(),
      headers: Headers,
    },
  },
  handler: ({ request }) => {
    const checkout = assistantSettingsOf(request.scope).agent_checkout_enabled
    const profile = JSON.stringify(ucpProfile(baseUrl(request), { checkout }))
    const etag = `"${createHash("sha256").update(profile).digest("base64url").slice(0, 27)}"`
    // The protocol wants profiles to be cached, for a minute at least.
    const headers = { ETag: etag, "Cache-Control": cacheControl(request, 3600), Vary: "Host" }
    logAgent(request, { action: "policy", via: "rest" })
    if (isUnchanged(request, etag)) return reply(304, undefined, headers)
    return content(200, "application/json; charset=utf-8", profile, headers)
  },
})
