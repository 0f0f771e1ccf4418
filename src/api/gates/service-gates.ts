import type { MedusaContainer } from "@medusajs/framework/types"
import { clientAddress, limitHeaderDocs, setLimitHeaders, waitDetails } from "../../http"
import type { Gate, Identity } from "../../http"
import type { MedusaRequest } from "@medusajs/framework/http"
import { counterNamed } from "./counters"

/** Answers 503 while the service is switched off; its description stays readable. */
export function switchGate(code: string, isOn: (scope: MedusaContainer) => boolean): Gate {
  return {
    name: "switch",
    errors: [code],
    guards: (spec) => !spec.always,
    enter({ request, refuse }) {
      if (!isOn(request.scope)) throw refuse(code)
    },
  }
}

/** Refuses what did not come over HTTPS, as the host's `trust proxy` sees it. */
export function httpsGate(code: string, isForced: (scope: MedusaContainer) => boolean): Gate {
  return {
    name: "https",
    errors: [code],
    enter({ request, refuse }) {
      if (!request.secure && isForced(request.scope)) throw refuse(code)
    },
  }
}

/**
 * Lets an identity make so many requests a minute; guests, and whoever sent a wrong credential, are
 * told apart by their address. Every answer of a limited endpoint says where the caller stands.
 * A limit of 0 is none.
 */
export function rateGate(prefix: string, limitOf: (scope: MedusaContainer) => number): Gate {
  const code = `${prefix}_rate_limited`
  return {
    name: "rate",
    errors: [code],
    headers: limitHeaderDocs(prefix),
    guards: (spec) => !spec.always,
    async pass({ identity, request, response, refuse }) {
      const limit = limitOf(request.scope)
      if (limit === 0) return
      const usage = await counterNamed(prefix, request.scope).add(rateKey(identity, request))
      setLimitHeaders(response, prefix, limit, usage)
      if (usage.used > limit) throw refuse(code, waitDetails(usage.resetsIn))
    },
  }
}

/** Whom a limit counts: whoever is signed in by themselves, guests by their address. */
export function rateKey(identity: Identity, request: MedusaRequest) {
  return identity.type === "guest" ? `address:${clientAddress(request)}` : identity.key
}
