import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { Client } from "pg"
import type { Command, Idempotency, Purpose, Wallet } from "../../src/modules/ledger/types"
import type { TestDatabase } from "../support/database"
import { History, readStored } from "../support/history"
import { findViolations } from "../support/violations"
import {
  createLedgerDatabase,
  findBrokenInvariants,
  openLedger,
  type OpenLedger,
  openWallets,
  SOAK,
} from "../support/ledger"

let database: TestDatabase
let client: Client
/** Two instances of the service, each with a pool of its own. */
let instances: OpenLedger[]
let now = Date.UTC(2026, 5, 1)

beforeAll(async () => {
  database = await createLedgerDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
  instances = [1, 2].map(() =>
    openLedger(database.url, { clock: () => new Date(now), connections: 6 })
  )
})

afterAll(async () => {
  await Promise.all(instances.map(({ close }) => close()))
  await client.end()
  await database.drop()
})

/** What one of many clients does: all steps one after the other. */
type Script = Step[]

interface Step {
  kind:
    | "credit"
    | "debit"
    | "transfer"
    | "hold"
    | "commit_hold"
    | "release_hold"
    | "read"
    | "expire"
    | "advance"
  wallet: number
  /** How many wallets further on a transfer goes. */
  further: number
  purpose: Purpose
  amount: number
  partial: boolean
  /** With a key: sent this many times at once, over both instances. */
  copies: number
  ttl: number | null
  instance: number
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant("debit" as const) },
    { weight: 4, arbitrary: fc.constant("credit" as const) },
    { weight: 3, arbitrary: fc.constant("transfer" as const) },
    { weight: 2, arbitrary: fc.constant("hold" as const) },
    { weight: 2, arbitrary: fc.constantFrom("commit_hold" as const, "release_hold" as const) },
    { weight: 1, arbitrary: fc.constant("read" as const) },
    { weight: 1, arbitrary: fc.constantFrom("expire" as const, "advance" as const) }
  ),
  // One wallet gets half of everything.
  wallet: fc.oneof(fc.constant(0), fc.nat(2)),
  further: fc.integer({ min: 1, max: 2 }),
  purpose: fc.constantFrom("general" as const, "gift" as const, "refund" as const),
  amount: fc.integer({ min: 1, max: 6 }),
  partial: fc.boolean(),
  copies: fc.constantFrom(0, 0, 1, 2, 3),
  ttl: fc.constantFrom(null, null, 1, 2, 5),
  instance: fc.nat(1),
})

const scripts = fc.array(fc.array(step, { minLength: 5, maxLength: 25, size: "max" }), {
  minLength: 8,
  maxLength: 16,
  size: "max",
})

describe("concurrent programs from many clients, over two instances", () => {
  it(
    "keep every invariant, and leave a history that some order explains",
    async () => {
      await fc.assert(
        fc.asyncProperty(scripts, async (clients) => {
          const wallets = await openWallets(instances[0].ledger, 3)
          const history = new History()
          await Promise.all(clients.map((script, index) => play(script, index, wallets, history)))
          const ids = wallets.map(({ id }) => id)
          // What reads have seen lapse shall be booked.
          await instances[0].ledger.post(
            ids.map((wallet_id) => ({ kind: "expire", wallet_id, actor: "a" }))
          )
          const stored = (await readStored(client)).filter(({ wallet_id }) =>
            ids.includes(wallet_id)
          )
          expect(findViolations(history.operations, stored)).toEqual([])
          expect(history.operations.filter(({ outcome }) => outcome.kind === "failed")).toEqual([])
        }),
        { numRuns: 10 * SOAK, interruptAfterTimeLimit: 10_000 * SOAK, endOnFailure: true }
      )
      // A slow machine gets through fewer programs before the time is up.
      expect(await countMixedTransfers()).toBeGreaterThan(0)
      expect(await findBrokenInvariants(client)).toEqual([])
      expect(await instances[0].ledger.verify()).toMatchObject({ ok: true })
    },
    120_000 * SOAK
  )
})

