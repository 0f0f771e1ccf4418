/** A ledger of a million entries in a database of its own. */
import { migrateLedger, openPool } from "./built-ledger.mjs"
import { createDatabase, settleDatabase, withClient } from "./cluster.mjs"
import { loadHistories } from "./seed/histories.mjs"

export async function openHistoriesBench(cluster, { quick }) {
  const url = await createDatabase(cluster, "histories")
  const pool = openPool(url)
  await migrateLedger(pool)
  await pool.destroy()
  const longest = quick ? 10_000 : 50_000
  await withClient(url, async (client) => {
    await loadHistories(client, { group: "long", count: 10, entries: longest })
    await loadHistories(client, { group: "short", count: longest / 10, entries: 100 })
  })
  await settleDatabase(url)
  return { url, longest, stop: async () => undefined }
}
