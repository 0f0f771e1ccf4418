import { makePast, type Past, tampered } from "./tampering"

let past: Past

beforeAll(async () => {
  past = await makePast()
})

afterAll(async () => {
  await past.template.drop()
})

describe("a wallet that does not fit its entries", () => {
  it.each([
    ["a balance of its own", "balance = balance + 1", "wallet_mismatch", "plain"],
    ["more entries than there are", "seq = seq + 1", "missing", "plain"],
    ["fewer entries than there are", "seq = seq - 1", "wallet_mismatch", "plain"],
    ["the head of another", `head = decode(repeat('11', 32), 'hex')`, "wallet_mismatch", "plain"],
    ["another currency", "currency = 'USD'", "edited", "plain"],
    ["another owner", "customer_id = 'cus_thief'", "edited", "plain"],
    ["another owner and no entries yet", "customer_id = 'cus_thief'", "wallet_mismatch", "empty"],
    ["more held than its lots", "held = held + 1", "holds_mismatch", "held"],
  ] as const)("has %s", async (_, change, problem, wallet) => {
    const { verification } = await tampered(
      past,
      `UPDATE ledger_wallet SET ${change} WHERE id = ${past.wallets[wallet]}`
    )
    expect(verification.first_bad).toMatchObject({ problem, wallet_id: past.wallets[wallet] })
  })

  it("has the head of another, which has its own", async () => {
    const { verification } = await tampered(
      past,
      `UPDATE ledger_wallet a SET head = b.head FROM ledger_wallet b
        WHERE (a.id, b.id) IN ((${past.wallets.plain}, ${past.wallets.other}), (${past.wallets.other}, ${past.wallets.plain}))`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "wallet_mismatch",
      wallet_id: past.wallets.plain,
    })
  })

  it("is gone while its entries are there", async () => {
    const { verification } = await tampered(
      past,
      `DELETE FROM ledger_wallet WHERE id = ${past.wallets.other}`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "wallet_removed",
      wallet_id: past.wallets.other,
    })
  })

  it("is gone with its entries, but left its lots behind", async () => {
    const { verification } = await tampered(
      past,
      `DELETE FROM ledger_wallet WHERE id = ${past.wallets.other};
       DELETE FROM ledger_entry WHERE wallet_id = ${past.wallets.other}`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "wallet_removed",
      wallet_id: past.wallets.other,
    })
  })

  it("hides behind a number below all others", async () => {
    const { verification } = await tampered(
      past,
      `UPDATE ledger_wallet SET id = -5 WHERE id = ${past.wallets.other};
       UPDATE ledger_entry SET wallet_id = -5 WHERE wallet_id = ${past.wallets.other};
       UPDATE ledger_lot SET wallet_id = -5 WHERE wallet_id = ${past.wallets.other}`
    )
    expect(verification.first_bad).toMatchObject({ problem: "edited", wallet_id: -5 })
  })
})

describe("lots and holds that do not fit the entries", () => {
  const lot = (wallet: keyof Past["wallets"]) => `wallet_id = ${past.wallets[wallet]} AND open`

  it.each([
    [
      "a lot with more in it",
      (): string =>
        `UPDATE ledger_lot SET remaining = remaining + 1, amount = amount + 1 WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot with less in it",
      (): string => `UPDATE ledger_lot SET remaining = remaining - 1 WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that was larger once",
      (): string => `UPDATE ledger_lot SET amount = amount + 1 WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that is gone",
      (): string => `DELETE FROM ledger_lot WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that is spent",
      (): string => `UPDATE ledger_lot SET remaining = 0 WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that no entry opened",
      (): string =>
        `INSERT INTO ledger_lot (id, entry_id, wallet_id, amount, remaining, purpose) VALUES (900001, 900001, ${past.wallets.other}, 5, 5, 'general')`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that never expires",
      (): string => `UPDATE ledger_lot SET expires_at = NULL WHERE ${lot("plain")}`,
      "lots_mismatch",
      "plain",
    ],
    [
      "a lot that expires for ever later",
      (): string => `UPDATE ledger_lot SET expires_at = 'infinity' WHERE ${lot("plain")}`,
      "lots_mismatch",
      "plain",
    ],
    [
      "a lot that expires a bit later",
      (): string =>
        `UPDATE ledger_lot SET expires_at = expires_at + interval '1 microsecond' WHERE ${lot("plain")}`,
      "lots_mismatch",
      "plain",
    ],
    [
      "a lot for another purpose",
      (): string => `UPDATE ledger_lot SET purpose = 'paid' WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot of another wallet",
      (): string => `UPDATE ledger_lot SET wallet_id = ${past.wallets.empty} WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that holds less than its holds",
      (): string =>
        `UPDATE ledger_lot SET held = held - 1 WHERE ${lot("held")}; UPDATE ledger_wallet SET held = held - 1 WHERE id = ${past.wallets.held}`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold that is gone",
      (): string => `DELETE FROM ledger_hold WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold that is released on paper only",
      (): string => `UPDATE ledger_hold SET status = 'released' WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold that is alive again",
      (): string => `UPDATE ledger_hold SET status = 'active' WHERE status = 'committed'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold of more than its lots",
      (): string =>
        `UPDATE ledger_hold SET amount = amount + 1, original_amount = original_amount + 1 WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold whose lots give more",
      (): string => `UPDATE ledger_hold SET lot_amounts = '{50}' WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold of another's lots",
      (): string =>
        `UPDATE ledger_hold SET lot_ids = (SELECT array_agg(id) FROM ledger_lot WHERE ${lot("other")}) WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
  ] as const)("show %s", async (_, change, problem, wallet) => {
    const { verification } = await tampered(past, change())
    expect(verification.first_bad).toMatchObject({ problem, wallet_id: past.wallets[wallet] })
  })
})
