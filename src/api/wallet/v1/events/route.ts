import { z } from "@medusajs/framework/zod"
import {
  component,
  content,
  IdOut,
  InstantOut,
  JSON_TYPE,
  NonNegativeInteger,
  perPage,
} from "../../../../http"
import { WEBHOOKS_MODULE, type WebhooksService } from "../../../../modules/webhooks"
import { READ_WALLETS } from "../../../permissions"
import { endpoint } from "../../service"

const WalletEvent = component(
  "WalletEvent",
  z.strictObject({
    sequence: IdOut.meta({ description: "The event's place in the log: from 1, without gaps." }),
    id: z.string().meta({
      description: "The `webhook-id` of its deliveries.",
      examples: ["evt_9b1f2c9e3f0e4a558d0e6f1f0d6d2c11"],
    }),
    type: z.string().meta({ examples: ["wallet.credited"] }),
    timestamp: InstantOut.meta({ description: "When it happened." }),
    data: z.looseObject({}).meta({
      description: "What webhooks carry as `data`: the wallet, the transaction, and more by type.",
    }),
  }),
  { description: "Something that happened, as webhooks tell it." }
)

export const GET = endpoint({
  id: "listEvents",
  summary: "Replay events",
  description:
    "Events in order, from the one after a sequence number: for receivers of webhooks that missed " +
    "some, and for those who rather ask. Kept for 30 days.",
  tags: ["Events"],
  access: READ_WALLETS,
  query: z.object({
    after: NonNegativeInteger.default(0).meta({
      description: "The last sequence number that you have; 0 for the oldest there is.",
      wire: { default: 0 },
    }),
    limit: perPage(100, 500).meta({ description: "Events at most, up to 500." }),
  }),
  responses: {
    200: z.strictObject({
      data: z.array(WalletEvent),
      meta: z.strictObject({
        next: z.int().min(0).meta({ description: "Send it as `after` to read on." }),
        has_more: z.boolean().meta({ description: "Whether there is more to read right now." }),
      }),
    }),
  },
  handler: async ({ query: { after, limit }, scope }) => {
    const webhooks = scope.resolve<WebhooksService>(WEBHOOKS_MODULE)
    const { json, last, has_more } = await webhooks.listEventPage(after, limit)
    const meta = JSON.stringify({ next: last, has_more })
    return content(200, JSON_TYPE, `{"data":${json},"meta":${meta}}`)
  },
})
