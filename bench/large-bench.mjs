/** A ledger of 200,000 wallets and 5,000,000 entries in a database of its own. */
import { migrateLedger, openPool } from "./built-ledger.mjs"
import { createDatabase, settleDatabase, withClient } from "./cluster.mjs"
import { loadHistories } from "./seed/histories.mjs"

/** How long the store has been there. */
const DAYS = 730

/** A few wallets have most of their store's past, and most have little. */
const SIZES = {
  full: { long: { count: 10, entries: 50_000 }, short: { count: 199_990, entries: 23 } },
  quick: { long: { count: 10, entries: 10_000 }, short: { count: 1_000, entries: 100 } },
}

export async function openLargeBench(cluster, { quick }) {
  const { long, short } = SIZES[quick ? "quick" : "full"]
  const url = await createDatabase(cluster, "large")
  const pool = openPool(url)
  await migrateLedger(pool)
  await pool.destroy()
  const wallets = await withClient(url, async (client) => {
    const first = await loadHistories(client, { group: "long", days: DAYS, ...long })
    await loadHistories(client, { group: "short", days: DAYS, ...short })
    return first
  })
  await settleDatabase(url)
  return {
    url,
    /** Those with the longest past. */
    wallets,
    size: `${long.count + short.count} wallets, ${
      long.count * long.entries + short.count * short.entries
    } entries`,
    stop: async () => undefined,
  }
}
