/**
 * The words of the ledger. Amounts are `bigint` minor units of the wallet's currency, identifiers
 * and sequence numbers are safe integers, instants are UTC `Date`s with millisecond precision.
 */

import type { CreditType, DebitType, EntryType, Purpose } from "./core/entry-types"

export { ENTRY_TYPES, entryType, PURPOSES } from "./core/entry-types"
export type { CreditType, DebitType, EntryType, Purpose } from "./core/entry-types"

/** The largest balance and amount: what 18 digits on the wire can hold. */
export const MAX_AMOUNT = 999_999_999_999_999_999n

/** How long an idempotency record is honoured (spec, "Limits"). */
export const IDEMPOTENCY_WINDOW_MS = 24 * 60 * 60 * 1000

export interface Wallet {
  id: number
  /** The host's customer id, `cus_…`. */
  customer_id: string
  /** The customer's public number. */
  user_id: number
  /** ISO 4217, upper case. */
  currency: string
  /** What can be spent: everything booked that has not lapsed and that no hold reserves. */
  balance: bigint
  /** What active holds reserve; not part of `balance`. */
  held: bigint
  /** What has lapsed and is not booked yet; part of neither. */
  lapsing: bigint
  /** The most one debit or outgoing transfer may be; 0 = no limit, null = the store's default. */
  spending_limit: bigint | null
  auto_reload_enabled: boolean
  auto_reload_threshold: bigint
  auto_reload_amount: bigint
  /** No money leaves it, but by reversals and holds that were made before; null: it is not frozen. */
  frozen: Freeze | null
  created_at: Date
  updated_at: Date
}

/** That staff have frozen a wallet. */
export interface Freeze {
  at: Date
  by: string
  /** For staff; empty once the customer was erased. */
  reason: string
}

/** One movement of money in one wallet: written once, never changed. */
export interface Entry {
  id: number
  wallet_id: number
  /** Position in the wallet's chain, from 1; a moved expiry takes a position, too. */
  seq: number
  type: EntryType
  /** Always positive; `balance_before` and `balance_after` tell the direction. */
  amount: bigint
  balance_before: bigint
  balance_after: bigint
  currency: string
  reason: string
  /** For staff only. */
  note: string | null
  reference: string | null
  /** The order's display id, and its host id. */
  order_id: number | null
  medusa_order_id: string | null
  transfer_group_id: string | null
  counterparty_wallet_id: number | null
  hold_id: number | null
  /** The entry that this one takes back. */
  reverses_entry_id: number | null
  /** Purpose and expiry of the lot that a credit opened. */
  purpose: Purpose | null
  expires_at: Date | null
  /** The lots that the entry opened or consumed, and how much of each. */
  lots: LotMovement[]
  /** Who caused it: `user:…`, `customer:…`, `secret_key:…`, `system:…`. */
  actor: string
  idempotency_hash: Buffer | null
  key_id: number
  /** HMAC-SHA256 of this entry chained to the one before. */
  mac: Buffer
  created_at: Date
  /** When it happened where it was brought over from; null for what happened here. */
  happened_at: Date | null
}

export interface LotMovement {
  /** A lot has the id of the entry that opened it. */
  lot_id: number
  amount: bigint
}

/** What is left of one credit. */
export interface Lot {
  id: number
  wallet_id: number
  remaining: bigint
  /** The part of `remaining` that active holds reserve. */
  held: bigint
  purpose: Purpose
  expires_at: Date | null
}

/** Who books what time has done: that a credit has lapsed, and what comes back of it by a rule. */
export const EXPIRY_ACTOR = "system:expiry"

export const EXPIRY_ACTIONS = ["extend", "convert", "forfeit"] as const

/** What becomes of a credit that lapses. */
export type ExpiryTerms =
  | { action: "forfeit" }
  /** Lasts so many days longer, as it is. */
  | { action: "extend"; days: number }
  /** A part of it comes back as promotional money, for so many days. */
  | { action: "convert"; days: number; basis_points: number }

export type ExpiryRule = ExpiryTerms & { id: number }

/** For which credits a rule is and when; one that ends never changes again. */
export type ListedExpiryRule = ExpiryRule & {
  /** Null: for all. */
  currency: string | null
  /** Null: for all. */
  purpose: Purpose | null
  /** It is for what lapses from then on, */
  starts_at: Date
  /** and before then; null: until it is ended. */
  ends_at: Date | null
  created_by: string
  created_at: Date
  ended_by: string | null
}

