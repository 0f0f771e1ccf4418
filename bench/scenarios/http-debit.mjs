/** `POST /wallet/v1/wallets/{id}/debit` against the host's own cost, and against the loyalty plugin. */
import { alternate, result } from "../measure.mjs"

export const name = "debit"
export const needs = "store"

const BODY = { amount: "1", reason: "Benchmark" }

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
  const byUser = (job, connections) => () =>
    store.request("user", { method: "POST", connections, seconds: pace.seconds, ...job })
  const againstLoyalty = (wallets, accounts, connections) => ({
    ours: byUser(
      { paths: wallets.map((id) => `/wallet/v1/wallets/${id}/debit`), body: BODY },
      connections
    ),
    peer: byUser(
      {
        paths: accounts.map((id) => `/admin/store-credit-accounts/${id}/debit`),
        body: { amount: 1, note: BODY.reason },
        keyless: true,
      },
      connections
    ),
  })
  const { wallets, accounts, past } = store
  const rows = []
  const compare = async (name, goal, sides) => {
    const { ours, peer } = await alternate(pace, sides)
    rows.push(result({ name, unit: "requests/s", ours: ours.rate, peer: peer.rate, ...goal }))
  }
  for (const [connections, atLeast] of [
    [16, 0.6],
    [64, 0.85],
  ]) {
    await compare(
      `debit over HTTP against an empty POST route, ${connections} connections`,
      { atLeast },
      { ours: debit(wallets.none, connections), peer: post(["/bench/empty"], connections) }
    )
  }
  for (const [connections, atLeast] of [
    [16, 12],
    [64, 18],
  ]) {
    await compare(
      `debit against the loyalty plugin's, ${past.medium.entries} entries, ${connections} connections`,
      { atLeast },
      againstLoyalty(wallets.medium, accounts.medium, connections)
    )
  }
  await compare(
    `debit against the loyalty plugin's, ${past.long.entries} entries, 16 connections`,
    { atLeast: 100 },
    againstLoyalty(wallets.long, accounts.long, 16)
  )
  await compare(
    `debit on wallets with ${past.long.entries} entries against new ones, 16 connections`,
    { atLeast: 0.9 },
    { ours: debit(wallets.long, 16), peer: debit(wallets.few, 16) }
  )
  await compare(
    "debit on one hot wallet against 1,000, 64 connections",
    { atLeast: 0.9 },
    { ours: debit(wallets.few.slice(0, 1), 64), peer: debit(wallets.none, 64) }
  )
  return rows
}
