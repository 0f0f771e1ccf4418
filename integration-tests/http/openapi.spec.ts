import Ajv from "ajv/dist/2020"
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { shareStore } from "../support/shared-store"
import {
  createAdmin,
  createCustomer,
  request,
  type Admin,
  type RequestOptions,
  type Store,
} from "../support/store"

const run = promisify(execFile)
const ROOT = path.resolve(__dirname, "../..")

/** The services by their roots, and what their interfaces have at least. */
const SERVICES: [string, string[]][] = [
  [
    "/wallet/v1",
    [
      "GET /wallets",
      "GET /wallets/me",
      "GET /wallets/{id}",
      "PATCH /wallets/{id}",
      "POST /wallets/{id}/credit",
      "POST /wallets/{id}/debit",
      "GET /transactions",
      "GET /transactions/{id}",
      "GET /codes",
      "POST /codes",
      "POST /codes/{code}/redeem",
      "POST /codes/{code}/revoke",
      "GET /events",
      "GET /openapi.json",
      "GET /nonce",
    ],
  ],
  [
    "/assistant/v1",
    [
      "POST /message",
      "POST /stream",
      "POST /cart",
      "POST /feedback",
      "POST /visual-search",
      "GET /messaging",
      "POST /messaging",
      "GET /admin/insights",
      "GET /admin/sale-candidates",
      "GET /admin/product-context",
      "GET /admin/review-drafts",
      "GET /agent/llms",
      "GET /agent/catalog",
      "GET /agent/search",
      "GET /agent/product",
      "GET /agent/checkout-handoff",
      "GET /openapi.json",
      "GET /nonce",
    ],
  ],
  [
    "/admin/wallet",
    [
      "GET /api-keys",
      "POST /application-passwords",
      "DELETE /grants/{id}",
      "GET /audit",
      "GET /request-log",
      "GET /blocked-attempts",
      "GET /referrals",
      "GET /referral-codes/{customer}",
      "POST /referral-codes/{customer}/rotate",
      "PATCH /settings",
      "GET /settings/changes",
      "POST /webhooks",
      "POST /webhooks/{id}/rotate",
      "GET /webhooks/{id}/deliveries",
      "GET /deliveries/{id}",
      "POST /deliveries/{id}/redeliver",
      "POST /ledger/verify",
      "GET /ledger/checkpoints",
      "POST /storm",
      "GET /doctor",
      "GET /openapi.json",
    ],
  ],
  [
    "/admin/assistant",
    [
      "PATCH /settings",
      "GET /settings/changes",
      "GET /telemetry",
      "GET /feedback",
      "GET /handovers",
      "GET /handovers/{id}",
      "PATCH /handovers/{id}",
      "POST /handovers/{id}/notes",
      "GET /agent-log",
      "GET /unmet-queries",
      "GET /reviews",
      "POST /reviews/import",
      "GET /openapi.json",
    ],
  ],
]
/** Those that everybody may read about, and those that the host's /admin keeps to itself. */
const [PUBLIC, ADMIN] = [SERVICES.slice(0, 2), SERVICES.slice(2)].map((services) =>
  services.map(([root]) => root)
)

/** No lists: sums by day, currency or account, answers to a request's own list, and one's own rights. */
const REPORTS = new Set([
  "creditCustomers",
  "getMonth",
  "getMonthJournal",
  "getOwed",
  "getRollForward",
  "listCodeRedemptions",
  "listOwnPermissions",
])

interface Operation {
  operationId: string
  security: unknown[]
  tags: string[]
  parameters: {
    name: string
    in: string
    required: boolean
    description?: string
    schema: Record<string, unknown>
  }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

let store: Store
let admin: Admin

beforeAll(async () => {
  store = await shareStore()
  admin = await createAdmin(store)
})
afterAll(() => store?.stop())

interface Description {
  openapi: string
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Record<string, unknown>>
    securitySchemes: Record<string, object>
  }
}

/** Asks for a service's description. */
const ask = (root: string, options: RequestOptions = {}) =>
  request(store, "GET", `${root}/openapi.json`, options)

