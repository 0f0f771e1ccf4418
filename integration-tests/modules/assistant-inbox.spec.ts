import { setTimeout as sleep } from "node:timers/promises"
import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { databaseOf } from "../../src/database/connection"
import { CLAIM_SECONDS, Inbox, MAX_ATTEMPTS } from "../../src/modules/assistant/inbox/inbox"
import { MessageJournal } from "../../src/workflows/assistant/messaging/message-journal"
import { InboxWorker, type InboxWorkerParts } from "../../src/workflows/assistant/messaging/worker"
import { createDatabase, type TestDatabase } from "../support/database"
import { migrateModule } from "../support/module-migrations"

let database: TestDatabase
let knex: Knex
let inbox: Inbox
let sent: string[]
let warnings: string[]

beforeAll(async () => {
  database = await createDatabase()
  await migrateModule(database.url, "assistant")
  knex = createKnex({ client: "pg", connection: { connectionString: database.url } })
  inbox = new Inbox(databaseOf(knex), "a secret")
})
afterAll(async () => {
  await knex?.destroy()
  await database?.drop()
})
beforeEach(async () => {
  sent = []
  warnings = []
  await knex.raw("truncate assistant_inbox")
})

const message = (message_id: string, sender = "a", content = `says ${message_id}`) => ({
  message_id,
  sender,
  content,
})
const openWorker = (parts: Partial<InboxWorkerParts> = {}) =>
  new InboxWorker({
    inbox,
    answer: async ({ content }) => ({ text: `re: ${content}`, cards: [] }),
    send: async ({ message_id }) => void sent.push(message_id),
    warn: (problem) => warnings.push(problem),
    ...parts,
  })
const statuses = async () => {
  const { rows } = await knex.raw("select message_id, status from assistant_inbox order by id")
  return Object.fromEntries(
    rows.map((row: { message_id: string; status: string }) => [row.message_id, row.status])
  )
}
/** As if what waits for a retry, or was left by somebody, had waited long enough. */
const letTimePass = () =>
  knex.raw("update assistant_inbox set next_at = now(), claimed_until = now() - interval '1 s'")

