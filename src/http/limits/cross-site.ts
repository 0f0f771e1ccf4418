import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, parseCorsOrigins } from "@medusajs/framework/utils"
import { matchesOrigin } from "../wire/cors"
import type { Gate } from "./gates"

const CHANGES_NOTHING = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Refuses what a browser sends with the session's cookie on behalf of another site. The host's own
 * cookie is not sent along by most browsers then; this holds where a store has set it otherwise, and
 * in browsers that ask nobody. Whoever sends a token or a key is not concerned: no other site can
 * make a browser add those. Programs that are no browsers say nothing of where they come from, and
 * are let pass.
 *
 * @param code of the service's table, answered with 403
 */
export function crossSiteGate(code: string): Gate {
  return {
    name: "cross-site",
    errors: [code],
    pass({ identity, request, refuse }) {
      if (identity.via !== "session" || CHANGES_NOTHING.has(request.method)) return
      if (isFromOwnPages(request)) return
      throw refuse(code, {
        message:
          "This request comes from another site than the dashboard's; it was not carried out.",
      })
    },
  }
}

function isFromOwnPages(request: MedusaRequest): boolean {
  const { "sec-fetch-site": site, origin } = request.headers
  // Browsers set this header themselves; scripts can't.
  if (site === "same-origin" || site === "none") return true
  if (origin === undefined) return site === undefined
  return isOwnOrigin(request, origin, site !== undefined) || isDashboard(request, origin)
}

/** By the host that was asked, where the browser does not say by itself which site it was. */
function isOwnOrigin(request: MedusaRequest, origin: string, isKnown: boolean): boolean {
  if (isKnown || !URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  return /^https?:$/.test(protocol) && host === request.get("host")?.toLowerCase()
}

/** The origins that the host lets call its dashboard's routes. */
function isDashboard({ scope }: MedusaRequest, origin: string): boolean {
  const { projectConfig } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  return parseCorsOrigins(projectConfig.http.adminCors ?? "").some((allowed) =>
    matchesOrigin(allowed, origin)
  )
}
