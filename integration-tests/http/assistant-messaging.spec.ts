import { createHmac } from "node:crypto"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { request, type RequestOptions } from "../support/store"
import { startAssistantStore, type AssistantStore } from "./assistant-store"

const TOKEN = "a verify token"
const SECRET = "an app secret"
const ROUTE = "/assistant/v1/messaging"
const SENDER = path.join(__dirname, "..", "support", "messaging-sender.js")

const optionsWith = (assistant: object) =>
  JSON.stringify({
    rate_limit_per_minute: 0,
    assistant: { rate_limit: 0, messaging_rate_limit: 0, ...assistant },
  })
const ON = optionsWith({
  messaging_enabled: true,
  messaging_verify_token: TOKEN,
  messaging_app_secret: SECRET,
})

interface Sent {
  event: "begun" | "sent"
  id: string
  to: string
  text: string
  cards: { id: number; name: string }[]
  in_reply_to: string
  recipient?: string
  attempts: number
}

let folder: string
let file: string
let ids = 0
const newId = (name = "m") => `wamid.${name}-${++ids}`

const lines = (event: Sent["event"] = "sent"): Sent[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sent)
    .filter((line) => line.event === event)

const textMessage = (id: string, from: string, body: string) => ({
  id,
  from,
  timestamp: "1763600000",
  type: "text",
  text: { body },
})
const batchOf = (...messages: unknown[]) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "1",
      changes: [{ field: "messages", value: { metadata: { phone_number_id: "4711" }, messages } }],
    },
  ],
})
const signatureOf = (bytes: string | Uint8Array, secret = SECRET) =>
  `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "messaging-"))
  file = path.join(folder, "sent.jsonl")
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => writeFileSync(file, ""))

describe("the messaging channel", () => {
  let shop: AssistantStore
  let database: Client

  beforeAll(async () => {
    shop = await startAssistantStore({
      env: { WALLET_OPTIONS: ON, WALLET_EXTENSIONS: SENDER, MESSAGING_SENT: file },
    })
    database = new Client(shop.store.databaseUrl)
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    await shop?.store.stop()
  })

  const post = (
    body: string | Uint8Array,
    headers: Record<string, string>,
    more: RequestOptions = {}
  ) => request(shop.store, "POST", ROUTE, { body, headers, ...more })
  const deliver = (...messages: unknown[]) => {
    const body = JSON.stringify(batchOf(...messages))
    return post(body, { "x-hub-signature-256": signatureOf(body) })
  }
  /** Waits for the answers to some messages. */
  async function answersTo(...wanted: string[]): Promise<Sent[]> {
    for (let i = 0; i < 300; i++) {
      const found = lines().filter(({ in_reply_to }) => wanted.includes(in_reply_to))
      if (found.length >= wanted.length) return found
      await sleep(50)
    }
    throw new Error(`No answer to ${wanted.join()}:\n${shop.store.log().slice(-4_000)}`)
  }
  const kept = async () =>
    (await database.query("select count(*)::int as kept from assistant_inbox")).rows[0].kept
  const set = (body: object) =>
    request(shop.store, "PATCH", "/admin/assistant/settings", { token: shop.admin.token, body })

  describe("is verified", () => {
    const ask = (query: Record<string, string>) =>
      request(shop.store, "GET", `${ROUTE}?${new URLSearchParams(query)}`)
    const right = {
      "hub.mode": "subscribe",
      "hub.verify_token": TOKEN,
      "hub.challenge": "1158201444",
    }

    it("by its token, and gets its challenge back as text", async () => {
      const answer = await ask(right)
      expect(answer.status).toBe(200)
      expect(answer.text).toBe("1158201444")
      expect(answer.headers.get("content-type")).toMatch(/^text\/plain/)
      const odd = await ask({ ...right, "hub.challenge": "<b>007</b>" })
      expect(odd.text).toBe("<b>007</b>")
      expect(odd.headers.get("x-content-type-options")).toBe("nosniff")
    })

    it.each([
      [{ "hub.verify_token": "another" }],
      [{ "hub.verify_token": "" }],
      [{ "hub.mode": "unsubscribe" }],
    ])("and not with %j", async (wrong) => {
      expect(await ask({ ...right, ...wrong })).toMatchObject({
        status: 403,
        body: { code: "assistant_forbidden", data: { status: 403 } },
      })
    })

    it.each(["hub.mode", "hub.verify_token", "hub.challenge"])("nor without %s", async (name) => {
      const rest = Object.entries(right).filter(([key]) => key !== name)
      expect((await ask(Object.fromEntries(rest))).status).toBe(403)
    })

    it("never while the store has no token, whatever is sent", async () => {
      await set({ messaging_verify_token: "" })
      try {
        expect((await ask({ ...right, "hub.verify_token": "" })).status).toBe(403)
        expect((await ask(right)).status).toBe(403)
      } finally {
        await set({ messaging_verify_token: null })
      }
    })
  })

  describe("is believed", () => {
    it("for the bytes that it signed, spaces, escapes and all", async () => {
      const message = JSON.stringify(batchOf(textMessage(newId(), "490", "hello")), null, 3)
      const body = message.replace("hello", "h\\u00e9llo \\/ 👋")
      const answer = await post(body, { "x-hub-signature-256": signatureOf(body) })
      expect(answer).toMatchObject({ status: 200, body: { received: true } })
    })

    it("and for no others: refused before anything is read or kept", async () => {
      const body = JSON.stringify(batchOf(textMessage(newId(), "491", "hello")))
      const before = await kept()
      const wrong = [
        {},
        { "x-hub-signature-256": "" },
        { "x-hub-signature-256": signatureOf(body).slice(7) },
        { "x-hub-signature-256": signatureOf(body, "guess") },
        { "x-hub-signature-256": signatureOf(`${body} `) },
        { "x-hub-signature-256": signatureOf(body).replace("sha256", "sha1") },
        { "x-hub-signature": signatureOf(body) },
      ]
      for (const headers of wrong) {
        const answer = await post(body, headers as Record<string, string>)
        expect(answer).toMatchObject({ status: 403, body: { code: "assistant_forbidden" } })
      }
      const pretty = JSON.stringify(JSON.parse(body), null, 2)
      expect((await post(pretty, { "x-hub-signature-256": signatureOf(body) })).status).toBe(403)
      expect((await post("{broken", {})).status).toBe(403)
      expect(await kept()).toBe(before)
    })

    it("never while the store has no secret", async () => {
      await set({ messaging_app_secret: "" })
      try {
        const body = "{}"
        for (const secret of ["", SECRET]) {
          const headers = { "x-hub-signature-256": signatureOf(body, secret) }
          expect((await post(body, headers)).status).toBe(403)
        }
      } finally {
        await set({ messaging_app_secret: null })
      }
    })

    it("with whatever else it says: receipts, pictures, nothing", async () => {
      const others = [
        {},
        { object: "x", entry: [{ changes: [{ value: { statuses: [{ id: "1" }] } }] }] },
        batchOf({ id: newId(), from: "492", type: "image", image: { id: "9" } }),
      ]
      const before = await kept()
      for (const other of others) {
        const body = JSON.stringify(other)
        const answer = await post(body, { "x-hub-signature-256": signatureOf(body) })
        expect(answer).toMatchObject({ status: 200, body: { received: true } })
      }
      expect(await kept()).toBe(before)
    })

    it("but not when what it signed is no JSON object, or is too much", async () => {
      for (const [body, status] of [
        ["{broken", 400],
        ["[]", 400],
        ["", 400],
        [`{"a":"${"x".repeat(1024 * 1024)}"}`, 413],
      ] as const) {
        const answer = await post(body, { "x-hub-signature-256": signatureOf(body) })
        expect(answer.status).toBe(status)
      }
    })
  })

  describe("is answered", () => {
    it("in the background, with what the assistant says, to whom and what it was", async () => {
      const id = newId()
      const began = Date.now()
      expect((await deliver(textMessage(id, "4930", "hello"))).status).toBe(200)
      expect(Date.now() - began).toBeLessThan(5_000)
      const [answer] = await answersTo(id)
      expect(answer).toMatchObject({ to: "4930", in_reply_to: id, recipient: "4711", attempts: 0 })
      expect(answer?.text.length).toBeGreaterThan(5)
    })

    it("once per message, however often and in how many batches it comes", async () => {
      const [first, second] = [newId(), newId()]
      const message = textMessage(first, "4931", "hello")
      await Promise.all([deliver(message), deliver(message), deliver(message, message)])
      await deliver(message, textMessage(second, "4931", "thanks"))
      await answersTo(first, second)
      await deliver(message)
      await sleep(300)
      expect(lines().map(({ in_reply_to }) => in_reply_to)).toEqual([first, second])
    })

    it("to every message of a batch, each sender's in their order", async () => {
      const messages = Array.from({ length: 9 }, (_, n) =>
        textMessage(newId(), `494${n % 3}`, n % 2 ? "hello" : "what can you do?")
      )
      await deliver(...messages)
      const answers = await answersTo(...messages.map(({ id }) => id))
      for (const sender of ["4940", "4941", "4942"]) {
        const own = (all: { id: string; from: string }[]) =>
          all.filter(({ from }) => from === sender).map(({ id }) => id)
        expect(answers.filter(({ to }) => to === sender).map((each) => each.in_reply_to)).toEqual(
          own(messages)
        )
      }
    })

    it("with what was said before in mind, and with a cart that is the sender's alone", async () => {
      const say = async (from: string, body: string) => {
        const id = newId()
        await deliver(textMessage(id, from, body))
        return (await answersTo(id))[0] as Sent
      }
      const { cards } = await say("4950", "show me shoes")
      expect(cards.length).toBeGreaterThan(1)
      const second = cards[1]!
      const details = await say("4950", "tell me more about the second one")
      expect(details.cards.map(({ id }) => id)).toEqual([second.id])
      await say("4950", "add a city sneaker to my cart")
      expect((await say("4950", "what is in my cart?")).text).toContain("City Sneaker")
      expect((await say("4951", "what is in my cart?")).text).not.toContain("City Sneaker")
    })

    it("again later, in the same words, when sending failed", async () => {
      const [id, next] = [newId("fails-once"), newId()]
      await deliver(textMessage(id, "4960", "hello"), textMessage(next, "4960", "thanks"))
      const answers = await answersTo(id, next)
      expect(answers.map(({ in_reply_to }) => in_reply_to)).toEqual([id, next])
      expect(answers[0]?.attempts).toBe(1)
      const begun = lines("begun").filter(({ in_reply_to }) => in_reply_to === id)
      expect(begun).toHaveLength(2)
      expect(new Set(begun.map((each) => each.text)).size).toBe(1)
      expect(new Set(begun.map((each) => each.id)).size).toBe(1)
      expect(shop.store.log()).toContain("the channel is down")
    })

    it("no more often than a sender may write in a minute", async () => {
      await set({ messaging_rate_limit: 2 })
      try {
        const messages = Array.from({ length: 4 }, () => textMessage(newId(), "4970", "hello"))
        await deliver(...messages)
        await answersTo(...messages.slice(0, 2).map(({ id }) => id))
        const other = newId()
        await deliver(textMessage(other, "4971", "hello"))
        await answersTo(other)
        expect(lines()).toHaveLength(3)
      } finally {
        await set({ messaging_rate_limit: null })
      }
    })

    it("not while the store has switched it off; what came then is acknowledged and forgotten", async () => {
      await set({ messaging_enabled: false })
      const id = newId()
      expect((await deliver(textMessage(id, "4980", "hello"))).status).toBe(200)
      await set({ messaging_enabled: null })
      await deliver(textMessage(id, "4980", "hello again"))
      await answersTo(id)
      expect(lines()).toHaveLength(1)
    })

    it("also when the server is killed in the middle, with the words it had found", async () => {
      const id = newId("slow")
      await shop.store.restart({ env: { MESSAGING_SLOW: "true" } })
      const next = newId()
      await deliver(textMessage(id, "4990", "hello"), textMessage(next, "4990", "thanks"))
      while (lines("begun").length === 0) await sleep(50)
      await shop.store.kill("SIGKILL")
      await shop.store.restart({ env: { MESSAGING_SLOW: undefined } })
      for (let i = 0; i < 60 && lines().length < 2; i++) await sleep(1_000)
      expect(lines().map(({ in_reply_to }) => in_reply_to)).toEqual([id, next])
      const words = lines("begun").filter(({ in_reply_to }) => in_reply_to === id)
      expect(words).toHaveLength(2)
      expect(words[0]?.text).toBe(words[1]?.text)
    }, 180_000)

    it("by nobody when the store has no sender, which the log says once", async () => {
      await shop.store.restart({ env: { WALLET_EXTENSIONS: undefined } })
      const [one, two] = [newId(), newId()]
      for (const id of [one, two]) {
        expect((await deliver(textMessage(id, "4991", "hello"))).status).toBe(200)
      }
      const settled = async () =>
        (
          await database.query(
            "select status from assistant_inbox where message_id = any($1) and status <> 'pending'",
            [[one, two]]
          )
        ).rows
      for (let i = 0; i < 100 && (await settled()).length < 2; i++) await sleep(50)
      expect(await settled()).toEqual([{ status: "dropped" }, { status: "dropped" }])
      expect(shop.store.log().split("no extension assistant_messaging_send")).toHaveLength(2)
      expect(existsSync(file) && lines("begun")).toEqual([])
    }, 120_000)
  })
})
