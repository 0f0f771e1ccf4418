import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { databaseOf } from "../../../database/connection"
import { readGraph } from "../../../host/read-graph"
import { indexProducts } from "./index-products"

/** How long changes are gathered before products are read: an import tells of each on its own. */
const GATHER_MS = 150
const PER_PAGE = 500

interface Gathering {
  ids: Set<string>
  done: Promise<void>
}

let gathering: Gathering | undefined

/**
 * Reads products anew that have changed, together with those of other events of the moment.
 *
 * @returns when they can be found as they are now
 */
export async function noteChanges(
  scope: MedusaContainer,
  productIds: readonly string[]
): Promise<void> {
  if (!productIds.length) return
  gathering ??= gather(scope)
  for (const id of productIds) gathering.ids.add(id)
  await gathering.done
}

function gather(scope: MedusaContainer): Gathering {
  const ids = new Set<string>()
  const done = new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS)).then(async () => {
    gathering = undefined
    await indexProducts(scope, [...ids])
  })
  return { ids, done }
}

/** What an event is about, by the beginning of its name. */
const FILTERS: Record<string, string> = {
  "product-collection": "collection",
  "product-tag": "tags",
  "product-type": "type",
  "product-option": "options",
}

/** The products that an event of the host concerns. */
export async function changedProducts(
  scope: MedusaContainer,
  name: string,
  data: unknown
): Promise<string[]> {
  const ids = idsOf(data)
  if (!ids.length) return []
  // `product.updated` of the host's workflows, `product.product.updated` of its module.
  const subject = name.split(".").at(-2) ?? ""
  if (subject === "product") return ids
  if (subject === "product-variant") return await productsOfVariants(scope, ids)
  if (subject === "price") return await productsOfPrices(scope, ids)
  if (subject === "LinkProductSalesChannel") return await productsOfLinks(scope, ids)
  if (subject === "product-category") {
    return await productsWith(scope, { categories: { id: await withThoseBelow(scope, ids) } })
  }
  const relation = FILTERS[subject]
  return relation ? await productsWith(scope, { [relation]: { id: ids } }) : []
}

function idsOf(data: unknown): string[] {
  const list = Array.isArray(data) ? data : [data]
  return list.flatMap((one) => {
    const id = (one as { id?: unknown } | null)?.id
    return Array.isArray(id)
      ? id.filter((each) => typeof each === "string")
      : typeof id === "string"
        ? [id]
        : []
  })
}

async function productsWith(
  scope: MedusaContainer,
  filters: Record<string, unknown>
): Promise<string[]> {
  const found: string[] = []
  for (let after = ""; ;) {
    const products = await readGraph(scope, {
      entity: "product",
      fields: ["id"],
      filters: { ...filters, id: { $gt: after } },
      pagination: { take: PER_PAGE, order: { id: "ASC" } },
      row: z.object({ id: z.string() }),
    })
    found.push(...products.map(({ id }) => id))
    if (products.length < PER_PAGE) return found
    after = products[products.length - 1].id
  }
}

/** Products are found by the names of all categories above theirs. */
async function withThoseBelow(scope: MedusaContainer, ids: string[]): Promise<string[]> {
  const database = databaseOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  const rows = await database.rows<{ id: string }>(
    "select id from product_category where string_to_array(mpath, '.') && ?::text[]",
    [ids]
  )
  return [...new Set([...ids, ...rows.map(({ id }) => id)])]
}

async function productsOfVariants(scope: MedusaContainer, ids: string[]): Promise<string[]> {
  const variants = await scope
    .resolve(Modules.PRODUCT)
    .listProductVariants(
      { id: ids },
      { select: ["id", "product_id"], withDeleted: true, take: ids.length }
    )
  return variants.flatMap(({ product_id }) => product_id ?? [])
}

/** Links that are gone are still rows, only marked as deleted. */
async function productsOfLinks(scope: MedusaContainer, ids: string[]): Promise<string[]> {
  const database = databaseOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  const rows = await database.rows<{ product_id: string }>(
    "select distinct product_id from product_sales_channel where id = any(?)",
    [ids]
  )
  return rows.map(({ product_id }) => product_id)
}

async function productsOfPrices(scope: MedusaContainer, ids: string[]): Promise<string[]> {
  const prices = await scope
    .resolve(Modules.PRICING)
    .listPrices({ id: ids }, { select: ["id", "price_set_id"], take: ids.length })
  const sets = prices.flatMap((price) => (price as { price_set_id?: string }).price_set_id ?? [])
  if (!sets.length) return []
  const linked = await readGraph(scope, {
    entity: "price_set",
    fields: ["id", "variant.product_id"],
    filters: { id: sets },
    row: z.object({ variant: z.object({ product_id: z.string().nullish() }).nullish() }),
  })
  return linked.flatMap(({ variant }) => variant?.product_id ?? [])
}
