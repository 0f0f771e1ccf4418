/**
 * `npm run eval:search -- DIR [--json] [--misses] [--no-embeddings]` loads DIR/products.json into an
 * index of the plugin's own on a PostgreSQL of its own, asks DIR/queries.json in the language that
 * DIR/meta.json names and prints how good the answers are, beside what a store has without the plugin. With `--json` the last line is one object.
 *
 * `npm run eval:search -- --synthetic N [--json]` measures how fast a made-up catalogue of N products
 * is searched.
 *
 *   --misses         also prints the queries whose answer could be better
 *   --no-embeddings  words only
 */
import { mkdirSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { parseArgs } from "node:util"
import { buildPlugin, isPluginBuilt } from "./builds.mjs"
import { Stop } from "./children.mjs"
import { readCatalogue, toDocument, toOffer } from "./eval-search/catalogue.mjs"
import { DEPTH, measure, percentile } from "./eval-search/measures.mjs"
import { openPeers } from "./eval-search/peers.mjs"
import { makeProducts, makeQueries } from "./eval-search/synthetic.mjs"
import { LOCAL, ROOT } from "./paths.mjs"
import { startPostgres, stopPostgres } from "./postgres.mjs"
import { step } from "./progress.mjs"

const DATA = path.join(LOCAL, "eval-search", String(process.pid))
const BUILT = path.join(ROOT, ".medusa", "server", "src")
const QUERIES = 500
const WRITTEN_AT_ONCE = 1_000
/** Misses are below this. */
const GOOD = 0.9

const require = createRequire(import.meta.url)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean" },
    misses: { type: "boolean" },
    synthetic: { type: "string" },
    "no-embeddings": { type: "boolean" },
  },
})

async function main() {
  const count = values.synthetic === undefined ? undefined : Number(values.synthetic)
  if (count === undefined && positionals.length !== 1) {
    throw new Stop("Name the folder that has products.json and queries.json, or --synthetic N")
  }
  if (count !== undefined && !(Number.isSafeInteger(count) && count > 0)) {
    throw new Stop("--synthetic takes the number of products")
  }
  const catalogue = count === undefined ? readCatalogue(path.resolve(positionals[0])) : undefined
  if (!isPluginBuilt()) await step("Plugin", () => buildPlugin())
  const { toMinorUnits } = require(path.join(BUILT, "money", "money"))
  const figures = await withDatabase(async (knex) => {
    const english = { language: "en", currency: "usd", toMinorUnits }
    if (!catalogue) return await measureSpeed(knex, makeProducts(count), english)
    return await measureQuality(knex, catalogue, { ...catalogue, toMinorUnits })
  })
  if (values.json) console.log(JSON.stringify(figures))
}

async function withDatabase(work) {
  mkdirSync(path.dirname(DATA), { recursive: true })
  const postgres = await step("PostgreSQL", () => startPostgres({ dataDir: DATA }))
  const createKnex = require("@medusajs/framework/mikro-orm/knex").knex
  const knex = createKnex({ client: "pg", connection: postgres.url("postgres") })
  try {
    const { Migration20261120090503: Migration } = require(
      path.join(BUILT, "modules/product-search/migrations/Migration20261120090503")
    )
    const migration = new Migration(undefined, undefined)
    await migration.up()
    for (const query of migration.getQueries()) await knex.raw(query)
    return await work(knex)
  } finally {
    await knex.destroy()
    await stopPostgres(DATA)
    for (const end of ["", ".new", ".port", ".log"])
      rmSync(DATA + end, { recursive: true, force: true })
  }
}

function openSearch(knex) {
  const { default: Service } = require(path.join(BUILT, "modules/product-search/service"))
  const logger = { warn: console.warn, error: console.error, info: () => undefined }
  return new Service(
    { __pg_connection__: knex, logger },
    { search: { embeddings: values["no-embeddings"] ? "none" : "auto" } }
  )
}

