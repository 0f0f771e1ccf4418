import { createHash } from "node:crypto"
import { z } from "@medusajs/framework/zod"
import {
  content,
  isUnchanged,
  OptionalInstant,
  PositiveInteger,
  readPackageVersion,
  reply,
  text,
} from "../../../../../http"
import { settingsOf } from "../../../../../modules/access"
import { assistantSettingsOf } from "../../../../../modules/assistant"
import {
  decodeCursor,
  readFeedVersion,
  writeFeed,
} from "../../../../../workflows/assistant/agents/feed"
import { CalendarDay } from "../../../../../time/calendar-day"
import { storefrontUrl } from "../../../../../workflows/assistant/catalogue"
import { agentShopper, logAgent, MARKET } from "../../../agents/caller"
import { absoluteUrl, baseUrl, cacheControl } from "../../../agents/public-address"
import { Feed } from "../../../agents/feed-schemas"
import { AGENT, AssistantError, endpoint } from "../../../service"

const PLUGIN = readPackageVersion(__dirname)
const Headers = { ETag: { description: "Names this version of the feed.", schema: z.string() } }

/** A minute in a cache is the most that a price may be old. */
const CACHE_SECONDS = 60

export const GET = endpoint({
  id: "getAgentCatalog",
  summary: "Read the catalogue",
  description:
    "Every published product of the sales channel with its variants, live prices and stock, in an " +
    "order that does not change. Without `limit` it answers all, as they are read.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  query: z.object({
    limit: PositiveInteger.optional().meta({ description: "Products at most; all when absent." }),
    cursor: text({ min: 1, max: 300 }).optional().meta({ description: "`next_cursor` of a page." }),
    updated_since: OptionalInstant.meta({
      description:
        "Only products of which anything has changed since, and what was removed. A date is the " +
        "beginning of that day in the store's time zone.",
    }),
    ...MARKET,
  }),
  responses: {
    200: { description: "The products.", schema: Feed, headers: Headers },
    304: {
      description: "Unchanged since `If-None-Match`.",
      schema: z.undefined(),
      headers: Headers,
    },
  },
  handler: async ({ query: { limit, cursor, updated_since, ...market }, request, scope }) => {
    const since =
      updated_since instanceof CalendarDay
        ? updated_since.start(settingsOf(scope).time_zone)
        : updated_since
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    if (cursor !== undefined && after === undefined) {
      const params = { cursor: "must be the next_cursor of an answer" }
      throw new AssistantError("assistant_invalid_param", { data: { params } })
    }
    const shopper = await agentShopper(request, market)
    const { product_path } = assistantSettingsOf(scope)
    const addresses = [baseUrl(request), storefrontUrl(scope), product_path]
    const shown = [...addresses, limit, after, since, shopper]
    const etag = etagOf(await readFeedVersion(scope), shown)
    const headers = {
      "Cache-Control": cacheControl(request, CACHE_SECONDS),
      Vary: "X-Publishable-Api-Key",
      ETag: etag,
    }
    logAgent(request, { action: "catalog", via: "rest" })
    if (isUnchanged(request, etag)) return reply(304, undefined, headers)
    const feed = writeFeed(scope, {
      shopper,
      after,
      since,
      limit,
      present: (product) => ({ ...product, url: absoluteUrl(request, product.url) }),
    })
    return content(200, "application/json; charset=utf-8", feed, headers)
  },
})

/** Weak: it names what is said, not the bytes. Another version of the plugin says it otherwise. */
function etagOf(version: string, shown: readonly unknown[]) {
  const digest = createHash("sha256").update(JSON.stringify([PLUGIN, version, ...shown]))
  return `W/"${digest.digest("base64url").slice(0, 27)}"`
}