describe("the inbox", () => {
  it("takes every message of a batch, and each of them once", async () => {
    expect(await inbox.add([message("1"), message("2"), message("1")], 0)).toBe(2)
    expect(await inbox.add([message("2"), message("3")], 0)).toBe(1)
    const again = await Promise.all([1, 2, 3].map(() => inbox.add([message("4")], 0)))
    expect(again.sort()).toEqual([0, 0, 1])
    await openWorker().run()
    expect(sent).toEqual(["1", "2", "3", "4"])
    expect(await inbox.add([message("1")], 0)).toBe(0)
  })

  it("answers a sender's messages in their order, and senders beside each other", async () => {
    const order = ["a1", "a2", "b1", "a3", "b2", "c1"]
    await inbox.add(
      order.map((id) => message(id, id[0])),
      0
    )
    let atOnce = 0
    let most = 0
    const underWay = new Set<string>()
    await openWorker({
      answer: async ({ sender }) => {
        expect(underWay.has(sender)).toBe(false)
        underWay.add(sender)
        most = Math.max(most, ++atOnce)
        await sleep(20)
        atOnce--
        underWay.delete(sender)
        return { text: "", cards: [] }
      },
    }).run()
    expect(most).toBeGreaterThan(1)
    for (const sender of ["a", "b", "c"]) {
      const of = (ids: string[]) => ids.filter((id) => id.startsWith(sender))
      expect(of(sent)).toEqual(of(order))
    }
  })

  it("is shared by instances: each message goes to one of them, still in order", async () => {
    const ids = Array.from({ length: 60 }, (_, n) => `${n % 5}-${String(n).padStart(2, "0")}`)
    await inbox.add(
      ids.map((id) => message(id, id[0])),
      0
    )
    await Promise.all([openWorker(), openWorker(), openWorker()].map((worker) => worker.run()))
    expect([...sent].sort()).toEqual([...ids].sort())
    for (let sender = 0; sender < 5; sender++) {
      const own = sent.filter((id) => id.startsWith(`${sender}-`))
      expect(own).toEqual([...own].sort())
    }
  })

  it("picks up what arrives while an answer takes its time", async () => {
    let free: () => void = () => undefined
    const held = new Promise<void>((resolve) => (free = resolve))
    const worker = openWorker({
      answer: async ({ sender }) => {
        if (sender === "slow") await held
        return { text: "", cards: [] }
      },
    })
    await inbox.add([message("1", "slow")], 0)
    const running = worker.run()
    await sleep(50)
    await inbox.add([message("2", "quick")], 0)
    worker.wake()
    for (let i = 0; i < 100 && !sent.includes("2"); i++) await sleep(10)
    expect(sent).toEqual(["2"])
    free()
    await running
    expect(sent).toEqual(["2", "1"])
  })

  it("drops what is over a sender's limit a minute, and nobody else's", async () => {
    const burst = Array.from({ length: 5 }, (_, n) => message(`a${n}`))
    expect(await inbox.add([...burst, message("b0", "b")], 3)).toBe(4)
    expect(await inbox.add([message("a9")], 3)).toBe(0)
    await knex.raw("update assistant_inbox set received_at = now() - interval '61 s'")
    expect(await inbox.add([message("a10")], 3)).toBe(1)
    await openWorker().run()
    expect(sent.sort()).toEqual(["a0", "a1", "a10", "a2", "b0"])
  })

  it("tries again later with the same words when sending failed, and keeps the order meanwhile", async () => {
    await inbox.add([message("1"), message("2"), message("3", "b")], 0)
    let answers = 0
    let fails = true
    const worker = openWorker({
      answer: async () => ({ text: `answer ${++answers}`, cards: [] }),
      send: async ({ message_id }, { text }) => {
        if (message_id === "1" && fails) throw new Error("channel is down")
        sent.push(`${message_id}: ${text}`)
      },
    })
    await worker.run()
    expect(sent).toEqual(["3: answer 2"])
    expect(warnings).toEqual([expect.stringMatching(/attempt 1.*channel is down/)])
    fails = false
    await worker.run()
    expect(sent).toHaveLength(1)
    await letTimePass()
    await worker.run()
    expect(sent).toEqual(["3: answer 2", "1: answer 1", "2: answer 3"])
  })

  it("gives a message up after so many attempts, and goes on with the next", async () => {
    await inbox.add([message("1"), message("2")], 0)
    const worker = openWorker({
      answer: async ({ message_id }) => {
        if (message_id === "1") throw new Error("no idea")
        return { text: "", cards: [] }
      },
    })
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      expect(sent).toEqual([])
      await letTimePass()
      await worker.run()
    }
    expect(sent).toEqual(["2"])
    expect(await statuses()).toEqual({ 1: "failed", 2: "answered" })
    expect(warnings.at(-1)).toContain("given up")
  })

  it("takes over what an instance that has died was at, without a second answer", async () => {
    await inbox.add([message("1"), message("2")], 0)
    const dead = await inbox.claim()
    await inbox.keepReply(dead!, { text: "the dead one's", cards: [] })
    const worker = openWorker({ send: async (_, { text }) => void sent.push(text) })
    await worker.run()
    expect(sent).toEqual([])
    await letTimePass()
    await worker.run()
    expect(sent).toEqual(["the dead one's", "re: says 2"])
    expect(await inbox.renew(dead!)).toBe(false)
    expect(await inbox.keepReply(dead!, { text: "late", cards: [] })).toBe(false)
  })

  it("gives a message up at which every instance has died", async () => {
    await inbox.add([message("1"), message("2")], 0)
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      await letTimePass()
      await inbox.claim()
    }
    await letTimePass()
    await openWorker().run()
    expect(sent).toEqual(["2"])
    expect(await statuses()).toEqual({ 1: "failed", 2: "answered" })
  })

  it("keeps a claim for as long as it is said to", async () => {
    await inbox.add([message("1")], 0)
    const claimed = await inbox.claim()
    await knex.raw("update assistant_inbox set claimed_until = now() + interval '1 s'")
    expect(await inbox.renew(claimed!)).toBe(true)
    const { rows } = await knex.raw(
      "select extract(epoch from claimed_until - now())::float8 as left from assistant_inbox"
    )
    expect(rows[0].left).toBeGreaterThan(CLAIM_SECONDS - 2)
  })

  it("keeps an answer and what the conversation remembers of it: both or neither", async () => {
    const turn = {
      ref: "r1",
      owner: "guest:a",
      user: "hello",
      assistant: "Hi!",
      state: { turns: 1, shown: [], focus: [], cart: [] },
    }
    const said = async () =>
      (await knex.raw("select messages from assistant_conversation where ref = 'r1'")).rows
    await inbox.add([message("1")], 0)
    const late = await inbox.claim()
    await letTimePass()
    const claimed = await inbox.claim()
    expect(await inbox.keepReply(late!, { text: "Hi!", cards: [], turn })).toBe(false)
    expect(await said()).toEqual([])
    expect(await inbox.keepReply(claimed!, { text: "Hi!", cards: [], turn })).toBe(true)
    expect((await said())[0].messages).toHaveLength(2)
    await letTimePass()
    expect((await inbox.claim())?.reply).toEqual({ text: "Hi!", cards: [] })
  })

  it("hands what was done on to the next attempt, until there is an answer", async () => {
    const rounds = [{ by: "llm", trusted: false, said: "", calls: [], answers: [] }]
    const change = { cart_id: null, variant_id: "v", before: 0, after: 2, message: "Added." }
    await inbox.add([message("1")], 0)
    const late = new MessageJournal(inbox, (await inbox.claim())!)
    await late.keep(rounds)
    await late.begin(change)
    await letTimePass()
    const claimed = (await inbox.claim())!
    const journal = new MessageJournal(inbox, claimed)
    expect(journal.rounds).toEqual(rounds)
    expect([journal.takeBegun(), journal.takeBegun()]).toEqual([change, undefined])
    await expect(late.begin(change)).rejects.toThrow("another instance")
    await journal.keep([])
    await letTimePass()
    const next = (await inbox.claim())!
    expect(next.work).toEqual({ rounds: [] })
    await inbox.keepReply(next, { text: "Hi!", cards: [] })
    await letTimePass()
    expect((await inbox.claim())?.work).toBeNull()
  })

  it("lets messages go when nothing can be sent", async () => {
    await inbox.add([message("1")], 0)
    await openWorker({ send: undefined }).run()
    expect(await statuses()).toEqual({ 1: "dropped" })
    expect(warnings).toEqual([])
  })

  it("knows a sender again without saying who they are", () => {
    const session = inbox.sessionOf("+1 555 010 9999")
    expect(session).toMatch(/^messaging-[A-Za-z0-9_-]{22}$/)
    expect(inbox.sessionOf("+1 555 010 9999")).toBe(session)
    expect(inbox.sessionOf("+1 555 010 9998")).not.toBe(session)
    expect(new Inbox(databaseOf(knex), "another").sessionOf("+1 555 010 9999")).not.toBe(session)
  })

  it("forgets settled messages after a week, and waiting ones never", async () => {
    await inbox.add([message("1"), message("2", "b")], 0)
    await knex.raw("update assistant_inbox set received_at = now() - interval '8 days'")
    await knex.raw("update assistant_inbox set status = 'answered' where message_id = '1'")
    expect(await inbox.purge()).toBe(1)
    expect(await statuses()).toEqual({ 2: "pending" })
  })
})
