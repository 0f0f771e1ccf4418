/**
 * Product search on its TypeScript sources, without a store around it.
 *
 *   const database = await createSearchDatabase()
 *   const shop = openSearch(database.url)
 *   await shop.put({ title: "Oak Chair", price: 4_900n })
 *   await shop.titles("chair under 50")
 *   await shop.close()
 *
 * Two instances on one database are two `openSearch` calls: each has a pool and a memory of its own.
 */
import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import ProductSearchService from "../../src/modules/product-search/service"
import type {
  Offer,
  SearchDocument,
  SearchRequest,
  SearchResult,
} from "../../src/modules/product-search/types"
import { createDatabase, type TestDatabase } from "./database"
import { migrateModule } from "./module-migrations"

export interface Draft extends Partial<SearchDocument> {
  title: string
  /** Cents of US dollars. */
  price?: bigint
  /** What is live, where it is not what the document says. */
  live?: Partial<Offer>
}

export interface OpenSearch {
  search: ProductSearchService
  knex: Knex
  /** What the module has logged as warnings. */
  warnings: string[]
  put(...drafts: Draft[]): Promise<void>
  remove(title: string): Promise<void>
  ask(query: string, more?: Partial<SearchRequest>): Promise<SearchResult>
  titles(query: string, more?: Partial<SearchRequest>): Promise<string[]>
  close(): Promise<void>
}

const CHANNEL = "sc_shop"
/** Of all instances: what the shop itself would answer. */
const offers = new Map<string, Offer>()

export async function createSearchDatabase(): Promise<TestDatabase> {
  const database = await createDatabase()
  await migrateModule(database.url, "product-search")
  return database
}

export function idOf(title: string): string {
  return `prod_${title.toLowerCase().replace(/[^a-z0-9]+/g, "_")}`
}

export function draftDocument({ price = 1_000n, live: _, ...draft }: Draft): SearchDocument {
  const amount = String(price)
  return {
    product_id: idOf(draft.title),
    subtitle: "",
    description: "",
    handle: "",
    type: "",
    collection: "",
    categories: [],
    category_keys: [],
    category_ids: [],
    tags: [],
    brand: "",
    material: "",
    attributes: [],
    codes: [],
    sales_channel_ids: [CHANNEL],
    prices: { usd: { min: amount, max: amount } },
    created_at: "2026-01-01T00:00:00.000Z",
    ...draft,
  }
}

/** @param options the plugin's option `search`; without embeddings unless it says something else */
export function openSearch(url: string, options: Record<string, unknown> = {}): OpenSearch {
  const knex = createKnex({
    client: "pg",
    connection: { connectionString: url },
    pool: { min: 0, max: 5 },
    log: { warn: () => {} },
  })
  const warnings: string[] = []
  const search = new ProductSearchService(
    {
      __pg_connection__: knex,
      logger: { warn: (message: string) => void warnings.push(message) } as never,
    },
    { search: { embeddings: "none", ...options } }
  )
  const titleOf = new Map<string, string>()
  const ask = (query: string, more: Partial<SearchRequest> = {}) =>
    search.search({
      query,
      currency: "usd",
      locale: "en-US",
      sales_channel_id: CHANNEL,
      limit: 10,
      readOffers: async (ids) => ids.flatMap((id) => offers.get(id) ?? []),
      ...more,
    })
  return {
    search,
    knex,
    warnings,
    ask,
    async put(...drafts) {
      for (const { title, price = 1_000n, live } of drafts) {
        const product_id = idOf(title)
        titleOf.set(product_id, title)
        offers.set(product_id, {
          product_id,
          price,
          in_stock: true,
          on_sale: false,
          rating: null,
          ...live,
        })
      }
      await search.putDocuments(
        drafts.map((draft) => ({ document: draftDocument(draft), source_updated_at: null }))
      )
    },
    async remove(title) {
      offers.delete(idOf(title))
      await search.removeDocuments([idOf(title)])
    },
    async titles(query, more) {
      const { hits } = await ask(query, more)
      return hits.map(({ product_id }) => titleOf.get(product_id) ?? product_id)
    },
    close: async () => await knex.destroy(),
  }
}
