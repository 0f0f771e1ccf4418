import { z } from "@medusajs/framework/zod"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import { listCategories as readCategories } from "../catalogue"
import { defineTool } from "./context"

export const listCategories = defineTool({
  name: "list_categories",
  description: "What kinds of products the shop has.",
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    categories: z.array(
      z.object({
        id: z.int().min(1),
        handle: z.string(),
        name: z.string(),
        description: z.string(),
        parent: z.string().nullable().meta({ description: "Handle of the one it lies in." }),
      })
    ),
  }),
  async run(_, { scope, shopper }) {
    const categories = await readCategories(scope, shopper)
    const ids = categories.map(({ id }) => id)
    const numbers = await scope.resolve<AccessService>(ACCESS_MODULE).numbersFor("category", ids)
    const handles = new Map(categories.map(({ id, handle }) => [id, handle]))
    return {
      output: {
        categories: categories.map(({ id, handle, name, description, parent_id }) => ({
          id: numbers.get(id) as number,
          handle,
          name,
          description,
          parent: handles.get(parent_id ?? "") ?? null,
        })),
      },
      facts: [],
    }
  },
})
