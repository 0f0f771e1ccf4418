import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { normalizeCode } from "../../modules/codes"
import { LEDGER_MODULE, type LedgerService, TEST_CURRENCY } from "../../modules/ledger"
import {
  creditWallet,
  debitWallet,
  generateCodes,
  openWalletsWorkflow,
  redeemCode,
  transferFunds,
  type WalletOutcome,
} from "../wallet"

/** How many wallets are stormed; they are the same ones at each storm. */
const WALLETS = 8
/** What each of them begins with, in minor units. */
const OPENING = 1_000n
/** What a code is worth. */
const CODE_VALUE = 7n
const ACTOR = "system:storm"

export interface StormVerdict {
  ok: boolean
  operations: number
  seconds: number
  per_second: number
  /** How the operations ended: `posted`, or why they were refused. */
  outcomes: Record<string, number>
  checks: { name: string; ok: boolean; detail: string }[]
}

/**
 * Fires debits, transfers in all directions and redemptions at a few scratch wallets of this very
 * database, all at once, and then holds the ledger to its promises. The wallets are in ISO 4217's
 * test currency: they appear in no list that does not ask for it, and nothing of them is announced.
 *
 * @param operations how many, of each kind about a third
 */
export async function runStorm(
  container: MedusaContainer,
  operations: number
): Promise<StormVerdict> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const wallets = await openScratchWallets(container)
  await empty(container, wallets)
  await Promise.all(wallets.map(({ id }) => credit(container, id)))
  const codes = await makeCodes(container, Math.ceil(operations / WALLETS / 3))
  const started = performance.now()
  const outcomes = await Promise.all(
    Array.from({ length: operations }, (_, index) => strike(container, wallets, codes, index))
  )
  const seconds = (performance.now() - started) / 1000
  const checks = [
    ...(await checkSums(ledger, wallets, outcomes)),
    checkCodes(codes, outcomes),
    await checkChains(ledger, wallets),
  ]
  await empty(container, wallets)
  return {
    ok: checks.every(({ ok }) => ok),
    operations,
    seconds,
    per_second: Math.round(operations / seconds),
    outcomes: tally(outcomes),
    checks,
  }
}

interface Scratch {
  id: number
  customer_id: string
}

interface Strike {
  kind: "debit" | "transfer" | "redeem"
  outcome: WalletOutcome
}

async function openScratchWallets(container: MedusaContainer): Promise<Scratch[]> {
  const owners = Array.from({ length: WALLETS }, (_, index) => ({
    customer_id: `storm_${index + 1}`,
    currency: TEST_CURRENCY,
  }))
  const { result } = await openWalletsWorkflow(container).run({ input: { owners } })
  return result.map(({ id, customer_id }) => ({ id, customer_id }))
}

async function credit(container: MedusaContainer, wallet_id: number): Promise<void> {
  await creditWallet(container, {
    wallet_id,
    amount: OPENING.toString(),
    reason: "Storm",
    actor: ACTOR,
  })
}

/** Takes out whatever is there. */
async function empty(container: MedusaContainer, wallets: Scratch[]): Promise<void> {
  await Promise.all(
    wallets.map(({ id }) =>
      debitWallet(container, {
        wallet_id: id,
        amount: "999999999999999999",
        allow_partial: true,
        reason: "Storm",
        actor: ACTOR,
      })
    )
  )
}

/** Codes that every wallet's owner may redeem once, but for one owner: the last use is fought over. */
async function makeCodes(container: MedusaContainer, quantity: number): Promise<string[]> {
  const outcome = await generateCodes(container, {
    amount: CODE_VALUE.toString(),
    currency: TEST_CURRENCY,
    quantity: Math.max(1, Math.min(500, quantity)),
    max_redemptions: WALLETS - 1,
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
    default:
      return {
        kind: "redeem",
        outcome: await redeemCode(container, {
          code: codes[Math.floor(turn / WALLETS) % codes.length],
          customer_id: wallet.customer_id,
          actor: ACTOR,
        }),
      }
  }
}

async function checkSums(
  ledger: LedgerService,
  wallets: Scratch[],
  strikes: Strike[]
): Promise<StormVerdict["checks"]> {
  const balances = await ledger.findWallets(wallets.map(({ id }) => id))
  const moved = (kind: Strike["kind"]) =>
    strikes.reduce(
      (sum, strike) =>
        strike.kind === kind && strike.outcome.status === "posted"
          ? sum + BigInt(strike.outcome.entry.amount)
          : sum,
      0n
    )
  const expected = OPENING * BigInt(wallets.length) + moved("redeem") - moved("debit")
  const found = balances.reduce((sum, { balance }) => sum + balance, 0n)
  const failed = strikes.filter(({ outcome }) => outcome.status === "failed")
  return [
    {
      name: "nothing is lost or made",
      ok: found === expected,
      detail: `${found} in the wallets, ${expected} by the answers`,
    },
    {
      name: "no wallet is overdrawn",
      ok: balances.every(({ balance, held }) => balance >= 0n && held === 0n),
      detail: `balances ${balances.map(({ balance }) => balance).join(", ")}`,
    },
    {
      name: "every operation is answered",
      ok: failed.length === 0,
      detail: `${failed.length} failed`,
    },
  ]
}

/** No code pays more often than it may, nor a customer twice. */
function checkCodes(codes: string[], strikes: Strike[]): StormVerdict["checks"][number] {
  const paid = strikes.filter(
    ({ kind, outcome }) => kind === "redeem" && outcome.status === "posted"
  ).length
  const most = codes.length * (WALLETS - 1)
  return {
    name: "codes pay as often as they may",
    ok: paid <= most,
    detail: `${paid} redemptions of at most ${most}`,
  }
}

async function checkChains(
  ledger: LedgerService,
  wallets: Scratch[]
): Promise<StormVerdict["checks"][number]> {
  const walletIds = wallets.map(({ id }) => id)
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