describe.each(PUBLIC)("the OpenAPI description of %s, for everybody", (root) => {
  it("is served without authentication, to any origin", async () => {
    const answer = await ask(root, { headers: { origin: "https://anywhere.example" } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull()
  })

  it("ignores a wrong credential, since it asks for none", async () => {
    expect((await ask(root, { token: "nonsense" })).status).toBe(200)
  })
})

describe.each(ADMIN)("the OpenAPI description of %s, for the dashboard", (root) => {
  it("is kept to who may call what it describes, and to their own cache", async () => {
    const { token } = await createCustomer(store)
    const guest = await ask(root, { headers: { origin: "https://anywhere.example" } })
    expect([guest.status, (await ask(root, { token })).status]).toEqual([401, 401])
    expect(guest.headers.get("access-control-allow-origin")).not.toBe("*")
    const answer = await ask(root, admin)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("cache-control")).toMatch(/^private/)
  })

  it("names the host's ways to sign in, and its way to refuse", async () => {
    const { paths, components } = (await ask(root, admin)).body as Description
    expect(Object.keys(components.securitySchemes).sort()).toEqual([
      "bearer",
      "secret_key",
      "session",
    ])
    const guest = await request(store, "GET", `${root}/settings`)
    const { content } = paths["/settings"].get.responses["401"]
    const refuses = new Ajv().compile(content!["application/json"].schema)
    expect([guest.status, refuses(guest.body)]).toEqual([401, true])
  })
})

describe.each(SERVICES)("the OpenAPI description of %s", (root, endpoints) => {
  let document: Description

  beforeAll(async () => {
    document = (await ask(root, admin)).body
  })

  const operations = () => Object.values(document.paths).flatMap((item) => Object.values(item))
  /** A schema, or what it refers to. */
  const follow = (schema: { $ref?: string; type?: string; properties?: object }) =>
    schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1)!]! : schema
  const fieldsOf = (schema: object = {}) =>
    (follow(schema).properties ?? {}) as Record<string, object | undefined>

  it("is OpenAPI 3.1 of this version", () => {
    expect(document.openapi).toBe("3.1.0")
    const { version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"))
    expect(document.info.version).toBe(version)
  })

  it("has an ETag that spares the body", async () => {
    const etag = (await ask(root, admin)).headers.get("etag") as string
    const knowing = (known: string) => ask(root, { ...admin, headers: { "if-none-match": known } })
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await knowing(known)
      expect([answer.status, answer.text]).toEqual([304, ""])
    }
    expect((await knowing('"x"')).status).toBe(200)
  })

  it("passes the strict rules of an OpenAPI linter", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "openapi-"))
    try {
      const file = path.join(folder, "openapi.json")
      writeFileSync(file, JSON.stringify(document, null, 2))
      const linter = path.join(ROOT, "node_modules", "@redocly", "cli", "bin", "cli.js")
      const config = path.join(ROOT, "redocly.yaml")
      const args = [linter, "lint", file, "--config", config, "--format", "json"]
      const { stdout } = await run(process.execPath, args, {
        env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      }).catch((error: { stdout: string }) => error)
      expect(JSON.parse(stdout).problems).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it("holds schemas that are valid JSON Schema 2020-12, against which its examples hold", () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    ajv.addSchema({ ...document, $id: "openapi" })
    for (const name of Object.keys(document.components.schemas)) {
      const schema = document.components.schemas[name] as { examples?: unknown[] }
      const validate = ajv.compile({ $ref: `openapi#/components/schemas/${name}` })
      expect(ajv.validateSchema(schema)).toBe(true)
      for (const example of schema.examples ?? []) {
        expect([name, validate(example)]).toEqual([name, true])
      }
    }
  })

  it("names every endpoint of the interface", () => {
    const listed = Object.entries(document.paths).flatMap(([url, item]) =>
      Object.keys(item).map((verb) => `${verb.toUpperCase()} ${url}`)
    )
    expect(listed).toEqual(expect.arrayContaining(endpoints))
  })

  it("gives every operation its own id, a tag, and the errors of anybody's mistakes", () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const operation of operations()) {
      expect(operation.tags).toHaveLength(1)
      // A stream tells of mistakes in itself.
      const streams = "text/event-stream" in (operation.responses["200"]?.content ?? {})
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(streams ? ["500", "503"] : ["400", "500", "503"])
      )
      if (operation.security.length > 0) {
        expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(["401", "403"]))
      }
    }
  })

  it("answers lists by the page, with meta", () => {
    const unpaged = operations()
      .filter(({ operationId }) => !REPORTS.has(operationId))
      .filter(({ parameters, responses }) => {
        const { data, meta } = fieldsOf(responses["200"]?.content?.["application/json"]?.schema)
        const names = parameters.map(({ name }) => name)
        const isPaged = meta && (names.includes("per_page") || names.includes("limit"))
        return data && follow(data).type === "array" && !isPaged
      })
    expect(unpaged.map(({ operationId }) => operationId)).toEqual([])
  })

  it("says what every parameter is", () => {
    for (const { parameters } of operations()) {
      for (const { name, description } of parameters) {
        expect([name, Boolean(description)]).toEqual([name, true])
      }
    }
  })
})

