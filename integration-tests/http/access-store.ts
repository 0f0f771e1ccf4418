/** What tests of access need: credentials made over the dashboard's routes, ways to show them. */
import { setTimeout as sleep } from "node:timers/promises"
import {
  request,
  type Admin,
  type Answer,
  type Customer,
  type RequestOptions,
  type Store,
} from "../support/store"

/** Within this time a revocation and a grant have to take effect on every instance. */
export const EFFECTIVE_MS = 5_000

export interface StoreKey {
  id: string
  consumer_key: string
  consumer_secret: string
}

const ADMIN = "/admin/wallet"

/** Calls one of the dashboard's routes for access. */
export function asAdmin(store: Store, admin: Admin, method: string, path: string, body?: unknown) {
  return request(store, method, `${ADMIN}${path}`, { token: admin.token, body })
}

async function make(store: Store, admin: Admin, path: string, body: unknown) {
  const answer = await asAdmin(store, admin, "POST", path, body)
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.body
}

export function createKey(
  store: Store,
  admin: Admin,
  scope: "read" | "write" | "read_write",
  user_id?: unknown
): Promise<StoreKey> {
  return make(store, admin, "/api-keys", { name: "tests", scope, user_id })
}

export function createPassword(
  store: Store,
  admin: Admin,
  user_id: unknown
): Promise<{ id: string; username: string; password: string }> {
  return make(store, admin, "/application-passwords", { name: "tests", user_id })
}

export function grant(
  store: Store,
  admin: Admin,
  subject_type: string,
  subject_id: unknown,
  capability: string
): Promise<{ id: string }> {
  return make(store, admin, "/grants", { subject_type, subject_id, capability })
}

/** A store API key over Basic. */
export function overBasic({ consumer_key, consumer_secret }: StoreKey): RequestOptions {
  return { basic: `${consumer_key}:${consumer_secret}` }
}

/** A store API key in the query, behind whatever the path has. */
export function inQuery(path: string, { consumer_key, consumer_secret }: StoreKey): string {
  const pair = new URLSearchParams({ consumer_key, consumer_secret })
  return `${path}${path.includes("?") ? "&" : "?"}${pair}`
}

/** A session cookie with its nonce. */
export async function signIn(store: Store, { token }: Admin | Customer): Promise<RequestOptions> {
  const session = await request(store, "POST", "/auth/session", { token })
  const cookie = (session.headers.get("set-cookie") ?? "").split(";")[0] as string
  const { body } = await request(store, "GET", "/wallet/v1/nonce", { headers: { cookie } })
  return { headers: { cookie, "x-platform-nonce": body.nonce } }
}

/** Repeats a call until its status changes to the expected one, within the time that is promised. */
export async function expectSoon(
  call: () => Promise<Answer>,
  status: number,
  within = EFFECTIVE_MS
): Promise<Answer> {
  const until = Date.now() + within
  let answer = await call()
  while (answer.status !== status && Date.now() < until) {
    await sleep(100)
    answer = await call()
  }
  expect([answer.status, answer.text]).toEqual([status, expect.anything()])
  return answer
}
