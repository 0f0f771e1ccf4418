import { randomUUID } from "node:crypto"
import { normalizeCode } from "../../src/modules/codes"
import {
  createCodesDatabase,
  generate,
  openCodes,
  type OpenCodes,
  redeem,
  textsOf,
  wordFor,
} from "../support/codes"
import type { TestDatabase } from "../support/database"
import { LEDGER_KEYS } from "../support/ledger"

const HOUR = 60 * 60 * 1000
const OTHER_KEY = Buffer.alloc(32, 9).toString("base64")

let database: TestDatabase
let shop: OpenCodes
let now: number

beforeEach(async () => {
  now = Date.now()
  database = await createCodesDatabase()
  shop = openCodes(database.url, { clock: () => new Date(now) })
})

afterEach(async () => {
  await shop?.close()
  await database?.drop()
})

async function everyCell(): Promise<string> {
  const { rows: tables } = await shop.knex.raw(
    "select table_name from information_schema.tables where table_schema = 'public'"
  )
  const dumps = []
  for (const { table_name } of tables) {
    const { rows } = await shop.knex.raw(`select t::text as row from "${table_name}" t`)
    dumps.push(...rows.map(({ row }: { row: string }) => row))
  }
  return dumps.join("\n")
}

describe("generating codes", () => {
  it("makes 500 at once, all different, with an event each", async () => {
    await generate(shop)
    const codes = textsOf(await generate(shop, { quantity: 500, prefix: "BULK" }))
    expect(new Set(codes).size).toBe(500)
    const { total } = await shop.codes.list({ page: 1, per_page: 1, prefix: "bulk" })
    expect(total).toBe(500)
  })

  it("refuses an expiry date that is over", async () => {
    expect(await generate(shop, { expires_at: new Date(now) })).toMatchObject({
      ok: false,
      refusal: { code: "expiry_in_past" },
    })
    expect((await generate(shop, { expires_at: new Date(now + 1) })).ok).toBe(true)
  })

  it("leaves no code in the database that anybody could read or redeem", async () => {
    const codes = textsOf(await generate(shop, { quantity: 20, prefix: "LEAK" }))
    await redeem(shop, [{ code: codes[0], customer_id: "cus_1" }])
    const cells = (await everyCell()).toUpperCase()
    for (const code of codes) {
      const bare = normalizeCode(code)!
      const random = bare.slice("LEAK".length)
      for (const form of [code, bare, random, code.slice("LEAK-".length)]) {
        expect(cells).not.toContain(form)
        expect(cells).not.toContain(Buffer.from(form).toString("hex").toUpperCase())
      }
    }
    const thief = openCodes(database.url, { keys: { "1": OTHER_KEY } })
    try {
      const [outcome] = await redeem(thief, [{ code: codes[1], customer_id: "cus_2" }])
      expect(wordFor(outcome)).toBe("code_not_found")
      await expect(thief.codes.list({ page: 1, per_page: 1 })).rejects.toThrow(
        "not what was sealed"
      )
    } finally {
      await thief.close()
    }
  })
})

describe("a code that was changed in the database", () => {
  it.each([
    ["amount", "amount = amount * 100"],
    ["currency", "currency = 'USD'"],
    ["number of uses", "max_redemptions = 1000"],
    ["restriction", "restrict_to_customer_id = null"],
    ["expiry", "expires_at = null"],
    ["text", "sealed = (select sealed from codes_code where id <> target.id limit 1)"],
    ["digest", "digest = decode(repeat('00', 32), 'hex')"],
  ])("pays nothing: its %s", async (_, change) => {
    const expires_at = new Date(now + HOUR)
    const [code] = textsOf(
      await generate(shop, { expires_at, restrict_to_customer_id: "cus_1", quantity: 2 })
    )
    // What was genuine when it was last looked at may not be now.
    const { data } = await shop.codes.list({ page: 1, per_page: 10 })
    expect(data.map((listed) => listed.code)).toContain(code)
    await shop.knex.raw(`update codes_code target set ${change} where id = 1`)
    const [outcome] = await redeem(shop, [{ code, customer_id: "cus_1" }])
    expect(wordFor(outcome)).toBe("code_not_found")
    if (!change.startsWith("digest")) {
      expect(shop.logged).toEqual([expect.stringContaining("Redemption code 1 is not what")])
      expect(shop.logged.join()).not.toContain(code)
    }
  })
})

