import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import announceExpiring, { config as announcing } from "../../src/jobs/announce-expiring"
import forgetStepUps from "../../src/jobs/forget-step-ups"
import keepCodes from "../../src/jobs/keep-codes"
import keepLedger from "../../src/jobs/keep-ledger"
import purgeRequestLog from "../../src/jobs/purge-request-log"
import tidyWebhooks from "../../src/jobs/tidy-webhooks"
import { ACCESS_MODULE } from "../../src/modules/access"
import { openModule } from "../support/access"
import { CODES_MODULE } from "../../src/modules/codes"
import { LEDGER_MODULE } from "../../src/modules/ledger"
import { WEBHOOKS_MODULE } from "../../src/modules/webhooks"
import { createCodesDatabase, generate, openCodes } from "../support/codes"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, openWallets } from "../support/ledger"
import { createWebhooksDatabase, openInstance } from "../support/webhooks"

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 4, 1)

let now: number
let database: TestDatabase

const clock = () => new Date(now)
const inDays = (days: number) => new Date(START + days * DAY)
const base = { reason: "r", actor: "a" }

beforeEach(() => {
  now = START
})

/** What a job finds in the store: these services, and nothing else. */
function containerOf(services: Record<string, unknown>) {
  return {
    resolve(name: string) {
      if (!(name in services)) throw new Error(`The job asked for ${name}`)
      return services[name]
    },
  } as never
}

async function countOf(knex: Knex, table: string): Promise<number> {
  const { rows } = await knex.raw(`select count(*)::int as count from ${table}`)
  return rows[0].count
}

describe("the job that keeps the ledger", () => {
  const told: string[] = []
  let opened: ReturnType<typeof openLedger>
  let run: () => Promise<void>

  beforeEach(async () => {
    database = await createLedgerDatabase()
    opened = openLedger(database.url, { clock })
    told.length = 0
    const tell = (line: string) => void told.push(line)
    const logger = { info: tell, error: tell }
    const services = { [LEDGER_MODULE]: opened.ledger, [ContainerRegistrationKeys.LOGGER]: logger }
    run = () => keepLedger(containerOf(services))
  })
  afterEach(async () => {
    await opened.close()
    await database.drop()
  })

  it("books all that has lapsed, however much has piled up", async () => {
    const { ledger, knex } = opened
    const wallets = await openWallets(ledger, 1_100)
    await ledger.post(
      wallets.map(({ id }, index) => ({
        ...base,
        kind: "credit",
        wallet_id: id,
        amount: 3n,
        expires_at: new Date(START + (index < 1_050 ? HOUR : 2 * HOUR)),
      }))
    )
    now = START + HOUR
    await run()
    const booked = "ledger_entry where type = 'expiry'"
    expect(await countOf(knex, booked)).toBe(1_050)
    await run()
    expect(await countOf(knex, booked)).toBe(1_050)
    expect(await ledger.verify()).toMatchObject({ ok: true })
  })

  it("settles every wallet for itself, and goes on with the rest when one can't be", async () => {
    const { ledger, knex } = opened
    const wallets = await openWallets(ledger, 1_010)
    await ledger.post(
      wallets.map(({ id }) => ({
        ...base,
        kind: "credit",
        wallet_id: id,
        amount: 3n,
        expires_at: new Date(START + HOUR),
        idempotency: { scope: "s", key: String(id), fingerprint: "f" },
      }))
    )
    // More than one batch of wallets that somebody has emptied behind the ledger's back.
    const emptied = wallets.slice(0, 600).map(({ id }) => id)
    await knex.raw("update ledger_wallet set balance = 0 where id = any(?)", [emptied])
    now = START + DAY
    await run()
    expect(await countOf(knex, "ledger_entry where type = 'expiry'")).toBe(410)
    expect(await countOf(knex, "ledger_idempotency_record")).toBe(0)
    expect((await ledger.listCheckpoints(1, 10)).total).toBe(1)
    for (const id of emptied) {
      expect(told).toContainEqual(expect.stringContaining(`Wallet ${id} can't be settled`))
    }
    const { overdue_wallet_ids, oldest_lapsed_at } = await ledger.examine()
    expect(overdue_wallet_ids).toEqual(emptied.slice(0, overdue_wallet_ids.length))
    expect(overdue_wallet_ids[0]).toBe(emptied[0])
    expect(oldest_lapsed_at).toEqual(new Date(START + HOUR))
  })

  it("goes on with its other parts when one fails", async () => {
    const { ledger } = opened
    await openWallets(ledger, 1)
    jest.spyOn(ledger, "bookLapsed").mockRejectedValue(new Error("no room left"))
    jest.spyOn(ledger, "purgeIdempotencyRecords").mockRejectedValue(new Error("no room either"))
    await run()
    expect((await ledger.listCheckpoints(1, 10)).total).toBe(1)
    expect(told).toContainEqual(expect.stringContaining("no room left"))
    expect(told).toContainEqual(expect.stringContaining("no room either"))
  })

  it("forgets notices of credits that have lapsed, and no others", async () => {
    const { ledger, knex } = opened
    const [{ id }] = await openWallets(ledger, 1)
    const credit = (days: number) => ({
      ...base,
      kind: "credit" as const,
      wallet_id: id,
      amount: 1n,
      expires_at: inDays(days),
    })
    await ledger.post([credit(1), credit(2)])
    expect(await ledger.announceExpiring(7)).toBe(2)
    now = START + DAY
    await run()
    expect(await countOf(knex, "ledger_expiry_notice")).toBe(1)
    expect(await ledger.announceExpiring(7)).toBe(0)
  })

  it("forgets idempotency keys after a day, and not before", async () => {
    const { ledger, knex } = opened
    const [{ id }] = await openWallets(ledger, 1)
    const credit = (key: string) =>
      ledger.post([
        {
          ...base,
          kind: "credit",
          wallet_id: id,
          amount: 1n,
          idempotency: { scope: "s", key, fingerprint: "f" },
        },
      ])
    await credit("first")
    now += 1
    await credit("second")
    now = START + DAY - 1
    await run()
    expect(await countOf(knex, "ledger_idempotency_record")).toBe(2)
    now = START + DAY
    await run()
    expect(await countOf(knex, "ledger_idempotency_record")).toBe(1)
    expect(await credit("second")).toMatchObject([{ ok: true, posting: { replayed: true } }])
  })

  it("signs what has changed, and says so in the log", async () => {
    const { ledger } = opened
    await run()
    expect(told).toEqual([])
    await openWallets(ledger, 1)
    await run()
    await run()
    const { data } = await ledger.listCheckpoints(1, 10)
    expect(data.map(({ number }) => number)).toEqual([1])
    expect(told).toEqual([`Wallet ledger checkpoint 1: ${data[0].hash}`])
  })
})

