import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { content, reply, signedInSession } from "../../../../../../http"
import { ASSISTANT_MODULE } from "../../../../../../modules/assistant"
import type { AssistantService, Handoff } from "../../../../../../modules/assistant"
import type { Shopper } from "../../../../../../modules/assistant/types"
import { openHandoff } from "../../../../../../workflows/assistant/agents/handoff"
import {
  namedStorefront,
  readShop,
  resolveShopper,
} from "../../../../../../workflows/assistant/catalogue"
import { recordTouch } from "../../../../../../workflows/assistant/touches"
import { keepGuestSession } from "../../../../../guest-session"
import { linkTo } from "../../../../agents/handoff-links"
import { choosePage, deadLinkPage, filledPage } from "../../../../agents/handoff-pages"
import { HTML, PAGE_HEADERS } from "../../../../agents/page"
import { AGENT, AssistantError, endpoint } from "../../../../service"

const Page = { schema: z.string(), contentType: "text/html" } as const
const DEAD = { invalid: 400, expired: 410 } as const

export const GET = endpoint({
  id: "openCheckoutHandoff",
  summary: "Open a handoff link",
  description:
    "For people: puts what the link hands over into the cart of whoever opens it, at live prices, " +
    "once per link and cart, and leads to the storefront's checkout; where the store has named no " +
    "storefront, a page shows the cart. Nothing is ordered or paid. A mere prefetch does nothing.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  params: z.object({
    token: z
      .string()
      .min(1)
      .max(8_200)
      .meta({ description: "What the link holds, and its signature." }),
  }),
  responses: {
    200: { ...Page, description: "The cart, or a variation to choose." },
    204: { description: "A prefetch.", schema: z.undefined() },
    302: {
      description: "To the storefront's checkout.",
      schema: z.undefined(),
      headers: { Location: { description: "The checkout.", schema: z.string() } },
    },
    400: { ...Page, description: "The store has not made this link." },
    410: { ...Page, description: "The link has expired." },
  },
  errors: ["assistant_handoff_invalid", "assistant_handoff_expired"],
  handler: async ({ params: { token }, request, response, scope }) => {
    const { agentLog, handoffLinks } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    const handoff = handoffLinks.read(token)
    if (typeof handoff === "string") return deadLink(request, handoff)
    if (request.method === "HEAD" || isPrefetch(request)) return reply(204, undefined)
    const shopper = await openerOf(request, response, handoff)
    const opened = await openHandoff(scope, shopper, handoff, token.slice(-22))
    if (opened.outcome === "choose") {
      const { card, index } = opened
      const text = choosePage(card, ({ variation_id, price_amount }) => {
        const chosen = { variation_id, price_amount }
        const lines = handoff.lines.map((line, at) =>
          at === index ? { ...line, ...chosen } : line
        )
        return linkTo(request, { ...handoff, lines })
      })
      return content(200, HTML, text, PAGE_HEADERS)
    }
    const { cart, added, again } = opened
    const put = handoff.lines.map(({ product_id }) => product_id)
    agentLog.add({
      action: "opened",
      via: "link",
      link_id: handoff.id,
      product_ids: put,
      found: added,
    })
    await recordTouch(scope, shopper, { source: "handoff", ref: handoff.id, added: put })
    const notes = again ? ["This link has filled your cart before.", ...opened.notes] : opened.notes
    if (namedStorefront(scope) && cart.items.length) {
      return reply(302, undefined, {
        Location: withNotes(cart.checkout_url, notes),
        "Cache-Control": "no-store",
      })
    }
    const { name } = await readShop(scope)
    return content(200, HTML, filledPage(cart, notes, name), PAGE_HEADERS)
  },
})

/** People get a page, programs the envelope. */
function deadLink(request: MedusaRequest, why: keyof typeof DEAD) {
  const error = new AssistantError(`assistant_handoff_${why}`)
  if (request.accepts(["json", "html"]) !== "html") throw error
  return content(DEAD[why], HTML, deadLinkPage(error.message), PAGE_HEADERS)
}

/** Whoever opens a link: the customer who is signed in, else a guest, who gets a session. */
async function openerOf(
  request: MedusaRequest,
  response: MedusaResponse,
  { currency, country, sales_channel_id }: Handoff
): Promise<Shopper> {
  const auth = signedInSession(request)?.auth
  const customer_id = auth?.actor_type === "customer" ? auth.actor_id : undefined
  const guest = customer_id ? undefined : keepGuestSession(request, response).session
  const shopper = await resolveShopper(request.scope, {
    customer_id,
    guest: guest?.slice("guest:".length),
    currency,
    country,
  })
  return shopper.cart_id ? shopper : { ...shopper, sales_channel_id }
}

/** Browsers, and those who show previews of links, look ahead: no cart is filled by that. */
function isPrefetch({ headers }: MedusaRequest): boolean {
  const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers[name])
  return purposes.some((purpose) => /prefetch|preview|prerender/i.test(String(purpose ?? "")))
}

/** The storefront may show what has changed: a parameter for each sentence. */
function withNotes(checkout: string, notes: readonly string[]): string {
  const url = new URL(checkout)
  for (const note of notes) url.searchParams.append("handoff_note", note)
  return url.href
}
