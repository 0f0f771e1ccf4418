import type { HistoryCommand, PastMovement } from "../../types"
import { accepted, after, debit, lot, refused, remainders, walletWith } from "./state"

let made = 0

/** What a wallet did elsewhere, brought over. */
describe("a history", () => {
  it("books each movement now and says when it happened", () => {
    const { state, entries } = accepted(
      walletWith([]),
      history(movement("credit", 100n, -20), movement("debit", 30n, -10))
    )
    expect(state.balance).toBe(70n)
    expect(
      entries.map(({ type, amount, happened_at, actor }) => [type, amount, happened_at, actor])
    ).toEqual([
      ["credit", 100n, after(-20), "import:u1"],
      ["debit", 30n, after(-10), "import:u1"],
    ])
    expect(new Set(entries.map(({ created_at }) => created_at))).toEqual(new Set([after(0)]))
  })

  it("is decided by the clock of its time: what had not lapsed then was spent, and lapsed later", () => {
    const { state, entries } = accepted(
      walletWith([]),
      history(
        movement("cashback", 50n, -30, { expires_at: after(-5) }),
        movement("credit", 100n, -29),
        movement("debit", 20n, -10),
        movement("debit", 10n, -1)
      )
    )
    expect(entries.map(({ type, amount, happened_at }) => [type, amount, happened_at])).toEqual([
      ["cashback", 50n, after(-30)],
      ["credit", 100n, after(-29)],
      ["debit", 20n, after(-10)],
      ["expiry", 30n, after(-5)],
      ["debit", 10n, after(-1)],
    ])
    expect(state.balance).toBe(90n)
    expect(state.lots.map(({ purpose, remaining }) => [purpose, remaining])).toEqual([
      ["promotional", 0n],
      ["general", 90n],
    ])
  })

  it("does not count an expiry twice that the file and its dates both tell of", () => {
    const expires_at = after(-5)
    const told = accepted(
      walletWith([]),
      history(
        movement("credit", 50n, -30, { expires_at }),
        movement("credit", 9n, -30),
        movement("expiry", 50n, -4)
      )
    )
    expect(told.state.balance).toBe(9n)
    expect(told.entries.map(({ type }) => type)).toEqual(["credit", "credit", "expiry"])
    // Without a date, the file alone tells of it.
    const untold = accepted(
      walletWith([]),
      history(movement("credit", 59n, -30), movement("expiry", 50n, -4))
    )
    expect(untold.entries.map(({ type, amount }) => [type, amount])).toEqual([
      ["credit", 59n],
      ["expiry", 50n],
    ])
  })

  it("touches nothing that the wallet got here", () => {
    const here = walletWith([lot(1, 40n, { purpose: "promotional", expires_at: after(3) })])
    const { state } = accepted(
      here,
      history(movement("credit", 10n, -9), movement("debit", 10n, -8))
    )
    expect(remainders(state)).toEqual([[1, 40n]])
    expect(state.lots[0]).toBe(here.lots[0])
    expect(refused(here, history(movement("credit", 10n, -9), movement("debit", 11n, -8)))).toEqual(
      {
        code: "history_short",
        movement: 1,
        balance: 10n,
        requested: 11n,
      }
    )
  })

  it.each<[string, PastMovement[], object]>([
    [
      "spends what was there later only",
      [movement("debit", 1n, -9), movement("credit", 1n, -8)],
      { code: "history_short", movement: 0 },
    ],
    [
      "goes back in time",
      [movement("credit", 1n, -8), movement("credit", 1n, -9)],
      { code: "history_disordered", movement: 1 },
    ],
    [
      "has not happened yet",
      [movement("credit", 1n, 1)],
      { code: "history_disordered", movement: 0 },
    ],
    ["moves nothing", [movement("credit", 0n, -1)], { code: "invalid_amount" }],
    [
      "lapses before it comes in",
      [movement("credit", 1n, -1, { expires_at: after(-2) })],
      { code: "expiry_in_past" },
    ],
    [
      "is half of a transfer",
      [{ ...movement("credit", 1n, -1), type: "transfer_in" as never }],
      { code: "invalid_type" },
    ],
  ])("that %s is refused whole", (_, movements, refusal) => {
    expect(refused(walletWith([]), history(...movements))).toMatchObject(refusal)
  })

  it("comes once, and not in part", () => {
    const movements = [
      movement("credit", 5n, -9, { reference: "l:1" }),
      movement("debit", 5n, -8, { reference: "l:2" }),
    ]
    const { state, entries } = accepted(walletWith([]), history(...movements))
    expect(refused(state, history(...movements))).toEqual({
      code: "duplicate_reference",
      reference: "l:1",
      transaction_id: entries[0].id,
    })
    const more = [...movements, movement("credit", 1n, -7, { reference: "l:3" })]
    expect(refused(state, history(...more))).toEqual({
      code: "history_differs",
      known: 2,
      movements: 3,
    })
  })

  it("counts towards no velocity cap", () => {
    const { state } = accepted(
      walletWith([]),
      history(movement("credit", 9n, -9), movement("debit", 1n, -8), movement("debit", 1n, -7))
    )
    const restrictions = { velocity: { max: 1, window_ms: 3_600_000 } }
    expect(accepted(state, { ...debit(1n), restrictions }).state.balance).toBe(6n)
  })
})

function history(...movements: PastMovement[]): HistoryCommand {
  return { kind: "history", wallet_id: 1, movements, actor: "import:u1" }
}

/** @param days from now */
function movement(
  type: PastMovement["type"],
  amount: bigint,
  days: number,
  more: Partial<PastMovement> = {}
): PastMovement {
  made += 1
  const happened_at = after(days)
  return { type, amount, happened_at, reason: "there", reference: `${made}`, ...more }
}
