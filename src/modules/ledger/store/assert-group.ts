import { entryType } from "../core/entry-types"
import { total } from "../core/lots"
import type { WalletState } from "../core/state"
import type { Entry } from "../types"
import type { Group } from "./group"
import type { Changes, WalletHead } from "./write"

/** What a group is about to write does not add up: a mistake of ours, or a row that was tampered with. */
export class LedgerAssertionError extends Error {
  constructor(walletId: number, detail: string) {
    super(`wallet ${walletId}: ${detail}`)
    this.name = "LedgerAssertionError"
  }
}

/**
 * Checks what a group is about to write against the state it was decided on, by code that shares nothing
 * with the decisions: each entry follows from the one before, and entries, lots, holds and wallets change by the
 * same amounts.
 *
 * @throws LedgerAssertionError before anything is sent
 */
export function assertGroup(group: Group, changes: Changes): void {
  const byWallet = new Map<number, Entry[]>()
  for (const entry of changes.entries) {
    const known = byWallet.get(entry.wallet_id)
    if (known) known.push(entry)
    else byWallet.set(entry.wallet_id, [entry])
  }
  for (const head of [...changes.wallets, ...changes.openedWallets]) {
    assertChain(group, head, byWallet.get(head.id) ?? [])
    assertLots(group, group.states.get(head.id)!)
  }
  assertTransfers(changes.entries)
}

/** `seq = previous + 1`, balances follow, and the wallet ends where its last entry does. */
function assertChain(group: Group, head: WalletHead, entries: Entry[]): void {
  const before = group.wallets.get(head.id)!
  let [seq, balance, mac] = [before.seq, before.balance, before.head]
  for (const entry of entries) {
    const sign = entryType[entry.type].direction === "in" ? 1n : -1n
    seq += 1
    const after = balance + sign * entry.amount
    expect(head.id, `the number of entry ${entry.seq}`, entry.seq === seq)
    expect(head.id, `the amount of entry ${seq}`, entry.amount > 0n)
    expect(head.id, `the balance before entry ${seq}`, entry.balance_before === balance)
    expect(head.id, `the balance after entry ${seq}`, entry.balance_after === after)
    expect(head.id, `the lots of entry ${seq}`, total(entry.lots) === entry.amount)
    ;[balance, mac] = [after, entry.mac]
  }
  expect(head.id, "the number of entries", head.seq === seq)
  expect(head.id, "the balance", head.balance === balance && balance >= 0n)
  expect(head.id, "the head", head.head.equals(mac))
  expect(head.id, "what is held", head.held >= 0n && head.held <= balance)
}

/** What the lots gained or lost is what the wallet did, in all and held. */
function assertLots(group: Group, state: WalletState): void {
  const before = group.wallets.get(state.id)!
  let [remaining, held] = [0n, 0n]
  for (const lot of state.lots) {
    const old = group.loadedLots.get(lot.id)
    if (old !== lot) {
      remaining += lot.remaining - (old?.remaining ?? 0n)
      held += lot.held - (old?.held ?? 0n)
      expect(state.id, `lot ${lot.id}`, lot.held >= 0n && lot.held <= lot.remaining)
    }
  }
  expect(state.id, "the sum of its lots", remaining === state.balance - before.balance)
  expect(state.id, "what its lots hold", held === state.held - before.held)
}

/** What leaves one wallet by a transfer comes into the other. */
function assertTransfers(entries: Entry[]): void {
  const sums = new Map<string, { walletId: number; sum: bigint }>()
  for (const { transfer_group_id: group, type, amount, wallet_id } of entries) {
    if (group !== null) {
      const sign = entryType[type].direction === "in" ? 1n : -1n
      const sum = (sums.get(group)?.sum ?? 0n) + sign * amount
      sums.set(group, { walletId: wallet_id, sum })
    }
  }
  for (const [group, { walletId, sum }] of sums) {
    expect(walletId, `the sum of transfer ${group}`, sum === 0n)
  }
}

function expect(walletId: number, what: string, isRight: boolean): void {
  if (!isRight) {
    throw new LedgerAssertionError(walletId, `${what} is wrong`)
  }
}