describe("the job that keeps codes", () => {
  it("forgets keys of generations after a day, and their codes never", async () => {
    database = await createCodesDatabase()
    const shop = openCodes(database.url, { clock })
    const run = () => keepCodes(containerOf({ [CODES_MODULE]: shop.codes }))
    const keysLeft = () => countOf(shop.knex, "codes_batch where idempotency_hash is not null")
    const idempotency = (key: string) => ({ scope: "s", key, fingerprint: "f" })
    await generate(shop, { idempotency: idempotency("first") })
    now += 1
    await generate(shop, { idempotency: idempotency("second") })
    now = START + DAY - 1
    await run()
    expect(await keysLeft()).toBe(2)
    now = START + DAY
    await run()
    expect(await keysLeft()).toBe(1)
    expect((await shop.codes.list({ page: 1, per_page: 10 })).total).toBe(2)
    expect(await generate(shop, { idempotency: idempotency("second") })).toMatchObject({
      replayed: true,
    })
    await shop.close()
    await database.drop()
  })
})

describe("the jobs that announce what expires and tidy webhooks up", () => {
  let instance: ReturnType<typeof openInstance>
  let announce: () => Promise<void>
  let run: () => Promise<void>

  beforeEach(async () => {
    database = await createWebhooksDatabase()
    instance = openInstance(database.url, { clock })
    const { ledger, webhooks } = instance
    announce = () => announceExpiring(containerOf({ [LEDGER_MODULE]: ledger }))
    run = () => tidyWebhooks(containerOf({ [WEBHOOKS_MODULE]: webhooks }))
  })
  afterEach(async () => {
    await instance.close()
    await database.drop()
  })

  it("announces what lapses within seven days, each credit once", async () => {
    const { ledger, knex } = instance
    const [{ id }] = await openWallets(ledger, 1)
    const lives = [6, 7, 8]
    await ledger.post(
      lives.map((days) => ({
        ...base,
        kind: "credit",
        wallet_id: id,
        amount: BigInt(days),
        expires_at: inDays(days),
      }))
    )
    await announce()
    await announce()
    await instance.relay()
    const announced = async () =>
      (await instance.webhooks.listEvents(0, 100))
        .filter(({ type }) => type === "wallet.credit.expiring")
        .map(({ data }) => data.amount)
    expect(await announced()).toEqual(["6", "7"])
    now = START + DAY
    await announce()
    await instance.relay()
    expect(await announced()).toEqual(["6", "7", "8"])
    expect(await countOf(knex, "ledger_expiry_notice")).toBe(3)
  })

  it("looks every minute, so that a credit of minutes is announced too", async () => {
    expect(announcing.schedule).toBe("* * * * *")
    const { ledger, webhooks } = instance
    const [{ id }] = await openWallets(ledger, 1)
    const expires_at = new Date(START + 5 * 60_000)
    await ledger.post([{ ...base, kind: "credit", wallet_id: id, amount: 4n, expires_at }])
    now += 60_000
    await announce()
    await instance.relay()
    const types = (await webhooks.listEvents(0, 100)).map(({ type }) => type)
    expect(types).toEqual(["wallet.created", "wallet.credited", "wallet.credit.expiring"])
  })

  it("forgets events and deliveries after thirty days, however many there are", async () => {
    const { ledger, webhooks, knex } = instance
    await webhooks.createEndpoint({ url: "https://shop.example/hook", created_by: "user:u" })
    await openWallets(ledger, 1_100)
    await instance.relay()
    now += DAY
    await openWallets(ledger, 1)
    await instance.relay()
    const left = async () => [
      await countOf(knex, "webhooks_event"),
      await countOf(knex, "webhooks_delivery"),
    ]
    now = START + 30 * DAY
    await run()
    expect(await left()).toEqual([1_101, 1_101])
    now = START + 30 * DAY + 1
    await run()
    expect(await left()).toEqual([1, 1])
  })
})

