import { randomUUID } from "node:crypto"
import type { Context } from "@medusajs/framework/types"
import { redeemTogether } from "../../src/workflows/wallet/redeem-together"
import { normalizeCode } from "../../src/modules/codes"
import type { Generation } from "../../src/modules/codes/types"
import { type Transaction, transactionOf } from "../../src/database/connection"
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

let database: TestDatabase
let shop: OpenCodes
let other: OpenCodes
let customers = 1000

beforeAll(async () => {
  database = await createCodesDatabase()
  shop = openCodes(database.url)
  other = openCodes(database.url)
})

afterAll(async () => {
  await shop?.close()
  await other?.close()
  await database?.drop()
})

afterEach(async () => {
  expect(await shop.ledger.verify()).toMatchObject({ ok: true })
})

function newCustomer(): string {
  customers += 1
  return `cus_${customers}`
}

async function newCode(change: Partial<Generation> = {}): Promise<string> {
  const [code] = textsOf(await generate(shop, change))
  return code
}

async function balanceOf(customer: string): Promise<bigint> {
  const wallets = await shop.ledger.findWalletsOf(customer)
  return wallets.reduce((sum, { balance }) => sum + balance, 0n)
}

async function rowOf(code: string) {
  const { data } = await shop.codes.list({ page: 1, per_page: 100 })
  return data.find((row) => row.code === code)!
}

describe("redeeming a code", () => {
  it("credits the customer's wallet in the code's currency, opening it", async () => {
    const customer = newCustomer()
    const code = await newCode({ amount: 750n, currency: "JPY", prefix: "TEA" })
    const [outcome] = await redeem(shop, [{ code, customer_id: customer }])
    expect(outcome).toMatchObject({
      status: "posted",
      replayed: false,
      entry: {
        type: "credit",
        amount: "750",
        currency: "JPY",
        balance_after: "750",
        purpose: "gift",
        reason: `Redeemed code …${code.slice(-4)}`,
        expiry_date: null,
        actor: `customer:${customer}`,
      },
    })
    expect(await rowOf(code)).toMatchObject({ status: "redeemed", redemption_count: 1 })
  })

  it("tells of it after the credit, without the code", async () => {
    const customer = newCustomer()
    const code = await newCode({ prefix: "TELL", max_redemptions: 2 })
    await redeem(shop, [{ code, customer_id: customer }])
    const [{ id: wallet }] = await shop.ledger.findWalletsOf(customer)
    const { rows } = await shop.knex.raw(
      "select type, entry_id, data from ledger_outbox_event where wallet_id = ? order by id",
      [wallet]
    )
    expect(rows.map(({ type }: { type: string }) => type)).toEqual([
      "wallet.created",
      "wallet.credited",
      "wallet.redemption_code.redeemed",
    ])
    expect(rows[2].entry_id).toBe(rows[1].entry_id)
    const { id: code_id } = await rowOf(code)
    expect(rows[2].data).toEqual({
      code_id,
      prefix: "TELL",
      amount: "500",
      currency: "EUR",
      customer_id: customer,
      redemption_count: 1,
      max_redemptions: 2,
    })
  })

  it("pays exactly one of 50 customers who come for the last use at once, to two instances", async () => {
    const code = await newCode({ max_redemptions: 3 })
    for (const customer of [newCustomer(), newCustomer()]) {
      await redeem(shop, [{ code, customer_id: customer }])
    }
    const crowd = Array.from({ length: 50 }, newCustomer)
    const outcomes = await Promise.all(
      crowd.map((customer_id, index) => redeem(index % 2 ? shop : other, [{ code, customer_id }]))
    )
    const words = outcomes.map(([outcome]) => wordFor(outcome)).sort()
    expect(words).toEqual([...Array(49).fill("code_already_redeemed"), "paid"])
    const balances = await Promise.all(crowd.map(balanceOf))
    expect(balances.filter((balance) => balance > 0n)).toEqual([500n])
  })

  it("pays one of 50 who come in one group, and of two groups on two instances", async () => {
    const code = await newCode()
    const groups = [shop, other].map((instance) => {
      const claims = Array.from({ length: 50 }, () => ({ code, customer_id: newCustomer() }))
      return redeem(instance, claims)
    })
    const words = (await Promise.all(groups)).flat().map(wordFor)
    expect(words.filter((word) => word === "paid")).toHaveLength(1)
    expect(words.filter((word) => word === "code_already_redeemed")).toHaveLength(99)
  })

  it("pays a customer once who asks twenty times at once", async () => {
    const customer = newCustomer()
    const code = await newCode({ max_redemptions: 100 })
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        redeem(index % 2 ? shop : other, [{ code, customer_id: customer }])
      )
    )
    expect(outcomes.flat().filter((outcome) => wordFor(outcome) === "paid")).toHaveLength(1)
    expect(await balanceOf(customer)).toBe(500n)
    const [again] = await redeem(shop, [{ code, customer_id: customer }])
    const [{ id: wallet }] = await shop.ledger.findWalletsOf(customer)
    const page = await shop.ledger.listEntries({ wallet_ids: [wallet], page: 1, per_page: 1 })
    expect(again).toEqual({
      status: "refused",
      refusal: { code: "code_already_redeemed", transaction_id: JSON.parse(page.json)[0].id },
    })
  })

  it("does not lock up when groups name the same codes in opposite order", async () => {
    const codes = textsOf(await generate(shop, { quantity: 40, max_redemptions: 50 }))
    const rounds = Array.from({ length: 12 }, (_, round) => {
      const customer_id = newCustomer()
      const order = round % 2 ? codes : [...codes].reverse()
      return redeem(
        round % 3 ? shop : other,
        order.map((code) => ({ code, customer_id }))
      )
    })
    const words = (await Promise.all(rounds)).flat().map(wordFor)
    expect(new Set(words)).toEqual(new Set(["paid"]))
    expect(words).toHaveLength(480)
  })

  it("does not tell a code of somebody else's from one that there is not", async () => {
    const owner = newCustomer()
    const stranger = newCustomer()
    const code = await newCode({ restrict_to_customer_id: owner, restrict_to_user_id: 7 })
    const [theirs] = await redeem(shop, [{ code, customer_id: stranger }])
    const unknown = textsOf(await generate(shop))[0]
    await shop.knex.raw("delete from codes_code where id = (select max(id) from codes_code)")
    const [none] = await redeem(shop, [{ code: unknown, customer_id: stranger }])
    expect(theirs).toEqual({ status: "refused", refusal: { code: "code_not_found" } })
    expect(none).toEqual(theirs)
    expect(await shop.ledger.findWalletsOf(stranger)).toEqual([])
    const [mine] = await redeem(shop, [{ code, customer_id: owner }])
    expect(wordFor(mine)).toBe("paid")
  })

  it("lets another have the use for which a customer could not be paid", async () => {
    const rich = newCustomer()
    const poor = newCustomer()
    const [wallet] = await shop.ledger.openWallets([
      { customer_id: rich, user_id: 1, currency: "EUR" },
    ])
    await shop.ledger.post([
      { kind: "credit", wallet_id: wallet.id, amount: 10n ** 18n - 1n, reason: "r", actor: "a" },
    ])
    const code = await newCode()
    const outcomes = await redeem(shop, [
      { code, customer_id: rich },
      { code, customer_id: poor },
    ])
    expect(outcomes.map(wordFor)).toEqual(["balance_limit_exceeded", "paid"])
    expect(await rowOf(code)).toMatchObject({ redemption_count: 1 })
  })
})

