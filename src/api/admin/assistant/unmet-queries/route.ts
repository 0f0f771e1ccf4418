import { z } from "@medusajs/framework/zod"
import {
  component,
  InstantOut,
  listMeta,
  ListMeta,
  ok,
  OptionalInstant,
  Page,
  perPage,
  QueryBoolean,
} from "../../../../http"
import { PRODUCT_SEARCH_MODULE } from "../../../../modules/product-search"
import type ProductSearchService from "../../../../modules/product-search/service"
import { SEE_ASSISTANT } from "../../../permissions"
import { withInstants } from "../../../store-days"
import { endpoint } from "../service"

const UnmetQuery = component(
  "UnmetQuery",
  z.strictObject({
    query: z.string().meta({
      description: "Lower case, without e-mail addresses, links and long numbers.",
    }),
    count: z.int().min(1).meta({ description: "How often it was searched for, since the first." }),
    first_seen: InstantOut,
    last_seen: InstantOut,
    alike: z
      .array(z.strictObject({ query: z.string(), count: z.int().min(1) }))
      .optional()
      .meta({ description: "With `grouped`: each of the queries, the most frequent first." }),
  }),
  { description: "Something that shoppers or agents searched for and the store did not have." }
)

export const GET = endpoint({
  id: "listUnmetQueries",
  summary: "List what was searched for in vain",
  description:
    "What found nothing, or nothing with any of its words; the most frequent first. Kept for 180 " +
    "days after the last time; nothing says who asked.",
  tags: ["Search"],
  access: SEE_ASSISTANT,
  query: z.object({
    after: OptionalInstant.meta({ description: "Searched for last after this instant." }),
    before: OptionalInstant.meta({ description: "Searched for last before this instant." }),
    grouped: QueryBoolean.default(false).meta({
      description:
        "Puts queries that ask for the same together, as `mug`, `mugs` and `a mug`: the most frequent " +
        "stands for all, `count` is of all, and `alike` has each. Of the 10,000 most frequent.",
    }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(UnmetQuery), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const search = scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE)
    const { data, total } = await search.listUnmetQueries(withInstants(scope, query))
    return ok({
      data: data.map((each) => ({
        ...each,
        first_seen: each.first_seen.toISOString(),
        last_seen: each.last_seen.toISOString(),
      })),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
