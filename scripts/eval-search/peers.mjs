/** What a store has without the plugin: ILIKE, and the host's own Search module. */
import { createRequire } from "node:module"
import { DEPTH } from "./measures.mjs"

const require = createRequire(import.meta.url)

/**
 * Puts the same products into what each peer searches.
 *
 * @returns {Promise<Record<string, (query: string) => Promise<string[]>>>} ids by query
 */
export async function openPeers(knex, documents, hostFields) {
  await knex.raw("create table peer_product (id text primary key, everything text not null)")
  await knex("peer_product").insert(
    documents.map((document) => ({ id: document.product_id, everything: textOf(document) }))
  )
  const host = await openHostSearch(knex, documents, hostFields)
  const like = async (patterns) => {
    if (!patterns.length) return []
    const rows = await knex("peer_product")
      .select("id")
      .where((builder) => patterns.forEach((one) => builder.whereILike("everything", `%${one}%`)))
      .orderBy("id")
      .limit(DEPTH)
    return rows.map(({ id }) => id)
  }
  return {
    ilike: (query) => like([query]),
    ilike_every_word: (query) => like(query.split(/\s+/).filter(Boolean)),
    medusa_search: (query) => host(query, "all"),
    medusa_search_any: (query) => host(query, "any"),
  }
}

function textOf({ title, description, categories, tags, brand }) {
  return [title, description, ...categories.flat(), ...tags, brand].join(" ")
}

/** The engine of `@medusajs/search-postgres` itself, with typo tolerance on. */
async function openHostSearch(knex, documents, fields) {
  const {
    PostgresSearchService,
  } = require("@medusajs/search-postgres/dist/services/postgres-search")
  const {
    Migration20260807120000: Migration,
  } = require("@medusajs/search-postgres/dist/migrations/Migration20260807120000")
  const migration = new Migration(undefined, undefined)
  await migration.up()
  for (const query of migration.getQueries()) await knex.raw(query)
  const manager = managerOf(knex)
  manager.transactional = (run) => knex.transaction((transaction) => run(managerOf(transaction)))
  const engine = new PostgresSearchService({ manager, logger: console })
  const index = {
    name: "peer",
    entity: "product",
    physical_name: "peer",
    primary_key: "id",
    provider: "postgres",
    settings: {},
    fields: fields.toFields(),
  }
  await engine.upsertIndex({ index })
  await engine.upsertDocuments({
    index: "peer",
    definition: index,
    documents: documents.map(({ product_id, categories, ...rest }) => ({
      id: product_id,
      ...rest,
      categories: categories.flat(),
    })),
  })
  await knex.raw("analyze")
  return async (query, match_strategy) => {
    const { hits } = await engine.search({
      index,
      q: query,
      attributes_to_retrieve: ["id"],
      pagination: { take: DEPTH },
      search_options: { match_strategy, typo_tolerance: true, count: "none" },
    })
    return hits.map(({ id }) => id)
  }
}

function managerOf(connection) {
  return {
    execute: async (sql, bindings) => (await connection.raw(sql, bindings ?? [])).rows,
  }
}
