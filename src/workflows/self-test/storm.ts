import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseOf } from "../../database/connection"
import { normalizeCode } from "../../modules/codes"
import { LEDGER_MODULE, type LedgerService, TEST_CURRENCY } from "../../modules/ledger"
import {
  creditWallet,
  debitWallet,
  generateCodes,
  openWalletsWorkflow,
  redeemCode,
  transferFunds,
} from "../wallet"
import {
  checkAnswers,
  checkBalances,
  checkCodes,
  checkSum,
  type Check,
  type Strike,
} from "./storm-checks"

/** How many wallets are stormed; they are the same ones at each storm. */
const WALLETS = 8
/** What each of them begins with, in minor units, beside a few lots that are spent first. */
const OPENING = 1_000n
/**
 * These expire, a day apart from each other and in each wallet at other hours: many transfers bring money
 * of several kinds.
 */
const SMALL_LOTS = 12
const SMALL_LOT = 7n
/** What a code is worth. */
const CODE_VALUE = 7n
/** How many may redeem one: one fewer than want to. */
const CODE_USES = WALLETS - 1
/** Fewer tell nothing: each wallet is struck once in each way, and a code is fought over. */
export const LEAST_OPERATIONS = 30
const ACTOR = "system:storm"
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Any number nobody else uses: one storm at a time, since all of them use the same wallets. */
const ADVISORY_LOCK = 4_205_117_061_928_340_012n

export interface StormVerdict {
  ok: boolean
  operations: number
  seconds: number
  per_second: number
  /** How the operations ended: `posted`, or why they were refused. */
  outcomes: Record<string, number>
  checks: Check[]
}

/**
 * Fires debits, transfers in all directions and redemptions at a few scratch wallets of this very
 * database, all at once, and then holds the ledger to its promises. The wallets are in ISO 4217's
 * test currency: they appear in no list that does not ask for it, and nothing of them is announced.
 *
 * @param operations how many, of each kind about a third
 * @returns null while another storm is at the wallets, on whatever instance
 */
export async function runStorm(
  container: MedusaContainer,
  operations: number
): Promise<StormVerdict | null> {
  const database = databaseOf(container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION))
  return await database.transaction(async (transaction) => {
    // The transaction does nothing but hold the lock, for as long as it takes.
    await transaction.query({ text: "set local idle_in_transaction_session_timeout = 0" })
    const [[free]] = await transaction.query({
      text: "select pg_try_advisory_xact_lock($1::bigint)",
      values: [ADVISORY_LOCK],
    })
    return free === "t" ? await storm(container, operations) : null
  })
}

async function storm(container: MedusaContainer, operations: number): Promise<StormVerdict> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const wallets = await openScratchWallets(container)
  const ids = wallets.map(({ id }) => id)
  await empty(ledger, ids)
  await Promise.all(ids.map((id, position) => fill(container, id, position)))
  const codes = await makeCodes(container, Math.ceil(operations / WALLETS / 3))
  const before = await ledger.findWallets(ids)
  const started = performance.now()
  const strikes = await Promise.all(
    Array.from({ length: operations }, (_, index) => strike(container, wallets, codes, index))
  )
  const seconds = (performance.now() - started) / 1000
  const after = await ledger.findWallets(ids)
  const checks = [
    checkSum(before, after, strikes),
    checkBalances(after),
    checkAnswers(strikes),
    checkCodes(strikes, CODE_USES),
    await checkChains(ledger, ids),
  ]
  await empty(ledger, ids)
  return {
    ok: checks.every(({ ok }) => ok),
    operations,
    seconds,
    per_second: Math.round(operations / seconds),
    outcomes: tally(strikes),
    checks,
  }
}

interface Scratch {
  id: number
  customer_id: string
}

