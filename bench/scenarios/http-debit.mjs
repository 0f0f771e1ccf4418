/** `POST /wallet/v1/wallets/{id}/debit` against the host's own cost, and against the loyalty plugin. */
import { alternate, result } from "../measure.mjs"

export const name = "debit"
export const needs = "store"

const BODY = { amount: "1", reason: "Benchmark" }
/** How much longer runs are whose peer takes most of a second for each: what it has under way at the end does not count. */
const LONGER = 4

export async function run({ store, pace }) {
  const post = (paths, connections) => () =>
    store.request("manager", {
      method: "POST",
      paths,
      body: BODY,
      connections,
      seconds: pace.seconds,
    })
  const debit = (wallets, connections) =>
    post(
      wallets.map((id) => `/wallet/v1/wallets/${id}/debit`),
      connections
    )
  // Each by its own route, by the same user with the same token.
  const byUser = (job) => () => store.request("user", { method: "POST", ...job })
  const againstLoyalty = (wallets, accounts, { connections, seconds = pace.seconds }) => ({
    ours: byUser({
      paths: wallets.map((id) => `/wallet/v1/wallets/${id}/debit`),
      body: BODY,
      connections,
      seconds,
    }),
    peer: byUser({
      paths: accounts.map((id) => `/admin/store-credit-accounts/${id}/debit`),
      body: { amount: 1, note: BODY.reason },
      keyless: true,
      connections,
      seconds,
    }),
  })
  const { wallets, accounts, past } = store
  const rows = []
  const compare = async (name, goal, sides) => {
    const { ours, peer } = await alternate(pace, sides)
    rows.push(result({ name, unit: "requests/s", ours: ours.rate, peer: peer.rate, ...goal }))
  }
  for (const [connections, atLeast] of [
    [16, 0.4],
    [64, 0.6],
  ]) {
    await compare(
      `debit over HTTP against an empty POST route, ${connections} connections`,
      { atLeast },
      { ours: debit(wallets.none, connections), peer: post(["/bench/empty"], connections) }
    )
  }
  for (const [connections, atLeast] of [
    [16, 10],
    [64, 15],
  ]) {
    await compare(
      `debit against the loyalty plugin's, ${past.medium.entries} entries, ${connections} connections`,
      { atLeast },
      againstLoyalty(wallets.medium, accounts.medium, { connections })
    )
  }
  await compare(
    `debit against the loyalty plugin's, ${past.long.entries} entries, 16 connections`,
    { atLeast: 50 },
    againstLoyalty(wallets.long, accounts.long, {
      connections: 16,
      seconds: pace.seconds * LONGER,
    })
  )
  await compare(
    "debit on one hot wallet against 1,000, 64 connections",
    { atLeast: 0.9 },
    { ours: debit(wallets.few.slice(0, 1), 64), peer: debit(wallets.none, 64) }
  )
  return rows
}
