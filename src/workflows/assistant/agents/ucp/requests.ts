import { z } from "@medusajs/framework/zod"

/**
 * What the tools of the Model Context Protocol take, in the form of the Universal Commerce
 * Protocol. Unknown fields are left alone: the protocol is open to extensions.
 */

/** The protocol asks for 10; more would be a catalogue by another name. */
export const MAX_IDS = 50
export const MAX_PAGE = 50

const Amount = z.int().min(0)

const Filters = z.looseObject({
  categories: z
    .array(z.string().min(1).max(200))
    .max(20)
    .optional()
    .meta({ description: "Names or handles; products in any of them." }),
  price: z
    .looseObject({ min: Amount.optional(), max: Amount.optional() })
    .optional()
    .meta({ description: "Minor units of the currency that prices are answered in." }),
})
export type CatalogueFilters = z.output<typeof Filters>

const Context = z
  .looseObject({
    address_country: z
      .string()
      .max(10)
      .optional()
      .meta({ description: "ISO 3166-1, two letters." }),
    currency: z.string().max(10).optional().meta({ description: "ISO 4217." }),
    language: z.string().max(35).optional().meta({ description: "BCP 47." }),
    intent: z.string().max(1_000).optional(),
  })
  .meta({ description: "Where the shopper is; passed over where the store can't follow." })

const Common = { filters: Filters.optional(), context: Context.optional() }

export const SearchRequest = z
  .looseObject({
    query: z
      .string()
      .min(1)
      .max(400)
      .optional()
      .meta({ description: "Plain words, budget included." }),
    pagination: z
      .looseObject({
        cursor: z.string().min(1).max(100).optional(),
        limit: z
          .int()
          .min(1)
          .default(10)
          .meta({ description: `At most ${MAX_PAGE} are answered.` }),
      })
      .optional(),
    ...Common,
  })
  .refine(({ query, filters }) => query !== undefined || isGiven(filters), {
    error: "needs a query or filters",
  })
export type SearchRequest = z.output<typeof SearchRequest>

export const LookupRequest = z.looseObject({
  ids: z
    .array(z.string().min(1).max(255))
    .min(1)
    .max(MAX_IDS)
    .meta({ description: "Ids of products or variants; a product's number or handle will do." }),
  ...Common,
})
export type LookupRequest = z.output<typeof LookupRequest>

const Selected = z.looseObject({ name: z.string().max(200), label: z.string().max(200) })

export const GetProductRequest = z.looseObject({
  id: z.string().min(1).max(255).meta({ description: "Of a product or a variant." }),
  selected: z
    .array(Selected)
    .max(20)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
      error: "must name each option once",
    })
    .optional()
    .meta({ description: "What the shopper has chosen so far." }),
  preferences: z.array(z.string().max(200)).max(20).optional().meta({
    description: "Names of options, the most important first: the last is given up first.",
  }),
  ...Common,
})
export type GetProductRequest = z.output<typeof GetProductRequest>

function isGiven(filters: CatalogueFilters | undefined): boolean {
  return Boolean(filters?.categories?.length || filters?.price)
}
