import { createHmac, randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { request } from "../support/store"
import { startAssistantStore, type AssistantStore } from "./assistant-store"

const SECRET = "an app secret"
const OPTIONS = {
  rate_limit_per_minute: 0,
  assistant: {
    rate_limit: 0,
    messaging_rate_limit: 0,
    messaging_enabled: true,
    messaging_app_secret: SECRET,
  },
}

/** Where the server is killed: while it waits for this write, which then never happens. */
const POINTS: [where: string, table: string, event: string, when: string][] = [
  [
    "before it has noted what was asked for",
    "assistant_inbox",
    "update",
    "old.work is null and new.work is not null",
  ],
  [
    "before it has noted what it is about to do",
    "assistant_inbox",
    "update",
    "new.work->'change' is not null",
  ],
  ["in the middle of the host's change", "cart_line_item", "insert", "new.quantity = 2"],
  [
    "between the host's change and its own note of it",
    "assistant_inbox",
    "update",
    "old.work->'change' is not null and new.work->'change' is null",
  ],
  ["before the answer is kept", "assistant_inbox", "update", "new.reply is not null"],
]

let folder: string
let file: string
let shop: AssistantStore
let database: Client

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "messaging-"))
  file = path.join(folder, "sent.jsonl")
  writeFileSync(file, "")
  shop = await startAssistantStore({
    options: OPTIONS,
    env: {
      WALLET_EXTENSIONS: path.join(__dirname, "..", "support", "messaging-sender.js"),
      MESSAGING_SENT: file,
    },
  })
  database = new Client(shop.store.databaseUrl)
  await database.connect()
  await database.query(`
    create function hang() returns trigger language plpgsql as $$
    begin
      perform pg_sleep(600);
      raise exception 'nobody waits for this any more';
    end $$
  `)
}, 300_000)
afterAll(async () => {
  await database?.end()
  await shop?.store.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Sent {
  event: string
  in_reply_to: string
  text: string
}

async function send(from: string, body: string): Promise<string> {
  const id = randomUUID()
  const messages = [{ id, from, type: "text", text: { body } }]
  const batch = JSON.stringify({ entry: [{ changes: [{ value: { messages } }] }] })
  const signature = createHmac("sha256", SECRET).update(batch).digest("hex")
  const { status } = await request(shop.store, "POST", "/assistant/v1/messaging", {
    body: batch,
    headers: { "x-hub-signature-256": `sha256=${signature}` },
  })
  expect(status).toBe(200)
  return id
}

async function answerTo(id: string): Promise<string> {
  for (let i = 0; i < 600; i++) {
    const lines = readFileSync(file, "utf8").split("\n").filter(Boolean)
    const all = lines.map((line) => JSON.parse(line) as Sent)
    const sent = all.filter(({ event, in_reply_to }) => event === "sent" && in_reply_to === id)
    if (sent.length) return sent[0].text
    await sleep(50)
  }
  throw new Error(`No answer:\n${shop.store.log().slice(-4_000)}`)
}

/** What is in the cart that was opened last. */
async function cart(): Promise<Record<string, number>> {
  const { rows } = await database.query(`
    select product_title, quantity::int from cart_line_item
    where deleted_at is null
      and cart_id = (select cart_id from assistant_cart order by updated_at desc limit 1)
  `)
  return Object.fromEntries(rows.map(({ product_title, quantity }) => [product_title, quantity]))
}

/** Sends a message, kills the server at a point of its turn, and starts it again. */
async function killAt(
  [, table, event, when]: (typeof POINTS)[number],
  from: string,
  text: string,
  meanwhile: () => Promise<unknown> = () => Promise.resolve()
) {
  await database.query(
    `create trigger hanging before ${event} on ${table} for each row when (${when})
     execute function hang()`
  )
  const id = await send(from, text)
  const hanging = `select pid from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`
  let pids: number[] = []
  for (let i = 0; i < 400 && pids.length === 0; i++) {
    await sleep(50)
    pids = (await database.query(hanging)).rows.map(({ pid }) => pid)
  }
  expect(pids).toHaveLength(1)
  await shop.store.kill("SIGKILL")
  await database.query("select pg_terminate_backend($1)", pids)
  await database.query(`drop trigger hanging on ${table}`)
  await database.query("update assistant_inbox set claimed_until = now() where status = 'pending'")
  await meanwhile()
  await shop.store.restart()
  return answerTo(id)
}

describe("a cart, when the server is killed while it answers a message", () => {
  it.each(POINTS)(
    "%s: is changed once",
    async (...point) => {
      const from = `55${POINTS.findIndex(([where]) => where === point[0])}`
      await answerTo(await send(from, "add a wool beanie to my cart"))
      expect(await cart()).toEqual({ "Wool Beanie": 1 })
      const answer = await killAt(point, from, "add 2 city sneakers to my cart")
      expect(answer).toContain("City Sneaker")
      expect(await cart()).toEqual({ "Wool Beanie": 1, "City Sneaker": 2 })

      const { rows } = await database.query(
        "select messages from assistant_conversation order by updated_at desc limit 1"
      )
      const said = rows[0].messages as { role: string; content: string }[]
      expect(said.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"])
      expect(said[3].content).toBe(answer)
      const kept = "select count(*)::int as kept from assistant_inbox where work is not null"
      expect((await database.query(kept)).rows).toEqual([{ kept: 0 }])
    },
    180_000
  )

  it("knows what it has removed, and does not look for it again", async () => {
    await answerTo(await send("560", "add a wool beanie to my cart"))
    await answerTo(await send("560", "add a city sneaker to my cart"))
    const asked = await send("561", "remove the wool beanie")
    const without = await answerTo(asked)
    const answer = await killAt(POINTS[3], "560", "remove the wool beanie")
    expect(await cart()).toEqual({ "City Sneaker": 1 })
    expect(answer).toContain("Wool Beanie")
    expect(answer).not.toBe(without)
  }, 180_000)

  it("leaves it alone when somebody else has changed it meanwhile", async () => {
    await answerTo(await send("570", "add a wool beanie to my cart"))
    const takeOneBack = () =>
      database.query(
        `update cart_line_item set quantity = 1 where product_title = 'City Sneaker' and cart_id =
           (select cart_id from assistant_cart order by updated_at desc limit 1)`
      )
    await killAt(POINTS[3], "570", "add 2 city sneakers to my cart", takeOneBack)
    expect(await cart()).toEqual({ "Wool Beanie": 1, "City Sneaker": 1 })
  }, 180_000)
})
