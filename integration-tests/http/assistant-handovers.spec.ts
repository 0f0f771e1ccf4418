import { LLMock } from "@copilotkit/aimock"
import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { writePlugins } from "../support/other-plugins"
import { createAdmin, request, type Admin } from "../support/store"
import {
  buyCart,
  startAssistantStore,
  type AssistantStore,
  type TestShopper,
} from "./assistant-store"

const file = (name: string) => path.join(tmpdir(), `${name}-${randomBytes(6).toString("hex")}`)
const MAIL_BOX = file("mail-box")
const EVENTS = file("events")
const TURN_EXTENSIONS_LOG = file("turn-extensions")

const plugins = writePlugins({
  desk: {
    "subscribers/handovers": `
      const { appendFileSync } = require("node:fs")
      module.exports = {
        default: async ({ event: { name, data } }) =>
          appendFileSync(${JSON.stringify(EVENTS)}, JSON.stringify({ name, data }) + "\\n"),
        config: { event: "assistant.handover_requested" },
      }`,
  },
})

let shop: AssistantStore
let database: Client
let mock: LLMock

beforeAll(async () => {
  mock = new LLMock({ port: 0, chunkSize: 8, logLevel: "silent" })
  await mock.start()
  shop = await startAssistantStore({
    env: {
      ...plugins.env,
      MAIL_BOX,
      MAIL_PROVIDER: require.resolve("../support/mail-box.js"),
      WALLET_EXTENSIONS: require.resolve("../support/turn-extensions.js"),
      TURN_EXTENSIONS_LOG,
    },
  })
  await settings({ rate_limit: 0, handover_email: "team@shop.example" })
  database = new Client({ connectionString: shop.store.databaseUrl })
  await database.connect()
}, 300_000)

afterAll(async () => {
  await database?.end()
  await mock?.stop()
  await shop?.store.stop()
  plugins.remove()
  for (const each of [MAIL_BOX, EVENTS, TURN_EXTENSIONS_LOG]) rmSync(each, { force: true })
})

