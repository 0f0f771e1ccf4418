/**
 * What a request pays for being counted and for its credential, as part of what an empty route of
 * the host costs.
 *
 * Endpoints that do nothing, in services of the plugin's layer that differ in one thing: `open` asks
 * for no credential and counts nothing; `keyed` checks a key and counts; `nonced` checks a session's
 * nonce. Each is compared with `open` under the very same headers, so that what the host itself does
 * with a cookie is on both sides. The differences of the times per request are added: no request has
 * both credentials, all together it costs at most that.
 */
import { alternate, median, result } from "../measure.mjs"

export const name = "gates"
export const needs = "store"

const CONNECTIONS = 16
/**
 * What is looked for is a tenth of what a request costs, and that moves by more within seconds. So
 * runs are short and many, and each is held against the one just before it.
 */
const SHORT = { rounds: 6, seconds: 1 }
/** Session cookies of a store in production are for HTTPS, which ends at its proxy. */
const BEHIND_PROXY = { "x-forwarded-proto": "https" }

export async function run({ store, pace, note }) {
  const session = await signIn(store)
  const get = (path, more) => () =>
    store.request("server", {
      method: "GET",
      paths: [path],
      connections: CONNECTIONS,
      seconds: SHORT.seconds,
      ...more,
    })
  const withSession = { senders: [{}], headers: session }
  const sides = await alternate(
    { rounds: pace.rounds * SHORT.rounds },
    {
      empty: get("/bench/empty"),
      open: get("/bench/gates/open"),
      keyed: get("/bench/gates/keyed"),
      openSession: get("/bench/gates/open", withSession),
      nonced: get("/bench/gates/nonced", withSession),
    }
  )
  const micros = ({ rate }) => 1_000_000 / rate
  const added = (side, { runs }) =>
    median(side.runs.map((run, round) => micros(run) - micros(runs[round])))
  const keyAndLimit = added(sides.keyed, sides.open)
  const nonce = added(sides.nonced, sides.openSession)
  note(`key and limit ${keyAndLimit.toFixed(1)} µs, nonce ${nonce.toFixed(1)} µs a request`)
  return [
    result({
      name: "rate limit, key and nonce together against an empty GET route's whole cost",
      unit: "µs/request",
      ours: keyAndLimit + nonce,
      peer: micros(sides.empty),
      atMost: 0.1,
    }),
  ]
}

/** Headers of a customer's session with its nonce. */
async function signIn(store) {
  const [{ authorization }] = store.customers
  const opened = await store.call("POST", "/auth/session", { authorization, ...BEHIND_PROXY })
  const [cookie] = (opened.headers.get("set-cookie") ?? "").split(";")
  const answer = await store.call("GET", "/wallet/v1/nonce", { cookie, ...BEHIND_PROXY })
  const { nonce } = await answer.json()
  return { cookie, "x-platform-nonce": nonce, ...BEHIND_PROXY }
}
