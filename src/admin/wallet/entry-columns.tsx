import { Badge, createDataTableColumnHelper, Text } from "@medusajs/ui"
import type { Transaction } from "../../../packages/types"
import { Money, Moment } from "../components/format"
import { Actor } from "../components/people"
import { useText } from "../text/use-text"

export const TYPES = [
  "credit",
  "debit",
  "topup",
  "transfer_in",
  "transfer_out",
  "cashback",
  "milestone",
  "referral",
  "withdrawal",
  "expiry",
] as const

/** Whether an entry raised the balance: a reversal is of the type of what it takes back. */
export function isIncoming({ balance_before, balance_after }: Transaction): boolean {
  return BigInt(balance_after) > BigInt(balance_before)
}

export function SignedAmount({ entry }: { entry: Transaction }) {
  const incoming = isIncoming(entry)
  return (
    <span className={incoming ? "text-ui-tag-green-text" : undefined}>
      {incoming ? "+" : "−"}
      <Money minor={entry.amount} currency={entry.currency} />
    </span>
  )
}

export function TypeBadge({ type }: { type: Transaction["type"] }) {
  const { t } = useText()
  return <Badge size="2xsmall">{t(`wallets.types.${type}`)}</Badge>
}

const column = createDataTableColumnHelper<Transaction>()

export function useEntryColumns(onOpen: (entry: Transaction) => void) {
  const { t } = useText()
  return [
    column.accessor("created_at", {
      header: t("wallets.when"),
      cell: ({ row: { original } }) => (
        <button
          type="button"
          className="text-ui-fg-base underline"
          onClick={() => onOpen(original)}
        >
          <span className="sr-only">{t("wallets.entry", { id: original.id })}: </span>
          <Moment at={original.created_at} />
        </button>
      ),
    }),
    column.accessor("type", {
      header: t("wallets.type"),
      cell: ({ getValue }) => <TypeBadge type={getValue()} />,
    }),
    column.accessor("reason", {
      header: t("wallets.reason"),
      cell: ({ row: { original } }) => (
        <Text size="small" className="truncate">
          {original.reason}
        </Text>
      ),
    }),
    column.accessor("actor", {
      header: t("wallets.who"),
      cell: ({ getValue }) => <Actor actor={getValue()} />,
    }),
    column.accessor("amount", {
      header: t("wallets.amount"),
      align: "right",
      cell: ({ row: { original } }) => <SignedAmount entry={original} />,
    }),
    column.accessor("balance_after", {
      header: t("wallets.balanceAfter"),
      align: "right",
      cell: ({ row: { original } }) => (
        <Money minor={original.balance_after} currency={original.currency} />
      ),
    }),
  ]
}