/** What was written to a file, one JSON a line. */
function written(from: string): Record<string, unknown>[] {
  if (!existsSync(from)) return []
  return readFileSync(from, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** Waits until something that fits was written. */
async function find(from: string, fits: (line: Record<string, unknown>) => boolean, seconds = 10) {
  for (let tries = 0; tries < seconds * 10; tries++) {
    const found = written(from).find(fits)
    if (found) return found
    await sleep(100)
  }
  throw new Error(`Nothing like that was written: ${JSON.stringify(written(from).slice(-5))}`)
}

/** Says something in a conversation, or begins one. */
async function say(shopper: TestShopper, content: string, conversation_ref?: string) {
  const messages = [{ role: "user", content }]
  const { status, body } = await shopper.call("POST", "/message", {
    messages,
    ...(conversation_ref && { conversation_ref }),
  })
  expect(status).toBe(200)
  return body as { message: string; conversation_ref: string; degraded?: boolean }
}

const staff = (method: string, where: string, body?: object, admin: Admin = shop.admin) =>
  request(shop.store, method, `/admin/assistant/handovers${where}`, { token: admin.token, body })

async function settings(body: object) {
  const { token } = shop.admin
  const answer = await request(shop.store, "PATCH", "/admin/assistant/settings", { token, body })
  if (answer.status !== 200) throw new Error(answer.text)
}

const findHandover = async (conversation_ref: string) => {
  const { body } = await staff("GET", "?per_page=100")
  return body.data.find((each: { conversation_ref: string }) => {
    return each.conversation_ref === conversation_ref
  })
}

describe("A guest who asks for a person", () => {
  it("says how to reach them, and the shop's people learn of it in every way", async () => {
    const guest = await shop.guest()
    const { conversation_ref: ref, message } = await say(guest, "I want to talk to a human")
    expect(message).toMatch(/e-mail address/)
    expect(await findHandover(ref)).toBeUndefined()
    const given = await say(guest, "sure, anna@example.com", ref)
    expect(given.message).toContain("passed your request on")
    expect(given.message).toContain("anna@example.com")

    const handover = await findHandover(ref)
    expect(handover).toMatchObject({
      status: "open",
      request: "I want to talk to a human",
      language: "en",
      customer: null,
      email: "anna@example.com",
      order_number: null,
      taken_by: null,
      problem: null,
    })
    const mail = await find(MAIL_BOX, ({ data }) => {
      return (data as { handover_id: string }).handover_id === handover.id
    })
    expect(mail).toMatchObject({
      to: "team@shop.example",
      channel: "email",
      template: "assistant-handover",
      data: {
        request: "I want to talk to a human",
        reply_to: "anna@example.com",
        language: "en",
        dashboard_path: `/assistant/handovers/${handover.id}`,
      },
    })
    expect(
      await find(EVENTS, ({ data }) => (data as { id: string }).id === handover.id)
    ).toMatchObject({ data: { id: handover.id, conversation_ref: ref } })
    expect(
      await find(TURN_EXTENSIONS_LOG, ({ name, email }) => {
        return name === "assistant_handoff" && email === "anna@example.com"
      })
    ).toMatchObject({ attempts: 0, transcript: ["user", "assistant", "user", "assistant"] })
  })

  it("asks once for one conversation, however often they ask", async () => {
    const guest = await shop.guest()
    const words = "please let me talk to a real person, ben@example.com"
    const { conversation_ref: ref } = await say(guest, words)
    const again = await say(guest, "I want to talk to a human", ref)
    expect(again.message).toContain("already")
    const { rows } = await database.query(
      "select count(*)::int as count from assistant_handover where conversation_ref = $1",
      [ref]
    )
    expect(rows[0].count).toBe(1)
  })

  it("is passed on five times a day and no more", async () => {
    const guest = await shop.guest()
    const words = "let me talk to a real person, much@example.com"
    for (let nth = 0; nth < 5; nth++) {
      expect((await say(guest, words)).message).toContain("passed your request on")
    }
    expect((await say(guest, words)).message).not.toContain("passed your request on")
  })
})

describe("A customer", () => {
  it("is offered a person for an order, and is reached by their account", async () => {
    const customer = await shop.customer()
    const { body: bought } = await customer.call("POST", "/cart", {
      action: "add",
      product_id: "desk-lamp",
      quantity: 1,
    })
    const cart = new URL(bought.checkout_url).searchParams.get("cart_id")!
    const { display_id } = await buyCart(shop, cart, { token: customer.customer.token })
    const first = await say(customer, `please cancel my order ${display_id}`)
    expect(first.message).toContain("Shall I pass your request on")
    expect(await findHandover(first.conversation_ref)).toBeUndefined()
    const second = await say(customer, "yes please", first.conversation_ref)
    expect(second.message).toContain("e-mail address of your account")
    expect(await findHandover(first.conversation_ref)).toMatchObject({
      request: `please cancel my order ${display_id}`,
      customer: { id: customer.customer.id, email: customer.customer.email },
      order_number: display_id,
      email: null,
    })
  })

  it("is found by their address, and forgotten with the conversation", async () => {
    const customer = await shop.customer()
    const { conversation_ref: ref } = await say(customer, "I want to talk to a human")
    const q = encodeURIComponent(customer.customer.email)
    const found = await staff("GET", `?q=${q}`)
    expect(found.body.data).toMatchObject([{ conversation_ref: ref }])
    const gone = await customer.call("DELETE", `/conversations/${ref}`)
    expect(gone.status).toBeLessThan(300)
    expect((await staff("GET", `?q=${q}`)).body.data).toEqual([])
  })

  it("keeps what they asked for as a guest", async () => {
    const browser = await shop.guest()
    const { conversation_ref: ref } = await say(browser, "talk to a human, carla@example.com")
    const { customer } = await shop.customer()
    await browser.signIn(customer)
    await say(browser, "hello again", ref)
    expect((await findHandover(ref)).customer).toMatchObject({ id: customer.id })
  })
})

describe("The shop's people", () => {
  it("take, note, close and open again, and it is kept who did what", async () => {
    const guest = await shop.guest()
    const { conversation_ref: ref } = await say(guest, "talk to a human, dora@example.com")
    const { id } = await findHandover(ref)
    const me = `user:${shop.admin.id}`
    const colleague = await createAdmin(shop.store, { email: "colleague@shop.example" })

    expect((await staff("PATCH", `/${id}`, { status: "taken" })).body).toMatchObject({
      status: "taken",
      taken_by: me,
    })
    const refused = await staff("PATCH", `/${id}`, { status: "taken" }, colleague)
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe("assistant_handover_taken")
    const noted = await staff("POST", `/${id}/notes`, { note: "  called her " }, colleague)
    expect(noted.status).toBe(201)
    await staff("PATCH", `/${id}`, { status: "closed", note: "solved" })
    await staff("PATCH", `/${id}`, { status: "closed" })
    const { body } = await staff("GET", `/${id}`)
    expect(body.steps).toMatchObject([
      { action: "taken", actor: me, note: null },
      { action: "noted", actor: `user:${colleague.id}`, note: "called her" },
      { action: "closed", actor: me, note: "solved" },
    ])
    expect(body.transcript.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"])
    expect(JSON.stringify(body.transcript)).not.toContain("dora@example.com")

    // Asked for again since: the old one can't be opened beside the new one.
    await say(guest, "I want to talk to a human", ref)
    const both = await staff("PATCH", `/${id}`, { status: "open" })
    expect(both.body.code).toBe("assistant_handover_open")
    expect((await staff("GET", "?status=closed")).body.data).toMatchObject([{ id }])
    const unclosed = (await staff("GET", "?unclosed=true&per_page=100")).body.data
    expect(unclosed.every(({ status }: { status: string }) => status !== "closed")).toBe(true)
  })

  it("are told of a mistake in what they ask", async () => {
    const unknown = "/3b0c5d1e-0000-4000-8000-000000000000"
    expect((await staff("GET", unknown)).body.code).toBe("assistant_not_found")
    expect((await staff("PATCH", unknown, { status: "taken" })).status).toBe(404)
    expect((await staff("POST", `${unknown}/notes`, { note: "x" })).status).toBe(404)
    expect((await staff("GET", "/nonsense")).status).toBe(400)
    expect((await staff("PATCH", unknown, { status: "done" })).status).toBe(400)
    expect((await staff("POST", `${unknown}/notes`, { note: " " })).status).toBe(400)
    expect((await staff("GET", "?status=done")).status).toBe(400)
  })

  it("are told again when the first attempt has failed", async () => {
    const guest = await shop.guest()
    const words = "talk to a human, there is no ticket for me yet, eve@example.com"
    const { conversation_ref: ref } = await say(guest, words)
    await find(TURN_EXTENSIONS_LOG, ({ email }) => email === "eve@example.com")
    const isNoted = async () => (await findHandover(ref)).problem !== null
    for (let tries = 0; tries < 50 && !(await isNoted()); tries++) await sleep(100)
    expect((await findHandover(ref)).problem).toContain("the desk is closed")
    await database.query("update assistant_handover set next_at = now() where problem is not null")
    // Whoever announces one announces all that are due.
    await say(await shop.guest(), "talk to a human, hugo@example.com")
    await find(TURN_EXTENSIONS_LOG, ({ email, attempts }) => {
      return email === "eve@example.com" && attempts === 1
    })
    for (let tries = 0; tries < 50 && (await isNoted()); tries++) await sleep(100)
    expect((await findHandover(ref)).problem).toBeNull()
    const events = written(EVENTS).filter(
      ({ data }) => (data as { conversation_ref: string }).conversation_ref === ref
    )
    expect(events).toHaveLength(1)
  }, 60_000)
})

describe("A language model", () => {
  beforeAll(async () => {
    const provider = { name: "model", model: "test", base_url: `${mock.url}/v1`, api_key: "k" }
    await settings({ providers: [provider] })
  })
  afterEach(() => mock.reset())
  afterAll(() => settings({ providers: null }))

  /** A model that calls a tool, and then says something. */
  const script = (name: string, input: object, content: string) => {
    mock.on(
      { endpoint: "chat", hasToolResult: false },
      { toolCalls: [{ name, arguments: JSON.stringify(input) }] }
    )
    mock.on({ endpoint: "chat", hasToolResult: true }, { content })
  }

  it("passes a request on, and the shop itself says that it was done", async () => {
    const customer = await shop.customer()
    script("request_handover", {}, "I have cancelled your order and refunded you.")
    const { message, conversation_ref } = await say(customer, "please cancel my order")
    expect(message).toContain("I've passed your request on to the shop's team.")
    expect(message).not.toMatch(/refunded/)
    expect(await findHandover(conversation_ref)).toMatchObject({ status: "open" })
  })

  it("can't be talked into it by anybody but the shopper", async () => {
    const customer = await shop.customer()
    script("request_handover", {}, "Here you are.")
    const { conversation_ref } = await say(customer, "show me desk lamps")
    expect(await findHandover(conversation_ref)).toBeUndefined()
  })

  it("uses a tool of the store's own, and may say what it found and nothing else", async () => {
    const customer = await shop.customer()
    script("loyalty_points", { year: 2026 }, "You have 1250 points and are in the tier Gold.")
    const { message, conversation_ref } = await say(customer, "how many points do I have?")
    expect(message).toBe("You have 1250 points and are in the tier Gold.")
    expect(written(TURN_EXTENSIONS_LOG)).toContainEqual({
      name: "loyalty_points",
      year: 2026,
      customer_id: customer.customer.id,
      conversation_ref,
    })
    mock.reset()
    script("loyalty_points", { year: 2026 }, "You have 9000 points.")
    expect((await say(customer, "how many points do I have?")).message).not.toContain("9000")
  })

  it.each([
    ["throws", 1999],
    ["answers what it has not declared", 1998],
  ])("goes on when such a tool %s, and the doctor says so", async (_, year) => {
    script("loyalty_points", { year }, "I can't see your points now.")
    const { message, degraded } = await say(await shop.guest(), "how many points do I have?")
    expect(message).toBe("I can't see your points now.")
    expect(degraded).toBeUndefined()
    const { body } = await request(shop.store, "GET", "/admin/wallet/doctor", {
      token: shop.admin.token,
    })
    const diagnosis = body.diagnoses.find(({ check }: { check: string }) => {
      return check === "assistant extensions"
    })
    expect(diagnosis.status).toBe("warning")
    expect(diagnosis.found).toContain("assistant_tools failed")
  })

  it("is told what the store adds, which tools there are, and no tool that can't be used", async () => {
    script("loyalty_points", {}, "Hello.")
    await say(await shop.guest(), "how many points do I have?")
    const [asked] = mock.getRequests()
    const { messages, tools } = asked?.body as {
      messages: { content: string }[]
      tools: { function: { name: string } }[]
    }
    expect(messages[0]?.content).toContain('Call the shop\'s people "the gardeners".')
    const names = tools.map((tool) => tool.function.name)
    expect(names.filter((name) => name === "search_products")).toHaveLength(1)
    expect(names).toContain("loyalty_points")
    expect(names).not.toContain("text_only")
  })

  it("is observed, and no turn fails by the observer", async () => {
    script("loyalty_points", {}, "Nothing to tell.")
    const words = "how many points do I have today?"
    expect((await say(await shop.guest(), words)).message).toBe("Nothing to tell.")
    expect(await find(TURN_EXTENSIONS_LOG, ({ user }) => user === words)).toMatchObject({
      name: "assistant_on_turn",
      assistant: "Nothing to tell.",
      channel: "message",
      language: "en",
      tools: [{ name: "loyalty_points", ok: true }],
    })
  })
})

describe("A store that passes nothing on", () => {
  it("names how to reach it, and has no such tool", async () => {
    await settings({ handover_enabled: false })
    const { message } = await say(await shop.guest(), "talk to a human, fred@example.com")
    expect(message).not.toContain("passed your request on")
  })
})
