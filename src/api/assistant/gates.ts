import { z } from "@medusajs/framework/zod"
import { limitHeaderDocs, setLimitHeaders, waitDetails } from "../../http"
import type { Gate, GateRequest } from "../../http"
import { assistantSettingsOf } from "../../modules/assistant"
import { counterNamed } from "../gates/counters"
import { rateKey } from "../gates/service-gates"
import { carriesValidNonce } from "../nonce"
import { rateLimitFor, rateWindowFor } from "./rate-extensions"

/** What shoppers' endpoints name: a nonce, then one counter that all of them share. */
export const STOREFRONT = "storefront"
/** What the agent gateway's endpoints name: a counter of its own. */
export const AGENT = "agent"

const PREFIX = "assistant"
const RATE_LIMITED = "assistant_rate_limited"
const AGENT_WINDOW_SECONDS = 60

/** Spec, "Gate shared by the storefront chat endpoints", 1. */
export const nonceGate: Gate = {
  name: "nonce",
  group: STOREFRONT,
  errors: ["assistant_invalid_nonce"],
  demands: {
    "X-Platform-Nonce": {
      description: "What `GET /nonce` gave for the session, or for the credential, that is sent.",
      schema: z.string(),
    },
  },
  pass({ request, identity, refuse }) {
    if (!carriesValidNonce(request, identity)) throw refuse("assistant_invalid_nonce")
  },
}

/** Spec, "Gate shared by the storefront chat endpoints", 2. */
export const storefrontRateGate: Gate = {
  name: "rate",
  group: STOREFRONT,
  errors: [RATE_LIMITED],
  headers: limitHeaderDocs(PREFIX),
  async pass(entry) {
    const limit = await rateLimitFor(entry)
    if (limit > 0) await count(entry, PREFIX, limit, await rateWindowFor(entry))
  },
}

/** Decisions, "Agent": per address, apart from the chat. */
export const agentRateGate: Gate = {
  name: "agent-rate",
  group: AGENT,
  errors: [RATE_LIMITED],
  headers: limitHeaderDocs(PREFIX),
  async pass(entry) {
    const limit = assistantSettingsOf(entry.request.scope).agent_rate_limit
    if (limit > 0) await count(entry, "assistant-agent", limit, AGENT_WINDOW_SECONDS)
  },
}

async function count(
  { identity, request, response, refuse }: GateRequest,
  counter: string,
  limit: number,
  seconds: number
) {
  const key = rateKey(identity, request)
  const usage = await counterNamed(counter, request.scope).add(key, 1, seconds)
  setLimitHeaders(response, PREFIX, limit, usage)
  if (usage.used > limit) throw refuse(RATE_LIMITED, waitDetails(usage.resetsIn))
}
