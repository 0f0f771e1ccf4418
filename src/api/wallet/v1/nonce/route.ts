import { z } from "@medusajs/framework/zod"
import { component, InstantOut, ok, signedInSession } from "../../../../http"
import { ACCESS_MODULE } from "../../../../modules/access"
import type { AccessService } from "../../../../modules/access"
import { keepGuestSession } from "../../../guest-session"
import { endpoint } from "../../service"

const Nonce = component(
  "Nonce",
  z.strictObject({
    nonce: z.string().meta({ description: "Send it as `X-Platform-Nonce`." }),
    expires_at: InstantOut,
  }),
  { description: "A nonce for the session." }
)

export const GET = endpoint({
  id: "getNonce",
  summary: "Get a nonce for the session",
  description:
    "Browser code sends it as `X-Platform-Nonce` beside the session cookie. A guest gets a session " +
    "of their own, in a cookie. Ask again after signing in or out.",
  tags: ["Session"],
  access: "public",
  responses: { 200: Nonce },
  handler: ({ request, response, scope }) => {
    const subject = signedInSession(request)?.subject ?? keepGuestSession(request, response)
    const access = scope.resolve<AccessService>(ACCESS_MODULE)
    const { nonce, expires_at } = access.createNonce(subject)
    return ok({ nonce, expires_at: expires_at.toISOString() })
  },
})
