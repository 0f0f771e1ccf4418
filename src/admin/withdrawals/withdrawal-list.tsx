import { createDataTableColumnHelper, createDataTableFilterHelper, StatusBadge } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { Withdrawal } from "../../../packages/types"
import { useRead } from "../api/use-api"
import { Money, Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { nameOf, useCustomers } from "../components/people"
import { useText } from "../text/use-text"
import { useCurrencies } from "../wallet/use-currencies"
import { useDecisions } from "./decide"

const STATUSES = ["requested", "approved", "paid", "rejected", "canceled"] as const
const COLORS = {
  requested: "orange",
  approved: "blue",
  paid: "green",
  rejected: "red",
  canceled: "grey",
} as const
const column = createDataTableColumnHelper<Withdrawal>()
const filter = createDataTableFilterHelper<Withdrawal>()

/** What customers want paid out, with what the signed-in member of staff may decide about it. */
export function WithdrawalList() {
  const { t } = useText()
  const state = useListState(["status", "currency"])
  const { page, per_page } = state
  const withdrawals = useRead("wallet", "/withdrawals", {
    query: {
      page,
      per_page,
      status: state.filter("status") as Withdrawal["status"] | undefined,
      currency: state.filter("currency"),
    },
  })
  const customers = useCustomers(
    (withdrawals.data?.data ?? []).map(({ customer_id }) => customer_id)
  )
  const named = ({ customer_id }: Withdrawal) => nameOf(customers.get(customer_id)) ?? customer_id
  const currencies = useCurrencies()
  const { actionsOf, form } = useDecisions(named)
  return (
    <>
      <List
        level="h1"
        title={t("withdrawals.title")}
        subtitle={t("withdrawals.subtitle")}
        query={withdrawals}
        getRowId={({ id }) => String(id)}
        isFiltered={state.isFiltered}
        empty={{ heading: t("withdrawals.empty") }}
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
          column.accessor("amount", {
            header: t("wallets.amount"),
            align: "right",
            cell: ({ row: { original } }) => (
              <Money minor={original.amount} currency={original.currency} />
            ),
          }),
          column.accessor("status", {
            header: t("withdrawals.status"),
            cell: ({ row: { original } }) => (
              <StatusBadge color={COLORS[original.status]}>
                {t(`withdrawals.statuses.${original.status}`)}
              </StatusBadge>
            ),
          }),
          column.accessor("destination", {
            header: t("withdrawals.destination"),
            cell: ({ getValue }) => {
              const destination = getValue()
              if (destination === undefined) return "–"
              return (
                <span className="whitespace-pre-wrap break-words">
                  {destination ?? t("withdrawals.erased")}
                </span>
              )
            },
          }),
          column.accessor("reference", {
            header: t("withdrawals.reference"),
            cell: ({ row: { original } }) => original.reference ?? original.reason ?? "–",
          }),
          column.action({ actions: ({ row: { original } }) => actionsOf(original) }),
        ]}
        filters={[
          filter.accessor("status", {
            type: "radio",
            label: t("withdrawals.status"),
            options: STATUSES.map((value) => ({
              value,
              label: t(`withdrawals.statuses.${value}`),
            })),
          }),
          filter.accessor("currency", {
            type: "radio",
            label: t("wallets.currency"),
            options: currencies.map((value) => ({ value, label: value })),
          }),
        ]}
      />
      {form}
    </>
  )
}
