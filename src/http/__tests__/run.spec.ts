import { EventEmitter } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setImmediate as nextTurn } from "node:timers/promises"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { ENDPOINT } from "../endpoint"
import { GUEST, type Identity } from "../identity/identity"
import { content, created, ok, replayed, reply, streamLines } from "../wire/reply"
import { keepMatch } from "../match"
import { defineService, type Service } from "../service"

const USER: Identity = {
  type: "user",
  key: "user:user_1",
  user_id: "user_1",
  capabilities: new Set(["manage_shop"]),
  via: "bearer",
}

const NO_ROUTES = mkdtempSync(path.join(tmpdir(), "routes-"))
const logged: string[] = []
const scope = { resolve: () => ({ error: (line: string) => logged.push(line) }) }

class FakeResponse extends EventEmitter {
  status = 0
  headers: Record<string, unknown> = {}
  text = ""
  headersSent = false
  destroyed = false
  writeHead(status: number, headers: Record<string, unknown>) {
    Object.assign(this, { status, headers, headersSent: true })
  }
  cork() {}
  uncork() {}
  write(chunk: unknown) {
    this.text += String(chunk)
    return true
  }
  end(chunk: unknown = "") {
    this.text += String(chunk)
  }
  destroy() {
    this.destroyed = true
  }
}

/** Calls the handler of an endpoint as the host would behind the dispatcher. */
async function call(
  handler: ReturnType<Service["endpoint"]>,
  { method = "POST", url = "/test/v1/things" } = {}
) {
  const request = { method, url, headers: {}, scope } as unknown as MedusaRequest
  const response = new FakeResponse()
  const query = url.split("?")[1] ?? ""
  const endpoint = handler[ENDPOINT]
  keepMatch(request, { route: undefined, endpoint, params: {}, query, requestId: "r1" })
  await handler(request, response as unknown as MedusaResponse)
  const { status, headers, text, destroyed } = response
  return { status, headers, text, destroyed, body: text.startsWith("{") ? parse(text) : undefined }
}

const parse = (text: string) => JSON.parse(text.split("\n")[0] as string)

function service(options: Partial<Parameters<typeof defineService>[0]> = {}) {
  const made = defineService({
    prefix: "test",
    root: "/test/v1",
    title: "Test",
    description: "A service for tests.",
    version: "1.0.0",
    tags: [],
    errors: { test_refused: { status: 418, message: "No." } },
    identify: () => USER,
    cors: "store",
    ...options,
  })
  made.mount(NO_ROUTES)
  return made
}

const spec = {
  id: "makeThing",
  summary: "Make a thing",
  tags: [],
  access: "authenticated",
} as const
const Thing = z.strictObject({ id: z.int() })

