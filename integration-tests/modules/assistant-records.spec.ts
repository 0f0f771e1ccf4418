import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Connection, databaseOf } from "../../src/database/connection"
import {
  Conversations,
  KEPT_MESSAGES,
} from "../../src/modules/assistant/conversations/conversations"
import { FeedbackStore } from "../../src/modules/assistant/feedback/feedback"
import type { AssistantSettings } from "../../src/modules/assistant/settings-list"
import { Spend } from "../../src/modules/assistant/telemetry/spend"
import { Telemetry, type TurnRecord } from "../../src/modules/assistant/telemetry/telemetry"
import type { ConversationState } from "../../src/modules/assistant/types"
import { createDatabase, type TestDatabase } from "../support/database"
import { migrateModule } from "../support/module-migrations"

let database: TestDatabase
let knex: Knex
const warnings: string[] = []
const logger = { warn: (line: string) => warnings.push(line) }

beforeAll(async () => {
  database = await createDatabase()
  await migrateModule(database.url, "assistant")
  knex = createKnex({ client: "pg", connection: { connectionString: database.url } })
})
afterAll(async () => {
  await knex?.destroy()
  await database?.drop()
})
beforeEach(async () => {
  warnings.splice(0)
  for (const table of ["conversation", "feedback", "turn", "spend"]) {
    await knex.raw(`truncate assistant_${table}`)
  }
})

describe("a conversation", () => {
  const OWNER = "guest:g1"
  const state = (turns: number): ConversationState => ({ turns, shown: [], focus: [], cart: [] })
  const turn = (n: number) => ({
    user: `question ${n}`,
    assistant: `answer ${n}`,
    state: state(n),
  })
  let conversations: Conversations
  beforeEach(() => {
    conversations = new Conversations(databaseOf(knex))
  })

  it("is new without a reference, and leaves no trace before its first turn", async () => {
    const first = await conversations.open(undefined, OWNER)
    const second = await conversations.open(undefined, OWNER)
    expect(first).toMatchObject({ messages: [] })
    expect(first.state).toBeUndefined()
    expect(first.ref).toMatch(/^[A-Za-z0-9_-]{24}$/)
    expect(second.ref).not.toBe(first.ref)
    expect((await conversations.openLatest(OWNER)).messages).toEqual([])
  })

  it("goes on with what was said and remembered", async () => {
    const { ref } = await conversations.open(undefined, OWNER)
    await conversations.append(ref, OWNER, turn(1))
    await conversations.append(ref, OWNER, turn(2))
    expect(await conversations.open(ref, OWNER)).toEqual({
      ref,
      state: state(2),
      messages: [
        { role: "user", content: "question 1" },
        { role: "assistant", content: "answer 1" },
        { role: "user", content: "question 2" },
        { role: "assistant", content: "answer 2" },
      ],
    })
  })

  it("opens for nobody else, and takes nothing from them", async () => {
    const { ref } = await conversations.open(undefined, OWNER)
    await conversations.append(ref, OWNER, turn(1))
    const stranger = await conversations.open(ref, "guest:g2")
    expect(stranger.messages).toEqual([])
    expect(stranger.ref).not.toBe(ref)
    await conversations.append(ref, "guest:g2", turn(2))
    expect((await conversations.open(ref, OWNER)).messages).toHaveLength(2)
  })

  it("begins anew under a reference that is none of ours", async () => {
    for (const ref of ["", "1", "../../etc", "x".repeat(24), "'; drop table x; --aaaaaa"]) {
      expect(await conversations.open(ref, OWNER)).toMatchObject({ messages: [] })
    }
  })

  it("forgets its beginning when it gets long", async () => {
    const { ref } = await conversations.open(undefined, OWNER)
    for (let n = 1; n <= 25; n++) await conversations.append(ref, OWNER, turn(n))
    const { messages } = await conversations.open(ref, OWNER)
    expect(messages).toHaveLength(KEPT_MESSAGES)
    expect(messages[0]).toEqual({ role: "user", content: "question 6" })
    expect(messages.at(-1)).toEqual({ role: "assistant", content: "answer 25" })
  })

  it("loses no turn when two end at once", async () => {
    const { ref } = await conversations.open(undefined, OWNER)
    await Promise.all([1, 2, 3, 4].map((n) => conversations.append(ref, OWNER, turn(n))))
    expect((await conversations.open(ref, OWNER)).messages).toHaveLength(8)
  })

  it("is found again by its owner alone on a channel without references", async () => {
    const old = await conversations.openLatest("messaging:1")
    await conversations.append(old.ref, "messaging:1", turn(1))
    const other = await conversations.openLatest("messaging:2")
    await conversations.append(other.ref, "messaging:2", turn(9))
    expect((await conversations.openLatest("messaging:1")).ref).toBe(old.ref)
  })

  it("keeps texts that PostgreSQL would refuse", async () => {
    const { ref } = await conversations.open(undefined, OWNER)
    await conversations.append(ref, OWNER, { ...turn(1), user: "a\0b\ud800c" })
    expect((await conversations.open(ref, OWNER)).messages[0]?.content).toBe("abc")
  })

  it("goes when its days are over or its owner is to be forgotten", async () => {
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => conversations.open(undefined, OWNER)))
    await conversations.append(a!.ref, OWNER, turn(1))
    await conversations.append(b!.ref, OWNER, turn(1))
    await conversations.append(c!.ref, "customer:cus_1", turn(1))
    await knex.raw(
      "update assistant_conversation set updated_at = now() - interval '31 days' where ref = ?",
      [a!.ref]
    )
    expect(await conversations.purge(30)).toBe(1)
    await conversations.forget(OWNER)
    expect((await conversations.open(b!.ref, OWNER)).messages).toEqual([])
    expect((await conversations.open(c!.ref, "customer:cus_1")).messages).toHaveLength(2)
  })

  it("stays when somebody goes on with it while old ones are deleted", async () => {
    const { ref } = await conversations.open(undefined, OWNER)
    await conversations.append(ref, OWNER, turn(1))
    await knex.raw("update assistant_conversation set updated_at = now() - interval '31 days'")
    const purging = await databaseOf(knex).transaction(async (renewing) => {
      await new Conversations(renewing).append(ref, OWNER, turn(2))
      const purged = conversations.purge(30)
      await untilSomebodyWaits(knex)
      return { purged }
    })
    expect(await purging.purged).toBe(0)
    expect((await conversations.open(ref, OWNER)).messages).toHaveLength(4)
  })
})

