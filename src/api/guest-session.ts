import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../modules/access"
import type { AccessService } from "../modules/access"

const COOKIE = "platform_guest"
/** Longer than any nonce holds: a guest who comes back within it still has their cart. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

type CookieRequest = MedusaRequest & { cookies?: Record<string, unknown> }

/** The id of a guest's session; undefined without a session cookie of ours. */
export function guestSessionOf(request: MedusaRequest): string | undefined {
  const token = (request as CookieRequest).cookies?.[COOKIE]
  return typeof token === "string" ? accessOf(request).readGuestSession(token) : undefined
}

/** What the nonce of a guest is bound to; undefined without a session cookie of ours. */
export function guestSubject(request: MedusaRequest) {
  const id = guestSessionOf(request)
  return id === undefined ? undefined : subjectOf(id)
}

/**
 * Keeps, or gives, a guest their session. The host would store one for each: whoever asks again and
 * again without a cookie could fill a store's memory. Ours lives in the cookie alone.
 */
export function keepGuestSession(request: MedusaRequest, response: MedusaResponse) {
  const token = (request as CookieRequest).cookies?.[COOKIE]
  const known = typeof token === "string" ? accessOf(request).readGuestSession(token) : undefined
  const session =
    known === undefined
      ? accessOf(request).createGuestSession()
      : { id: known, token: token as string }
  const { projectConfig } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const { domain, sameSite, secure } = projectConfig.cookieOptions ?? {}
  response.cookie(COOKIE, session.token, {
    httpOnly: true,
    path: "/",
    maxAge: MAX_AGE_MS,
    domain,
    sameSite: sameSite ?? "lax",
    secure: typeof secure === "boolean" ? secure : request.secure,
  })
  return subjectOf(session.id)
}

function subjectOf(id: string) {
  return { session: `guest:${id}`, user: "" }
}

function accessOf(request: MedusaRequest) {
  return request.scope.resolve<AccessService>(ACCESS_MODULE)
}