describe("time", () => {
  it("ends a code at its expiry instant, by the clock alone", async () => {
    let now = Date.now()
    const traveller = openCodes(database.url, { clock: () => new Date(now) })
    try {
      const expires_at = new Date(now + 60_000)
      const made = await generate(traveller, { expires_at, max_redemptions: 5 })
      const [code] = textsOf(made)
      now = expires_at.getTime() - 1
      const [early] = await redeem(traveller, [{ code, customer_id: newCustomer() }])
      expect(wordFor(early)).toBe("paid")
      expect((await traveller.codes.list({ page: 1, per_page: 1 })).data[0].status).toBe("active")
      now += 1
      const [late] = await redeem(traveller, [{ code, customer_id: newCustomer() }])
      expect(wordFor(late)).toBe("code_expired")
      expect((await traveller.codes.list({ page: 1, per_page: 1 })).data[0].status).toBe("expired")
    } finally {
      await traveller.close()
    }
  })
})

describe("a dry run", () => {
  it("answers what would be booked, and books nothing", async () => {
    const customer = newCustomer()
    const code = await newCode()
    const before = await countRows()
    const [outcome] = await redeem(shop, [{ code, customer_id: customer, dry_run: true }])
    expect(outcome).toMatchObject({ status: "previewed", entry: { amount: "500" } })
    expect(await countRows()).toEqual(before)
    const [real] = await redeem(shop, [{ code, customer_id: customer }])
    expect(wordFor(real)).toBe("paid")
  })

  it("takes the last use from nobody in its group", async () => {
    const code = await newCode()
    const outcomes = await redeem(shop, [
      { code, customer_id: newCustomer(), dry_run: true },
      { code, customer_id: newCustomer() },
      { code, customer_id: newCustomer(), dry_run: true },
    ])
    expect(outcomes.map(wordFor)).toEqual(["previewed", "paid", "code_already_redeemed"])
  })

  it("refuses what the real thing refuses", async () => {
    const customer = newCustomer()
    const code = await newCode({ max_redemptions: 2 })
    await redeem(shop, [{ code, customer_id: customer }])
    const [outcome] = await redeem(shop, [{ code, customer_id: customer, dry_run: true }])
    expect(wordFor(outcome)).toBe("code_already_redeemed")
  })

  async function countRows() {
    const { rows } = await shop.knex.raw(
      `select (select count(*) from ledger_entry) as entries,
         (select count(*) from ledger_lot) as lots,
         (select count(*) from codes_redemption) as redemptions,
         (select sum(redemption_count) from codes_code) as uses`
    )
    return rows
  }
})