/** Until a statement waits for a row that another one has locked. */
async function untilSomebodyWaits(connection: Knex) {
  for (let waiting = 0; waiting === 0;) {
    const { rows } = await connection.raw(
      `select from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`
    )
    waiting = rows.length
  }
}

/** A database that can't be reached. */
const AWAY = new Proxy({} as Connection, {
  get: () => () => Promise.reject(new Error("away")),
})

const TURN: TurnRecord = {
  message_ref: "m1",
  conversation_ref: "c1",
  channel: "stream",
  outcome: "done",
  provider: "main",
  degraded: false,
  rounds: 2,
  first_frame_ms: 10,
  first_text_ms: 100,
  duration_ms: 300,
  claims: 3,
  removed_claims: 1,
  removals: [{ text: "It costs $5, ask ada@example.com.", problem: "price" }],
  tools: [
    { name: "search_products", ms: 8, ok: true },
    { name: "add_to_cart", ms: 30, ok: false },
  ],
  providers: [
    {
      name: "main",
      rounds: 2,
      input_tokens: 1000,
      output_tokens: 50,
      cost_micros: 12_345_678_901_234n,
    },
  ],
}

describe("figures about turns", () => {
  it("add up, by tool, provider and day, with feedback beside them", async () => {
    const telemetry = new Telemetry(databaseOf(knex), logger)
    const feedback = new FeedbackStore(databaseOf(knex))
    telemetry.recordTurn(TURN)
    telemetry.recordTurn({
      ...TURN,
      message_ref: "m2",
      provider: "built-in",
      degraded: true,
      outcome: "aborted",
      first_text_ms: undefined,
      duration_ms: 500,
      removed_claims: 0,
      removals: [],
      tools: [{ name: "search_products", ms: 12, ok: true }],
      providers: [
        {
          name: "main",
          rounds: 1,
          input_tokens: 10,
          output_tokens: 0,
          cost_micros: 0n,
          failure: "timeout",
        },
        { name: "built-in", rounds: 1, input_tokens: 0, output_tokens: 0, cost_micros: 0n },
      ],
    })
    telemetry.recordTurn(TURN)
    telemetry.recordTurn({ ...TURN, message_ref: "old" }, new Date(Date.now() - 8 * 86_400_000))
    await feedback.add({ rating: "up", message_ref: "m1" })
    await feedback.add({ rating: "down", message_ref: "m2" })
    await feedback.add({ rating: "down" })

    expect(await telemetry.summarise(7, "usd")).toMatchObject({
      window_days: 7,
      turns: 2,
      done: 1,
      aborted: 1,
      failed: 0,
      degraded: 1,
      latency: {
        first_frame_ms: { p50: 10, p95: 10 },
        first_text_ms: { p50: 100, p95: 100 },
        duration_ms: { p50: 400, p95: 490 },
      },
      grounding: { claims: 6, removed_claims: 1, turns_corrected: 1 },
      tools: [
        { name: "search_products", calls: 2, failures: 0, p95_ms: 11.8 },
        { name: "add_to_cart", calls: 1, failures: 1, p95_ms: 30 },
      ],
      providers: [
        { name: "main", turns: 2, answered: 1, failures: 1 },
        { name: "built-in", turns: 1, answered: 1, failures: 0, input_tokens: 0, cost_micros: "0" },
      ],
      feedback: { up: 1, down: 2 },
      days: [{ turns: 2, degraded: 1, up: 1, down: 2 }],
    })
    expect(warnings).toEqual([])
    const removed = await telemetry.listRemovals({}, { page: 1, per_page: 10 })
    expect(removed.total).toBe(2)
    expect(removed.data).toContainEqual(
      expect.objectContaining({
        message_ref: "m1",
        conversation_ref: "c1",
        provider: "main",
        sentence: "It costs $5, ask …",
        problem: "price",
      })
    )
    expect((await telemetry.summarise(30, "usd")).turns).toBe(3)
    expect(await telemetry.purge(7)).toBe(1)
    expect(warnings).toEqual([])
  })

  it("have each provider's tokens and costs, of whatever they were for, once", async () => {
    const telemetry = new Telemetry(databaseOf(knex), logger)
    let currency = "usd"
    const spend = new Spend({
      connection: databaseOf(knex),
      logger,
      settings: () =>
        ({ daily_spend_cap: { amount: 0n, currency } }) as unknown as AssistantSettings,
    })
    const main = { name: "main", model: "m", input_price: "100", output_price: "1000" }
    const seer = { name: "seer", model: "s", input_price: "7", output_price: "0" }
    const ofMain = async () =>
      (await telemetry.summarise(7, "usd")).providers.find(({ name }) => name === "main")
    // What a turn has used is in its own row as well.
    telemetry.recordTurn(TURN)
    await spend.add(main, { input: 1000, output: 50 })
    expect(await ofMain()).toEqual({
      name: "main",
      turns: 1,
      answered: 1,
      failures: 0,
      input_tokens: 1000,
      output_tokens: 50,
      cost_micros: "150000",
    })
    await spend.add(main, { input: 10, output: 2 })
    await spend.add(seer, { input: 300, output: 20 })
    expect((await telemetry.summarise(7, "usd")).providers).toMatchObject([
      { name: "main", turns: 1, input_tokens: 1010, output_tokens: 52, cost_micros: "153000" },
      {
        name: "seer",
        turns: 0,
        answered: 0,
        failures: 0,
        input_tokens: 300,
        output_tokens: 20,
        cost_micros: "2100",
      },
    ])
    currency = "eur"
    await spend.add(main, { input: 1, output: 1 })
    expect(await ofMain()).toMatchObject({ input_tokens: 1011, cost_micros: "153000" })
    await knex.raw("update assistant_spend set day = day - 6 where currency = 'usd'")
    expect(await ofMain()).toMatchObject({ input_tokens: 1011, cost_micros: "153000" })
    await knex.raw("update assistant_spend set day = day - 1 where currency = 'usd'")
    expect(await ofMain()).toMatchObject({ turns: 1, input_tokens: 1, cost_micros: "0" })
  })

  it("are empty, not broken, before the first turn", async () => {
    const none = { p50: null, p95: null }
    expect(await new Telemetry(databaseOf(knex), logger).summarise(7, "usd")).toMatchObject({
      turns: 0,
      latency: { first_frame_ms: none, first_text_ms: none, duration_ms: none },
      tools: [],
      providers: [],
      days: [],
    })
  })

  it("are dropped, and said so, when they can't be written; no turn waits or fails", async () => {
    const broken = new Telemetry(AWAY, logger)
    broken.recordTurn(TURN)
    await broken.flush()
    expect(warnings).toEqual([expect.stringMatching(/1 figures.*away/)])
  })
})

