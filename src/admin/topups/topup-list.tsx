import { createDataTableColumnHelper, createDataTableFilterHelper, StatusBadge } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { ListedTopUp } from "../../../packages/types/admin"
import { useRead } from "../api/use-api"
import { Money, Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { nameOf, useCustomers } from "../components/people"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"
import { useCurrencies } from "../wallet/use-currencies"
import { RefundTopUp } from "./refund"

const STATUSES = ["pending", "paid", "failed"] as const
const COLORS = { pending: "orange", paid: "green", failed: "red" } as const
const column = createDataTableColumnHelper<ListedTopUp>()
const filter = createDataTableFilterHelper<ListedTopUp>()

/** What customers paid into their wallets, or began to; a paid one can be given back. */
export function TopUpList() {
  const { t } = useText()
  const { may } = usePermissions()
  const state = useListState(["status", "currency"])
  const { page, per_page } = state
  const topUps = useRead("walletAdmin", "/topups", {
    query: {
      page,
      per_page,
      status: state.filter("status") as ListedTopUp["status"] | undefined,
      currency: state.filter("currency"),
    },
  })
  const customers = useCustomers((topUps.data?.data ?? []).map(({ customer_id }) => customer_id))
  const named = ({ customer_id }: ListedTopUp) => nameOf(customers.get(customer_id)) ?? customer_id
  const currencies = useCurrencies()
  const [refunding, setRefunding] = useState<ListedTopUp>()
  const actionsOf = (topUp: ListedTopUp) =>
    may("wallet:manage") && topUp.captured !== topUp.refunded
      ? [{ label: t("topups.refund"), onClick: () => setRefunding(topUp) }]
      : []
  return (
    <>
      <List
        level="h1"
        title={t("topups.title")}
        subtitle={t("topups.subtitle")}
        query={topUps}
        getRowId={({ id }) => id}
        isFiltered={state.isFiltered}
        empty={{ heading: t("topups.empty") }}
        columns={[
          column.accessor("created_at", {
            header: t("wallets.when"),
            cell: ({ getValue }) => <Moment at={getValue()} />,
          }),
          column.accessor("customer_id", {
            header: t("wallets.customer"),
            cell: ({ row: { original } }) => (
              <Link
                className="text-ui-fg-base underline"
                to={`/wallet/wallets/${original.wallet_id}`}
              >
                {named(original)}
              </Link>
            ),
          }),
          column.accessor("status", {
            header: t("topups.status"),
            cell: ({ row: { original } }) => (
              <StatusBadge color={COLORS[original.status]}>
                {t(`topups.statuses.${original.status}`)}
              </StatusBadge>
            ),
          }),
          column.accessor("amount", {
            header: t("wallets.amount"),
            align: "right",
            cell: ({ row: { original } }) => (
              <Money minor={original.amount} currency={original.currency} />
            ),
          }),
          column.accessor("refunded", {
            header: t("topups.refunded"),
            align: "right",
            cell: ({ row: { original } }) =>
              original.refunded === "0" ? (
                "–"
              ) : (
                <Money minor={original.refunded} currency={original.currency} />
              ),
          }),
          column.accessor("provider_id", {
            header: t("topups.provider"),
            cell: ({ getValue }) => getValue() ?? "–",
          }),
          column.action({ actions: ({ row: { original } }) => actionsOf(original) }),
        ]}
        filters={[
          filter.accessor("status", {
            type: "radio",
            label: t("topups.status"),
            options: STATUSES.map((value) => ({ value, label: t(`topups.statuses.${value}`) })),
          }),
          filter.accessor("currency", {
            type: "radio",
            label: t("wallets.currency"),
            options: currencies.map((value) => ({ value, label: value })),
          }),
        ]}
      />
      {refunding && (
        <RefundTopUp
          topUp={refunding}
          customer={named(refunding)}
          onClose={() => setRefunding(undefined)}
        />
      )}
    </>
  )
}
