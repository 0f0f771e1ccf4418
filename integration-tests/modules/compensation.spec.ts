import { asValue } from "@medusajs/framework/awilix"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createMedusaContainer } from "@medusajs/framework/utils"
import { Client } from "pg"
import { ACCESS_MODULE } from "../../src/modules/access"
import { CODES_MODULE, normalizeCode } from "../../src/modules/codes"
import { LEDGER_MODULE } from "../../src/modules/ledger"
import {
  creditWallet,
  creditWalletsWorkflow,
  debitWallet,
  debitWalletsWorkflow,
  generateCodes,
  generateCodesWorkflow,
  redeemCode,
  redeemCodesWorkflow,
  reverseTransactionsWorkflow,
  transferFunds,
  transferFundsWorkflow,
  type PostedOutcome,
  type ReversalInput,
  type WalletOutcome,
} from "../../src/workflows/wallet"
import type { HoldInput, HoldOutcome } from "../../src/workflows/wallet/types"
import { holdFundsStep } from "../../src/workflows/wallet/steps/hold-steps"
import { postCreditsStep } from "../../src/workflows/wallet/steps/post-credits"
import {
  createStep,
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { createCodesDatabase, openCodes, type OpenCodes, wordFor } from "../support/codes"
import type { TestDatabase } from "../support/database"
import { findBrokenInvariants, openWallets } from "../support/ledger"

/** What a merchant's hooks do; each test sets its own. */
const hooks = {
  walletsCredited: jest.fn(),
  walletsDebited: jest.fn(),
  fundsTransferred: jest.fn(),
  codesRedeemed: jest.fn(),
  codesGenerated: jest.fn(),
}
/** A redemption tells its entry's event and one of its own. */
const EVENTS_OF_ENTRIES = `(SELECT id::text, entry_id FROM ledger_outbox_event
  WHERE type <> 'wallet.redemption_code.redeemed')`

const scopesSeen: unknown[] = []

creditWalletsWorkflow.hooks.walletsCredited((input, { container }) => {
  scopesSeen.push(container.resolve("who", { allowUnregistered: true }))
  return hooks.walletsCredited(input)
})
debitWalletsWorkflow.hooks.walletsDebited((input) => hooks.walletsDebited(input))
transferFundsWorkflow.hooks.fundsTransferred((input) => hooks.fundsTransferred(input))
redeemCodesWorkflow.hooks.codesRedeemed((input) => hooks.codesRedeemed(input))
generateCodesWorkflow.hooks.codesGenerated((input) => hooks.codesGenerated(input))

let database: TestDatabase
let shop: OpenCodes
let elsewhere: Client

beforeAll(async () => {
  database = await createCodesDatabase()
  elsewhere = new Client(database.url)
  await elsewhere.connect()
})
beforeEach(() => {
  jest.resetAllMocks()
  scopesSeen.length = 0
  shop = openCodes(database.url)
})
afterEach(async () => {
  expect(await shop.ledger.verify()).toMatchObject({ ok: true })
  expect(await findBrokenInvariants(elsewhere, EVENTS_OF_ENTRIES)).toEqual([])
  await shop.close()
})
afterAll(async () => {
  await elsewhere?.end()
  await database?.drop()
})

let keys = 0
const newKey = () => ({ scope: "user:u", key: `key ${++keys}`, fingerprint: "f" })

function scope(who?: string): MedusaContainer {
  const container = createMedusaContainer()
  container.register({
    [LEDGER_MODULE]: asValue(shop.ledger),
    [CODES_MODULE]: asValue(shop.codes),
    [ACCESS_MODULE]: asValue({
      extensions: {},
      numbersFor: async (_: string, ids: string[]) =>
        new Map(ids.map((id) => [id, Number(id.replace("cus_", ""))])),
    }),
    who: asValue(who),
  })
  return container
}

/** A wallet with this much in it. */
function reversalOf(transaction_id: number, wallet_id: number): ReversalInput {
  return { wallet_id, transaction_id, reason: "r", actor: "a", expired_policy: "forfeit" }
}

async function walletWith(amount: bigint): Promise<number> {
  const [{ id }] = await openWallets(shop.ledger, 1)
  if (amount) {
    await shop.ledger.post([{ kind: "credit", wallet_id: id, amount, reason: "r", actor: "a" }])
  }
  return id
}

async function balanceOf(id: number): Promise<bigint> {
  return (await shop.ledger.findWallet(id))!.balance
}

const spend = (wallet_id: number, amount: bigint) =>
  shop.ledger.post([{ kind: "debit", wallet_id, amount, reason: "spent", actor: "a" }])

const money = (wallet_id: number, amount: string, more: object = {}) => ({
  wallet_id,
  amount,
  reason: "r",
  actor: "a",
  ...more,
})

const failures = async () =>
  (await shop.ledger.listFailedCompensations({ open: true, page: 1, per_page: 100 })).data

/** The outcome's entry, which must be there. */
function entryOf(outcome: WalletOutcome) {
  if (outcome.status !== "posted") {
    throw new Error(JSON.stringify(outcome))
  }
  return outcome.entry
}

const later = new Error("the mail server is away")

describe("what a hook undoes by throwing", () => {
  it("is undone whole: the same key and reference work again, once", async () => {
    const id = await walletWith(0n)
    const input = money(id, "100", { idempotency: newKey(), reference: "order 7" })
    hooks.walletsCredited.mockRejectedValueOnce(later)
    await expect(creditWallet(scope(), input)).rejects.toThrow("the mail server is away")
    expect(await balanceOf(id)).toBe(0n)
    expect(await creditWallet(scope(), input)).toMatchObject({ status: "posted", replayed: false })
    expect(await creditWallet(scope(), input)).toMatchObject({ status: "posted", replayed: true })
    expect(await creditWallet(scope(), { ...input, idempotency: newKey() })).toMatchObject({
      refusal: { code: "duplicate_reference" },
    })
    expect(await balanceOf(id)).toBe(100n)
    expect(await failures()).toEqual([])
  })

  it("lets two retries with one reference not both pass", async () => {
    const id = await walletWith(1000n)
    const input = money(id, "100", { reference: "order 8" })
    hooks.walletsDebited.mockRejectedValueOnce(later)
    await expect(debitWallet(scope(), input)).rejects.toThrow()
    const other = openCodes(database.url)
    const retries = await Promise.all(
      Array.from({ length: 12 }, async (_, turn) => {
        if (turn % 2) return await debitWallet(scope(), input)
        const [result] = await other.ledger.post([
          { kind: "debit", ...input, amount: 100n, wallet_id: id },
        ])
        return result.ok ? "posted" : result.refusal.code
      })
    )
    await other.close()
    const words = retries.map((outcome) =>
      typeof outcome === "string"
        ? outcome
        : outcome.status === "posted"
          ? "posted"
          : wordFor(outcome)
    )
    expect(words.sort()).toEqual([...Array(11).fill("duplicate_reference"), "posted"])
    expect(await balanceOf(id)).toBe(900n)
  })

  it("is what was debited in part, and no more", async () => {
    const id = await walletWith(70n)
    const input = money(id, "100", { allow_partial: true, idempotency: newKey() })
    hooks.walletsDebited.mockRejectedValueOnce(later)
    await expect(debitWallet(scope(), input)).rejects.toThrow()
    expect(await balanceOf(id)).toBe(70n)
    expect(entryOf(await debitWallet(scope(), input)).amount).toBe("70")
  })

  it("is what the hook itself has not reversed yet", async () => {
    const id = await walletWith(100n)
    const input = money(id, "60", { idempotency: newKey(), reference: "in part" })
    hooks.walletsDebited.mockImplementationOnce(async ({ outcomes: [{ entry }] }) => {
      await shop.ledger.post([
        {
          kind: "reverse",
          wallet_id: id,
          transaction_id: entry.id,
          amount: 20n,
          reason: "r",
          actor: "a",
          expired_policy: "forfeit",
        },
      ])
      throw later
    })
    await expect(debitWallet(scope(), input)).rejects.toThrow()
    expect(await balanceOf(id)).toBe(100n)
    expect(await debitWallet(scope(), input)).toMatchObject({ status: "posted", replayed: false })
  })

  it("is a transfer, whose money leaves the lots it came in for those it came from", async () => {
    const from = await walletWith(100n)
    const [{ id: to }] = await openWallets(shop.ledger, 1)
    const soon = new Date(Date.now() + 3_600_000)
    await shop.ledger.post([
      { kind: "credit", wallet_id: to, amount: 50n, reason: "r", actor: "a", expires_at: soon },
    ])
    // A return is not the recipient's spending: neither their limit nor their cap stops it.
    await shop.ledger.updateWallet(to, { spending_limit: 1n }, "a")
    const transfer = () => ({
      ...money(from, "80"),
      to_wallet_id: to,
      transfer_group_id: `group ${++keys}`,
      idempotency,
      reference: "rent",
    })
    const idempotency = newKey()
    hooks.fundsTransferred.mockRejectedValueOnce(later)
    await expect(transferFunds(scope(), transfer())).rejects.toThrow()
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([100n, 50n])
    const { data: lots } = await shop.ledger.listLots(from, { page: 1, per_page: 10 })
    expect(lots.map(({ remaining, expires_at }) => [remaining, expires_at])).toEqual([[100n, null]])
    expect(await transferFunds(scope(), transfer())).toMatchObject({ replayed: false })
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([20n, 130n])
  })

  it("is undone once, however often the compensation runs", async () => {
    const [from, to] = [await walletWith(100n), await walletWith(0n)]
    const outcome = await transferFunds(scope(), {
      ...money(from, "30"),
      to_wallet_id: to,
      transfer_group_id: "twice",
    })
    if (outcome.status !== "posted") throw new Error(outcome.status)
    const posted = {
      entry: { ...outcome.entry, amount: 30n },
      counterpart: outcome.counterpart,
    }
    for (let turn = 0; turn < 3; turn += 1) {
      expect(
        await shop.ledger.transact((shared) => shop.ledger.takeBack(posted, shared))
      ).toBeNull()
    }
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([100n, 0n])
  })

  it("is a reversal, after which what it took back can be reversed again", async () => {
    const id = await walletWith(100n)
    const debited = entryOf(await debitWallet(scope(), money(id, "40")))
    const reversals = [reversalOf(debited.id, id)]
    const failing = createStep("failing", async () => {
      throw later
    })
    const reversingAround = createWorkflow("reversing-around", () => {
      reverseTransactionsWorkflow.runAsStep({ input: { reversals } })
      failing()
      return new WorkflowResponse(undefined)
    })
    const { errors } = await reversingAround(scope()).run({ throwOnError: false })
    expect(errors.map(({ error }) => (error as Error).message)).toEqual([later.message])
    expect(await balanceOf(id)).toBe(60n)
    expect(await failures()).toEqual([])
    const { result } = await reverseTransactionsWorkflow(scope()).run({ input: { reversals } })
    expect(result[0]).toMatchObject({ status: "posted", replayed: false })
    expect(await balanceOf(id)).toBe(100n)
  })

  it("is the reversal of a transfer, on both sides", async () => {
    const [from, to] = [await walletWith(100n), await walletWith(0n)]
    const { entry } = (await transferFunds(scope(), {
      ...money(from, "30"),
      to_wallet_id: to,
      transfer_group_id: `group ${++keys}`,
    })) as PostedOutcome
    const reversals = [reversalOf(entry.id, from)]
    const failing = createStep("failing", async () => {
      throw later
    })
    const reversingTransfer = createWorkflow("reversing-transfer", () => {
      reverseTransactionsWorkflow.runAsStep({ input: { reversals } })
      failing()
      return new WorkflowResponse(undefined)
    })
    await reversingTransfer(scope()).run({ throwOnError: false })
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([70n, 30n])
    expect(await failures()).toEqual([])
    const { result } = await reverseTransactionsWorkflow(scope()).run({ input: { reversals } })
    expect(result[0]).toMatchObject({ status: "posted", replayed: false })
    expect([await balanceOf(from), await balanceOf(to)]).toEqual([100n, 0n])
  })

  it("does not free the key of a retry when it runs again after it", async () => {
    const id = await walletWith(0n)
    const input = money(id, "5", { idempotency: newKey(), reference: "late" })
    let undone: WalletOutcome | undefined
    hooks.walletsCredited.mockImplementationOnce(async ({ outcomes: [outcome] }) => {
      undone = outcome
      throw later
    })
    await expect(creditWallet(scope(), input)).rejects.toThrow()
    const retry = entryOf(await creditWallet(scope(), input))
    const posted = { entry: { ...entryOf(undone!), amount: 5n }, counterpart: null }
    await shop.ledger.transact((shared) => shop.ledger.takeBack(posted, shared))
    expect(entryOf(await creditWallet(scope(), input)).id).toBe(retry.id)
    expect(await creditWallet(scope(), { ...input, idempotency: null })).toMatchObject({
      refusal: { code: "duplicate_reference" },
    })
  })
})

describe("what can't be undone", () => {
  it("stands when the hook has spent the credit: the key goes on answering, and staff see it", async () => {
    const id = await walletWith(0n)
    const input = money(id, "100", { idempotency: newKey(), reference: "spent" })
    hooks.walletsCredited.mockImplementationOnce(async () => {
      await spend(id, 100n)
      throw later
    })
    await expect(creditWallet(scope(), input)).rejects.toThrow("the mail server is away")
    const [failure] = await failures()
    expect(failure).toMatchObject({ wallet_id: id, code: "insufficient_balance", amount: 100n })
    const again = await creditWallet(scope(), input)
    expect(again).toMatchObject({ status: "posted", replayed: true })
    expect(entryOf(again).id).toBe(failure.entry_id)
    expect(await creditWallet(scope(), { ...input, idempotency: newKey() })).toMatchObject({
      refusal: { code: "duplicate_reference", transaction_id: failure.entry_id },
    })
    expect(hooks.walletsCredited).toHaveBeenCalledTimes(2)
    expect(await balanceOf(id)).toBe(0n)
    expect((await shop.ledger.examine()).open_failed_compensations).toBe(1)
    await shop.ledger.resolveFailedCompensation(failure.id, "user:u")
    expect(await failures()).toEqual([])
  })

  it.each(["debit", "transfer"])(
    "stands when somebody has locked the wallet of a %s meanwhile",
    async (kind) => {
      const [id, to] = [await walletWith(100n), await walletWith(0n)]
      const lock = async () => {
        await elsewhere.query("begin")
        await elsewhere.query("select from ledger_wallet where id = $1 for update", [id])
        throw later
      }
      hooks.walletsDebited.mockImplementationOnce(lock)
      hooks.fundsTransferred.mockImplementationOnce(lock)
      const idempotency = newKey()
      const act = () =>
        kind === "debit"
          ? debitWallet(scope(), money(id, "40", { idempotency }))
          : transferFunds(scope(), {
              ...money(id, "40", { idempotency }),
              to_wallet_id: to,
              transfer_group_id: `locked ${++keys}`,
            })
      await expect(act()).rejects.toThrow("the mail server is away")
      await elsewhere.query("rollback")
      expect(await act()).toMatchObject({ status: "posted", replayed: true })
      expect(await balanceOf(id)).toBe(60n)
      const [failure] = await failures()
      expect(failure).toMatchObject({ wallet_id: id, code: "55P03", open: true })
      await shop.ledger.resolveFailedCompensation(failure.id, "user:u")
    },
    20_000
  )

  it("is settled once staff have reversed it", async () => {
    const id = await walletWith(100n)
    hooks.walletsDebited.mockImplementationOnce(async () => {
      await elsewhere.query("begin")
      await elsewhere.query("select from ledger_wallet where id = $1 for update", [id])
      throw later
    })
    await expect(debitWallet(scope(), money(id, "40"))).rejects.toThrow()
    await elsewhere.query("rollback")
    const [{ entry_id }] = await failures()
    const { result } = await reverseTransactionsWorkflow(scope()).run({
      input: {
        reversals: [
          {
            wallet_id: id,
            transaction_id: entry_id!,
            reason: "r",
            actor: "user:u",
            expired_policy: "forfeit",
          },
        ],
      },
    })
    expect(result[0].status).toBe("posted")
    expect(await failures()).toEqual([])
    expect(await balanceOf(id)).toBe(100n)
  }, 20_000)

  it("is codes of which one has been redeemed: the batch and its key stand", async () => {
    const [{ customer_id }] = await openWallets(shop.ledger, 1)
    const idempotency = newKey()
    const generation = {
      amount: "500",
      currency: "EUR",
      quantity: 2,
      max_redemptions: 1,
      prefix: "",
      restrict_to_customer_id: null,
      expiry_date: null,
      actor: "user:u",
      idempotency,
    }
    hooks.codesGenerated.mockImplementation(async ({ outcome }) => {
      const code = normalizeCode(outcome.codes[0].code)!
      await redeemCode(scope(), { code, customer_id, actor: "a" })
      throw later
    })
    expect(await generateCodes(scope(), generation)).toMatchObject({ status: "failed" })
    hooks.codesGenerated.mockReset()
    expect(await generateCodes(scope(), generation)).toMatchObject({ replayed: true })
    const [failure] = await failures()
    expect(failure).toMatchObject({ code: "code_already_redeemed", entry_id: null })
    await shop.ledger.resolveFailedCompensation(failure.id, "user:u")
  })
})

describe("requests that come together, where a hook has a handler", () => {
  it("have a run and a scope each: only the one whose handler throws is taken back", async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => walletWith(0n)))
    const idempotency = newKey()
    hooks.walletsCredited.mockImplementation(async ({ outcomes }) => {
      expect(outcomes).toHaveLength(1)
      if (outcomes[0].entry.wallet_id === ids[3]) throw later
    })
    const outcomes = await Promise.allSettled(
      ids.map((id, place) =>
        creditWallet(scope(`caller ${place}`), money(id, "100", place === 3 ? { idempotency } : {}))
      )
    )
    expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(
      ids.map((_, place) => place !== 3)
    )
    expect(await Promise.all(ids.map(balanceOf))).toEqual(
      ids.map((_, place) => (place === 3 ? 0n : 100n))
    )
    expect([...scopesSeen].sort()).toEqual(ids.map((_, place) => `caller ${place}`))
  })

  it("give back the use of a code of the one redemption that is taken back", async () => {
    const made = await generateCodes(scope(), {
      amount: "500",
      currency: "EUR",
      quantity: 1,
      max_redemptions: 5,
      prefix: "",
      restrict_to_customer_id: null,
      expiry_date: null,
      actor: "user:u",
    })
    if (made.status !== "generated") throw new Error(made.status)
    const code = normalizeCode(made.codes[0].code)!
    const [good, bad] = await openWallets(shop.ledger, 2)
    hooks.codesRedeemed.mockImplementation(async ({ outcomes: [{ entry }] }) => {
      if (entry.wallet_id === bad.id) throw later
    })
    const redemptions = [good, bad].map(({ customer_id }) =>
      redeemCode(scope(), { code, customer_id, actor: "a" })
    )
    const [paid, failed] = await Promise.allSettled(redemptions)
    expect([paid.status, failed.status]).toEqual(["fulfilled", "rejected"])
    expect([await balanceOf(good.id), await balanceOf(bad.id)]).toEqual([500n, 0n])
    const { data } = await shop.codes.list({ page: 1, per_page: 100 })
    expect(data.find(({ id }) => id === made.codes[0].id)!.redemption_count).toBe(1)
  })
})

