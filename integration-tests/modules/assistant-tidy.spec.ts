import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import tidyAssistant from "../../src/jobs/tidy-assistant"
import { ASSISTANT_MODULE } from "../../src/modules/assistant"
import AssistantService from "../../src/modules/assistant/service"
import { createDatabase, type TestDatabase } from "../support/database"
import { migrateModule } from "../support/module-migrations"

let database: TestDatabase
let knex: Knex
let service: AssistantService

beforeEach(async () => {
  database = await createDatabase()
  await migrateModule(database.url, "assistant")
  knex = createKnex({ client: "pg", connection: { connectionString: database.url } })
  service = new AssistantService({
    __pg_connection__: knex,
    configModule: { projectConfig: { http: { cookieSecret: "a secret" } } },
    logger: console as never,
  })
})

afterEach(async () => {
  await knex?.destroy()
  await database?.drop()
})

/** Runs the job as the host does. */
async function tidy() {
  const resolve = (name: string) => {
    if (name !== ASSISTANT_MODULE) throw new Error(`The job asked for ${name}`)
    return service
  }
  await tidyAssistant({ resolve } as unknown as MedusaContainer)
}

/** What is kept for some days: how a row is written that is `?` old, and what names it. */
interface Kept {
  name: string
  insert: string
}

const ofInbox = (status: string) =>
  `insert into assistant_inbox (message_id, sender, content, status, received_at)
   values (?, 's', 'hi', '${status}', now() - ?::interval)`

const KEPT: Record<string, Kept> = {
  conversation: {
    name: "ref",
    insert: `insert into assistant_conversation (ref, owner, messages, created_at, updated_at)
      values (?, 'guest:g', '[]', now() - interval '9 years', now() - ?::interval)`,
  },
  feedback: {
    name: "message_ref",
    insert: `insert into assistant_feedback (id, rating, message_ref, at)
      values (gen_random_uuid(), 'up', ?, now() - ?::interval)`,
  },
  turn: {
    name: "message_ref",
    insert: `insert into assistant_turn (message_ref, at, channel, outcome, degraded, rounds,
        duration_ms, claims, removed_claims, tools, providers)
      values (?, now() - ?::interval, 'stream', 'done', false, 1, 1, 0, 0, '[]', '[]')`,
  },
  removal: {
    name: "message_ref",
    insert: `insert into assistant_removal (message_ref, at, conversation_ref, sentence, problem)
      values (?, now() - ?::interval, 'c', 's', 'price')`,
  },
  touch: {
    name: "ref",
    insert: `insert into assistant_touch (source, ref, at, owner, product_ids)
      values ('conversation', ?, now() - ?::interval, 'guest:g', '{}')`,
  },
  handover: {
    name: "conversation_ref",
    insert: `insert into assistant_handover (id, conversation_ref, updated_at, owner, language, request)
      values (gen_random_uuid(), ?, now() - ?::interval, 'guest:g', 'en', 'help')`,
  },
  inbox: { name: "message_id", insert: ofInbox("answered") },
  agent_log: {
    name: "query",
    insert: `insert into assistant_agent_log (action, via, product_ids, query, at)
      values ('search', 'rest', '{}', ?, now() - ?::interval)`,
  },
  handoff_opening: {
    name: "link_id",
    insert: `insert into assistant_handoff_opening (link_id, cart_id, opened_at)
      values (?, 'cart_1', now() - ?::interval)`,
  },
  cart: {
    name: "owner",
    insert: `insert into assistant_cart (owner, cart_id, updated_at)
      values (?, 'cart_1', now() - ?::interval)`,
  },
  cart_request: {
    name: "owner",
    insert: `insert into assistant_cart_request (owner, key, fingerprint, created_at)
      values (?, gen_random_uuid(), 'f', now() - ?::interval)`,
  },
}

/** A row of each kind, a day younger than it may get and a day older. */
async function addAround(days: Record<string, number>) {
  for (const [kind, { insert }] of Object.entries(KEPT)) {
    const limit = days[kind] as number
    await knex.raw(insert, ["young", `${limit - 1} days`])
    await knex.raw(insert, ["old", `${limit + 1} days`])
  }
}

/** The names of the rows that are left, by kind. */
async function leftOver() {
  const left: Record<string, string[]> = {}
  for (const [kind, { name }] of Object.entries(KEPT)) {
    const { rows } = await knex.raw(`select ${name} as name from assistant_${kind} order by 1`)
    left[kind] = rows.map((row: { name: string }) => row.name)
  }
  return left
}

const allOf = (names: string[]) =>
  Object.fromEntries(Object.keys(KEPT).map((kind) => [kind, names]))

const DEFAULTS = {
  conversation: 30,
  feedback: 180,
  turn: 90,
  removal: 90,
  touch: 90,
  handover: 90,
  inbox: 7,
  agent_log: 90,
  handoff_opening: 90,
  cart: 180,
  cart_request: 1,
}

describe("the job that tidies the assistant up", () => {
  it("forgets what is older than it says it keeps it, to the day, and nothing else", async () => {
    await addAround(DEFAULTS)
    expect(await leftOver()).toEqual(allOf(["old", "young"]))
    await tidy()
    expect(await leftOver()).toEqual(allOf(["young"]))
  })

  it("goes by the merchant's settings, also by those that were just changed", async () => {
    const days = { conversation_days: 3, feedback_days: 400, telemetry_days: 10 }
    await service.changeSettings(days, "user:u")
    await addAround({
      ...DEFAULTS,
      conversation: 3,
      feedback: 400,
      turn: 10,
      removal: 10,
      touch: 10,
    })
    await tidy()
    expect(await leftOver()).toEqual(allOf(["young"]))
    await service.changeSettings({ conversation_days: 1 }, "user:u")
    await tidy()
    expect(await leftOver()).toEqual({ ...allOf(["young"]), conversation: [] })
  })

  it("keeps a message until it is settled, and a customer's cart however old", async () => {
    for (const status of ["pending", "dropped", "failed"]) {
      await knex.raw(ofInbox(status), [status, "8 days"])
    }
    await knex.raw(KEPT.cart!.insert, ["customer:cus_1", "900 days"])
    await tidy()
    expect(await leftOver()).toMatchObject({ inbox: ["pending"], cart: ["customer:cus_1"] })
  })
})
