import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component, ok, text } from "../../../../http"
import { isSynonymLine } from "../../../../language"
import type { Shopper } from "../../../../modules/assistant/types"
import { resolveShopper } from "../../../../workflows/assistant/catalogue"
import { findProducts } from "../../../../workflows/assistant/search"
import { SEE_ASSISTANT } from "../../../permissions"
import { endpoint } from "../service"

const SHOWN = 5
const MAX_LINES = 20

const SearchTrialRequest = component(
  "SearchTrialRequest",
  z.object({
    query: text({ min: 1, max: 500 }).meta({ description: "As a shopper would type it." }),
    synonyms: z
      .array(
        z.string().min(1).max(500).refine(isSynonymLine, {
          error:
            'must be a line such as "gilet = body warmer", "footwear > clogs" or "purse ~ wallet"',
        })
      )
      .max(MAX_LINES)
      .default([])
      .meta({ description: "Lines that are tried, on top of those that are set." }),
  })
)

const SearchOutcome = component(
  "SearchOutcome",
  z.strictObject({
    total: z.int().min(0).meta({ description: "How many products fit, as far as was looked." }),
    relaxed: z.array(z.string()).meta({
      description: "What was given up to find anything; `term:<word>` for a word that no hit has.",
    }),
    products: z
      .array(
        z.strictObject({
          product_id: z.int().min(1),
          medusa_product_id: z.string(),
          name: z.string(),
          price: z.string().meta({ description: "As shoppers read it; empty without a price." }),
        })
      )
      .meta({ description: `The first ${SHOWN}, best first.` }),
  }),
  { description: "What a search finds." }
)

export const POST = endpoint({
  id: "trySearch",
  summary: "Try what a search would find",
  description:
    "The products that a shopper finds now, and those that they would find with more lines of " +
    "synonyms. Changes nothing, and counts as no search.",
  tags: ["Search"],
  access: SEE_ASSISTANT,
  body: SearchTrialRequest,
  responses: { 200: z.strictObject({ before: SearchOutcome, after: SearchOutcome }) },
  handler: async ({ body: { query, synonyms }, identity, scope }) => {
    const shopper = await resolveShopper(scope, { guest: identity.key })
    const before = await find(scope, shopper, query, [])
    const after = synonyms.length ? await find(scope, shopper, query, synonyms) : before
    return ok({ before, after })
  },
})

async function find(
  scope: MedusaContainer,
  shopper: Shopper,
  query: string,
  synonyms: readonly string[]
): Promise<z.input<typeof SearchOutcome>> {
  const found = await findProducts(scope, shopper, { query, limit: SHOWN }, { synonyms })
  return {
    total: found.total,
    relaxed: found.relaxed,
    products: found.hits.map(({ medusa_product_id, card }) => ({
      product_id: card.id,
      medusa_product_id,
      name: card.name,
      price: card.price,
    })),
  }
}
