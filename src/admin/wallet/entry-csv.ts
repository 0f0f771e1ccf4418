import type { Transaction } from "../../../packages/types"
import type { CsvColumn } from "../components/csv"
import { toDecimal } from "../money/money"
import { isIncoming } from "./entry-columns"

/** The columns of a file of entries; what left a wallet is negative. */
export const ENTRY_CSV: CsvColumn<Transaction>[] = [
  { header: "id", value: ({ id }) => id },
  { header: "created_at", value: ({ created_at }) => created_at },
  { header: "type", value: ({ type }) => type },
  { header: "reason", value: ({ reason }) => reason },
  {
    header: "amount",
    value: (entry) => (isIncoming(entry) ? "" : "-") + toDecimal(entry.amount, entry.currency),
  },
  { header: "currency", value: ({ currency }) => currency },
  { header: "balance_after", value: (entry) => toDecimal(entry.balance_after, entry.currency) },
  { header: "reference", value: ({ reference }) => reference },
  { header: "order_id", value: ({ order_id }) => order_id },
  { header: "actor", value: ({ actor }) => actor },
]
