import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ProductSearchService } from "../../../modules/product-search"
import { indexProducts } from "./index-products"

const filled = new WeakSet<ProductSearchService>()
const filling = new WeakMap<ProductSearchService, Promise<void>>()

/** How long the very first search of a store waits for its catalogue. */
const PATIENCE_MS = 10_000

/**
 * Reads the whole catalogue in when nobody has yet: the plugin was added to a store that has
 * products, and the job has not run. A catalogue that takes longer is searched as far as it goes.
 */
export async function fillOnce(
  scope: MedusaContainer,
  search: ProductSearchService
): Promise<void> {
  if (filled.has(search)) return
  let running = filling.get(search)
  if (!running) {
    running = fill(scope, search).finally(() => filling.delete(search))
    filling.set(search, running)
  }
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([running, patience]).finally(() => clearTimeout(timer))
}

async function fill(scope: MedusaContainer, search: ProductSearchService): Promise<void> {
  if (!(await search.isFilled())) {
    const count = await indexProducts(scope)
    scope.resolve(ContainerRegistrationKeys.LOGGER).info(`Search: ${count} products are indexed`)
  }
  filled.add(search)
}
