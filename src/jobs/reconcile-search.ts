import type { MedusaContainer } from "@medusajs/framework/types"
import { PRODUCT_SEARCH_MODULE } from "../modules/product-search"
import type { ProductSearchService } from "../modules/product-search"
import { reconcileProducts } from "../workflows/assistant/search"
import { runParts } from "../workflows/run-parts"

/** Finds product changes whose events were lost. Every instance may run it at once. */
export default async function reconcileSearch(container: MedusaContainer): Promise<void> {
  await runParts(container, config.name, {
    "find changes": () => reconcileProducts(container),
    "forget unmet queries": () =>
      container.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE).purge(),
  })
}

export const config = {
  name: "assistant-reconcile-search",
  schedule: "*/10 * * * *",
}
