import type { MedusaContainer } from "@medusajs/framework/types"
import { PRODUCT_SEARCH_MODULE } from "../modules/product-search"
import type { ProductSearchService } from "../modules/product-search"

/** Time that a run may take; what is left is for the next one. */
const BUDGET_MS = 4_000

/** Makes the embeddings of new and changed products. Until then their words find them. */
export default async function embedProducts(container: MedusaContainer): Promise<void> {
  await container
    .resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE)
    .embedMissing({ milliseconds: BUDGET_MS })
}

export const config = {
  name: "assistant-embed-products",
  schedule: { interval: 15_000 },
}
