import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
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

const personOf = (id: string) => ({ id, email: `${id}@shop.example`, first_name: "Ann" })

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
      expect(told).toContainEqual(expect.stringContaining(`in wallet ${id} can't be booked`))
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
    expect(await ledger.announceExpiring([7])).toBe(2)
    now = START + DAY
    await run()
    expect(await countOf(knex, "ledger_expiry_notice")).toBe(1)
    expect(await ledger.announceExpiring([7])).toBe(0)
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
  let settings: { expiry_notice_days: number[]; expiry_notice_mail: boolean; locale: string }
  let orders: { locale: string | null }[]
  let optedOut: Set<string>
  const createNotifications = jest.fn()

  beforeEach(async () => {
    settings = { expiry_notice_days: [7], expiry_notice_mail: false, locale: "en-US" }
    orders = []
    optedOut = new Set()
    createNotifications.mockReset().mockResolvedValue({})
    database = await createWebhooksDatabase()
    instance = openInstance(database.url, { clock })
    const { ledger, webhooks } = instance
    const access = {
      refreshSettings: () => Promise.resolve(),
      settings: () => settings,
      findOptedOut: () => Promise.resolve(optedOut),
    }
    const people = { listCustomers: ({ id }: { id: string[] }) => id.map(personOf) }
    const services = {
      [LEDGER_MODULE]: ledger,
      [ACCESS_MODULE]: access,
      [Modules.CUSTOMER]: people,
      [Modules.NOTIFICATION]: { createNotifications },
      [ContainerRegistrationKeys.LOGGER]: { warn: () => undefined },
      [ContainerRegistrationKeys.QUERY]: { graph: () => Promise.resolve({ data: orders }) },
    }
    announce = () => announceExpiring(containerOf(services))
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

  it("announces it again as its end comes nearer, by the nearest of several at once", async () => {
    settings.expiry_notice_days = [30, 7, 1]
    const { ledger } = instance
    const [{ id }] = await openWallets(ledger, 1)
    await ledger.post(
      [31, 5].map((days) => ({
        ...base,
        kind: "credit",
        wallet_id: id,
        amount: BigInt(days),
        expires_at: inDays(days),
      }))
    )
    for (const day of [0, 0, 1, 4, 24, 25, 30, 30]) {
      now = START + day * DAY
      await announce()
    }
    await instance.relay()
    const told = (await instance.webhooks.listEvents(0, 100))
      .filter(({ type }) => type === "wallet.credit.expiring")
      .map(({ data }) => `${data.amount}: ${data.days}`)
    expect(told).toEqual(["5: 7", "31: 30", "5: 1", "31: 7", "31: 1"])
  })

  describe("by e-mail", () => {
    const sent = () => createNotifications.mock.calls.map(([one]) => one)
    const credit = (wallet_id: number, amount: bigint, days: number) => ({
      ...base,
      kind: "credit" as const,
      wallet_id,
      amount,
      expires_at: inDays(days),
    })

    beforeEach(() => {
      settings.expiry_notice_mail = true
    })

    it("tells each customer once, of all at once, with what is left", async () => {
      const { ledger } = instance
      const [one, other] = await openWallets(ledger, 2)
      await ledger.post([
        credit(one.id, 1250n, 5),
        credit(one.id, 300n, 3),
        credit(other.id, 99n, 6),
        credit(other.id, 77n, 60),
      ])
      await announce()
      await announce()
      expect(sent()).toHaveLength(2)
      const mail = sent().find(({ receiver_id }) => receiver_id === one.customer_id)
      expect(mail).toMatchObject({
        to: `${one.customer_id}@shop.example`,
        channel: "email",
        template: "wallet-credit-expiring",
        data: {
          first_name: "Ann",
          credits: [
            { amount: "300", amount_major: "3.00", currency: "EUR", days: 7 },
            { amount: "1250", amount_major: "12.50", expiry_date: inDays(5).toISOString() },
          ],
        },
      })
    })

    it("names the language of the customer's last order, else the store's", async () => {
      const { ledger } = instance
      const [wallet] = await openWallets(ledger, 1)
      for (const known of [[{ locale: "de-DE" }], [{ locale: null }], []]) {
        orders = known
        await ledger.post([credit(wallet.id, 5n, 5)])
        await announce()
      }
      expect(sent().map(({ data }) => data.locale)).toEqual(["de-DE", "en-US", "en-US"])
    })

    it("says what comes back when the credit lapses, as the event does", async () => {
      const { ledger } = instance
      const [wallet] = await openWallets(ledger, 1)
      const rule = { currency: null, purpose: null, starts_at: null, ends_at: null, actor: "a" }
      const convert = { action: "convert", days: 10, basis_points: 2500 } as const
      await ledger.makeExpiryRule({ ...rule, ...convert })
      await ledger.post([credit(wallet.id, 1250n, 5)])
      await announce()
      const expected = { action: "convert", amount: "312", expiry_date: inDays(15).toISOString() }
      expect(sent()).toMatchObject([
        { data: { credits: [{ at_expiry: { ...expected, amount_major: "3.12" } }] } },
      ])
      const { rows } = await instance.knex.raw(
        "select data from ledger_outbox_event where type = 'wallet.credit.expiring'"
      )
      expect(rows).toEqual([{ data: expect.objectContaining({ at_expiry: expected }) }])
    })

    it("tells nobody who does not want it, nor of what is spent by then", async () => {
      const { ledger } = instance
      const [one, other] = await openWallets(ledger, 2)
      optedOut.add(one.customer_id)
      await ledger.post([credit(one.id, 5n, 5), credit(other.id, 6n, 5)])
      await ledger.announceExpiring([7], { mail: true })
      await ledger.post([{ ...base, kind: "debit", wallet_id: other.id, amount: 6n }])
      await announce()
      optedOut.clear()
      await announce()
      expect(sent()).toEqual([])
    })

    it("tries again what failed, under the same key, and gives up after a day", async () => {
      const { ledger } = instance
      const [{ id }] = await openWallets(ledger, 1)
      await ledger.post([credit(id, 5n, 5)])
      createNotifications.mockRejectedValue(new Error("no provider"))
      await announce()
      await announce()
      expect(sent()).toHaveLength(1)
      now += 6 * 60_000
      await announce()
      expect(sent()).toHaveLength(2)
      expect(new Set(sent().map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
      now += DAY
      await announce()
      now += DAY
      await announce()
      expect(sent()).toHaveLength(2)
    })

    it("goes out once when two instances look at the same time", async () => {
      const { ledger } = instance
      const wallets = await openWallets(ledger, 40)
      await ledger.post(wallets.map(({ id }) => credit(id, 5n, 5)))
      await Promise.all([announce(), announce(), announce()])
      expect(sent()).toHaveLength(40)
      expect(new Set(sent().map(({ receiver_id }) => receiver_id)).size).toBe(40)
    })
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
