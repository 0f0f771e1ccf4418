/** A store process with a catalogue of made-up products, as agents and shoppers read it. */
import { readFileSync, writeFileSync } from "node:fs"
import { stopGroup } from "../scripts/processes.mjs"
import { findFreePort } from "../scripts/ports.mjs"
import { createDatabase, settleDatabase, withClient } from "./cluster.mjs"
import { loadCatalogue } from "./seed/catalogue.mjs"
import { medusa, serve, storeEnvironment } from "./store-bench.mjs"

const PRODUCTS = { full: 100_000, quick: 10_000 }

export async function openCatalogueBench(cluster, { quick }) {
  const products = PRODUCTS[quick ? "quick" : "full"]
  const url = await createDatabase(cluster, "catalogue")
  const port = await findFreePort()
  // What the collector leaves lying about for want of pressure is not what the feed needs.
  const env = { ...storeEnvironment(url, port), NODE_OPTIONS: "--max-old-space-size=1024" }
  await medusa("catalogue-migrate", ["db:migrate", "--execute-safe-links"], env)
  // A store makes its sales channel when it starts for the first time.
  await stopGroup((await serve(env, port)).pid)
  await withClient(url, async (client) => {
    const { rows } = await client.query("select id from sales_channel limit 1")
    await loadCatalogue(client, { count: products, salesChannelId: rows[0].id, pictures: true })
  })
  await settleDatabase(url)
  const server = await serve(env, port)
  return {
    products,
    /** @param {string} target path and query */
    fetch: (target, init) => fetch(`http://127.0.0.1:${port}${target}`, init),
    memory: processMemory(server.pid),
    stop: () => stopGroup(server.pid),
  }
}

/** What a process has in memory, in megabytes, as Linux counts it. */
function processMemory(pid) {
  const read = (line) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8")
    return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024
  }
  return {
    now: () => read("VmRSS"),
    /** The most since `forget`. */
    peak: () => read("VmHWM"),
    forget: () => writeFileSync(`/proc/${pid}/clear_refs`, "5"),
  }
}
