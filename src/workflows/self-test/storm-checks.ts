import type { Wallet } from "../../modules/ledger"
import type { WalletOutcome } from "../wallet"

/** One promise of the ledger, and whether the storm saw it kept. */
export interface Check {
  name: string
  ok: boolean
  detail: string
}

/** What was fired at the wallets, and what came of it. */
export type Strike =
  | { kind: "debit" | "transfer"; outcome: WalletOutcome }
  | { kind: "redeem"; code: string; outcome: WalletOutcome }

type Balance = Pick<Wallet, "balance" | "held">

/** Transfers leave the sum as it is; debits and redemptions change it by what was answered. */
export function checkSum(before: Balance[], after: Balance[], strikes: Strike[]): Check {
  const expected = sum(before) + moved(strikes, "redeem") - moved(strikes, "debit")
  const found = sum(after)
  return {
    name: "nothing is lost or made",
    ok: found === expected,
    detail: `${found} in the wallets, ${expected} by the answers`,
  }
}

export function checkBalances(after: Balance[]): Check {
  return {
    name: "no wallet is overdrawn",
    ok: after.every(({ balance, held }) => balance >= 0n && held === 0n),
    detail: `balances ${after.map(({ balance }) => balance).join(", ")}`,
  }
}

export function checkAnswers(strikes: Strike[]): Check {
  const failed = strikes.filter(({ outcome }) => outcome.status === "failed").length
  return { name: "every operation is answered", ok: failed === 0, detail: `${failed} failed` }
}

/**
 * No code pays more often than it may, nor into one wallet twice.
 *
 * @param uses how often each code may pay
 */
export function checkCodes(strikes: Strike[], uses: number): Check {
  const paid = strikes.flatMap((strike) =>
    strike.kind === "redeem" && strike.outcome.status === "posted"
      ? { code: strike.code, wallet_id: strike.outcome.entry.wallet_id }
      : []
  )
  const overused = countsAbove(
    uses,
    paid.map(({ code }) => code)
  )
  const twice = countsAbove(
    1,
    paid.map(({ code, wallet_id }) => `${code} ${wallet_id}`)
  )
  return {
    name: "codes pay as often as they may",
    ok: overused + twice === 0,
    detail:
      `${paid.length} redemptions; ${overused} codes paid more than ${uses} times, ` +
      `${twice} times a code paid twice into one wallet`,
  }
}

/** How many different names come up more than `most` times. */
function countsAbove(most: number, names: string[]): number {
  const counts = new Map<string, number>()
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts.values()].filter((count) => count > most).length
}

function moved(strikes: Strike[], kind: Strike["kind"]): bigint {
  return strikes.reduce(
    (all, strike) =>
      strike.kind === kind && strike.outcome.status === "posted"
        ? all + BigInt(strike.outcome.entry.amount)
        : all,
    0n
  )
}

function sum(wallets: Balance[]): bigint {
  return wallets.reduce((all, { balance }) => all + balance, 0n)
}
