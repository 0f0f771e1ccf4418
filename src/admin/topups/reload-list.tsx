import { createDataTableColumnHelper, createDataTableFilterHelper, StatusBadge } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { StaffReload } from "../../../packages/types/admin"
import { useRead } from "../api/use-api"
import { Money, Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { nameOf, useCustomers } from "../components/people"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"
import { ResolveReload } from "./resolve-reload"

const STATES = [
  "queued",
  "charging",
  "captured",
  "declined",
  "needs_customer",
  "unknown",
] as const satisfies readonly StaffReload["state"][]
const COLORS = {
  queued: "grey",
  charging: "orange",
  captured: "green",
  declined: "red",
  needs_customer: "orange",
  unknown: "red",
} as const
const PREFIX = "reloads"
const column = createDataTableColumnHelper<StaffReload>()
const filter = createDataTableFilterHelper<StaffReload>()

/** Every attempt to reload a wallet; of one that is unknown staff say what they found out. */
export function ReloadList() {
  const { t } = useText()
  const { may } = usePermissions()
  const state = useListState(["state"], PREFIX)
  const { page, per_page } = state
  const wanted = STATES.find((one) => one === state.filter("state"))
  const reloads = useRead("walletAdmin", "/reloads", {
    query: { page, per_page, state: wanted },
  })
  const customers = useCustomers((reloads.data?.data ?? []).map(({ customer_id }) => customer_id))
  const named = ({ customer_id }: StaffReload) => nameOf(customers.get(customer_id)) ?? customer_id
  const [resolving, setResolving] = useState<StaffReload>()
  const actionsOf = (reload: StaffReload) =>
    may("wallet:manage") && reload.state === "unknown"
      ? [{ label: t("reloads.resolve"), onClick: () => setResolving(reload) }]
      : []
  return (
    <>
      <List
        prefix={PREFIX}
        title={t("reloads.title")}
        subtitle={t("reloads.subtitle")}
        query={reloads}
        getRowId={({ id }) => String(id)}
        isFiltered={state.isFiltered}
        empty={{ heading: t("reloads.empty") }}
        columns={[
          column.accessor("queued_at", {
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
          column.accessor("state", {
            header: t("topups.status"),
            cell: ({ row: { original } }) => (
              <StatusBadge color={COLORS[original.state]}>
                {t(`reloads.states.${original.state}`)}
              </StatusBadge>
            ),
          }),
          column.accessor("reason", {
            header: t("reloads.reason"),
            cell: ({ row: { original } }) => original.note ?? original.reason ?? "–",
          }),
          column.accessor("amount", {
            header: t("wallets.amount"),
            align: "right",
            cell: ({ row: { original } }) => (
              <Money minor={original.amount} currency={original.currency} />
            ),
          }),
          column.accessor("provider_id", { header: t("topups.provider") }),
          column.action({ actions: ({ row: { original } }) => actionsOf(original) }),
        ]}
        filters={[
          filter.accessor("state", {
            type: "radio",
            label: t("topups.status"),
            options: STATES.map((value) => ({ value, label: t(`reloads.states.${value}`) })),
          }),
        ]}
      />
      {resolving && (
        <ResolveReload
          reload={resolving}
          customer={named(resolving)}
          onClose={() => setResolving(undefined)}
        />
      )}
    </>
  )
}