describe("one request through one endpoint", () => {
  beforeEach(() => logged.splice(0))
  afterAll(() => rmSync(NO_ROUTES, { recursive: true }))

  it("answers what the handler answers, compact and uncached", async () => {
    const answer = await call(
      service().endpoint({
        ...spec,
        responses: { 201: Thing },
        handler: () => created({ id: 1 }, { "X-Thing": "1" }),
      })
    )
    expect(answer).toMatchObject({
      status: 201,
      text: '{"id":1}',
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Cache-Control": "no-store",
        "Content-Length": 8,
        "X-Thing": "1",
      },
    })
  })

  it("marks a replay, whose original status has to be declared", async () => {
    const endpoint = (status: number) =>
      service().endpoint({
        ...spec,
        responses: { 201: Thing },
        handler: () => replayed({ id: 1 }, status),
      })
    expect(await call(endpoint(201))).toMatchObject({
      status: 200,
      headers: { "Idempotent-Replayed": "true" },
      body: {
        id: 1,
        code: "test_idempotent_replay",
        data: { status: 200, original_status: 201 },
      },
    })
    expect((await call(endpoint(206))).status).toBe(500)
  })

  it("answers 500 in tests for an undeclared shape, status or error, and logs which", async () => {
    const wrong = [
      service().endpoint({
        ...spec,
        responses: { 200: Thing },
        handler: () => ok({ id: 1, secret: "x" } as { id: number }),
      }),
      service().endpoint({
        ...spec,
        responses: { 200: Thing },
        handler: () => reply(202, { id: 1 }) as never,
      }),
      service().endpoint({
        ...spec,
        responses: { 200: Thing },
        handler: () => {
          throw new (service().Error as never as new (code: string) => Error)("test_refused")
        },
      }),
    ]
    for (const handler of wrong) {
      expect((await call(handler)).body).toMatchObject({ code: "test_internal_error" })
    }
    expect(logged).toHaveLength(3)
    expect(logged.join()).toMatch(/secret[^]*202[^]*test_refused/)
  })

  it("hides the cause of a failure from the caller, and logs it with the request's id", async () => {
    const answer = await call(
      service().endpoint({
        ...spec,
        responses: { 200: Thing },
        handler: () => {
          throw new Error("password of the database is hunter2")
        },
      })
    )
    expect(answer.body).toEqual({
      code: "test_internal_error",
      message: expect.any(String),
      data: { status: 500, request_id: "r1" },
    })
    expect(answer.text).not.toContain("hunter2")
    expect(logged[0]).toMatch(/\[r1\] makeThing: .*hunter2/)
  })

  it("logs what has an error's fields without being one, as workflows of the host throw", async () => {
    const answer = await call(
      service().endpoint({
        ...spec,
        responses: { 200: Thing },
        handler: () => {
          throw { name: "Error", message: "no such region", stack: "Error: no such region" }
        },
      })
    )
    expect(answer.status).toBe(500)
    expect(logged[0]).toMatch(/\[r1\] makeThing: .*no such region/)
  })

  it.each([
    ["an error", new Error("terminating connection")],
    ["its fields alone", { message: "terminating connection" }],
  ])("answers 503 with Retry-After when the database is away: %s", async (_, error) => {
    const answer = await call(
      service().endpoint({
        ...spec,
        responses: { 200: Thing },
        handler: () => {
          throw Object.assign(error, { code: "57P01" })
        },
      })
    )
    expect(answer).toMatchObject({
      status: 503,
      body: { code: "test_unavailable" },
      headers: { "Retry-After": "2" },
    })
  })

  it("answers the service's own errors, thrown or translated from the domain's", async () => {
    const strict = service({
      translate: (error) =>
        (error as Error).message === "domain"
          ? { code: "test_refused", data: { why: "domain" } }
          : undefined,
    } as Partial<Parameters<typeof defineService>[0]>)
    const refuse = (error: Error) =>
      strict.endpoint({
        ...spec,
        responses: { 200: Thing },
        errors: ["test_refused"] as never,
        handler: () => {
          throw error
        },
      })
    expect(await call(refuse(new Error("domain")))).toMatchObject({
      status: 418,
      body: { code: "test_refused", message: "No.", data: { status: 418, why: "domain" } },
    })
    const ErrorClass = strict.Error as unknown as new (code: string, details: object) => Error
    const thrown = new ErrorClass("test_refused", { message: "Not you.", headers: { "X-A": "1" } })
    expect(await call(refuse(thrown))).toMatchObject({
      status: 418,
      body: { message: "Not you." },
      headers: { "X-A": "1" },
    })
  })

  it("passes the gates after identity and before the body, each where it stands", async () => {
    const passed: string[] = []
    const gates = [
      {
        name: "log",
        errors: [],
        pass: ({ identity }: { identity: Identity }) => void passed.push(identity.key),
      },
      { name: "never", errors: [], guards: () => false, pass: () => void passed.push("never") },
      {
        name: "limit",
        errors: ["test_refused"],
        pass: async () => {
          throw new (strict.Error as never as new (code: string) => Error)("test_refused")
        },
      },
    ]
    const strict = service({ gates })
    const answer = await call(
      strict.endpoint({
        ...spec,
        responses: { 200: Thing },
        body: z.object({ missing: z.string() }),
        handler: () => ok({ id: 1 }),
      })
    )
    expect([answer.status, passed]).toEqual([418, ["user:user_1"]])
  })

  const WRITE = { capability: "write", policy: "thing:write" }

  it.each([
    ["public", GUEST, 200],
    ["guest", GUEST, 200],
    ["authenticated", GUEST, 401],
    [WRITE, { ...USER, capabilities: new Set(["read"]) }, 403],
    [WRITE, { ...USER, capabilities: new Set(["write"]) }, 200],
    [WRITE, USER, 200],
    [WRITE, { ...USER, capabilities: new Set(), policies: new Set(["thing:read"]) }, 403],
    [WRITE, { ...USER, capabilities: new Set(), policies: new Set(["thing:write"]) }, 200],
    ["guest", { refused: "unauthorized" }, 401],
    ["public", { refused: "unauthorized" }, 200],
  ] as const)("with access %p lets %p in with %p", async (access, identity, status) => {
    const answer = await call(
      service({ identify: () => identity as Identity }).endpoint({
        ...spec,
        access,
        responses: { 200: Thing },
        handler: () => ok({ id: 1 }),
      })
    )
    expect(answer.status).toBe(status)
  })

  it("streams lines, and breaks off when producing them fails", async () => {
    async function* lines(fails: boolean) {
      yield { step: 1 }
      if (fails) throw new Error("half way")
      yield { step: 2 }
    }
    const endpoint = (fails: boolean) =>
      service().endpoint({
        ...spec,
        responses: { 200: z.strictObject({ step: z.int() }) },
        handler: () => streamLines(lines(fails)),
      })
    const whole = await call(endpoint(false))
    expect([whole.text, whole.destroyed]).toEqual(['{"step":1}\n{"step":2}\n', false])
    const broken = await call(endpoint(true))
    expect([broken.text, broken.destroyed]).toEqual(['{"step":1}\n', true])
  })

  describe("with an answer in a form of its own", () => {
    const closed: string[] = []
    async function* pieces(failsAt?: number) {
      try {
        for (const piece of [1, 2, 3]) {
          if (piece === failsAt) throw new Error(`piece ${piece} is missing`)
          yield `<${piece}>`
        }
      } finally {
        closed.push("closed")
      }
    }
    const page = (body: string | AsyncIterable<string>) =>
      service().endpoint({
        ...spec,
        responses: {
          200: { description: "A page.", schema: z.string(), contentType: "text/html" },
        },
        handler: () => content(200, "text/html; charset=utf-8", body, { "X-Page": "1" }),
      })
    beforeEach(() => closed.splice(0))

    it("writes a text whole, with its type and length", async () => {
      expect(await call(page("<é>"))).toMatchObject({
        status: 200,
        text: "<é>",
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Length": 4,
          "Cache-Control": "no-store",
          "X-Page": "1",
        },
      })
    })

    it("writes pieces as they come", async () => {
      const answer = await call(page(pieces()))
      expect([answer.text, answer.headers["Content-Length"]]).toEqual(["<1><2><3>", undefined])
      expect(closed).toEqual(["closed"])
    })

    it("answers an error when the first piece fails, and breaks off when a later one does", async () => {
      expect(await call(page(pieces(1)))).toMatchObject({ status: 500, destroyed: false })
      expect(await call(page(pieces(3)))).toMatchObject({ text: "<1><2>", destroyed: true })
    })

    it("produces nothing for a HEAD", async () => {
      const answer = await call(page(pieces()), { method: "HEAD" })
      expect([answer.status, answer.text, closed]).toEqual([200, "", []])
    })
  })

  describe("who goes first", () => {
    const order: string[] = []
    const slow = (name: string, precedence?: "money" | "chat") =>
      service().endpoint({
        ...spec,
        precedence,
        responses: { 200: z.object({}) },
        handler: async () => {
          order.push(`${name} begins`)
          for (let turn = 0; turn < 5; turn++) await nextTurn()
          order.push(`${name} ends`)
          return ok({})
        },
      })
    beforeEach(() => order.splice(0))
    afterEach(() => jest.useRealTimers())

    it("is a request that moves money: a chat that comes meanwhile begins when it is answered", async () => {
      // A chat waits some milliseconds at the most, which a busy machine may take over one answer.
      jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] })
      const moving = call(slow("money", "money"))
      await nextTurn()
      await Promise.all([moving, call(slow("chat", "chat"))])
      expect(order).toEqual(["money begins", "money ends", "chat begins", "chat ends"])
    })

    it("is nobody else: what neither moves money nor chats waits for nothing", async () => {
      const moving = call(slow("money", "money"))
      await nextTurn()
      await Promise.all([moving, call(slow("other"))])
      expect(order.slice(0, 2)).toEqual(["money begins", "other begins"])
    })

    it("is a chat when no money moves", async () => {
      await Promise.all([call(slow("chat", "chat")), call(slow("other"))])
      expect(order.slice(0, 2).sort()).toEqual(["chat begins", "other begins"])
    })
  })
})