/** Transfers that brought money of several kinds. */
async function countMixedTransfers(): Promise<number> {
  const { rows } = await client.query(
    "SELECT count(*)::int FROM ledger_entry WHERE type = 'transfer_in' AND cardinality(lot_ids) > 1"
  )
  return rows[0].count as number
}

async function play(
  script: Script,
  index: number,
  wallets: Wallet[],
  history: History
): Promise<void> {
  const holds: { id: number; wallet: number }[] = []
  for (const [place, planned] of script.entries()) {
    const { ledger } = instances[planned.instance]
    const wallet_id = wallets[planned.wallet].id
    const base = { wallet_id, actor: "a", reason: `client ${index} step ${place} of ${wallet_id}` }
    if (planned.kind === "advance") {
      now += planned.amount - 1
    } else if (planned.kind === "read") {
      await history.read(wallet_id, async () => {
        const { balance, held } = (await ledger.findWallet(wallet_id))!
        return balance + held
      })
    } else if (planned.kind === "expire") {
      await ledger.post([{ kind: "expire", wallet_id, actor: "a" }])
    } else {
      const to_wallet_id = wallets[(planned.wallet + planned.further) % wallets.length].id
      const command = toCommand(planned, { ...base, to_wallet_id }, holds)
      const copies = Math.max(1, planned.copies)
      const outcomes = await Promise.all(
        Array.from({ length: copies }, async (_, copy) => {
          const request = {
            tag: base.reason,
            wallet_id: command.wallet_id,
            kind: planned.kind as "credit",
            amount: String("amount" in command ? command.amount : 0),
            partial: PARTIAL.has(planned.kind) && planned.partial,
            to_wallet_id: planned.kind === "transfer" ? to_wallet_id : undefined,
            key: planned.copies ? command.idempotency!.key : undefined,
            hold_id: "hold_id" in command ? command.hold_id : undefined,
          }
          const instance = instances[(planned.instance + copy) % 2]
          return await history.run(request, () => instance.ledger.post([command]))
        })
      )
      const [first] = outcomes
      if (planned.kind === "hold" && first.kind === "done") {
        holds.push({ id: first.hold_id!, wallet: wallet_id })
      }
    }
  }
}

/** What can be carried out in part: a debit of what there is, the end of a part of a hold. */
const PARTIAL: ReadonlySet<string> = new Set(["debit", "commit_hold", "release_hold"])

interface Target {
  wallet_id: number
  to_wallet_id: number
  actor: string
  reason: string
}

function toCommand(
  { kind, amount, partial, copies, ttl, purpose }: Step,
  { to_wallet_id, ...base }: Target,
  holds: { id: number; wallet: number }[]
): Exclude<Command, { kind: "expire" }> {
  const idempotency: Idempotency | null = copies
    ? { scope: "program", key: randomUUID(), fingerprint: "f" }
    : null
  const expires_at = ttl === null ? null : new Date(now + ttl)
  const common = { ...base, idempotency }
  switch (kind) {
    case "credit":
      return { ...common, kind, amount: BigInt(amount), purpose, expires_at: later(expires_at) }
    case "transfer":
      return {
        ...common,
        kind,
        amount: BigInt(amount),
        to_wallet_id,
        transfer_group_id: randomUUID(),
      }
    case "hold":
      return { ...common, kind, amount: BigInt(amount), expires_at: later(expires_at) }
    case "commit_hold":
    case "release_hold": {
      const hold = holds.pop()
      if (!hold) {
        return { ...common, kind, hold_id: 999_999_999 }
      }
      const named = { ...common, wallet_id: hold.wallet, kind, hold_id: hold.id }
      if (!partial) {
        return named
      }
      // The rest is for a later step.
      holds.push(hold)
      return { ...named, amount: 1n, keep_rest: true }
    }
    default:
      return { ...common, kind: "debit", amount: BigInt(amount), allow_partial: partial }
  }
}

/** Other clients move the clock: leave them some room. */
function later(expiresAt: Date | null): Date | null {
  return expiresAt && new Date(expiresAt.getTime() + 5)
}
