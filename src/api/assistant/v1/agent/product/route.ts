import { z } from "@medusajs/framework/zod"
import { ok, text } from "../../../../../http"
import { ProductCardSchema } from "../../../../../modules/assistant/schemas"
import { productJsonLd } from "../../../../../workflows/assistant/agents/json-ld"
import { getProductDetails, ProductDetailsSchema } from "../../../../../workflows/assistant/tools"
import { agentShopper, logAgent, MARKET } from "../../../agents/caller"
import { absoluteUrl } from "../../../agents/public-address"
import { AGENT, AssistantError, endpoint } from "../../../service"

const { product: _listed, ...Details } = ProductDetailsSchema.shape

export const GET = endpoint({
  id: "getProductForAgents",
  summary: "Read one product",
  description: "The chat's own product details, with the product's card and its JSON-LD.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  query: z.object({
    id: text({ min: 1, max: 255 }).meta({
      description: "A product's number, its id in the store, or its handle.",
      examples: ["12"],
    }),
    ...MARKET,
  }),
  responses: {
    200: z.strictObject({
      ...ProductCardSchema.shape,
      ...Details,
      jsonld: z.looseObject({}).meta({ description: "schema.org `Product` with its offers." }),
    }),
  },
  errors: ["assistant_not_found"],
  handler: async ({ query: { id, ...market }, request, scope }) => {
    const shopper = await agentShopper(request, market)
    const input = getProductDetails.input.parse({ product_id: id })
    const { output, cards } = await getProductDetails.run(input, { scope, shopper })
    const [card] = cards ?? []
    if (!card) throw new AssistantError("assistant_not_found")
    const { product: _, ...details } = output
    const absolute = (url: string) => absoluteUrl(request, url)
    const skus = new Map(details.stock.map(({ variation_id, sku }) => [variation_id, sku]))
    logAgent(request, { action: "product", via: "rest", product_ids: [card.id], found: 1 })
    return ok({
      ...card,
      url: absolute(card.url),
      ...details,
      jsonld: productJsonLd({ card, ...details, skus }, absolute),
    })
  },
})
