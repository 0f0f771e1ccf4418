/** A store process with a year of made-up orders, as its manager looks at it. */
import { readFileSync, rmSync } from "node:fs"
import { findFreePort } from "../scripts/ports.mjs"
import { stopGroup } from "../scripts/processes.mjs"
import { createDatabase, settleDatabase, withClient } from "./cluster.mjs"
import { loadOrders } from "./seed/orders.mjs"
import { medusa, serve, storeEnvironment } from "./store-bench.mjs"

const ORDERS = { full: 100_000, quick: 10_000 }

export async function openOrdersBench(cluster, { quick }) {
  const orders = ORDERS[quick ? "quick" : "full"]
  const url = await createDatabase(cluster, "orders")
  const port = await findFreePort()
  const env = storeEnvironment(url, port)
  await medusa("orders-migrate", ["db:migrate", "--execute-safe-links"], env)
  await medusa("orders-seed", ["exec", "./src/scripts/seed.ts"], env)
  const { manager } = JSON.parse(readFileSync(env.SEED_RESULT, "utf8"))
  rmSync(env.SEED_RESULT)
  await withClient(url, (client) => loadOrders(client, { orders }))
  await settleDatabase(url)
  const server = await serve(env, port)
  return {
    orders,
    /** As the manager. */
    get: (target) =>
      fetch(`http://127.0.0.1:${port}${target}`, { headers: { authorization: manager } }),
    stop: () => stopGroup(server.pid),
  }
}