export type NewExpiryRule = {
  currency: string | null
  purpose: Purpose | null
  /** As soon as can be when null. */
  starts_at: Date | null
  ends_at: Date | null
  actor: string
} & ExpiryTerms

/** A lot as its owner sees it. */
export interface WalletLot {
  id: number
  /** The entry that opened it. */
  transaction_id: number
  amount: bigint
  remaining: bigint
  held: bigint
  purpose: Purpose
  expires_at: Date | null
  /** Whether something is left of it that has not lapsed. */
  status: LotStatus
}

/** What became of a credit. */
export interface LotHistory extends WalletLot {
  wallet_id: number
  currency: string
  /** The entries that put money into it or took from it, oldest first. */
  movements: LotStep[]
  /** How many there are, whatever was asked for. */
  total: number
  /** How its expiry was moved, oldest first. */
  expiry_moves: ExpiryMove[]
}

export const LOT_STATUSES = ["open", "used_up", "lapsed"] as const
export type LotStatus = (typeof LOT_STATUSES)[number]

/** What an entry did to one lot. */
export interface LotStep {
  entry_id: number
  type: EntryType
  direction: "in" | "out"
  amount: bigint
  reason: string
  order_id: number | null
  medusa_order_id: string | null
  actor: string
  created_at: Date
}

/** A link of a wallet's chain by which a lot got another expiry; written once, never changed. */
export interface ExpiryMove extends ExpiryMoveDraft {
  key_id: number
  /** HMAC-SHA256 of this move chained to the link before. */
  mac: Buffer
}

export interface ExpiryMoveDraft {
  wallet_id: number
  /** Position in the wallet's chain. */
  seq: number
  lot_id: number
  /** What is booked in the wallet before and after, since it moves no money. */
  balance: bigint
  /** Null for never. */
  expires_before: Date | null
  expires_after: Date | null
  /** For staff only; empty once the customer was erased. */
  reason: string
  actor: string
  created_at: Date
}

export const HOLD_STATUSES = ["active", "committed", "released", "lapsed"] as const
export type HoldStatus = (typeof HOLD_STATUSES)[number]

/** Money set aside for a later debit. Its lots can't lapse while it is active. */
export interface Hold {
  id: number
  wallet_id: number
  /** What it was made for. */
  original_amount: bigint
  /** What it reserves, or reserved when it ended. */
  amount: bigint
  /** What of it became debits. */
  committed: bigint
  lots: LotMovement[]
  status: HoldStatus
  reason: string
  reference: string | null
  /** What it is for, `payment_session:…` or `cart:…`; null when somebody made it by hand. */
  source: string | null
  actor: string
  expires_at: Date | null
  /**
   * The hold that this is an ended part of: when a part is committed or released and the rest kept,
   * the part becomes a row of its own, so that what was reserved at any instant can be told later.
   */
  part_of: number | null
  created_at: Date
}

/** A hold as lists show it. */
export type ListedHold = Omit<Hold, "lots" | "part_of"> & {
  currency: string
  updated_at: Date
}

export interface HoldQuery {
  wallet_id: number
  status?: HoldStatus
  page: number
  per_page: number
}

/** Makes a command repeatable: same scope and key within 24 h, same effect, once. */
export interface Idempotency {
  /** Identity and operation, e.g. `user:user_01 creditWallet`. */
  scope: string
  /** A UUID v4. */
  key: string
  /** What was asked for; the same key with another fingerprint is refused. */
  fingerprint: string
}

interface CommandBase {
  wallet_id: number
  reason: string
  actor: string
  reference?: string | null
  idempotency?: Idempotency | null
  /** Decide as if, and write nothing. */
  dry_run?: boolean
  /** Wallets of the command that may not be there yet: they are opened if it books anything. */
  opens?: NewWallet[]
}

/**
 * What the store demands before money may leave; checked in this order, the balance last. A frozen
 * wallet is refused before any of them.
 */
export interface Restrictions {
  /** The customer has to be identified first, and is not. */
  kyc_missing?: boolean
  /** Holds where the wallet has no limit of its own; 0 = no limit. */
  default_spending_limit?: bigint
  velocity?: Velocity | null
  /** The person has to confirm first, and has not. */
  step_up_missing?: boolean
}

