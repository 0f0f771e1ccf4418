import { type Operation, type Outcome, type StoredEntry, type StoredMovement } from "../history"
import { findViolations } from "../violations"

describe("the judge of histories", () => {
  const stored = chain([
    ["credit", 10, "fund"],
    ["debit", 4, "buy"],
    ["debit", 6, "buy more"],
  ])
  const sound = [
    operation("fund", "credit", 10, [0, 1], done(stored[0])),
    operation("buy", "debit", 4, [2, 5], done(stored[1])),
    operation("buy more", "debit", 6, [4, 7], done(stored[2])),
    operation("too much", "debit", 7, [3, 6], refused(6)),
    operation("read", "read", 0, [3, 6], { kind: "read", balance: "6" }),
  ]

  it("finds nothing in a sound one", () => {
    expect(findViolations(sound, stored)).toEqual([])
  })

  it("finds an acknowledged entry that is lost", () => {
    expect(findViolations(sound, stored.slice(0, 2))).toEqual([
      "buy more was acknowledged as entry 3, which is not there",
    ])
  })

  it("finds an entry that is stored otherwise than acknowledged", () => {
    const other = [stored[0], stored[1], { ...stored[2], mac: "other" }]
    expect(findViolations(sound, other)).toEqual([
      "buy more was acknowledged as something else than is stored",
    ])
  })

  it("finds an entry that nobody asked for", () => {
    expect(findViolations(sound.slice(0, 2), stored)).toEqual([
      "entry 3 (buy more) was never asked for",
    ])
  })

  it.each(["refused", "failed"] as const)("finds an entry that was %s", (kind) => {
    const outcome = kind === "refused" ? refused(5) : ({ kind, error: "e" } as Outcome)
    const operations = [...sound.slice(0, 2), operation("buy more", "debit", 6, [4, 7], outcome)]
    expect(findViolations(operations, stored)).toContain(
      "buy more was refused or failed, but is stored"
    )
  })

  it("allows an unknown to be stored or not, but not twice", () => {
    const unknown = operation("buy more", "debit", 6, [4, 7], { kind: "unknown", error: "e" })
    const operations = [...sound.slice(0, 2), unknown]
    expect(findViolations(operations, stored)).toEqual([])
    expect(findViolations(operations, stored.slice(0, 2))).toEqual([])
    const twice = chain([
      ["credit", 10, "fund"],
      ["debit", 4, "buy"],
      ["debit", 3, "buy more"],
      ["debit", 3, "buy more"],
    ])
    expect(findViolations(operations, twice)).toEqual(["buy more is stored 2 times"])
  })

  it("finds an order that contradicts time", () => {
    const late = sound.map((one) =>
      one.tag === "buy" ? { ...one, invoked: "80", returned: "90" } : one
    )
    expect(findViolations(late, stored)).toContain(
      "wallet 1: buy became 2 although 3 had returned before it began"
    )
  })

  it("finds two that were told the same place", () => {
    const operations = [...sound, operation("twin", "debit", 6, [4, 7], done(stored[2]))]
    expect(findViolations(operations, stored)).toContain(
      "wallet 1: buy more and twin were both told that they are 3"
    )
  })

  it("finds balances that do not follow, gaps, and less than nothing", () => {
    const wrong = [stored[0], { ...stored[1], balance_after: "7" }]
    expect(findViolations([], wrong)).toContain(
      "wallet 1: entry 2 does not follow from the balance before"
    )
    expect(findViolations([], [stored[0], stored[2]])).toContain(
      "wallet 1: entry 2 is missing before 3"
    )
    expect(findViolations([], chain([["debit", 1, "x"]]))).toContain(
      "wallet 1: entry 1 leaves less than nothing"
    )
  })

  it("finds a refusal that no state justifies", () => {
    const after = operation("again", "debit", 6, [1.5, 1.8], refused(0))
    expect(findViolations([...sound, after], stored)).toEqual([
      "wallet 1: again was refused 6, but at least 10 was there all the time",
    ])
  })

  it("accepts a refusal that a hold justifies, as long as it lasts", () => {
    const hold = operation("hold", "hold", 5, [1.2, 1.3], {
      kind: "done",
      entry: null,
      hold_id: 9,
      replayed: false,
    })
    const release = {
      ...operation("release", "release_hold", 0, [1.6, 1.7], {
        kind: "done",
        entry: null,
        hold_id: 9,
        replayed: false,
      }),
      hold_id: 9,
    }
    const during = operation("again", "debit", 6, [1.4, 1.5], refused(5))
    const later = operation("later", "debit", 6, [1.8, 1.9], refused(5))
    expect(findViolations([...sound, hold, release, during], stored)).toEqual([])
    expect(findViolations([...sound, hold, release, later], stored)).toHaveLength(1)
  })

  it("accepts a refusal and a read before the lapse is booked that explains them", () => {
    const lapsing = chain(
      [
        ["credit", 10, "fund"],
        ["expiry", 10, "Credit expired"],
        ["credit", 3, "again"],
      ],
      5
    )
    const operations = [
      operation("fund", "credit", 10, [0, 1], done(lapsing[0])),
      operation("buy", "debit", 1, [2, 3], refused(0)),
      operation("read", "read", 0, [2, 3], { kind: "read", balance: "0" }),
      operation("again", "credit", 3, [4, 5], done(lapsing[2])),
    ]
    expect(findViolations(operations, lapsing)).toEqual([])
  })

  it("accepts a read of what time had taken out, though an entry under way did not book it", () => {
    const lapsing = chain(
      [
        ["credit", 10, "fund"],
        ["debit", 4, "buy"],
        ["expiry", 6, "Credit expired"],
        ["credit", 3, "again"],
      ],
      5
    )
    const read = (balance: number, window: [number, number]) =>
      operation("read", "read", 0, window, { kind: "read", balance: String(balance) })
    const operations = [
      operation("fund", "credit", 10, [0, 1], done(lapsing[0])),
      operation("buy", "debit", 4, [2, 6], done(lapsing[1])),
      operation("again", "credit", 3, [7, 8], done(lapsing[3])),
    ]
    expect(findViolations([...operations, read(0, [3, 4]), read(6, [3, 6.5])], lapsing)).toEqual([])
    expect(findViolations([...operations, read(4, [3, 4])], lapsing)).toHaveLength(1)
    expect(findViolations([...operations, read(6, [9, 10])], lapsing)).toHaveLength(1)
    // What lapses was not there yet.
    const before = operation("early", "read", 0, [0, 1], { kind: "read", balance: "-6" })
    expect(findViolations([...operations, before], lapsing)).toHaveLength(1)
  })

  it("finds a read of a balance that never was", () => {
    const stale = operation("read", "read", 0, [5.5, 6], { kind: "read", balance: "10" })
    expect(findViolations([...sound, stale], stored)).toEqual([
      "wallet 1: a read saw 10, which no state in its window has",
    ])
  })

  it("finds a debit that moved another amount than it may", () => {
    const asked = (amount: number, partial: boolean) => [
      ...sound.slice(0, 2),
      { ...operation("buy more", "debit", amount, [4, 7], done(stored[2])), partial },
    ]
    expect(findViolations(asked(5, true), stored)).toHaveLength(1)
    expect(findViolations(asked(9, false), stored)).toHaveLength(1)
    expect(findViolations(asked(9, true), stored)).toEqual([])
    const greedless = chain([
      ["credit", 10, "fund"],
      ["debit", 4, "buy"],
    ])
    const partial = { ...operation("buy", "debit", 9, [2, 3], done(greedless[1])), partial: true }
    expect(findViolations([sound[0], partial], greedless)).toEqual([
      "wallet 1: buy took only a part and left 6",
    ])
  })

  it("finds a transfer that has one side only, goes elsewhere or brings another amount", () => {
    const sent = (changes: Partial<StoredMovement>[] = []) => {
      const [fund, out] = chain([
        ["credit", 10, "fund"],
        ["debit", 4, "send"],
      ])
      const went = { ...out, type: "transfer_out" }
      const [arrived] = chain([["credit", 4, "send"]])
      const came = { ...arrived, id: 9, wallet_id: 2, type: "transfer_in", mac: "mac 9" }
      return [fund, went, came].map((entry, index) => ({ ...entry, ...changes[index] }))
    }
    const [fund, went, came] = sent()
    const transfer = (counterpart: StoredEntry): Operation => ({
      ...operation("send", "transfer", 4, [2, 3], { ...done(went), counterpart } as Outcome),
      to_wallet_id: 2,
    })
    const judge = (stored: StoredMovement[], told: StoredEntry = came) =>
      findViolations([sound[0], transfer(told)], stored)
    expect(judge([fund, went, came])).toEqual([])
    expect(judge([fund, went])).toEqual([
      "send is no whole transfer: transfer_out 1 4",
      "send was acknowledged as entry 9, which is not there",
    ])
    const elsewhere = sent([{}, {}, { wallet_id: 3 }])
    expect(judge(elsewhere, elsewhere[2])).toEqual([
      "send is no whole transfer: transfer_in 3 4, transfer_out 1 4",
    ])
    const more = sent([{}, {}, { amount: "5", balance_after: "5" }])
    expect(judge(more, more[2])).toEqual([
      "send is no whole transfer: transfer_in 2 5, transfer_out 1 4",
    ])
    expect(judge(sent([{}, {}, { mac: "other" }]))).toEqual([
      "send was acknowledged as something else than is stored",
    ])
  })

  it("holds the recipient's reads against a transfer that had arrived", () => {
    const [fund, went] = chain([
      ["credit", 10, "fund"],
      ["transfer_out", 4, "send"],
    ])
    const [arrived] = chain([["credit", 4, "send"]])
    const came = { ...arrived, id: 9, wallet_id: 2, type: "transfer_in" }
    const transfer = {
      ...operation("send", "transfer", 4, [2, 3], { ...done(went), counterpart: came } as Outcome),
      to_wallet_id: 2,
    }
    const read = (balance: number, window: [number, number]) => ({
      ...operation("read", "read", 0, window, { kind: "read", balance: String(balance) } as const),
      wallet_id: 2,
    })
    const judge = (...reads: Operation[]) =>
      findViolations([sound[0], transfer, ...reads], [fund, went, came])
    expect(judge(read(0, [1.5, 2.5]), read(4, [2.5, 2.8]), read(4, [4, 5]))).toEqual([])
    expect(judge(read(0, [4, 5]))).toHaveLength(1)
    expect(judge(read(4, [0.5, 1.5]))).toHaveLength(1)
  })

  it("finds a key with two effects, and one that was carried out twice", () => {
    const keyed = (tag: string, entry: StoredEntry, replayed: boolean): Operation => ({
      ...operation(tag, "debit", 4, [2, 3], { kind: "done", entry, hold_id: null, replayed }),
      key: "k",
    })
    expect(
      findViolations([keyed("a", stored[1], false), keyed("a", stored[2], true)], [])
    ).toContain("key k had 2 effects")
    expect(
      findViolations([keyed("a", stored[1], false), keyed("a", stored[1], false)], [])
    ).toContain("key k was carried out more than once")
    expect(findViolations([...sound, keyed("buy", stored[1], true)], stored)).toEqual([])
  })
})

