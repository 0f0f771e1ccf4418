import { asValue } from "@medusajs/framework/awilix"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createMedusaContainer, MedusaError } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../src/modules/access"
import { CODES_MODULE } from "../../src/modules/codes"
import { LEDGER_MODULE } from "../../src/modules/ledger"
import type { Command } from "../../src/modules/ledger"
import {
  creditWallet,
  creditWalletsWorkflow,
  generateCodes,
  generateCodesWorkflow,
} from "../../src/workflows/wallet"
import { createCodesDatabase, openCodes, type OpenCodes } from "../support/codes"
import type { TestDatabase } from "../support/database"
import { openWallets, posted } from "../support/ledger"

const DAY = 24 * 60 * 60 * 1000

/** What a merchant's hooks do; each test sets its own. */
const validate = jest.fn()
creditWalletsWorkflow.hooks.validate(() => validate())
generateCodesWorkflow.hooks.validate(() => validate())

let database: TestDatabase
let shop: OpenCodes
let now = Date.UTC(2026, 6, 1)

beforeAll(async () => {
  database = await createCodesDatabase()
  shop = openCodes(database.url, { clock: () => new Date(now) })
})
beforeEach(() => {
  validate.mockReset()
})
afterAll(async () => {
  await shop?.close()
  await database?.drop()
})

let keys = 0
const newKey = () => ({ scope: "user:u", key: `key ${++keys}`, fingerprint: "f" })

describe("what a key stands for", () => {
  /** Two wallets, the first one with money. */
  async function twoWallets() {
    const [from, to] = await openWallets(shop.ledger, 2)
    const opening = { wallet_id: from.id, amount: 100n, reason: "r", actor: "a" }
    await shop.ledger.post([{ kind: "credit", ...opening }])
    return { from: from.id, to: to.id }
  }

  it.each([
    ["a debit", (from: number): Command => debit(from)],
    ["a partial debit", (from: number): Command => ({ ...debit(from, 500n), allow_partial: true })],
    ["a transfer", (from: number, to: number): Command => transfer(from, to)],
    ["a hold", (from: number): Command => ({ ...debit(from), kind: "hold" })],
  ])("is found as posting %s again would answer it", async (_, commandFor) => {
    const { from, to } = await twoWallets()
    const command = { ...commandFor(from, to), idempotency: newKey() } as Command
    expect(await shop.ledger.findReplay(command.idempotency!)).toBeNull()
    await shop.ledger.post([command])
    const found = await shop.ledger.findReplay(command.idempotency!)
    expect(found).toEqual((await shop.ledger.post([command]))[0])
    expect(posted(found!).replayed).toBe(true)
  })

  it("is not told to whoever asks for something else, or elsewhere", async () => {
    const { from } = await twoWallets()
    const idempotency = newKey()
    await shop.ledger.post([{ ...debit(from), idempotency }])
    const other = { ...idempotency, fingerprint: "g" }
    expect(await shop.ledger.findReplay(other)).toEqual({
      ok: false,
      refusal: { code: "idempotency_key_reused", key: idempotency.key },
    })
    expect(await shop.ledger.findReplay({ ...idempotency, scope: "user:v" })).toBeNull()
  })

  it("is over after a day, for money and for codes", async () => {
    const { from } = await twoWallets()
    const idempotency = newKey()
    await shop.ledger.post([{ ...debit(from), idempotency }])
    await generate(idempotency)
    now += DAY - 1
    expect(await shop.ledger.findReplay(idempotency)).toMatchObject({ ok: true })
    expect(await shop.codes.findGenerated(idempotency)).toMatchObject({ ok: true })
    now += 1
    expect(await shop.ledger.findReplay(idempotency)).toBeNull()
    expect(await shop.codes.findGenerated(idempotency)).toBeNull()
  })
})

describe("a merchant's hook that refuses", () => {
  const refusal = new MedusaError(MedusaError.Types.NOT_ALLOWED, "not today")

  it("lets a repeated credit have its first answer", async () => {
    const [wallet] = await openWallets(shop.ledger, 1)
    const input = { wallet_id: wallet.id, amount: "5", reason: "r", actor: "a" }
    const idempotency = newKey()
    const first = await creditWallet(scope(), { ...input, idempotency })
    validate.mockRejectedValue(refusal)
    expect(await creditWallet(scope(), { ...input, idempotency })).toEqual({
      ...first,
      replayed: true,
    })
    for (const fresh of [{ idempotency: newKey() }, { idempotency, dry_run: true }, {}]) {
      const outcome = await creditWallet(scope(), { ...input, ...fresh })
      expect(outcome).toMatchObject({ refusal: { code: "refused_by_store" } })
    }
    expect((await shop.ledger.findWallet(wallet.id))!.balance).toBe(5n)
  })

  it("lets repeated codes be the first ones", async () => {
    const idempotency = newKey()
    const first = await generate(idempotency)
    validate.mockRejectedValue(refusal)
    expect(await generate(idempotency)).toEqual({ ...first, replayed: true })
    expect(await generate(newKey())).toMatchObject({ refusal: { code: "refused_by_store" } })
  })
})

function debit(wallet_id: number, amount = 3n) {
  return { kind: "debit" as const, wallet_id, amount, reason: "r", actor: "a" }
}

function transfer(from: number, to_wallet_id: number): Command {
  return { ...debit(from), kind: "transfer", to_wallet_id, transfer_group_id: `group ${from}` }
}

function generate(idempotency: ReturnType<typeof newKey>) {
  return generateCodes(scope(), {
    amount: "500",
    currency: "EUR",
    quantity: 2,
    max_redemptions: 1,
    prefix: "",
    restrict_to_customer_id: null,
    expiry_date: null,
    actor: "user:u",
    idempotency,
  })
}

function scope(): MedusaContainer {
  const container = createMedusaContainer()
  container.register({
    [LEDGER_MODULE]: asValue(shop.ledger),
    [CODES_MODULE]: asValue(shop.codes),
    [ACCESS_MODULE]: asValue({ extensions: {} }),
  })
  return container
}
