import { createDataTableColumnHelper, createDataTableFilterHelper, Text } from "@medusajs/ui"
import { useState } from "react"
import type { Wallet } from "../../../packages/types"
import { call } from "../api/request"
import { useRead } from "../api/use-api"
import { Money, Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { nameOf, useCustomers } from "../components/people"
import type { Customer } from "../components/people"
import { usePermissions } from "../components/permissions"
import { toDecimal } from "../money/money"
import { useText } from "../text/use-text"
import { CreditMany } from "./credit-many"
import { OpenWallet } from "./open-wallet"
import { useCurrencies } from "./use-currencies"

const FILTERS = ["currency", "balance", "frozen"] as const
const column = createDataTableColumnHelper<Wallet>()
const filter = createDataTableFilterHelper<Wallet>()

/** All wallets, with whose they are. */
export function WalletList() {
  const { t } = useText()
  const { may } = usePermissions()
  const [isOpening, setOpening] = useState(false)
  const [isCrediting, setCrediting] = useState(false)
  const state = useListState(FILTERS)
  const currencies = useCurrencies()
  const balance = state.filter("balance")
  const frozen = state.filter("frozen")
  const query = {
    q: state.q,
    frozen: frozen === "true" || frozen === "false" ? (frozen as "true" | "false") : undefined,
    currency: state.filter("currency"),
    balance_min: balance === "some" ? "1" : undefined,
    balance_max: balance === "none" ? "0" : undefined,
    orderby: state.orderby as "balance" | "created" | "updated" | undefined,
    order: state.order,
  }
  const { page, per_page } = state
  const wallets = useRead("wallet", "/wallets", { query: { ...query, page, per_page } })
  const customers = useCustomers((wallets.data?.data ?? []).map(({ customer_id }) => customer_id))
  const columns = useColumns(customers)
  return (
    <>
      <List
        level="h1"
        title={t("wallets.title")}
        subtitle={t("wallets.subtitle")}
        query={wallets}
        columns={columns}
        getRowId={({ id }) => String(id)}
        rowHref={({ id }) => `/wallet/wallets/${id}`}
        search
        isFiltered={state.isFiltered}
        empty={{ heading: t("wallets.noneTitle"), description: t("wallets.noneText") }}
        filters={[
          filter.accessor("currency", {
            type: "radio",
            label: t("wallets.currency"),
            options: currencies.map((value) => ({ label: value, value })),
          }),
          filter.accessor("balance", {
            type: "radio",
            label: t("wallets.balanceFilter"),
            options: [
              { label: t("wallets.withMoney"), value: "some" },
              { label: t("wallets.empty"), value: "none" },
            ],
          }),
          filter.accessor("frozen", {
            type: "radio",
            label: t("wallets.frozen"),
            options: [
              { label: t("wallets.frozenOnes"), value: "true" },
              { label: t("wallets.notFrozen"), value: "false" },
            ],
          }),
        ]}
        actions={[
          ...(may("wallet:write")
            ? [{ label: t("bulk.action"), onClick: () => setCrediting(true) }]
            : []),
          ...(may("wallet:manage")
            ? [{ label: t("wallets.open"), onClick: () => setOpening(true) }]
            : []),
        ]}
        csv={{
          name: "wallets",
          read: (asked) => call("wallet", "get", "/wallets", { query: { ...query, ...asked } }),
          columns: [
            { header: "id", value: ({ id }) => id },
            { header: "customer_id", value: ({ customer_id }) => customer_id },
            { header: "user_id", value: ({ user_id }) => user_id },
            { header: "currency", value: ({ currency }) => currency },
            { header: "balance", value: (wallet) => toDecimal(wallet.balance, wallet.currency) },
            { header: "frozen", value: (wallet) => String(wallet.frozen) },
            { header: "created_at", value: ({ created_at }) => created_at },
          ],
        }}
      />
      {isCrediting && <CreditMany onClose={() => setCrediting(false)} />}
      <OpenWallet isOpen={isOpening} onClose={() => setOpening(false)} />
    </>
  )
}

function useColumns(customers: Map<string, Customer>) {
  const { t } = useText()
  const byTime = {
    enableSorting: true,
    sortAscLabel: t("wallets.sortOld"),
    sortDescLabel: t("wallets.sortNew"),
  }
  return [
    column.accessor("customer_id", {
      header: t("wallets.customer"),
      cell: ({ row: { original } }) => {
        const customer = customers.get(original.customer_id)
        return (
          <div className="flex flex-col py-1">
            <Text size="small" leading="compact" weight="plus">
              {nameOf(customer) ?? t("wallets.customerNumber", { id: original.user_id })}
              {original.frozen && ` · ${t("wallets.frozen")}`}
            </Text>
            <Text size="xsmall" leading="compact" className="text-ui-fg-subtle">
              {customer?.email}
            </Text>
          </div>
        )
      },
    }),
    column.accessor("id", { header: t("wallets.number") }),
    column.accessor("currency", { header: t("wallets.currency") }),
    column.accessor("balance", {
      header: t("wallets.balance"),
      align: "right",
      enableSorting: true,
      sortAscLabel: t("wallets.sortLow"),
      sortDescLabel: t("wallets.sortHigh"),
      cell: ({ row: { original } }) => (
        <Money minor={original.balance} currency={original.currency} />
      ),
    }),
    column.accessor("created_at", {
      id: "created",
      header: t("wallets.opened"),
      ...byTime,
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    column.accessor("updated_at", {
      id: "updated",
      header: t("wallets.changed"),
      ...byTime,
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
  ]
}