describe("the OpenAPI description of the wallet service, in its details", () => {
  let document: Description

  beforeAll(async () => {
    document = (await request(store, "GET", "/wallet/v1/openapi.json")).body
  })

  it("states a parameter's limits and default", () => {
    const parameters = document.paths["/wallets"].get.parameters
    const byName = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
    expect(byName.page).toMatchObject({ type: "integer", minimum: 1, default: 1 })
    expect(byName.per_page).toMatchObject({ minimum: 1, maximum: 100, default: 10 })
    expect(byName.orderby).toMatchObject({ default: "created" })
    expect(byName.order).toMatchObject({ enum: ["asc", "desc"], default: "desc" })
  })

  it("enumerates the error codes of each status", () => {
    const refused = document.paths["/wallets/{id}/debit"].post.responses["422"]
    const text = JSON.stringify(refused)
    for (const code of [
      "wallet_insufficient_balance",
      "wallet_spending_limit_exceeded",
      "wallet_idempotency_key_reused",
    ]) {
      expect(text).toContain(`{"const":"${code}"}`)
    }
  })
})

describe("the OpenAPI description of the assistant service, in its details", () => {
  let document: Description

  beforeAll(async () => {
    document = (await request(store, "GET", "/assistant/v1/openapi.json")).body
  })

  const requiredHeaders = (verb: string, url: string) =>
    document.paths[url][verb].parameters
      .filter((parameter) => parameter.in === "header" && parameter.required)
      .map(({ name }) => name)

  it.each(["/message", "/stream", "/cart", "/feedback", "/visual-search"])(
    "demands the nonce of whoever calls %s, as a header and in no other way",
    (url) => {
      expect(requiredHeaders("post", url)).toEqual(["X-Platform-Nonce"])
      const { security } = document.paths[url].post
      expect(security).toEqual(expect.arrayContaining([{}, { session: [] }, { bearer: [] }]))
      expect(JSON.stringify(security)).not.toContain("nonce")
    }
  )

  it("demands the signature of a channel's messages, and of their handshake nothing", () => {
    expect(requiredHeaders("post", "/messaging")).toEqual(["X-Hub-Signature-256"])
    expect(requiredHeaders("get", "/messaging")).toEqual([])
  })

  it("demands no header of anybody else, and the nonce only beside a session cookie", () => {
    const others = Object.keys(document.paths).filter((url) => /^\/(agent|admin)\//.test(url))
    expect(others.length).toBeGreaterThan(9)
    for (const url of others) {
      for (const verb of Object.keys(document.paths[url])) {
        expect([url, verb, requiredHeaders(verb, url)]).toEqual([url, verb, []])
      }
    }
    const { security } = document.paths["/admin/insights"].get
    expect(security).toContainEqual({ session: [], nonce: [] })
  })

  interface Schema {
    $ref?: string
    properties?: Record<string, Schema>
    anyOf?: Schema[]
    items?: Schema
    [keyword: string]: unknown
  }

  const resolved = (schema: Schema): Schema =>
    schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1)!]! : schema

  /** What a parameter, or a field of the body, may be. */
  function schemaOf(verb: string, url: string, name: string): Schema {
    const operation = document.paths[url][verb]
    const parameter = operation.parameters.find((one) => one.name === name)
    if (parameter) return resolved(parameter.schema)
    const [{ schema }] = Object.values(operation.requestBody!.content)
    return resolved(resolved(schema).properties![name]!)
  }

  const integer = (minimum: number, maximum: number, more: object = {}) => ({
    type: "integer",
    minimum,
    maximum,
    ...more,
  })

  /** The numbers of the contract. */
  it.each([
    ["post", "/visual-search", "limit", integer(1, 20, { default: 8 })],
    ["get", "/admin/insights", "days", integer(1, 90, { default: 7 })],
    ["get", "/admin/sale-candidates", "days", integer(1, 365, { default: 30 })],
    ["get", "/admin/sale-candidates", "limit", integer(1, 50, { default: 10 })],
    ["get", "/admin/review-drafts", "limit", integer(1, 50, { default: 10 })],
    ["get", "/agent/search", "limit", integer(1, 20, { default: 10 })],
    ["post", "/cart", "quantity", integer(0, 999)],
    ["post", "/feedback", "reason", { maxLength: 500 }],
    ["post", "/feedback", "conversation_ref", { maxLength: 128 }],
    ["post", "/feedback", "message_ref", { maxLength: 128 }],
  ])("states default and limits: %s %s, %s", (verb, url, name, expected) => {
    expect(schemaOf(verb, url, name)).toMatchObject(expected)
  })

  it.each(["/message", "/stream"])("states how much may be said at once: %s", (url) => {
    const { items, ...list } = schemaOf("post", url, "messages")
    expect(list).toMatchObject({ type: "array", minItems: 1, maxItems: 40 })
    expect(items?.properties?.content).toMatchObject({ type: "string", maxLength: 4_000 })
  })

  it("has no limit for the catalogue, which is answered whole by default", () => {
    const limit = schemaOf("get", "/agent/catalog", "limit")
    expect(limit).toMatchObject({ type: "integer", minimum: 1 })
    expect(limit).not.toHaveProperty("default")
  })
})