/** Indexes products, and gives a search over them that answers with ids. */
async function index(knex, products, shop) {
  const service = openSearch(knex)
  const documents = products.map((product) => toDocument(product, shop))
  await step(`Indexing ${products.length} products`, async () => {
    for (let at = 0; at < documents.length; at += WRITTEN_AT_ONCE) {
      await service.putDocuments(
        documents
          .slice(at, at + WRITTEN_AT_ONCE)
          .map((document) => ({ document, source_updated_at: null }))
      )
    }
  })
  let embedded = 0
  await step("Embeddings", async () => {
    for (let made = 1; made; embedded += made) {
      made = await service.embedMissing({ milliseconds: 10_000 })
    }
  })
  const offers = new Map(products.map((one) => [String(one.id), toOffer(one, shop)]))
  const search = async (query) => {
    const { hits } = await service.search({
      query,
      currency: shop.currency,
      locale: shop.language,
      sales_channel_id: "shop",
      limit: DEPTH,
      readOffers: async (ids) => ids.map((id) => offers.get(id)),
    })
    return hits.map(({ product_id }) => product_id)
  }
  await step("Loading into memory", async () => {
    const started = Date.now()
    // A large catalogue is answered from PostgreSQL until it is loaded.
    while (!(await isLoaded(service, search)) && Date.now() - started < 300_000);
  })
  return { search, documents, embedded }
}

async function isLoaded(service, search) {
  await search("warm up")
  return service.isInMemory()
}

async function measureQuality(knex, { products, queries }, shop) {
  const { search, documents, embedded } = await index(knex, products, shop)
  const { hostFields } = require(path.join(BUILT, "modules/product-search/host-index"))
  const peers = await openPeers(knex, documents, hostFields)
  const ours = await measure(queries, search)
  const measured = {}
  for (const [name, ask] of Object.entries(peers)) measured[name] = await measure(queries, ask)
  const figures = {
    ...ours.figures,
    peers: Object.fromEntries(
      Object.entries(measured).map(([name, { figures }]) => [name, figures])
    ),
  }
  console.log(`\n${products.length} products, ${queries.length} queries, ${embedded} embeddings\n`)
  printTable({ ours: ours.figures, ...figures.peers })
  if (values.misses) printMisses(ours.runs, queries, products)
  return figures
}

async function measureSpeed(knex, products, shop) {
  const { search } = await index(knex, products, shop)
  const queries = makeQueries(QUERIES, products)
  // Once to let the compiler warm up, with other queries than those that count.
  for (const query of makeQueries(QUERIES, products.slice(7))) await search(`${query} `)
  const times = []
  const cpu = process.cpuUsage()
  for (const query of queries) {
    const started = performance.now()
    await search(query)
    times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(cpu)
  const figures = {
    products: products.length,
    queries: queries.length,
    cpu_ms: Math.round((user + system) / queries.length / 10) / 100,
    p50_ms: Math.round(percentile(times, 0.5) * 100) / 100,
    p95_ms: Math.round(percentile(times, 0.95) * 100) / 100,
    max_ms: Math.round(Math.max(...times) * 100) / 100,
    rss_mb: Math.round(process.memoryUsage().rss / 2 ** 20),
  }
  console.table([figures])
  return figures
}

function printTable(rows) {
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { by_kind, zero_hit_share, ...figures }]) => [
        name,
        { ...figures, zero_hits: `${Math.round(zero_hit_share * 100)} %`, ...by_kind },
      ])
    )
  )
}

function printMisses(runs, queries, products) {
  const titles = new Map(products.map(({ id, title }) => [String(id), title]))
  for (const [i, { kind, query, ids, ndcg }] of runs.entries()) {
    if (ndcg >= GOOD) continue
    const { relevance } = queries[i]
    const shown = ids.map((id) => `${titles.get(id)}${relevance[id] ? ` (${relevance[id]})` : ""}`)
    const missing = Object.keys(relevance).filter((id) => !ids.includes(id))
    console.log(`${ndcg.toFixed(2)} ${kind}: ${query}\n     ${shown.join(" | ")}`)
    console.log(`     missing: ${missing.map((id) => titles.get(id)).join(" | ") || "nothing"}`)
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exitCode = 1
}