describe("a crash", () => {
  it.each(["walletIdsFor", "decide", "announce"] as const)(
    "of the connection before %s leaves neither a used code nor money",
    async (method) => {
      const customer = newCustomer()
      const code = await newCode()
      const { ledger } = shop
      const crashing = {
        transact: ledger.transact.bind(ledger),
        walletIdsFor: ledger.walletIdsFor.bind(ledger),
        decide: ledger.decide.bind(ledger),
        announce: ledger.announce.bind(ledger),
      }
      const whole = crashing[method] as (...args: unknown[]) => Promise<unknown>
      let crashes = 1
      crashing[method] = (async (...args: unknown[]) => {
        if (crashes > 0) {
          crashes -= 1
          const given = args[1] as Context | Transaction
          const transaction = transactionOf("context" in given ? given.context : given)!
          await transaction.query({ text: "select pg_terminate_backend(pg_backend_pid())" })
        }
        return await whole(...args)
      }) as never
      const [outcome] = await redeemTogether(
        {
          codes: shop.codes,
          ledger: crashing,
          access: { numbersFor: async () => new Map([[customer, 5]]) },
        },
        [{ code: normalizeCode(code)!, customer_id: customer, actor: "test" }]
      )
      const { redemption_count } = await rowOf(code)
      expect([wordFor(outcome), redemption_count, await balanceOf(customer)]).toEqual(
        outcome.status === "posted" ? ["paid", 1, 500n] : [expect.stringContaining("failed"), 0, 0n]
      )
      const [next] = await redeem(shop, [{ code, customer_id: customer }])
      expect(wordFor(next)).toBe(outcome.status === "posted" ? "code_already_redeemed" : "paid")
    }
  )

  it("of one redemption in a group fails nobody else", async () => {
    const good = newCustomer()
    const bad = newCustomer()
    const codes = textsOf(await generate(shop, { quantity: 2 }))
    // The database itself refuses this one, after the decision.
    await shop.knex.raw(`
      create function refuse_bad() returns trigger language plpgsql as $$
      begin raise exception 'no' using errcode = 'check_violation'; end $$`)
    await shop.knex.raw(`
      create trigger refuse_bad before insert on codes_redemption for each row
      when (new.customer_id = '${bad}') execute function refuse_bad()`)
    const outcomes = await redeem(shop, [
      { code: codes[0], customer_id: good },
      { code: codes[1], customer_id: bad },
    ])
    await shop.knex.raw("drop trigger refuse_bad on codes_redemption")
    expect(outcomes.map(({ status }) => status)).toEqual(["posted", "failed"])
    expect([await balanceOf(good), await balanceOf(bad)]).toEqual([500n, 0n])
  })
})

describe("the database by itself", () => {
  it("refuses a use too many, and a second one by the same customer", async () => {
    const code = await newCode()
    const { id } = await rowOf(code)
    const record = (customer_id: string, entry_id: number) =>
      shop.ledger.transact(({ context }) =>
        shop.codes.record([{ code_id: id, customer_id, wallet_id: 1, entry_id }], context)
      )
    await record("cus_1", -100)
    await expect(record("cus_2", -101)).rejects.toMatchObject({ code: "23514" })
    await expect(record("cus_1", -102)).rejects.toMatchObject({ code: "23505" })
  })

  it("needs the caller's transaction", async () => {
    await expect(shop.codes.claim([{ code: randomUUID(), customer_id: "c" }], {})).rejects.toThrow(
      "transaction"
    )
  })
})