describe("many requests of a run of the store's own", () => {
  it("are undone each for itself: what can't be leaves the others undone", async () => {
    const [spent, whole] = [await walletWith(0n), await walletWith(0n)]
    const spender = createStep("spender", async () => {
      await spend(spent, 10n)
      throw later
    })
    const credits = [money(spent, "100"), money(whole, "100")]
    const around = createWorkflow("around", () => {
      postCreditsStep(credits)
      spender()
      return new WorkflowResponse(undefined)
    })
    const { errors } = await around(scope()).run({ throwOnError: false })
    expect(errors.map(({ error }) => (error as Error).message)).toEqual([later.message])
    expect([await balanceOf(spent), await balanceOf(whole)]).toEqual([90n, 0n])
    const [failure] = await failures()
    expect(failure).toMatchObject({ wallet_id: spent, code: "insufficient_balance" })
    await shop.ledger.resolveFailedCompensation(failure.id, "user:u")
  })
})

describe("a hold whose workflow fails afterwards", () => {
  /** Runs before the workflow that made the hold fails. */
  const meanwhile = jest.fn<Promise<void>, [number]>()
  const mayFail = createStep("may-fail", async ([outcome]: HoldOutcome[]) => {
    if (outcome.status !== "held") throw new Error(outcome.status)
    await meanwhile(outcome.hold.id)
  })
  const makesHold = createWorkflow("makes-hold", (input: WorkflowData<HoldInput[]>) => {
    const outcomes = holdFundsStep(input)
    mayFail(outcomes)
    return new WorkflowResponse(outcomes)
  })
  const hold = async (wallet: number, idempotency = newKey()) => {
    const run = await makesHold(scope()).run({
      input: [money(wallet, "60", { idempotency })],
      throwOnError: false,
    })
    return { ...run, idempotency }
  }
  const commit = (hold_id: number, wallet_id: number, more: object = {}) =>
    shop.ledger.post([
      { kind: "commit_hold", hold_id, wallet_id, reason: "r", actor: "a", ...more },
    ])
  const heldOf = async (id: number) => (await shop.ledger.findWallet(id))!.held

  it("is released and its key freed: a retry reserves anew, once", async () => {
    const id = await walletWith(100n)
    meanwhile.mockRejectedValueOnce(later)
    const { idempotency, errors } = await hold(id)
    expect([errors.length, await heldOf(id)]).toEqual([1, 0n])
    const again = await hold(id, idempotency)
    expect(again.result).toMatchObject([{ status: "held", replayed: false }])
    const repeated = await hold(id, idempotency)
    expect(repeated.result).toMatchObject([{ status: "held", replayed: true }])
    expect([await heldOf(id), await failures()]).toEqual([60n, []])
  })

  it("keeps its key when a part of it has become a debit; the rest is released, and staff see it", async () => {
    const id = await walletWith(100n)
    meanwhile.mockImplementationOnce(async (holdId) => {
      await commit(holdId, id, { amount: 25n, keep_rest: true })
      throw later
    })
    const { idempotency } = await hold(id)
    expect([await balanceOf(id), await heldOf(id)]).toEqual([75n, 0n])
    const again = await hold(id, idempotency)
    expect(again.result).toMatchObject([
      { status: "held", replayed: true, hold: { status: "released", committed: "25" } },
    ])
    const [failure, ...others] = await failures()
    expect(failure).toMatchObject({
      entry_id: null,
      hold_id: again.result[0].status === "held" && again.result[0].hold.id,
      wallet_id: id,
      amount: 60n,
      currency: "EUR",
      code: "hold_committed",
    })
    expect(others).toEqual([])
    await shop.ledger.resolveFailedCompensation(failure.id, "user:u")
  })

  it("stands while somebody has its wallet locked: the key answers, and staff see it until it ends", async () => {
    const id = await walletWith(100n)
    meanwhile.mockImplementationOnce(async () => {
      await elsewhere.query("BEGIN")
      await elsewhere.query("SELECT 1 FROM ledger_wallet WHERE id = $1 FOR UPDATE", [id])
      throw later
    })
    const { idempotency } = await hold(id)
    await elsewhere.query("ROLLBACK")
    const again = await hold(id, idempotency)
    expect(again.result).toMatchObject([{ status: "held", replayed: true }])
    expect(await heldOf(id)).toBe(60n)
    const [failure, ...others] = await failures()
    expect(failure).toMatchObject({ wallet_id: id, entry_id: null, code: "55P03" })
    expect(others).toEqual([])
    const hold_id = failure.hold_id!
    await shop.ledger.post([
      { kind: "release_hold", hold_id, wallet_id: id, reason: "r", actor: "a" },
    ])
    expect(await failures()).toEqual([])
  })
})
