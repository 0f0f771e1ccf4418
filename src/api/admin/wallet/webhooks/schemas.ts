import { z } from "@medusajs/framework/zod"
import { component, IdOut, InstantOut, PositiveInteger, text } from "../../../../http"
import { EVENT_TYPES, EVERY_EVENT } from "../../../../modules/webhooks"

/** Webhook endpoints and deliveries as they are on the wire (decisions, "Webhooks"). */

const EventId = z.string().meta({
  description: "The `webhook-id` of every delivery of the event.",
  examples: ["evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11"],
})

export const endpointParams = z.object({
  id: text({ min: 1, max: 64 }).meta({ description: "The endpoint, `whe_…`." }),
})

export const deliveryParams = z.object({
  id: PositiveInteger.meta({ description: "The delivery." }),
})

const url = text({ min: 1, max: 2048 }).meta({
  description: "Where events are posted to: https, on the public internet.",
  examples: ["https://example.com/hooks/wallet"],
})
const events = z
  .array(z.enum([EVERY_EVENT, ...EVENT_TYPES]))
  .min(1)
  .max(EVENT_TYPES.length + 1)
  .transform((types) => [...new Set(types)])
  .meta({ description: "Types that the endpoint wants; `*` is every one." })
const description = text({ max: 255 }).nullable().meta({ description: "For people." })
const status = z.enum(["active", "disabled"])

export const NewWebhook = component(
  "NewWebhook",
  z.object({
    url,
    events: events.optional(),
    description: description.optional(),
  })
)

export const WebhookPatch = component(
  "WebhookPatch",
  z.object({
    url: url.optional(),
    events: events.optional(),
    description: description.optional(),
    status: status.optional().meta({
      description:
        "A disabled endpoint gets nothing. What waited for it goes on when it is active again; " +
        "what happens meanwhile is in `GET /wallet/v1/events`.",
    }),
  })
)

const webhookFields = {
  id: z.string().meta({ examples: ["whe_2f6a0c5b9d1e4f7a8b3c6d90"] }),
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(z.string()).meta({ description: "`*` is every type." }),
  status,
  status_reason: z.string().nullable().meta({
    description: "Why the service disabled the endpoint; null when it did not.",
  }),
  failing_since: InstantOut.nullable().meta({
    description: "Since when every attempt has failed; null when the last one did not.",
  }),
  created_by: z.string(),
  created_at: InstantOut,
  updated_at: InstantOut,
}
const secret = z.string().meta({
  description: "The signing secret (Standard Webhooks), shown here and never again.",
  examples: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="],
})

export const Webhook = component("Webhook", z.strictObject(webhookFields), {
  description: "Somebody who wants to hear of events.",
})

export const WebhookWithSecret = component(
  "WebhookWithSecret",
  z.strictObject({ ...webhookFields, secret }),
  { description: "A new endpoint with its secret." }
)

export const RotatedSecret = component(
  "RotatedSecret",
  z.strictObject({
    id: webhookFields.id,
    secret,
    previous_secret_valid_until: InstantOut.meta({
      description: "Until then every delivery carries both signatures.",
    }),
  })
)

export const DeliveryStatusOut = z.enum(["pending", "delivered", "failed"])

const deliveryFields = {
  id: IdOut,
  endpoint_id: z.string(),
  event_id: EventId,
  type: z.string(),
  event_sequence: z.int().nullable().meta({
    description: "The event's place in `GET /wallet/v1/events`; null for a ping.",
  }),
  status: DeliveryStatusOut.meta({ description: "`failed`: given up." }),
  attempts: z.int().min(0),
  next_attempt_at: InstantOut.nullable().meta({
    description: "Null when there is none, or the wallet's event before has to arrive first.",
  }),
  log: z
    .array(
      z.strictObject({
        at: InstantOut,
        duration_ms: z.int(),
        status: z.int().nullable().meta({ description: "Null when no answer came." }),
        error: z.string().nullable(),
        response: z.string().nullable().meta({
          description: "The first kilobyte of the answer.",
        }),
      })
    )
    .meta({ description: "The attempts, oldest first." }),
  redelivery_of: z.int().nullable().meta({
    description: "The delivery that this one repeats by hand.",
  }),
  created_at: InstantOut,
  finished_at: InstantOut.nullable(),
}

export const Delivery = component("WebhookDelivery", z.strictObject(deliveryFields), {
  description: "One event on its way to one endpoint.",
})

export const DeliveryWithPayload = component(
  "WebhookDeliveryWithPayload",
  z.strictObject({
    ...deliveryFields,
    payload: z
      .string()
      .nullable()
      .meta({
        description:
          "The body that is posted, byte for byte; what has been erased since is missing in it. Null " +
          "when the event is no longer kept.",
        examples: ['{"type":"wallet.credited","timestamp":"2026-11-20T09:30:00.000Z","data":{}}'],
      }),
  }),
  { description: "One event on its way to one endpoint, with what is sent." }
)
