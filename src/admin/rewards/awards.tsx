import { createDataTableColumnHelper, createDataTableFilterHelper, StatusBadge } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { Reward, RewardRule } from "../../../packages/types/admin"
import { useRead } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { nameOf, useCustomers } from "../components/people"
import { useText } from "../text/use-text"
import { useRate } from "./rate"

const STATUSES = ["waiting", "pending", "awarded", "taken_back", "refused"] as const
const COLORS = {
  waiting: "grey",
  pending: "orange",
  awarded: "green",
  taken_back: "blue",
  refused: "red",
} as const
const column = createDataTableColumnHelper<Reward>()
const filter = createDataTableFilterHelper<Reward>()

/** What orders earned by a rule, and why others did not. */
export function Awards({ rule }: { rule: RewardRule }) {
  const { t } = useText()
  const { money } = useFormat()
  const { threshold } = useRate()
  const state = useListState(["status"], "awards")
  const { page, per_page } = state
  const awards = useRead("walletAdmin", "/rules/{id}/awards", {
    params: { id: rule.id },
    query: { page, per_page, status: state.filter("status") as Reward["status"] | undefined },
  })
  const customers = useCustomers((awards.data?.data ?? []).map(({ customer_id }) => customer_id))
  return (
    <List
      title={t("rewards.awardsOf", { name: rule.name })}
      prefix="awards"
      query={awards}
      getRowId={({ id }) => String(id)}
      isFiltered={state.isFiltered}
      empty={{ heading: t("rewards.awardsEmpty") }}
      columns={[
        column.accessor("created_at", {
          header: t("wallets.when"),
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
        column.accessor("order_id", {
          header: t("rewards.order"),
          cell: ({ row: { original } }) => (
            <Link className="text-ui-fg-base underline" to={`/orders/${original.medusa_order_id}`}>
              {`#${original.order_id}`}
            </Link>
          ),
        }),
        column.accessor("customer_id", {
          header: t("wallets.customer"),
          cell: ({ getValue }) => nameOf(customers.get(getValue())) ?? getValue(),
        }),
        ...(rule.type === "referral"
          ? [
              column.accessor("side", {
                header: t("rewards.side"),
                cell: ({ getValue }) => {
                  const side = getValue()
                  return side && t(`rewards.sides.${side}`)
                },
              }),
            ]
          : []),
        column.accessor("base", {
          header: rule.type === "milestone" ? t("rewards.step") : t("rewards.base"),
          align: "right",
          cell: ({ row: { original } }) =>
            original.step === null ? (
              <Money minor={original.base ?? "0"} currency={original.currency} />
            ) : (
              threshold(rule, original.step)
            ),
        }),
        column.accessor("amount", {
          header: t("wallets.amount"),
          align: "right",
          cell: ({ row: { original } }) => (
            <Money minor={original.amount} currency={original.currency} />
          ),
        }),
        column.accessor("taken_back", {
          header: t("rewards.takenBack"),
          align: "right",
          cell: ({ row: { original } }) => (
            <Money minor={original.taken_back} currency={original.currency} />
          ),
        }),
        column.accessor("status", {
          header: t("rewards.state"),
          cell: ({ row: { original } }) => (
            <StatusBadge color={COLORS[original.status]}>
              {t(`rewards.statuses.${original.status}`)}
            </StatusBadge>
          ),
        }),
        column.accessor("pending_until", {
          header: t("rewards.due"),
          cell: ({ row: { original } }) => {
            if (original.reason) return t(`rewards.reasons.${original.reason}`)
            if (original.missing !== "0") {
              return t("rewards.missing", { amount: money(original.missing, original.currency) })
            }
            return <Moment at={original.awarded_at ?? original.pending_until} />
          },
        }),
      ]}
      filters={[
        filter.accessor("status", {
          type: "radio",
          label: t("rewards.state"),
          options: STATUSES.map((value) => ({ value, label: t(`rewards.statuses.${value}`) })),
        }),
      ]}
    />
  )
}