describe("keys that rotate", () => {
  it("seal new codes with the highest, and find the older ones by theirs", async () => {
    const [old] = textsOf(await generate(shop))
    const rotated = openCodes(database.url, { keys: { ...LEDGER_KEYS, "2": OTHER_KEY } })
    try {
      const [fresh] = textsOf(await generate(rotated))
      const { rows } = await shop.knex.raw("select key_id from codes_code order by id")
      expect(rows).toEqual([{ key_id: 1 }, { key_id: 2 }])
      const { data } = await rotated.codes.list({ page: 1, per_page: 10 })
      expect(data.map(({ code }) => code)).toEqual([fresh, old])
      const outcomes = await redeem(rotated, [
        { code: old, customer_id: "cus_1" },
        { code: fresh, customer_id: "cus_1" },
      ])
      expect(outcomes.map(wordFor)).toEqual(["paid", "paid"])
      await expect(shop.codes.list({ page: 1, per_page: 10 })).rejects.toThrow(
        "key 2 is not configured"
      )
    } finally {
      await rotated.close()
    }
  })
})

describe("a generation with a key", () => {
  const idempotency = (key = randomUUID(), fingerprint = "f") => ({
    scope: "user:u generateCodes",
    key,
    fingerprint,
  })

  it("gives the same codes again, and refuses the key for anything else", async () => {
    const key = randomUUID()
    const first = await generate(shop, { quantity: 5, idempotency: idempotency(key) })
    const again = await generate(shop, { quantity: 5, idempotency: idempotency(key) })
    expect(first).toMatchObject({ ok: true, replayed: false })
    expect(again).toEqual({ ...first, replayed: true })
    expect(await generate(shop, { idempotency: idempotency(key, "other") })).toEqual({
      ok: false,
      refusal: { code: "idempotency_key_reused", key },
    })
    expect((await shop.codes.list({ page: 1, per_page: 1 })).total).toBe(5)
  })

  it("is another one in another scope, and after 24 hours", async () => {
    const key = randomUUID()
    const make = (scope = "a") =>
      generate(shop, { idempotency: { scope, key, fingerprint: "f" } }).then(textsOf)
    const [first] = await make()
    expect(await make("b")).not.toEqual([first])
    now += 24 * HOUR - 1
    expect(await make()).toEqual([first])
    now += 1
    const [second] = await make()
    expect(second).not.toBe(first)
    expect(await make()).toEqual([second])
  })

  it("makes one batch for any number of requests at once, on two instances", async () => {
    const other = openCodes(database.url, { clock: () => new Date(now) })
    try {
      const key = idempotency()
      const results = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          generate(index % 2 ? shop : other, { quantity: 50, idempotency: key })
        )
      )
      const made = results.filter((result) => result.ok)
      const refusals = results.flatMap((result) => (result.ok ? [] : [result.refusal.code]))
      expect(new Set(made.map((result) => textsOf(result).join())).size).toBe(1)
      expect(made.filter((result) => result.ok && !result.replayed)).toHaveLength(1)
      expect(new Set(refusals).size).toBeLessThanOrEqual(1)
      expect(refusals[0] ?? "idempotency_in_progress").toBe("idempotency_in_progress")
      expect((await shop.codes.list({ page: 1, per_page: 1 })).total).toBe(50)
    } finally {
      await other.close()
    }
  })

  it("is forgotten by the job when its time is over", async () => {
    await generate(shop, { idempotency: idempotency() })
    const left = async () => {
      const { rows } = await shop.knex.raw(
        "select count(*)::int as count from codes_batch where idempotency_hash is not null"
      )
      return rows[0].count
    }
    now += 24 * HOUR - 1
    await shop.codes.forgetOldKeys()
    expect(await left()).toBe(1)
    now += 1
    await shop.codes.forgetOldKeys()
    expect(await left()).toBe(0)
  })

  it("can be used again when its batch was withdrawn", async () => {
    const key = idempotency()
    const first = await generate(shop, { idempotency: key })
    await shop.codes.withdraw(first.ok ? first.batch_id : 0)
    const [code] = textsOf(first)
    const [outcome] = await redeem(shop, [{ code, customer_id: "cus_1" }])
    expect(wordFor(outcome)).toBe("code_expired")
    expect(await generate(shop, { idempotency: key })).toMatchObject({ ok: true, replayed: false })
  })
})