async function openScratchWallets(container: MedusaContainer): Promise<Scratch[]> {
  const owners = Array.from({ length: WALLETS }, (_, index) => ({
    customer_id: `storm_${index + 1}`,
    currency: TEST_CURRENCY,
  }))
  const { result } = await openWalletsWorkflow(container).run({ input: { owners } })
  return result.map(({ id, customer_id }) => ({ id, customer_id }))
}

async function fill(
  container: MedusaContainer,
  wallet_id: number,
  position: number
): Promise<void> {
  const common = { wallet_id, reason: "Storm", actor: ACTOR }
  const begin = Date.now() + position * HOUR_MS
  await Promise.all([
    creditWallet(container, { ...common, amount: OPENING.toString() }),
    ...Array.from({ length: SMALL_LOTS }, (_, index) =>
      creditWallet(container, {
        ...common,
        amount: SMALL_LOT.toString(),
        purpose: index % 2 ? "gift" : "refund",
        expiry_date: new Date(begin + (index + 1) * DAY_MS).toISOString(),
      })
    ),
  ])
}

/**
 * Takes out whatever is there, by the ledger itself: the store's own rules and hooks are about its
 * customers' money, and a rule that stops a large debit would keep the wallets full.
 */
async function empty(ledger: LedgerService, ids: number[]): Promise<void> {
  const filled = (await ledger.findWallets(ids)).filter(({ balance }) => balance > 0n)
  await ledger.post(
    filled.map(({ id, balance }) => ({
      kind: "debit",
      wallet_id: id,
      amount: balance,
      reason: "Storm",
      actor: ACTOR,
    }))
  )
}

/** Codes that every wallet's owner may redeem once, but for one owner: the last use is fought over. */
async function makeCodes(container: MedusaContainer, quantity: number): Promise<string[]> {
  const outcome = await generateCodes(container, {
    amount: CODE_VALUE.toString(),
    currency: TEST_CURRENCY,
    quantity: Math.max(1, Math.min(500, quantity)),
    max_redemptions: CODE_USES,
    prefix: "STORM",
    restrict_to_customer_id: null,
    expiry_date: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
    actor: ACTOR,
  })
  if (outcome.status !== "generated") {
    throw new Error(`No codes could be made: ${JSON.stringify(outcome)}`)
  }
  return outcome.codes.flatMap(({ code }) => normalizeCode(code) ?? [])
}

async function strike(
  container: MedusaContainer,
  wallets: Scratch[],
  codes: string[],
  index: number
): Promise<Strike> {
  const turn = Math.floor(index / 3)
  const wallet = wallets[turn % WALLETS]
  const amount = String(1 + (turn % 5))
  switch (index % 3) {
    case 0:
      return {
        kind: "debit",
        outcome: await debitWallet(container, {
          wallet_id: wallet.id,
          amount,
          reason: "Storm",
          actor: ACTOR,
        }),
      }
    case 1:
      return {
        kind: "transfer",
        outcome: await transferFunds(container, {
          wallet_id: wallet.id,
          to_wallet_id: wallets[(turn * 3 + 1) % WALLETS].id,
          amount,
          reason: "Storm",
          transfer_group_id: randomUUID(),
          actor: ACTOR,
        }),
      }
    default: {
      const code = codes[Math.floor(turn / WALLETS) % codes.length]
      const { customer_id } = wallet
      return {
        kind: "redeem",
        code,
        outcome: await redeemCode(container, { code, customer_id, actor: ACTOR }),
      }
    }
  }
}

async function checkChains(ledger: LedgerService, walletIds: number[]): Promise<Check> {
  const { ok, entries, first_bad } = await ledger.verify({ walletIds })
  return {
    name: "the chains are whole",
    ok,
    detail: first_bad ? first_bad.detail : `${entries} entries verified`,
  }
}

function tally(strikes: Strike[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind, outcome } of strikes) {
    const end = outcome.status === "refused" ? outcome.refusal.code : outcome.status
    counts[`${kind} ${end}`] = (counts[`${kind} ${end}`] ?? 0) + 1
  }
  return counts
}
