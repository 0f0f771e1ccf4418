import { createDataTableColumnHelper, createDataTableFilterHelper, StatusBadge } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { Handover } from "../../../packages/types/assistant-admin"
import { call } from "../api/request"
import { useRead } from "../api/use-api"
import { Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { Actor } from "../components/people"
import { useText } from "../text/use-text"

const column = createDataTableColumnHelper<Handover>()
const filter = createDataTableFilterHelper<Handover>()
const REQUEST_LENGTH = 80
const COLORS = { open: "orange", taken: "blue", closed: "green" } as const
const STATUSES = ["open", "taken", "closed"] as const

/** What shoppers ask a person for: who, what, and who of the staff sees to it. */
export function Handovers() {
  const { t } = useText()
  const state = useListState(["status", "unclosed"])
  const { page, per_page, q } = state
  const query = {
    status: state.filter("status") as Handover["status"] | undefined,
    unclosed: state.filter("unclosed") as "true" | undefined,
    q,
  }
  const found = useRead("assistantAdmin", "/handovers", { query: { ...query, page, per_page } })
  return (
    <List
      level="h1"
      title={t("handovers.title")}
      subtitle={t("handovers.subtitle")}
      query={found}
      getRowId={({ id }) => id}
      isFiltered={state.isFiltered}
      search
      empty={{ heading: t("handovers.empty") }}
      columns={[
        column.accessor("created_at", {
          header: t("wallets.when"),
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
        column.accessor("request", {
          header: t("handovers.request"),
          cell: ({ row: { original } }) => (
            <Link
              className="text-ui-fg-base underline"
              title={original.request}
              to={`/assistant/handovers/${original.id}`}
              dir="auto"
            >
              {shorten(original.request)}
            </Link>
          ),
        }),
        column.accessor("customer", {
          header: t("handovers.shopper"),
          cell: ({ row: { original } }) => <WhoAsks handover={original} />,
        }),
        column.accessor("status", {
          header: t("handovers.status"),
          cell: ({ getValue }) => <HandoverStatus status={getValue()} />,
        }),
        column.accessor("taken_by", {
          header: t("handovers.takenBy"),
          cell: ({ getValue }) => {
            const actor = getValue()
            return actor ? <Actor actor={actor} /> : "–"
          },
        }),
      ]}
      filters={[
        filter.custom({
          id: "status",
          type: "radio",
          label: t("handovers.status"),
          options: STATUSES.map((value) => ({ value, label: t(`handovers.statuses.${value}`) })),
        }),
        filter.custom({
          id: "unclosed",
          type: "radio",
          label: t("handovers.unclosed"),
          options: [{ value: "true", label: t("handovers.unclosed") }],
        }),
      ]}
      csv={{
        name: "handovers",
        read: (asked) =>
          call("assistantAdmin", "get", "/handovers", { query: { ...query, ...asked } }),
        columns: [
          { header: "id", value: (row) => row.id },
          { header: "created_at", value: (row) => row.created_at },
          { header: "status", value: (row) => row.status },
          { header: "request", value: (row) => row.request },
          { header: "language", value: (row) => row.language },
          { header: "customer", value: (row) => row.customer?.id ?? "" },
          { header: "email", value: (row) => row.email ?? row.customer?.email ?? "" },
          { header: "order", value: (row) => row.order_number?.toString() ?? "" },
          { header: "taken_by", value: (row) => row.taken_by ?? "" },
        ],
      }}
    />
  )
}

export function HandoverStatus({ status }: Pick<Handover, "status">) {
  const { t } = useText()
  return <StatusBadge color={COLORS[status]}>{t(`handovers.statuses.${status}`)}</StatusBadge>
}

/** The customer, or how a guest is reached. */
export function WhoAsks({ handover: { customer, email, sender } }: { handover: Handover }) {
  const { t } = useText()
  if (!customer) return <span>{email ?? sender ?? t("handovers.guest")}</span>
  return (
    <Link className="text-ui-fg-base underline" to={`/customers/${customer.id}`}>
      {customer.name ?? customer.email ?? customer.id}
    </Link>
  )
}

function shorten(text: string): string {
  return text.length > REQUEST_LENGTH ? `${text.slice(0, REQUEST_LENGTH - 1)}…` : text
}
