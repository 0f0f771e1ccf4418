import { z } from "@medusajs/framework/zod"
import { content, ok, parseObject } from "../../../../http"
import { ASSISTANT_MODULE, assistantSettingsOf } from "../../../../modules/assistant"
import type { AssistantService } from "../../../../modules/assistant"
import {
  inboxWorkerOf,
  isSame,
  isSigned,
  readBatch,
} from "../../../../workflows/assistant/messaging"
import { AssistantError, endpoint } from "../../service"

/** Channels batch what happened; a batch of text messages stays far below this. */
const MAX_BATCH_BYTES = 1024 * 1024
const hub = (description: string) => z.string().max(1_000).optional().meta({ description })

export const GET = endpoint({
  id: "verifyMessaging",
  summary: "Verify the messaging channel's subscription",
  description:
    "Echoes `hub.challenge` when `hub.verify_token` is the one of the settings; 403 otherwise.",
  tags: ["Messaging"],
  access: "public",
  query: z.object({
    "hub.mode": hub("`subscribe`."),
    "hub.verify_token": hub("What the store has set."),
    "hub.challenge": hub("What to answer."),
  }),
  responses: {
    200: { description: "The challenge.", schema: z.string(), contentType: "text/plain" },
  },
  errors: ["assistant_forbidden"],
  handler: ({ query, scope }) => {
    const expected = assistantSettingsOf(scope).messaging_verify_token
    const { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": challenge } = query
    const isVerified = expected !== "" && isSame(token ?? "", expected)
    if (mode !== "subscribe" || !isVerified || challenge === undefined) {
      throw new AssistantError("assistant_forbidden", {
        message: "The verify token is not the one that the store has set.",
      })
    }
    return content(200, "text/plain; charset=utf-8", challenge)
  },
})

export const POST = endpoint({
  id: "receiveMessages",
  summary: "Receive messages of the messaging channel",
  description:
    "Signed in `X-Hub-Signature-256` over the bytes of the body. Answered at once; messages are " +
    "worked on in the background, each once, in the order of its sender.",
  tags: ["Messaging"],
  access: "public",
  raw: MAX_BATCH_BYTES,
  demands: {
    "X-Hub-Signature-256": {
      description: "HMAC-SHA256 of the body's bytes under the channel's app secret, hexadecimal.",
      schema: z.string().regex(/^sha256=[0-9A-Fa-f]{64}$/),
    },
  },
  responses: { 200: z.strictObject({ received: z.literal(true) }) },
  errors: ["assistant_forbidden"],
  handler: async ({ request, upload: bytes, scope }) => {
    const settings = assistantSettingsOf(scope)
    const signature = request.headers["x-hub-signature-256"]
    if (!isSigned(bytes, signature, settings.messaging_app_secret)) {
      throw new AssistantError("assistant_forbidden", {
        message: "X-Hub-Signature-256 does not sign this body.",
      })
    }
    const messages = readBatch(parseObject(bytes))
    if (settings.messaging_enabled && messages.length > 0) {
      const { inbox } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
      const fresh = await inbox.add(messages, settings.messaging_rate_limit)
      if (fresh > 0) inboxWorkerOf(scope).wake()
    }
    return ok({ received: true as const })
  },
})
