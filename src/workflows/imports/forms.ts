import type { ImportKind } from "../../modules/imports"
import type { ColumnNames } from "./read-table"

/** What a row can say. Which columns have to be there depends on the form. */
export const COLUMNS = [
  "customer",
  "amount",
  "currency",
  "type",
  "date",
  "expiry_date",
  "purpose",
  "reason",
  "note",
  "reference",
  "id",
  "category",
  "order_id",
] as const
export type Column = (typeof COLUMNS)[number]

/** The cells of a row; empty ones are absent. Only in a file of refused rows each tells its line. */
export type Cells = Partial<Record<Column | "line", string>>

/** A form that a file can have. */
export interface Form {
  kind: ImportKind
  /** Columns that are called otherwise; a column with no name is left out. */
  names: ColumnNames<Column>
  required: readonly Column[]
  /** Another shop's text may be longer than ours, and have tags in it. */
  isForeign?: boolean
  /** What a row says in our words, where that takes more than names. */
  translate?: (cells: Cells) => Cells
}

/** TeraWallet tells what a movement was for beside whether it came in. */
const TERAWALLET_TYPES: Record<string, Record<string, string>> = {
  credit: { topup: "topup", cashback: "cashback", referral: "referral" },
  debit: { withdrawal: "withdrawal" },
}
const TERAWALLET_PURPOSES: Record<string, string> = {
  refund: "refund",
  partial_payment_refund: "refund",
}

/** The forms of files that come in. */
export const FORMS = {
  /** One credit a row. */
  balances: { kind: "balances", names: {}, required: ["customer", "amount"] },
  /** One movement a row. */
  history: { kind: "history", names: {}, required: ["customer", "amount", "date"] },
  /** What `GET /admin/wallet/exports/credits` writes. */
  wallet_credits: {
    kind: "balances",
    names: {
      customer: ["email", "customer_id"],
      amount: ["remaining"],
      id: ["lot_id"],
      type: [],
      date: [],
    },
    required: ["customer", "amount", "currency"],
  },
  /** What `GET /admin/wallet/exports/transactions` writes. */
  wallet_transactions: {
    kind: "history",
    names: {
      customer: ["email", "customer_id"],
      date: ["happened_at", "created_at"],
      reference: [],
    },
    required: ["customer", "amount", "currency", "date", "type"],
    // The order is one of the other store.
    translate: ({ order_id, note, ...cells }) => ({
      ...cells,
      note: [note, order_id && `order ${order_id}`].filter(Boolean).join("; ") || undefined,
    }),
  },
  /** TeraWallet's export of transactions. */
  terawallet: {
    kind: "history",
    names: { customer: ["email"], reason: ["details"], reference: [], order_id: [] },
    required: ["customer", "amount", "date", "type"],
    isForeign: true,
    translate: ({ category = "", type = "", ...cells }) => ({
      ...cells,
      type: TERAWALLET_TYPES[type]?.[category] ?? type,
      purpose: TERAWALLET_PURPOSES[category],
    }),
  },
  /** TeraWallet's export of balances. */
  terawallet_balances: {
    kind: "balances",
    names: { customer: ["email"], id: [] },
    required: ["customer", "amount"],
    isForeign: true,
  },
} as const satisfies Record<string, Form>

export type FormName = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as FormName[]

export function formOf(name: FormName): Form {
  return FORMS[name]
}
