import type { EntryDraft } from "../../types"

/** An entry with a value in every field, from which the vectors are made. */
export const FULL: EntryDraft = {
  id: 42,
  wallet_id: 7,
  seq: 3,
  type: "credit",
  amount: 1234n,
  balance_before: 100n,
  balance_after: 1334n,
  currency: "EUR",
  reason: "Goodwill für Bestellung № 12",
  note: "escalated twice",
  reference: "crm-991",
  order_id: 12,
  medusa_order_id: "order_01",
  transfer_group_id: "tg_1",
  counterparty_wallet_id: 8,
  hold_id: 41,
  reverses_entry_id: 39,
  purpose: "refund",
  expires_at: new Date("2026-12-31T23:59:59.999Z"),
  lots: [
    { lot_id: 42, amount: 1000n },
    { lot_id: 40, amount: 234n },
  ],
  actor: "user:user_01",
  idempotency_hash: Buffer.alloc(32, 0xab),
  created_at: new Date("2026-03-01T12:00:00.001Z"),
  happened_at: null,
}

/** An entry with as little in it as an entry can have. */
export const BARE: EntryDraft = {
  ...FULL,
  type: "debit",
  note: null,
  reference: null,
  order_id: null,
  medusa_order_id: null,
  transfer_group_id: null,
  counterparty_wallet_id: null,
  hold_id: null,
  reverses_entry_id: null,
  purpose: null,
  expires_at: null,
  lots: [],
  idempotency_hash: null,
}

export const PREVIOUS = Buffer.alloc(32, 0x11)
