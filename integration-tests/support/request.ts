/**
 * Requests to a store under test, and the accounts to make them with.
 *
 *   const answer = await request(store, "GET", "/wallet/v1/wallets/me", { token: customer.token })
 *   expect(answer.status).toBe(200)
 */
import { createHmac, randomBytes } from "node:crypto"
import http from "node:http"
import { FIRST_ADMIN } from "./database"
import { storeEnvironment } from "./demo"

export interface Answer {
  status: number
  headers: Headers
  /** the parsed JSON, undefined when the answer isn't JSON */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  body: any
  text: string
}

export interface RequestOptions {
  /** bearer token */
  token?: string
  /** HTTP Basic credentials, "username:password" */
  basic?: string
  /** sent as JSON, unless it is a string or bytes: those go out as they are */
  body?: unknown
  headers?: Record<string, string>
  redirect?: RequestInit["redirect"]
  signal?: AbortSignal
}

type Target = { baseUrl: string } | string

/** Makes one request; every status is an answer, only a broken connection throws. */
export async function request(
  target: Target,
  method: string,
  path: string,
  { token, basic, body, headers = {}, redirect, signal }: RequestOptions = {}
): Promise<Answer> {
  const sent = new Headers()
  if (token) {
    sent.set("authorization", `Bearer ${token}`)
  }
  if (basic) {
    sent.set("authorization", `Basic ${Buffer.from(basic).toString("base64")}`)
  }
  const isRaw = typeof body === "string" || body instanceof Uint8Array
  if (body !== undefined) {
    sent.set("content-type", "application/json")
  }
  for (const [name, value] of Object.entries(headers)) {
    sent.set(name, value)
  }
  const baseUrl = typeof target === "string" ? target : target.baseUrl
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: sent,
    body:
      body === undefined ? undefined : isRaw ? (body as RequestInit["body"]) : JSON.stringify(body),
    redirect,
    signal,
  })
  const text = await response.text()
  const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "")
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text ? JSON.parse(text) : undefined,
    text,
  }
}

/** Sends a path character by character as it is given, where `fetch` would tidy it first. */
export function requestAsWritten(
  { baseUrl }: { baseUrl: string },
  path: string,
  { method = "GET", token, body, headers = {} }: AsWritten = {}
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(baseUrl)
  const sent = { ...(token && { authorization: `Bearer ${token}` }), ...headers }
  return new Promise((resolve, reject) => {
    const outgoing = http.request({ hostname, port, path, method, headers: sent }, (response) => {
      let text = ""
      response.setEncoding("utf8").on("data", (piece) => (text += piece))
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }))
    })
    outgoing.on("error", reject).end(body)
  })
}

interface AsWritten {
  method?: string
  token?: string
  body?: string
  headers?: Record<string, string>
}

async function expectOk(answer: Promise<Answer>, what: string): Promise<Answer> {
  const { status, text, ...rest } = await answer
  if (status >= 300) {
    throw new Error(`${what}: ${status} ${text}`)
  }
  return { status, text, ...rest }
}

async function logIn(target: Target, actor: string, email: string, password: string) {
  const path = `/auth/${actor}/emailpass`
  const answer = await expectOk(
    request(target, "POST", path, { body: { email, password } }),
    `log in ${email}`
  )
  return answer.body.token as string
}

export interface Admin {
  id: string
  email: string
  password: string
  token: string
}

/**
 * An admin user who is logged in: the database's first one, or with `email` a new one, invited by
 * the first.
 */
export async function createAdmin(
  target: Target,
  { email }: { email?: string } = {}
): Promise<Admin> {
  const first = await logIn(target, "user", FIRST_ADMIN.email, FIRST_ADMIN.password)
  if (!email) {
    const me = await expectOk(
      request(target, "GET", "/admin/users/me", { token: first }),
      "first admin"
    )
    return { id: me.body.user.id, ...FIRST_ADMIN, token: first }
  }
  const password = randomBytes(12).toString("hex")
  const invite = await expectOk(
    request(target, "POST", "/admin/invites", { token: first, body: { email } }),
    "invite an admin"
  )
  const registered = await expectOk(
    request(target, "POST", "/auth/user/emailpass/register", { body: { email, password } }),
    "register an admin"
  )
  const path = `/admin/invites/accept?token=${encodeURIComponent(invite.body.invite.token)}`
  const accepted = await expectOk(
    request(target, "POST", path, {
      token: registered.body.token,
      body: { email, first_name: "An", last_name: "Admin" },
    }),
    "accept an invite"
  )
  const token = await logIn(target, "user", email, password)
  return { id: accepted.body.user.id, email, password, token }
}

