import { z } from "@medusajs/framework/zod"
import { ok, text } from "../../../../../http"
import { ProductCardSchema } from "../../../../../modules/assistant/schemas"
import { searchProducts } from "../../../../../workflows/assistant/tools"
import { agentShopper, logAgent, MARKET } from "../../../agents/caller"
import { absoluteUrl } from "../../../agents/public-address"
import { AGENT, endpoint } from "../../../service"

const MAX = 20

const Limit = z.preprocess(
  (value) => (typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : value),
  z.int({ error: "must be a whole number, digits only" }).min(1).max(MAX)
)

export const GET = endpoint({
  id: "searchForAgents",
  summary: "Search the catalogue",
  description:
    "The chat's own search: plain words, typing errors, budgets. Where nothing fits all of it, " +
    "`relaxed` says what was given up.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  query: z.object({
    q: text({ min: 1, max: 400 }).meta({ description: "What is looked for." }),
    limit: Limit.default(10).meta({ description: `At most ${MAX}.`, wire: { default: 10 } }),
    ...MARKET,
  }),
  responses: {
    200: z.strictObject({
      found: z.int().meta({ description: "Products in this answer." }),
      total: z.int().meta({ description: "Products that fit, as far as was looked." }),
      products: z.array(ProductCardSchema),
      relaxed: z.array(z.string()),
      corrected: z.string().optional().meta({ description: "The query as it was read." }),
      suggested_categories: z.array(z.string()).optional(),
    }),
  },
  handler: async ({ query: { q, limit, ...market }, request, scope }) => {
    const shopper = await agentShopper(request, market)
    const input = searchProducts.input.parse({ query: q, limit })
    const { output, cards = [] } = await searchProducts.run(input, { scope, shopper })
    const products = cards.map((card) => ({ ...card, url: absoluteUrl(request, card.url) }))
    const product_ids = products.map(({ id }) => id)
    logAgent(request, { action: "search", via: "rest", query: q, product_ids, found: cards.length })
    const { products: _listed, ...rest } = output
    return ok({ found: products.length, ...rest, products })
  },
})
