import { asValue } from "@medusajs/framework/awilix"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createMedusaContainer, MedusaError } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../src/modules/access"
import { CODES_MODULE, normalizeCode } from "../../src/modules/codes"
import { LEDGER_MODULE } from "../../src/modules/ledger"
import {
  generateCodes,
  generateCodesWorkflow,
  redeemCode,
  redeemCodesWorkflow,
} from "../../src/workflows/wallet"
import { createCodesDatabase, openCodes, type OpenCodes, wordFor } from "../support/codes"
import type { TestDatabase } from "../support/database"

/** What a merchant's hooks do; each test sets its own. */
const hooks = { validate: jest.fn(), codesRedeemed: jest.fn(), codesGenerated: jest.fn() }

redeemCodesWorkflow.hooks.validate((input) => hooks.validate(input))
redeemCodesWorkflow.hooks.codesRedeemed((input) => hooks.codesRedeemed(input))
generateCodesWorkflow.hooks.codesGenerated((input) => hooks.codesGenerated(input))

let database: TestDatabase
let shop: OpenCodes
let scope: MedusaContainer

beforeAll(async () => {
  database = await createCodesDatabase()
})

beforeEach(() => {
  jest.resetAllMocks()
  shop = openCodes(database.url)
  scope = createMedusaContainer()
  scope.register({
    [LEDGER_MODULE]: asValue(shop.ledger),
    [CODES_MODULE]: asValue(shop.codes),
    [ACCESS_MODULE]: asValue({
      numbersFor: async (_: string, ids: string[]) =>
        new Map(ids.map((id) => [id, Number(id.replace("cus_", ""))])),
    }),
  })
})

afterEach(async () => {
  expect(await shop.ledger.verify()).toMatchObject({ ok: true })
  await shop.close()
})

afterAll(() => database?.drop())

const GENERATION = {
  amount: "500",
  currency: "EUR",
  quantity: 1,
  max_redemptions: 5,
  prefix: "",
  restrict_to_customer_id: null,
  expiry_date: null,
  actor: "user:u",
}

async function newCode(): Promise<string> {
  const outcome = await generateCodes(scope, GENERATION)
  if (outcome.status !== "generated") {
    throw new Error(outcome.status)
  }
  return normalizeCode(outcome.codes[0].code)!
}

async function usesOf(code: string): Promise<number> {
  const { data } = await shop.codes.list({ page: 1, per_page: 100 })
  return data.find((row) => normalizeCode(row.code) === code)!.redemption_count
}

let customers = 0

function claim(code: string) {
  customers += 1
  const customer_id = `cus_${customers}`
  return { code, customer_id, actor: `customer:${customer_id}` }
}

async function balanceOf({ customer_id }: { customer_id: string }): Promise<bigint> {
  const wallets = await shop.ledger.findWalletsOf(customer_id)
  return wallets.reduce((sum, { balance }) => sum + balance, 0n)
}

describe("the redemption workflow", () => {
  it("pays each use of a code once, and gives each request a run where hooks have handlers", async () => {
    const code = await newCode()
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => redeemCode(scope, claim(code)))
    )
    expect(outcomes.filter((outcome) => wordFor(outcome) === "paid")).toHaveLength(5)
    expect(hooks.codesRedeemed.mock.calls.map(([input]) => input.outcomes.length)).toEqual(
      Array(40).fill(1)
    )
  })

  it("lets a merchant's hook refuse one redemption, and no other", async () => {
    const code = await newCode()
    const [good, bad] = [claim(code), claim(code)]
    hooks.validate.mockImplementation(({ redemptions }) => {
      if (redemptions.some(({ customer_id }: typeof bad) => customer_id === bad.customer_id)) {
        throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "not you")
      }
    })
    const outcomes = await Promise.all([redeemCode(scope, good), redeemCode(scope, bad)])
    expect(outcomes.map(wordFor)).toEqual(["paid", "refused_by_store"])
    expect(await usesOf(code)).toBe(1)
    const preview = await redeemCode(scope, { ...bad, dry_run: true })
    expect(wordFor(preview)).toBe("refused_by_store")
  })

  it("takes money and use back when a later hook fails, so that the code can be tried again", async () => {
    const code = await newCode()
    const request = claim(code)
    hooks.codesRedeemed.mockImplementation(() => {
      throw new Error("the mail server is away")
    })
    await expect(redeemCode(scope, request)).rejects.toThrow("the mail server is away")
    expect([await balanceOf(request), await usesOf(code)]).toEqual([0n, 0])
    hooks.codesRedeemed.mockReset()
    expect(wordFor(await redeemCode(scope, request))).toBe("paid")
    expect([await balanceOf(request), await usesOf(code)]).toEqual([500n, 1])
  })

  it("leaves a code redeemed whose money has been spent meanwhile", async () => {
    const code = await newCode()
    const request = claim(code)
    hooks.codesRedeemed.mockImplementation(async ({ outcomes }) => {
      const [{ entry }] = outcomes
      const spend = { wallet_id: entry.wallet_id, amount: 1n, reason: "r", actor: "a" }
      await shop.ledger.post([{ kind: "debit", ...spend }])
      throw new Error("the mail server is away")
    })
    await expect(redeemCode(scope, request)).rejects.toThrow("the mail server is away")
    expect([await balanceOf(request), await usesOf(code)]).toEqual([499n, 1])
  })
})

describe("the generation workflow", () => {
  it("withdraws the codes when a later hook fails, and frees the key", async () => {
    const idempotency = {
      scope: "user:u generateCodes",
      key: "9b1f2c9e-3f0e-4a55-8d0e-6f1f0d6d2c11",
      fingerprint: "f",
    }
    hooks.codesGenerated.mockImplementationOnce(() => {
      throw new Error("the printer is away")
    })
    const generation = { ...GENERATION, prefix: "PRINT", quantity: 3, idempotency }
    expect(await generateCodes(scope, generation)).toMatchObject({
      status: "failed",
      failure: { message: "the printer is away" },
    })
    const { data } = await shop.codes.list({ prefix: "PRINT", page: 1, per_page: 10 })
    expect(data.map(({ status }) => status)).toEqual(["expired", "expired", "expired"])
    expect(await generateCodes(scope, generation)).toMatchObject({
      status: "generated",
      replayed: false,
    })
    expect(await generateCodes(scope, generation)).toMatchObject({ replayed: true })
  })

  it("announces each code once, however often its request is repeated", async () => {
    const { rows } = await shop.knex.raw(
      `select count(*)::int as events, count(distinct data->>'code_id')::int as codes
       from ledger_outbox_event where type = 'wallet.redemption_code.created'
         and data->>'prefix' = 'PRINT'`
    )
    expect(rows).toEqual([{ events: 6, codes: 6 }])
  })
})
