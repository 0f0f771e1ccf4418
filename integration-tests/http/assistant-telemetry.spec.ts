import { LLMock } from "@copilotkit/aimock"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { openStream } from "../support/event-stream"
import { createCustomer, request } from "../support/store"
import { startAssistantStore, type AssistantStore } from "./assistant-store"

/** Per million tokens, in cents. */
const PRICES = { input_price: "300", output_price: "1500" }

describe("a turn over the wire, in the figures", () => {
  let shop: AssistantStore
  let mock: LLMock

  beforeAll(async () => {
    mock = new LLMock({ port: 0, logLevel: "silent" })
    await mock.start()
    shop = await startAssistantStore()
    const provider = { name: "main", model: "m", base_url: `${mock.url}/v1`, api_key: "k" }
    await shop.catalogue.admin("PATCH", "/assistant/settings", {
      providers: [{ ...provider, ...PRICES }],
    })
  }, 300_000)
  afterAll(async () => {
    await mock?.stop()
    await shop?.store.stop()
  })

  const asStaff = async (path: string) =>
    (await request(shop.store, "GET", `/admin/assistant${path}`, { token: shop.admin.token })).body

  /** The figures once they have a turn: it is written behind the shopper's back. */
  async function figures() {
    for (let tries = 0; tries < 100; tries++) {
      const body = await asStaff("/telemetry?days=1")
      if (body.turns > 0) return body
      await sleep(50)
    }
    throw new Error("No turn was recorded")
  }

  it("is there with tools, times, tokens and costs, joined by its feedback, without a word said", async () => {
    mock.on(
      { endpoint: "chat", hasToolResult: false },
      {
        toolCalls: [{ name: "search_products", arguments: '{"query":"rain jacket"}' }],
        usage: { prompt_tokens: 900, completion_tokens: 20 },
      }
    )
    mock.on(
      { endpoint: "chat", hasToolResult: true },
      {
        content: "Here is a jacket that suits Zanzibar.",
        usage: { prompt_tokens: 1100, completion_tokens: 30 },
      }
    )
    const guest = await shop.guest()
    const stream = await openStream(shop.store, guest.headers(), {
      messages: [{ role: "user", content: "A rain jacket for my trip to Zanzibar, Xenophon says" }],
    })
    const { events } = await stream.end()
    const done = events.find(({ name }) => name === "done")
    const { message_ref } = done?.data as { message_ref: string }
    const rated = await guest.call("POST", "/feedback", { rating: "down", message_ref })
    expect(rated.status).toBe(200)

    const body = await figures()
    expect(body).toMatchObject({
      turns: 1,
      done: 1,
      degraded: 0,
      latency: {
        first_frame_ms: { p50: expect.any(Number) },
        first_text_ms: { p50: expect.any(Number) },
      },
      tools: [{ name: "search_products", calls: 1, failures: 0, p95_ms: expect.any(Number) }],
      providers: [
        {
          name: "main",
          turns: 1,
          answered: 1,
          failures: 0,
          input_tokens: 2000,
          output_tokens: 50,
          // 2,000 × 300 and 50 × 1,500 millionths of a cent.
          cost_micros: "675000",
        },
      ],
      feedback: { up: 0, down: 1 },
      days: [{ turns: 1, down: 1 }],
      spend: { cost_micros: "675000", currency: "usd" },
    })
    const { first_frame_ms, first_text_ms, duration_ms } = body.latency
    expect(first_frame_ms.p50).toBeGreaterThan(0)
    expect(first_text_ms.p50).toBeGreaterThanOrEqual(first_frame_ms.p50)
    expect(duration_ms.p50).toBeGreaterThanOrEqual(first_text_ms.p50)

    const { data } = await asStaff("/feedback")
    expect(data).toMatchObject([
      {
        id: rated.body.id,
        message_ref,
        provider: "main",
        degraded: false,
        tools: ["search_products"],
      },
    ])

    const database = new Client({ connectionString: shop.store.databaseUrl })
    await database.connect()
    const { rows } = await database.query("select turn::text as text from assistant_turn turn")
    await database.end()
    expect(rows).toHaveLength(1)
    expect(rows[0].text).toContain(message_ref)
    expect(rows[0].text).not.toMatch(/jacket|trip|zanzibar|xenophon|suits/i)
  })

  it("is read by staff with what did not leave, and by nobody else but its shopper", async () => {
    mock.reset()
    mock.on(
      { endpoint: "chat" },
      { content: "Good morning. The Trail Runner costs $3.14 today only. Ask me anything." }
    )
    const guest = await shop.guest()
    const asked = "Hi, I am ada@example.com"
    const { body: answer } = await guest.call("POST", "/message", {
      messages: [{ role: "user", content: asked }],
    })
    expect(answer.message).not.toContain("3.14")
    const ref = answer.conversation_ref
    await guest.call("POST", "/feedback", {
      rating: "down",
      reason: "said nothing",
      conversation_ref: ref,
      message_ref: answer.message_ref,
    })

    const read = await asStaff(`/conversations/${ref}`)
    expect(read).toMatchObject({
      ref,
      signed_in: false,
      messages: 2,
      opening: "Hi, I am …",
      turns: 1,
      ratings: { up: 0, down: 1 },
      transcript: [
        { role: "user", content: "Hi, I am …" },
        { role: "assistant", content: answer.message },
      ],
      answers: [
        {
          message_ref: answer.message_ref,
          provider: "main",
          rating: "down",
          reason: "said nothing",
        },
      ],
    })
    const [removed] = read.answers[0].removed
    expect(removed.sentence).toContain("$3.14")
    const { data } = await asStaff(`/removals?problem=${removed.problem}`)
    expect(data[0]).toMatchObject({ conversation_ref: ref, provider: "main", ...removed })
    const refs = async (query: string) =>
      (await asStaff(`/conversations?${query}`)).data.map((each: { ref: string }) => each.ref)
    expect(await refs("has_removed=true&rating=down")).toEqual([ref])
    expect(await refs("has_removed=false")).not.toContain(ref)
    const { status } = await request(shop.store, "GET", "/admin/assistant/conversations/nothing", {
      token: shop.admin.token,
    })
    expect(status).toBe(404)

    const own = await guest.call("GET", `/conversations/${ref}`)
    expect(own.body).toMatchObject({
      conversation_ref: ref,
      messages: [
        { role: "user", content: asked },
        { role: "assistant", content: answer.message },
      ],
    })
    const stranger = await shop.guest()
    expect((await stranger.call("GET", `/conversations/${ref}`)).status).toBe(404)
    expect((await stranger.call("DELETE", `/conversations/${ref}`)).status).toBe(404)

    await guest.signIn(await createCustomer(shop.store))
    expect((await guest.call("GET", `/conversations/${ref}`)).status).toBe(200)
    expect((await guest.call("DELETE", `/conversations/${ref}`)).body).toEqual({ ok: true })
    expect((await guest.call("GET", `/conversations/${ref}`)).status).toBe(404)
    expect((await asStaff("/removals")).data).toEqual([])
    const { data: feedback } = await asStaff("/feedback?rating=down")
    expect(feedback[0]).toMatchObject({ message_ref: answer.message_ref, reason: null })
  })
})