/** A secret API key of the host, made by an admin: `sk_…`, used as `{ basic: key + ":" }`. */
export async function createSecretKey(target: Target, admin: Admin): Promise<string> {
  const answer = await expectOk(
    request(target, "POST", "/admin/api-keys", {
      token: admin.token,
      body: { title: "tests", type: "secret" },
    }),
    "create a secret key"
  )
  return answer.body.api_key.token
}

export interface Customer {
  id: string
  email: string
  password: string
  token: string
}

const publishableKeys = new Map<string, Promise<string>>()

/** A publishable key of the store, which the host asks for on every /store route. */
export function publishableKey(target: Target): Promise<string> {
  const baseUrl = typeof target === "string" ? target : target.baseUrl
  let key = publishableKeys.get(baseUrl)
  if (!key) {
    key = makePublishableKey(target)
    publishableKeys.set(baseUrl, key)
  }
  return key
}

async function makePublishableKey(target: Target): Promise<string> {
  const { token } = await createAdmin(target)
  const channels = await expectOk(
    request(target, "GET", "/admin/sales-channels", { token }),
    "list sales channels"
  )
  const created = await expectOk(
    request(target, "POST", "/admin/api-keys", {
      token,
      body: { title: "storefront", type: "publishable" },
    }),
    "create a publishable key"
  )
  const { id, token: key } = created.body.api_key
  const add = channels.body.sales_channels.map((channel: { id: string }) => channel.id)
  await expectOk(
    request(target, "POST", `/admin/api-keys/${id}/sales-channels`, { token, body: { add } }),
    "link a sales channel"
  )
  return key
}

/** A customer who has registered over the store's own routes and is logged in. */
export async function createCustomer(
  target: Target,
  { email = `customer-${randomBytes(5).toString("hex")}@example.com` }: { email?: string } = {}
): Promise<Customer> {
  const password = randomBytes(12).toString("hex")
  const registered = await expectOk(
    request(target, "POST", "/auth/customer/emailpass/register", { body: { email, password } }),
    "register a customer"
  )
  const created = await expectOk(
    request(target, "POST", "/store/customers", {
      token: registered.body.token,
      body: { email },
      headers: { "x-publishable-api-key": await publishableKey(target) },
    }),
    "create a customer"
  )
  // The token that comes from logging in, but without hashing the password once more.
  const refreshed = await expectOk(
    request(target, "POST", "/auth/token/refresh", { token: registered.body.token }),
    "log a customer in"
  )
  return { id: created.body.customer.id, email, password, token: refreshed.body.token }
}

/**
 * A customer whom an admin enters, signed in with a token as the store itself makes them. No
 * password has to be hashed, which makes a crowd of them affordable.
 */
export async function addCustomer(target: Target, admin: Admin): Promise<Customer> {
  const email = `customer-${randomBytes(8).toString("hex")}@example.com`
  const { body } = await expectOk(
    request(target, "POST", "/admin/customers", { token: admin.token, body: { email } }),
    "add a customer"
  )
  const { id } = body.customer
  const claims = { actor_id: id, actor_type: "customer", auth_identity_id: `authid_${id}` }
  return { id, email, password: "", token: signToken(claims) }
}

/** A token as the store itself makes them. */
export function signToken(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")
  const exp = Math.floor(Date.now() / 1000) + 60 * 60
  const message = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ ...claims, exp })}`
  const { JWT_SECRET } = storeEnvironment()
  return `${message}.${createHmac("sha256", JWT_SECRET).update(message).digest("base64url")}`
}
