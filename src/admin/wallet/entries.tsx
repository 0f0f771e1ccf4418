import { createDataTableFilterHelper } from "@medusajs/ui"
import { useState } from "react"
import type { Transaction, Wallet } from "../../../packages/types"
import { call } from "../api/request"
import { useRead } from "../api/use-api"
import { List, readAll, useListState } from "../components/list"
import { useFormat } from "../components/format"
import { printSheet } from "../components/print"
import { useText } from "../text/use-text"
import { isIncoming, TYPES, useEntryColumns } from "./entry-columns"
import { ENTRY_CSV } from "./entry-csv"
import { EntryDetails } from "./entry-details"
import { Undo } from "./undo"

const FILTERS = ["type", "created_at"] as const
const filter = createDataTableFilterHelper<Transaction>()

/** A wallet's entries with the running balance, each to be looked at and undone. */
export function Entries({ wallet, customer }: { wallet: Wallet; customer: string }) {
  const { t } = useText()
  const format = useFormat()
  const [opened, setOpened] = useState<Transaction>()
  const [undoing, setUndoing] = useState<Transaction>()
  const state = useListState(FILTERS)
  const query = {
    wallet_id: wallet.id,
    type: state.filter("type"),
    ...state.range("created_at"),
  }
  const { page, per_page } = state
  const entries = useRead("wallet", "/transactions", { query: { ...query, page, per_page } })
  const columns = useEntryColumns(setOpened)
  const read = (asked: { page: number; per_page: number }) =>
    call("wallet", "get", "/transactions", { query: { ...query, ...asked } })
  const print = async () => {
    const { rows } = await readAll(read)
    printSheet({
      title: t("wallets.statementOf", { customer }),
      lines: [
        t("wallets.wallet", { id: wallet.id }),
        `${t("wallets.balance")}: ${format.money(wallet.balance, wallet.currency)}`,
        format.instant(new Date().toISOString()),
      ],
      headers: [
        t("wallets.when"),
        t("wallets.type"),
        t("wallets.reason"),
        t("wallets.amount"),
        t("wallets.balanceAfter"),
      ],
      rows: rows.map((entry) => [
        format.instant(entry.created_at),
        t(`wallets.types.${entry.type}`),
        entry.reason,
        (isIncoming(entry) ? "+" : "−") + format.money(entry.amount, entry.currency),
        format.money(entry.balance_after, entry.currency),
      ]),
    })
  }
  return (
    <>
      <List
        title={t("wallets.entries")}
        subtitle={t("wallets.entriesHint")}
        query={entries}
        columns={columns}
        getRowId={({ id }) => String(id)}
        isFiltered={state.isFiltered}
        empty={{ heading: t("wallets.entriesEmpty") }}
        actions={[{ label: t("wallets.statement"), onClick: () => void print() }]}
        filters={[
          filter.accessor("type", {
            type: "radio",
            label: t("wallets.type"),
            options: TYPES.map((value) => ({ label: t(`wallets.types.${value}`), value })),
          }),
          filter.accessor("created_at", {
            type: "date",
            label: t("wallets.when"),
            format: "date",
            rangeOptionStartLabel: t("common.from"),
            rangeOptionEndLabel: t("common.until"),
            options: [],
          }),
        ]}
        csv={{
          name: `wallet-${wallet.id}`,
          read,
          columns: ENTRY_CSV,
        }}
      />
      {opened && (
        <EntryDetails
          entry={opened}
          onClose={() => setOpened(undefined)}
          onUndo={() => {
            setUndoing(opened)
            setOpened(undefined)
          }}
        />
      )}
      {undoing && (
        <Undo entry={undoing} customer={customer} onClose={() => setUndoing(undefined)} />
      )}
    </>
  )
}