/** @param expires_at of the first credit; each entry is 10 ms after the one before, from 0 on */
function chain(
  moves: [type: string, amount: number, reason: string][],
  expires_at: number | null = null
): StoredMovement[] {
  let balance = 0
  return moves.map(([type, amount, reason], index) => {
    const before = balance
    balance += type === "credit" ? amount : -amount
    return {
      id: index + 1,
      wallet_id: 1,
      seq: index + 1,
      type,
      amount: String(amount),
      balance_before: String(before),
      balance_after: String(balance),
      reason,
      mac: `mac ${index + 1}`,
      key: null,
      lots:
        type === "credit"
          ? [{ lot_id: index + 1, amount: String(amount), expires_at: index ? null : expires_at }]
          : [{ lot_id: 1, amount: String(amount), expires_at }],
      created_at: index * 10,
    }
  })
}

function operation(
  tag: string,
  kind: Operation["kind"],
  amount: number,
  [invoked, returned]: [number, number],
  outcome: Outcome
): Operation {
  const instant = (value: number) => String(Math.round(value * 10))
  return {
    tag,
    wallet_id: 1,
    kind,
    amount: String(amount),
    invoked: instant(invoked),
    returned: instant(returned),
    outcome,
  }
}

function done(entry: StoredEntry): Outcome {
  return { kind: "done", entry, hold_id: null, replayed: false }
}

function refused(balance: number): Outcome {
  return { kind: "refused", code: "insufficient_balance", balance: String(balance) }
}
