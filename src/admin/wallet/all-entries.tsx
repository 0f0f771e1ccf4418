import {
  Button,
  createDataTableColumnHelper,
  createDataTableFilterHelper,
  Text,
} from "@medusajs/ui"
import { useState } from "react"
import { Link, useNavigate, useSearchParams } from "react-router-dom"
import type { Transaction } from "../../../packages/types"
import { call } from "../api/request"
import { useRead } from "../api/use-api"
import { List, useListState } from "../components/list"
import { useExport } from "../components/use-export"
import { useText } from "../text/use-text"
import { TYPES, useEntryColumns } from "./entry-columns"
import { ENTRY_CSV } from "./entry-csv"
import { EntryDetails } from "./entry-details"
import { entrySearchOf } from "./entry-search"
import { useCurrencies } from "./use-currencies"

const FILTERS = ["type", "currency", "created_at"] as const
const filter = createDataTableFilterHelper<Transaction>()
const column = createDataTableColumnHelper<Transaction>()

/** The entries of all wallets, to be searched. */
export function AllEntries() {
  const { t, locale } = useText()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Transaction>()
  const state = useListState(FILTERS)
  const currencies = useCurrencies()
  const query = {
    type: state.filter("type"),
    currency: state.filter("currency"),
    ...entrySearchOf(state.q, state.filter("currency") ?? currencies[0], locale),
    ...state.range("created_at"),
    cursor: search.get("behind") ?? undefined,
  }
  const { page, per_page } = state
  const entries = useRead("wallet", "/transactions", { query: { ...query, page, per_page } })
  const behind = entries.data?.meta.next_cursor
  // A page that is not full, and yet not the last one: the service looked through a part only.
  const isPart = behind && entries.data && entries.data.data.length < per_page
  const lookFurther = () =>
    setSearch((known) => {
      const next = new URLSearchParams(known)
      next.set("behind", behind ?? "")
      next.delete("offset")
      return next
    })
  const ledger = useExport("/exports/transactions", {
    currency: state.filter("currency"),
    ...state.range("created_at"),
  })
  const columns = [
    ...useEntryColumns(setOpened).filter(
      ({ id, accessorKey }: { id?: string; accessorKey?: string }) =>
        (id ?? accessorKey) !== "balance_after"
    ),
    column.accessor("wallet_id", {
      header: t("entries.wallet"),
      cell: ({ getValue }) => (
        <Link className="text-ui-fg-base underline" to={`/wallet/wallets/${getValue()}`}>
          {t("entries.openWallet", { id: getValue() })}
        </Link>
      ),
    }),
  ]
  return (
    <>
      <List
        level="h1"
        title={t("entries.title")}
        subtitle={t("entries.subtitle")}
        query={entries}
        columns={columns}
        getRowId={({ id }) => String(id)}
        search
        isFiltered={state.isFiltered}
        empty={{ heading: t("entries.empty") }}
        filters={[
          filter.accessor("type", {
            type: "radio",
            label: t("wallets.type"),
            options: TYPES.map((value) => ({ label: t(`wallets.types.${value}`), value })),
          }),
          filter.accessor("currency", {
            type: "radio",
            label: t("wallets.currency"),
            options: currencies.map((value) => ({ label: value, value })),
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
        actions={[
          {
            label: t(ledger.isBusy ? "entries.exporting" : "entries.export"),
            onClick: () => !ledger.isBusy && ledger.run(),
          },
        ]}
        csv={{
          name: "entries",
          read: (asked) =>
            call("wallet", "get", "/transactions", { query: { ...query, ...asked } }),
          columns: [{ header: "wallet_id", value: ({ wallet_id }) => wallet_id }, ...ENTRY_CSV],
        }}
      >
        {isPart && (
          <div
            className="flex flex-wrap items-center justify-between gap-2 px-6 py-3"
            role="status"
          >
            <Text size="small">{t("entries.further")}</Text>
            <Button size="small" variant="secondary" onClick={lookFurther}>
              {t("entries.lookFurther")}
            </Button>
          </div>
        )}
      </List>
      {opened && (
        <EntryDetails
          entry={opened}
          onClose={() => setOpened(undefined)}
          onUndo={() => navigate(`/wallet/wallets/${opened.wallet_id}`)}
        />
      )}
    </>
  )
}