describe("the jobs that keep records of access short", () => {
  let opened: Awaited<ReturnType<typeof openModule>>
  let services: Record<string, unknown>

  beforeEach(async () => {
    opened = await openModule()
    services = { [ACCESS_MODULE]: opened.access }
  })
  afterEach(() => opened.close())

  const namesIn = async (table: string, column: string) => {
    const { rows } = await opened.knex.raw(`select ${column} as name from ${table} order by 1`)
    return rows.map(({ name }: { name: string }) => name)
  }

  it("forget logged requests after thirty days", async () => {
    for (const [id, age] of Object.entries({ young: "29 days 23 hours", old: "30 days 1 hour" })) {
      await opened.knex.raw(
        `insert into access_request_log (at, request_id, method, path, identity, duration_ms)
         values (now() - ?::interval, ?, 'GET', '/wallet/v1/wallets', 'user:u', 1)`,
        [age, id]
      )
    }
    await purgeRequestLog(containerOf(services))
    expect(await namesIn("access_request_log", "request_id")).toEqual(["young"])
  })

  it("forget step-ups that are over, and blocked attempts after ninety days", async () => {
    const session = Buffer.alloc(32, 1)
    for (const [subject, age] of Object.entries({ over: "1 second", live: "-5 minutes" })) {
      await opened.knex.raw(
        `insert into access_step_up_challenge (subject, session, method, expires_at)
         values (?, ?, 'email', now() - ?::interval)`,
        [subject, session, age]
      )
      await opened.knex.raw(
        `insert into access_step_up_session (subject, session, method, elevated_until)
         values (?, ?, 'email', now() - ?::interval)`,
        [subject, session, age]
      )
    }
    for (const [actor, age] of Object.entries({ young: "89 days", old: "91 days" })) {
      await opened.knex.raw(
        `insert into access_blocked_attempt
           (wallet_id, control, minute, attempts, operation, amount, actor)
         values (1, 'kyc', now() - ?::interval, 1, 'debit', 5, ?)`,
        [age, actor]
      )
    }
    await forgetStepUps(containerOf(services))
    expect(await namesIn("access_step_up_challenge", "subject")).toEqual(["live"])
    expect(await namesIn("access_step_up_session", "subject")).toEqual(["live"])
    expect(await namesIn("access_blocked_attempt", "actor")).toEqual(["young"])
  })
})
