import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"

const ROOT = path.resolve(__dirname, "../..")
const PRODUCTS = [
  { id: 1, title: "Oak Chair", category: "furniture", tags: ["chairs"], price: 49, stock: 3 },
  { id: 2, title: "Walnut Sofa", category: "furniture", tags: ["sofas"], price: 899, stock: 1 },
  { id: 3, title: "Red Lipstick", category: "beauty", tags: ["lipstick"], price: 12.99, stock: 9 },
]
const QUERIES = [
  { id: 1, kind: "keyword", query: "chair", relevance: { 1: 2 } },
  { id: 2, kind: "typo", query: "lipstik", relevance: { 3: 2 } },
  { id: 3, kind: "synonym", query: "couch", relevance: { 2: 2 } },
  { id: 4, kind: "typo", query: "zzqqxx", relevance: { 1: 2 } },
]
const PEERS = ["ilike", "ilike_every_word", "medusa_search", "medusa_search_any"]

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "eval-search-"))
  writeFileSync(path.join(folder, "products.json"), JSON.stringify(PRODUCTS))
  writeFileSync(path.join(folder, "queries.json"), JSON.stringify(QUERIES))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function evaluate(...args: string[]) {
  const script = path.join(ROOT, "scripts", "eval-search.mjs")
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args, "--json"], {
    cwd: ROOT,
  })
  return JSON.parse(stdout.trim().split("\n").at(-1) as string)
}

describe("npm run eval:search", () => {
  it("ends with one object: how good the answers are, of each kind, ours and the peers'", async () => {
    const { peers, ...ours } = await evaluate(folder, "--no-embeddings")
    expect(ours).toEqual({
      ndcg10: 0.75,
      recall10: 0.75,
      zero_hit_share: 0.25,
      by_kind: { keyword: 1, typo: 0.5, synonym: 1 },
      p50_ms: expect.any(Number),
      p95_ms: expect.any(Number),
    })
    expect(Object.keys(peers)).toEqual(PEERS)
    for (const peer of Object.values(peers)) {
      expect(Object.keys(peer as object)).toEqual(Object.keys(ours))
    }
    expect(peers.ilike).toMatchObject({ zero_hit_share: 0.75, by_kind: { synonym: 0 } })
  })

  it("ends with how fast a made-up catalogue is searched", async () => {
    const figures = await evaluate("--synthetic", "50", "--no-embeddings")
    expect(figures).toMatchObject({ products: 50, queries: 500 })
    for (const name of ["cpu_ms", "p50_ms", "p95_ms", "max_ms", "rss_mb"]) {
      expect(figures[name]).toBeGreaterThan(0)
    }
    expect(figures.p95_ms).toBeGreaterThanOrEqual(figures.p50_ms)
  })
})

/** Ours, and those of others where somebody has laid them beside the repository. */
const CATALOGUES = [
  path.join(ROOT, "integration-tests", "data", "search"),
  path.resolve(ROOT, "..", "shared", "data"),
].flatMap((parent) =>
  existsSync(parent)
    ? readdirSync(parent)
        .map((name) => path.join(parent, name))
        .filter((folder) => existsSync(path.join(folder, "queries.json")))
        .map((folder) => [path.basename(folder), folder])
    : []
)

describe("on every catalogue that is there, ours finds no less than the host's own module", () => {
  it.each(CATALOGUES)("%s", async (_, catalogue) => {
    const { peers, ...ours } = await evaluate(catalogue)
    expect(ours.ndcg10).toBeGreaterThanOrEqual(peers.medusa_search.ndcg10)
    expect(ours.ndcg10).toBeGreaterThanOrEqual(peers.medusa_search_any.ndcg10)
    expect(ours.zero_hit_share).toBeLessThanOrEqual(peers.medusa_search.zero_hit_share)
  })

  it("in two languages at least", () => {
    expect(CATALOGUES.map(([name]) => name)).toEqual(
      expect.arrayContaining(["garden-de", "playroom-en"])
    )
  })
})
