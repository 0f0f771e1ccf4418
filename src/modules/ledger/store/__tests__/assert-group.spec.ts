import { accepted, debit, lot, walletWith } from "../../core/__tests__/state"
import type { Entry, Lot } from "../../types"
import { assertGroup, LedgerAssertionError } from "../assert-group"
import type { Group } from "../group"
import type { Changes, WalletHead } from "../write"

const MAC = Buffer.alloc(32, 2)

/** A debit of 4 from two lots, as a group would write it. */
function decided() {
  const before = walletWith([lot(1, 3n), lot(2, 7n)])
  const { state, entry } = accepted(before, debit(4n))
  const group = {
    wallets: new Map([[1, { ...before, head: Buffer.alloc(32, 1) }]]),
    states: new Map([[1, state]]),
    loadedLots: new Map(before.lots.map((each) => [each.id, each])),
  } as unknown as Group
  const head: WalletHead = { ...state, head: MAC, updated_at: entry!.created_at }
  const sealed: Entry = { ...entry!, key_id: 1, mac: MAC }
  const changes = { entries: [sealed], wallets: [head], openedWallets: [] } as unknown as Changes
  return { group, head, sealed, state, changes }
}

describe("before a group is committed", () => {
  it("what adds up is let through", () => {
    const { group, changes } = decided()
    expect(() => assertGroup(group, changes)).not.toThrow()
  })

  const wrong: [string, (all: ReturnType<typeof decided>) => void][] = [
    ["a number that leaves a gap", ({ sealed }) => (sealed.seq += 1)],
    ["an amount", ({ sealed }) => (sealed.amount += 1n)],
    ["an amount of nothing", ({ sealed }) => (sealed.amount = 0n)],
    ["a balance before", ({ sealed }) => (sealed.balance_before -= 1n)],
    ["a balance after", ({ sealed }) => (sealed.balance_after += 1n)],
    ["a direction", ({ sealed }) => (sealed.type = "credit")],
    ["lots of an entry", ({ sealed }) => (sealed.lots = sealed.lots.slice(1))],
    ["a missing entry", ({ changes }) => (changes.entries = [])],
    ["an entry twice", ({ changes, sealed }) => changes.entries.push(sealed)],
    ["a wallet's balance", ({ head }) => (head.balance += 1n)],
    ["a wallet's count of entries", ({ head }) => (head.seq += 1)],
    ["a wallet's head", ({ head }) => (head.head = Buffer.alloc(32, 3))],
    ["more held than there is", ({ head }) => (head.held = 7n)],
    ["what is left of a lot", (all) => changeLot(all, { remaining: 5n })],
    ["what a lot holds", (all) => changeLot(all, { held: 1n })],
    ["a lot that holds more than is left", (all) => changeLot(all, { held: 9n })],
    ["a transfer with one side", ({ sealed }) => (sealed.transfer_group_id = "t")],
  ]
  it.each(wrong)("%s that is wrong stops it", (_, spoil) => {
    const all = decided()
    spoil(all)
    expect(() => assertGroup(all.group, all.changes)).toThrow(LedgerAssertionError)
  })
})

function changeLot({ group, state }: ReturnType<typeof decided>, change: Partial<Lot>): void {
  const lots = state.lots.map((each) => (each.id === 2 ? { ...each, ...change } : each))
  group.states.set(1, { ...state, lots })
}
