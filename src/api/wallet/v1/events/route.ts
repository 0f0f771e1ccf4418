import { z } from "@medusajs/framework/zod"
import { content, JSON_TYPE, NonNegativeInteger, perPage } from "../../../../http"
import { WEBHOOKS_MODULE, type WebhooksService } from "../../../../modules/webhooks"
import { READ_WALLETS } from "../../../permissions"
import { WalletEvent } from "../../events"
import { endpoint } from "../../service"

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