describe("feedback", () => {
  it("is joined to its turn, and keeps no address or number", async () => {
    const telemetry = new Telemetry(databaseOf(knex), logger)
    const feedback = new FeedbackStore(databaseOf(knex))
    telemetry.recordTurn(TURN)
    await telemetry.flush()
    await feedback.add({
      rating: "down",
      reason: "wrong price, write to ada@example.com or +1 555 010 9999",
      message_ref: "m1",
    })
    await feedback.add({ rating: "up", conversation_ref: "c\0" })
    const { data, total } = await feedback.list({}, 1, 25)
    expect(total).toBe(2)
    expect(data).toMatchObject([
      { rating: "up", conversation_ref: "c", provider: null, degraded: null },
      {
        rating: "down",
        reason: "wrong price, write to … or …",
        provider: "main",
        degraded: false,
        tools: ["search_products", "add_to_cart"],
      },
    ])
    expect((await feedback.list({ rating: "up" }, 1, 25)).total).toBe(1)
  })

  it("goes when its days are over", async () => {
    const feedback = new FeedbackStore(databaseOf(knex))
    const id = await feedback.add({ rating: "up" })
    await feedback.add({ rating: "down" })
    await knex.raw("update assistant_feedback set at = now() - interval '181 days' where id = ?", [
      id,
    ])
    expect(await feedback.purge(180)).toBe(1)
    expect((await feedback.list({}, 1, 25)).total).toBe(1)
  })
})