/** At most `max` debits, withdrawals, outgoing transfers and holds within any `window_ms` milliseconds. */
export interface Velocity {
  max: number
  window_ms: number
}

interface BookingDetails {
  note?: string | null
  order_id?: number | null
  medusa_order_id?: string | null
}

export interface CreditCommand extends CommandBase, BookingDetails {
  kind: "credit"
  type?: CreditType
  amount: bigint
  purpose?: Purpose
  expires_at?: Date | null
}

export interface DebitCommand extends CommandBase, BookingDetails {
  kind: "debit"
  type?: DebitType
  amount: bigint
  /** Take what there is when it is less than `amount`. */
  allow_partial?: boolean
  restrictions?: Restrictions
}

/**
 * Moves money to another wallet of the same currency, in one transaction. Purposes and expiry
 * dates travel along; promotional money stays.
 */
export interface TransferCommand extends CommandBase {
  kind: "transfer"
  to_wallet_id: number
  amount: bigint
  /** For the recipient to read. */
  message?: string | null
  /** Shared by both entries. */
  transfer_group_id: string
  restrictions?: Restrictions
}

/** What becomes of money that goes back to a lot whose time is over. */
export type ExpiredPolicy = { restore_days: number } | "forfeit"

/**
 * Takes an entry back, or a part of it: money that was debited returns to the very lots it came
 * from, money that was credited leaves again. What has expired comes back as new lots.
 */
export interface ReverseCommand extends CommandBase {
  kind: "reverse"
  transaction_id: number
  /** All that is not reversed yet when absent. */
  amount?: bigint
  expired_policy: ExpiredPolicy
}

/**
 * Takes both entries of a transfer back, or a part of them, in one transaction: the money goes from
 * the wallet that received it to the very lots it was sent from.
 */
export interface ReverseTransferCommand extends CommandBase {
  kind: "reverse_transfer"
  /** The wallet of `transfer_in`, which gives the money back. */
  wallet_id: number
  /** The wallet of `transfer_out`, to which it returns. */
  to_wallet_id: number
  transfer_out: number
  transfer_in: number
  /** All that is not reversed yet when absent. */
  amount?: bigint
  expired_policy: ExpiredPolicy
  /** Shared by both new entries. */
  transfer_group_id: string
}

export interface HoldCommand extends CommandBase {
  kind: "hold"
  /** What it is to become: for a withdrawal, no promotional money is reserved. */
  type?: DebitType
  amount: bigint
  /** What it is for, see `Hold`. */
  source?: string | null
  /** The hold lapses by itself at this instant. */
  expires_at?: Date | null
  restrictions?: Restrictions
}

/**
 * Turns an active hold, or a part of it, into a debit. What is not committed is released, unless the
 * rest is to be kept. A withdrawal is refused for more than the hold reserves of money that can be
 * withdrawn.
 */
export interface CommitHoldCommand extends CommandBase, BookingDetails {
  kind: "commit_hold"
  hold_id: number
  /** All that it reserves when absent. */
  amount?: bigint
  keep_rest?: boolean
  type?: DebitType
}

/** Gives back what an active hold reserves, or a part of it. */
export interface ReleaseHoldCommand extends CommandBase {
  kind: "release_hold"
  hold_id: number
  /** All that it reserves when absent; the rest stays reserved. */
  amount?: bigint
}

/** Lets an active hold end later than it would, or, with null, never by itself. */
export interface ExtendHoldCommand extends CommandBase {
  kind: "extend_hold"
  hold_id: number
  expires_at: Date | null
}

/** What was booked elsewhere, before it is brought over. */
export interface PastMovement {
  /** No transfer: its other side would be missing. */
  type: CreditType | DebitType | "expiry"
  amount: bigint
  /** Of money that came in; that of its type when absent. */
  purpose?: Purpose | null
  expires_at?: Date | null
  reason: string
  note?: string | null
  reference: string
  happened_at: Date
}

/**
 * Brings over what a wallet did elsewhere, oldest first, all of it or nothing. It is decided by the
 * clock of its own time and by nothing but itself: it can neither take nor lapse what the wallet got
 * here. Entries are dated when they are booked, and say when they happened.
 */
export interface HistoryCommand {
  kind: "history"
  wallet_id: number
  movements: readonly PastMovement[]
  actor: string
  reference?: null
  idempotency?: null
  dry_run?: boolean
  opens?: NewWallet[]
}

