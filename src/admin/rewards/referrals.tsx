import { createDataTableColumnHelper, createDataTableFilterHelper, StatusBadge } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { Referral } from "../../../packages/types/admin"
import { useRead } from "../api/use-api"
import { Money, Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { nameOf, useCustomers } from "../components/people"
import { useText } from "../text/use-text"
import { useReferralReason } from "./referral-reason"

const STATUSES = ["open", "counted", "refused"] as const
const COLORS = { open: "grey", counted: "green", refused: "red" } as const
const column = createDataTableColumnHelper<Referral>()
const filter = createDataTableFilterHelper<Referral>()

/** Who brought whom, what each side gets, and why friends did not count. */
export function Referrals() {
  const { t } = useText()
  const reasonOf = useReferralReason()
  const state = useListState(["status"], "referrals")
  const { page, per_page } = state
  const referrals = useRead("walletAdmin", "/referrals", {
    query: { page, per_page, status: state.filter("status") as Referral["status"] | undefined },
  })
  const rows = referrals.data?.data ?? []
  const customers = useCustomers(rows.flatMap((row) => [row.referrer_id, row.friend_id]))
  const person = (id: string) => (
    <Link className="text-ui-fg-base underline" to={`/customers/${id}`}>
      {nameOf(customers.get(id)) ?? id}
    </Link>
  )
  const gets = ({ currency }: Referral, side: Referral["friend"]) =>
    side && currency && side.reason === null ? (
      <Money minor={side.amount} currency={currency} />
    ) : (
      "–"
    )
  return (
    <List
      title={t("rewards.referrals.title")}
      subtitle={t("rewards.referrals.subtitle")}
      prefix="referrals"
      query={referrals}
      getRowId={({ id }) => String(id)}
      isFiltered={state.isFiltered}
      empty={{ heading: t("rewards.referrals.empty") }}
      columns={[
        column.accessor("created_at", {
          header: t("wallets.when"),
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
        column.accessor("friend_id", {
          header: t("rewards.referrals.friend"),
          cell: ({ getValue }) => person(getValue()),
        }),
        column.accessor("referrer_id", {
          header: t("rewards.referrals.referrer"),
          cell: ({ getValue }) => person(getValue()),
        }),
        column.accessor("order_id", {
          header: t("rewards.order"),
          cell: ({ row: { original } }) =>
            original.medusa_order_id && (
              <Link
                className="text-ui-fg-base underline"
                to={`/orders/${original.medusa_order_id}`}
              >
                {`#${original.order_id}`}
              </Link>
            ),
        }),
        column.accessor("friend", {
          header: t("rewards.friendGets"),
          align: "right",
          cell: ({ row: { original } }) => gets(original, original.friend),
        }),
        column.accessor("referrer", {
          header: t("rewards.referrerGets"),
          align: "right",
          cell: ({ row: { original } }) => gets(original, original.referrer),
        }),
        column.accessor("status", {
          header: t("rewards.state"),
          cell: ({ row: { original } }) => (
            <StatusBadge color={COLORS[original.status]}>
              {t(`rewards.referrals.statuses.${original.status}`)}
            </StatusBadge>
          ),
        }),
        column.accessor("reason", {
          header: t("rewards.referrals.why"),
          cell: ({ row: { original } }) => {
            const reason = original.reason ?? original.referrer?.reason ?? original.friend?.reason
            return reason && reasonOf(reason)
          },
        }),
      ]}
      filters={[
        filter.accessor("status", {
          type: "radio",
          label: t("rewards.state"),
          options: STATUSES.map((value) => ({
            value,
            label: t(`rewards.referrals.statuses.${value}`),
          })),
        }),
      ]}
    />
  )
}