describe("the day's spending", () => {
  const MAIN = { name: "main", model: "m", input_price: "300", output_price: "1500" }
  const FREE = { name: "local", model: "m" }
  let cap: bigint
  let now: number
  const open = () =>
    new Spend({
      connection: databaseOf(knex),
      logger,
      settings: () =>
        ({ daily_spend_cap: { amount: cap, currency: "usd" } }) as unknown as AssistantSettings,
      clock: () => now,
    })
  beforeEach(() => {
    cap = 1n
    now = 100_000
  })

  it("counts exactly, in millionths of a minor unit", async () => {
    const spend = open()
    expect(await spend.add(MAIN, { input: 1001, output: 7 })).toBe(310_800n)
    expect(await spend.add(MAIN, { input: 1, output: 0 })).toBe(300n)
    expect((await spend.today()).cost_micros).toBe(311_100n)
  })

  it("stops those that cost at the cap, and nobody else", async () => {
    const spend = open()
    expect(await spend.mayUse(MAIN)).toBe(true)
    await spend.add(MAIN, { input: 3333, output: 0 })
    expect(await spend.mayUse(MAIN)).toBe(true)
    await spend.add(MAIN, { input: 1, output: 0 })
    expect(await spend.mayUse(MAIN)).toBe(false)
    expect(await spend.mayUse(FREE)).toBe(true)
    cap = 0n
    expect(await spend.mayUse(MAIN)).toBe(true)
  })

  it("is shared by instances within seconds, and starts over the next day", async () => {
    const [here, there] = [open(), open()]
    expect(await there.mayUse(MAIN)).toBe(true)
    await here.add(MAIN, { input: 4000, output: 0 })
    expect(await here.mayUse(MAIN)).toBe(false)
    now += 2_001
    expect(await there.mayUse(MAIN)).toBe(false)
    await knex.raw("update assistant_spend set day = day - 1")
    now += 2_001
    expect(await there.mayUse(MAIN)).toBe(true)
  })

  it("loses nothing when many turns end at once", async () => {
    const instances = [open(), open()]
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => instances[n % 2]!.add(MAIN, { input: 10, output: 1 }))
    )
    expect((await open().today()).cost_micros).toBe(40n * 4_500n)
  })

  it("lets nothing that costs through while it can't be read", async () => {
    const spend = new Spend({
      connection: AWAY,
      logger,
      settings: () =>
        ({ daily_spend_cap: { amount: 1n, currency: "usd" } }) as unknown as AssistantSettings,
    })
    expect(await spend.mayUse(MAIN)).toBe(false)
    expect(await spend.mayUse(FREE)).toBe(true)
    expect(warnings).toEqual([expect.stringContaining("away")])
  })
})