/** Books what has lapsed: expired lots and holds. */
export interface ExpireCommand {
  kind: "expire"
  wallet_id: number
  actor: string
  reference?: null
  idempotency?: null
  dry_run?: false
  opens?: undefined
}

export type Command =
  | CreditCommand
  | DebitCommand
  | TransferCommand
  | ReverseCommand
  | ReverseTransferCommand
  | HoldCommand
  | CommitHoldCommand
  | ReleaseHoldCommand
  | ExtendHoldCommand
  | HistoryCommand
  | ExpireCommand

/** Why a command was refused. Nothing of it was written. */
export type Refusal =
  | { code: "wallet_not_found"; wallet_id: number }
  /**
   * `balance` is what can be spent in the store. Of a transfer or withdrawal that promotional money
   * would have to pay for, `movable` and `promotional` are its parts.
   */
  | {
      code: "insufficient_balance"
      balance: bigint
      requested: bigint
      movable?: bigint
      promotional?: bigint
    }
  | { code: "spending_limit_exceeded"; spending_limit: bigint; requested: bigint }
  /** Without the balance where it is somebody else's: that of a transfer's recipient. */
  | { code: "balance_limit_exceeded"; balance?: bigint; requested: bigint }
  | { code: "invalid_amount" }
  | { code: "invalid_type"; type: string }
  | { code: "invalid_purpose"; purpose: string }
  | { code: "wallet_frozen"; wallet_id: number }
  | { code: "kyc_required" }
  | { code: "velocity_cap_exceeded"; retry_at: Date; max: number }
  | { code: "step_up_required" }
  | { code: "transfer_to_self" }
  | { code: "currency_mismatch"; from: string; to: string }
  | { code: "transaction_not_found"; transaction_id: number }
  /** One side of a transfer without the other, or an expiry that is to lapse again at once. */
  | { code: "not_reversible"; transaction_id: number; type: EntryType }
  | { code: "reversal_exceeds"; transaction_id: number; reversible: bigint }
  | { code: "expiry_in_past"; expires_at: Date; now: Date }
  /** A hold ends later already, or never; `expires_at` is null then. */
  | { code: "expiry_not_later"; hold_id: number; expires_at: Date | null }
  | { code: "lot_not_found"; lot_id: number }
  /** Nothing is left of the lot, or it has lapsed. */
  | { code: "lot_closed"; lot_id: number; status: LotStatus }
  | { code: "exceeds_hold"; hold_id: number; amount: bigint; requested: bigint }
  | { code: "duplicate_reference"; reference: string; transaction_id: number }
  /** Of a history, counted from 0: more went out than there was by then. */
  | { code: "history_short"; movement: number; balance: bigint; requested: bigint }
  /** It lies before the movement in front of it, or has not happened yet. */
  | { code: "history_disordered"; movement: number }
  /** Some of it was brought over before, and some was not. */
  | { code: "history_differs"; known: number; movements: number }
  | { code: "idempotency_key_reused"; key: string }
  | { code: "idempotency_in_progress"; key: string }
  | { code: "hold_not_found"; hold_id: number }
  | { code: "hold_not_active"; hold_id: number; status: HoldStatus }

export type RefusalCode = Refusal["code"]

/** What a command did. */
export interface Posting {
  /** The entry that the command booked; null for `hold`, `release_hold` and an empty `expire`. */
  entry: Entry | null
  /** The other side of a transfer. */
  counterpart: Entry | null
  hold: Hold | null
  /**
   * What a dry run would have booked: the own entry, then the other side's. Ids and MACs are void, and
   * so is the wallet's, 0, where it would be opened.
   */
  preview: EntryDraft[] | null
  /** The amount asked for; more than the entry's when the debit was partial. */
  requested: bigint
  /** True when the result is that of an earlier command with the same idempotency key. */
  replayed: boolean
}

export type Result = { ok: true; posting: Posting } | { ok: false; refusal: Refusal }

/** An entry before it is chained. */
export type EntryDraft = Omit<Entry, "key_id" | "mac">

export interface OpenWallet {
  customer_id: string
  user_id: number
  currency: string
}

/** A wallet that is not there yet, with the id that was set aside for it. */
export interface NewWallet extends OpenWallet {
  id: number
}

/** Where a customer's money in a currency is, or will be. */
export interface WalletPlace {
  id: number
  /** For the command that may be the first on it; empty when the wallet is there. */
  opens: NewWallet[]
}