describe("the list", () => {
  it("filters by status as the clock sees it", async () => {
    const active = textsOf(await generate(shop, { max_redemptions: 2 }))
    const redeemed = textsOf(await generate(shop, { expires_at: new Date(now + HOUR) }))
    const lapsed = textsOf(await generate(shop, { expires_at: new Date(now + HOUR) }))
    const revoked = textsOf(await generate(shop))
    await redeem(shop, [
      { code: active[0], customer_id: "cus_1" },
      { code: redeemed[0], customer_id: "cus_1" },
    ])
    await shop.codes.revoke({ code: normalizeCode(revoked[0])!, reason: "lost", actor: "user:u" })
    now += HOUR
    const find = async (status: "active" | "redeemed" | "expired") => {
      const { data, total } = await shop.codes.list({ status, page: 1, per_page: 10 })
      expect(total).toBe(data.length)
      expect(data.every((code) => code.status === status)).toBe(true)
      return data.map(({ code }) => code)
    }
    expect(await find("active")).toEqual(active)
    expect(await find("redeemed")).toEqual(redeemed)
    expect(await find("expired")).toEqual([...revoked, ...lapsed])
  })

  it("filters by prefix without regard to case and look-alikes, and not by a part of it", async () => {
    const [code] = textsOf(await generate(shop, { prefix: "Solo-1" }))
    await generate(shop, { prefix: "SOLO-12" })
    await generate(shop)
    for (const prefix of ["SOLO-1", "solo1", "S0L0_I"]) {
      const { data } = await shop.codes.list({ prefix, page: 1, per_page: 10 })
      expect(data.map((row) => [row.code, row.prefix])).toEqual([[code, "Solo-1"]])
    }
  })

  it("takes creation times as exclusive bounds, and pages newest first", async () => {
    const made = []
    for (let count = 0; count < 5; count += 1) {
      made.push(...textsOf(await generate(shop)))
      now += 1000
    }
    const { data: all } = await shop.codes.list({ page: 1, per_page: 10 })
    expect(all.map(({ code }) => code)).toEqual([...made].reverse())
    const [newest, second, , fourth] = all
    const between = await shop.codes.list({
      after: fourth.created_at,
      before: newest.created_at,
      page: 1,
      per_page: 1,
    })
    expect([between.total, between.data[0].code]).toEqual([2, second.code])
    const rest = await shop.codes.list({ page: 2, per_page: 3 })
    expect([rest.total, ...rest.data.map(({ code }) => code)]).toEqual([5, made[1], made[0]])
  })
})

describe("revoking a code", () => {
  it("ends it and keeps the first reason", async () => {
    const [text] = textsOf(await generate(shop, { max_redemptions: 9 }))
    const code = normalizeCode(text)!
    await redeem(shop, [{ code: text, customer_id: "cus_1" }])
    const first = await shop.codes.revoke({ code, reason: "leaked", actor: "user:u" })
    expect(first).toMatchObject({
      ok: true,
      code: { code: text, status: "expired", revocation_reason: "leaked", redemption_count: 1 },
    })
    now += HOUR
    expect(await shop.codes.revoke({ code, reason: "again", actor: "user:v" })).toEqual(first)
    const [outcome] = await redeem(shop, [{ code: text, customer_id: "cus_2" }])
    expect(wordFor(outcome)).toBe("code_expired")
  })

  it("does not touch one that is used up, nor one that is unknown", async () => {
    const [text] = textsOf(await generate(shop))
    const code = normalizeCode(text)!
    await redeem(shop, [{ code: text, customer_id: "cus_1" }])
    expect(await shop.codes.revoke({ code, reason: null, actor: "user:u" })).toEqual({
      ok: false,
      refusal: { code: "code_already_redeemed" },
    })
    const unknown = { code: "0".repeat(16), reason: null, actor: "user:u" }
    expect(await shop.codes.revoke(unknown)).toEqual({
      ok: false,
      refusal: { code: "code_not_found" },
    })
  })
})
