import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { component, InstantOut, ok } from "../../../../http"
import { ACCESS_MODULE } from "../../../../modules/access"
import type { AccessService } from "../../../../modules/access"
import { endpoint } from "../../service"

const Nonce = component(
  "Nonce",
  z.strictObject({
    nonce: z.string().meta({ description: "Send it as `X-Platform-Nonce`." }),
    expires_at: InstantOut,
  }),
  { description: "A nonce for the session." }
)

type SessionRequest = MedusaRequest & {
  sessionID: string
  session: { auth_context?: { actor_type: string; actor_id: string }; nonce_issued?: boolean }
}

export const GET = endpoint({
  id: "getNonce",
  summary: "Get a nonce for the session",
  description:
    "Browser code sends it as `X-Platform-Nonce` beside the session cookie. A caller without a " +
    "session gets one. Ask again after signing in or out.",
  tags: ["Session"],
  access: "public",
  responses: { 200: Nonce },
  handler: ({ request, scope }) => {
    const { sessionID, session } = request as SessionRequest
    const auth = session.auth_context
    const user = auth?.actor_id ? `${auth.actor_type}:${auth.actor_id}` : ""
    // The host sets its cookie only for a session that holds something.
    session.nonce_issued = true
    const access = scope.resolve<AccessService>(ACCESS_MODULE)
    const { nonce, expires_at } = access.createNonce({ session: sessionID, user })
    return ok({ nonce, expires_at: expires_at.toISOString() })
  },
})
