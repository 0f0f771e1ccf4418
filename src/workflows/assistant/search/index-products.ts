import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { PRODUCT_SEARCH_MODULE } from "../../../modules/product-search"
import type { ProductSearchService } from "../../../modules/product-search"
import { listMoved } from "./moved-products"
import { readDocuments } from "./read-documents"

const PRODUCTS_PER_PAGE = 200

/**
 * Brings what is known of products for searching up to date: those that are for sale are read anew,
 * those that aren't any more are removed.
 *
 * @param productIds all of the catalogue when absent; safe to break off and to run again
 * @returns how many products are for sale among them
 */
export async function indexProducts(
  scope: MedusaContainer,
  productIds?: readonly string[]
): Promise<number> {
  const search = scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE)
  if (!productIds) return await indexAll(scope, search)
  let count = 0
  for (let at = 0; at < productIds.length; at += PRODUCTS_PER_PAGE) {
    const page = [...new Set(productIds.slice(at, at + PRODUCTS_PER_PAGE))]
    const documents = await readDocuments(scope, page)
    const found = new Set(documents.map(({ document }) => document.product_id))
    await search.putDocuments(documents)
    await search.removeDocuments(page.filter((id) => !found.has(id)))
    count += found.size
  }
  return count
}

async function indexAll(scope: MedusaContainer, search: ProductSearchService): Promise<number> {
  let count = 0
  for await (const page of listPublished(scope)) {
    const documents = await readDocuments(
      scope,
      page.map(({ id }) => id)
    )
    await search.putDocuments(documents)
    count += documents.length
  }
  await removeMissing(scope, search)
  await search.markFilled()
  return count
}

/**
 * Finds what events did not tell: reads products anew whose change is newer than what is known or
 * whose categories are others, and removes those that are not for sale any more.
 *
 * @returns how many products were read or removed
 */
export async function reconcileProducts(scope: MedusaContainer): Promise<number> {
  const search = scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE)
  if (!(await search.isFilled())) return await indexAll(scope, search)
  const known = new Map<string, number>()
  for await (const row of listKnown(search)) {
    known.set(row.product_id, row.source_updated_at?.getTime() ?? 0)
  }
  const stale: string[] = []
  for await (const page of listPublished(scope)) {
    for (const { id, updated_at } of page) {
      if (known.get(id) !== new Date(updated_at).getTime()) stale.push(id)
      known.delete(id)
    }
  }
  stale.push(...known.keys(), ...(await listMoved(scope)))
  await indexProducts(scope, stale)
  return stale.length
}

async function removeMissing(scope: MedusaContainer, search: ProductSearchService) {
  const missing = new Set<string>()
  for await (const { product_id } of listKnown(search)) missing.add(product_id)
  for await (const page of listPublished(scope)) for (const { id } of page) missing.delete(id)
  await search.removeDocuments([...missing])
}

async function* listKnown(search: ProductSearchService) {
  for (let after = ""; ;) {
    const page = await search.readKnown(after, 5 * PRODUCTS_PER_PAGE)
    yield* page
    if (page.length < 5 * PRODUCTS_PER_PAGE) return
    after = page[page.length - 1].product_id
  }
}

async function* listPublished(scope: MedusaContainer) {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  for (let after = ""; ;) {
    const { data } = await query.graph({
      entity: "product",
      fields: ["id", "updated_at"],
      filters: { status: "published", id: { $gt: after } },
      pagination: { take: PRODUCTS_PER_PAGE, order: { id: "ASC" } },
    })
    if (data.length) yield data as { id: string; updated_at: string | Date }[]
    if (data.length < PRODUCTS_PER_PAGE) return
    after = data[data.length - 1].id
  }
}
