import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut, ok, text } from "../../../../../http"
import type { CardVariation } from "../../../../../modules/assistant/types"
import {
  MAX_WISHES,
  parseHandoffIds,
  planHandoff,
  toLine,
} from "../../../../../workflows/assistant/agents/handoff"
import type { HandoffItem } from "../../../../../workflows/assistant/agents/handoff"
import { agentShopper, logAgent, MARKET } from "../../../agents/caller"
import { absoluteUrl } from "../../../agents/public-address"
import { handoffLinker, LINK_DAYS } from "../../../agents/handoff-links"
import { AGENT, AssistantError, endpoint } from "../../../service"

const Named = {
  product_id: IdOut,
  medusa_product_id: z.string(),
  variation_id: IdOut.nullable().meta({ description: "`null`: a person chooses one." }),
  name: z.string(),
  label: z.string().nullable().meta({ description: "The variation's options." }),
  quantity: z.int().min(1),
}

const AddToCart = z.url().meta({
  description: "Signed. Whoever opens it has this in their cart; nothing is ordered or paid.",
})

const Choice = z.strictObject({
  variation_id: IdOut,
  label: z.string(),
  price: z.string(),
  price_amount: AmountOut.nullable(),
  in_stock: z.boolean(),
  add_to_cart: AddToCart,
})

const Handoff = component(
  "CheckoutHandoff",
  z.strictObject({
    note: z.string().meta({ description: "What to tell the person." }),
    items: z.array(
      z.strictObject({
        ...Named,
        price: z.string().meta({ description: "Of one; display string." }),
        price_amount: AmountOut.nullable(),
        in_stock: z.literal(true),
        url: z.string(),
        add_to_cart: AddToCart,
        choices: z.array(Choice).optional().meta({
          description: "What there is to choose from, when `variation_id` is `null`.",
        }),
      })
    ),
    cart_url: z.url().meta({ description: "As `add_to_cart`, with all items in one link." }),
    currency: z.string().meta({ description: "ISO 4217, lower case." }),
    expires_at: InstantOut,
    link_id: z.string(),
    sold_out: z.array(z.strictObject(Named)),
    unknown: z.array(z.string()).meta({
      description: "Of `ids`, as written: what this store does not sell here.",
    }),
  }),
  { description: "Links with which a person takes over." }
)

export const GET = endpoint({
  id: "makeCheckoutHandoff",
  summary: "Hand a cart over to a person",
  description:
    `Answers signed links that hold for ${LINK_DAYS} days. A person who opens one finds the items ` +
    "in their own cart at the prices of that moment, with a note of what has changed since, and " +
    "checks out themselves. Making links changes nothing in the store.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  query: z.object({
    ids: text({ max: 10_000 }).meta({
      description:
        "Comma-separated: a product's number, id or handle, or `var:` and a variant's number; each " +
        `with \`:quantity\` (1 to 999) if it is not one. At most ${MAX_WISHES}.`,
      examples: ["12,15:2,var:77"],
    }),
    ...MARKET,
  }),
  responses: { 200: Handoff },
  errors: ["assistant_nothing_to_hand_off"],
  handler: async ({ query: { ids, ...market }, request, scope }) => {
    const wishes = parseHandoffIds(ids)
    if (typeof wishes === "string") {
      throw new AssistantError("assistant_invalid_param", { data: { params: { ids: wishes } } })
    }
    const shopper = await agentShopper(request, market)
    const plan = await planHandoff(scope, shopper, wishes)
    const sold_out = plan.sold_out.map(name)
    const { unknown } = plan
    if (!plan.items.length) {
      throw new AssistantError("assistant_nothing_to_hand_off", { data: { unknown, sold_out } })
    }
    const { id, expires_at, link } = handoffLinker(request, shopper)
    const choicesOf = (item: HandoffItem) =>
      item.card.variations.map((variation: CardVariation) => ({
        variation_id: variation.variation_id,
        label: variation.label,
        price: variation.price,
        price_amount: variation.price_amount,
        in_stock: variation.in_stock,
        add_to_cart: link([toLine({ ...item, variation })]),
      }))
    const items = plan.items.map((item) => ({
      ...name(item),
      price: (item.variation ?? item.card).price,
      price_amount: (item.variation ?? item.card).price_amount,
      in_stock: true as const,
      url: absoluteUrl(request, item.card.url),
      add_to_cart: link([toLine(item)]),
      ...(item.variation ? {} : { choices: choicesOf(item) }),
    }))
    const product_ids = plan.items.map(({ card }) => card.id)
    logAgent(request, {
      action: "handoff",
      via: "rest",
      product_ids,
      found: items.length,
      link_id: id,
    })
    return ok({
      note: noteFor(plan.items.length, unknown.length, sold_out.length),
      items,
      cart_url: link(plan.items.map(toLine)),
      currency: shopper.currency,
      expires_at: expires_at.toISOString(),
      link_id: id,
      sold_out,
      unknown,
    })
  },
})

function name({ card, variation, quantity }: HandoffItem) {
  return {
    product_id: card.id,
    medusa_product_id: card.medusa_product_id,
    variation_id: variation?.variation_id ?? null,
    name: card.name,
    label: variation && card.is_variable ? variation.label : null,
    quantity,
  }
}

function noteFor(items: number, unknown: number, soldOut: number): string {
  const missing = [
    ...(unknown ? [`${unknown} of what was asked for is not sold here.`] : []),
    ...(soldOut ? [`${soldOut} of it is sold out.`] : []),
  ]
  const links = items > 1 ? "cart_url, or an item's add_to_cart," : "cart_url"
  return [
    `Give the person ${links} to open. It fills their cart; they check it and pay themselves.`,
    ...missing,
  ].join(" ")
}