/** Fields of a wallet that staff may change. */
export interface WalletPatch {
  /** Null: the store's default again. */
  spending_limit?: bigint | null
  auto_reload_enabled?: boolean
  auto_reload_threshold?: bigint
  auto_reload_amount?: bigint
}

export interface Page<T> {
  data: T[]
  total: number
}

export interface WalletFilter {
  customer_id?: string
  /** Those of any of these customers. */
  customer_ids?: string[]
  user_id?: number
  currency?: string
  /** Only those that are frozen, or are not. */
  frozen?: boolean
  /** Inclusive, against the balance as shown. */
  balance_min?: bigint
  balance_max?: bigint
}

export interface WalletQuery extends WalletFilter {
  orderby: "balance" | "created" | "updated"
  order: "asc" | "desc"
  page: number
  per_page: number
}

export interface EntryQuery {
  /** Whose wallets to read; absent = those named. */
  customer_id?: string
  /** Wallets to read; absent = all. */
  wallet_ids?: number[]
  types?: EntryType[]
  /** Both exclusive. */
  after?: Date
  before?: Date
  /** Inclusive: the list as it was then. */
  as_of?: Date
  order_id?: number
  reference?: string
  transfer_group_id?: string
  currency?: string
  actor?: string
  /** Both inclusive. */
  amount_min?: bigint
  amount_max?: bigint
  /** Part of the reason, the note or the reference; case does not matter. */
  text?: string
  page: number
  per_page: number
  /** From an earlier answer; reads on from there and makes `page` meaningless. */
  cursor?: string
  /** With what is for staff: the note, and who did it. */
  staff?: boolean
}

export interface EntryPage {
  /** The text of a JSON array, its entries in the form of `GET /transactions/{id}`. */
  json: string
  total: number
  /**
   * Null when this is the last page. Where only the newest entries were looked through, it reads on
   * behind them: such a page may be short or empty, and `total` is of those alone.
   */
  next_cursor: string | null
}

/** Something to tell the world, beside what entries say by themselves. */
export interface NewOutboxEvent {
  /** `wallet.…` (decisions, "Event types"). */
  type: string
  wallet_id?: number | null
  entry_id?: number | null
  /** Anything that is JSON; amounts as strings of minor units. */
  data?: Record<string, unknown> | null
}

/**
 * Events as they leave the outbox, in order, column by column in PostgreSQL's own text: whoever
 * writes them to a table of their own need not read them.
 */
export interface OutboxBatch {
  /** How many rows were taken; each stands for none, one or two events. */
  taken: number
  /** How many events there are. */
  count: number
  /** `text[]`. */
  types: string
  /** `bigint[]`. */
  wallet_ids: string
  /** `timestamptz[]`. */
  created_at: string
  /** JSON objects, U+001E between them; amounts are strings of minor units. */
  data: string
}

/** Credits that lapse soon, to be told of to their owner in one e-mail. */
export interface ExpiryMail {
  /** The same whenever it is tried again. */
  id: string
  customer_id: string
  /** They were announced so long ago that the e-mail is not worth sending any more. */
  is_late: boolean
  /** Soonest first, without what lapsed or was spent meanwhile. */
  credits: ExpiringCredit[]
}

export interface ExpiringCredit {
  wallet_id: number
  lot_id: number
  /** What is left of it, in minor units. */
  amount: bigint
  /** ISO 4217, upper case. */
  currency: string
  purpose: Purpose
  expires_at: Date
  /** The notice: at most so many days before it lapses. */
  days: number
}

/** What can be told of the ledger's health without reading all of it. */
export interface Examination {
  fsync: boolean
  synchronous_commit: string
  full_page_writes: boolean
  server_version: string
  /** The database's clock. */
  now: Date
  /** Keys that recent entries and all checkpoints were written under. */
  key_ids: number[]
  /** Events that wait to be relayed. */
  outbox: { waiting: number; oldest: Date | null }
  last_checkpoint_at: Date | null
  last_movement_at: Date | null
  /** When the longest overdue lot or hold lapsed that is not booked yet. */
  oldest_lapsed_at: Date | null
  /** The wallets with lots or holds that lapsed ten minutes ago or earlier, longest overdue first. */
  overdue_wallet_ids: number[]
}

/** ISO 4217's code for tests: wallets in it are scratch paper, and nothing of them is announced. */
export const TEST_CURRENCY = "XTS"
