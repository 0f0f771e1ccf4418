import { Badge, createDataTableColumnHelper, createDataTableFilterHelper } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { Problem, RemovedSentence } from "../../../packages/types/assistant-admin"
import { call } from "../api/request"
import { useRead } from "../api/use-api"
import { Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { useText } from "../text/use-text"

const column = createDataTableColumnHelper<RemovedSentence>()
const filter = createDataTableFilterHelper<RemovedSentence>()

/** In the order in which the service names them; the record makes sure that none is missing. */
const PROBLEMS = Object.keys({
  language: 0,
  invented: 0,
  number: 0,
  price: 0,
  discount: 0,
  stock: 0,
  rating: 0,
  delivery: 0,
  policy: 0,
  payment: 0,
  contact: 0,
  order: 0,
  action: 0,
  property: 0,
  comparison: 0,
  urgency: 0,
} satisfies Record<Problem, 0>) as Problem[]

/** Sentences that no shopper got to read, and why. */
export function Removals() {
  const { t } = useText()
  const state = useListState(["problem"])
  const { page, per_page } = state
  const query = { problem: state.filter("problem") as Problem | undefined }
  const found = useRead("assistantAdmin", "/removals", { query: { ...query, page, per_page } })
  return (
    <List
      level="h1"
      title={t("conversations.removals")}
      subtitle={t("conversations.removalsHint")}
      query={found}
      getRowId={({ id }) => String(id)}
      isFiltered={state.isFiltered}
      empty={{ heading: t("conversations.removalsEmpty") }}
      columns={[
        column.accessor("at", {
          header: t("wallets.when"),
          cell: ({ row: { original } }) => (
            <Link
              className="text-ui-fg-base underline"
              to={`/assistant/conversations/${original.conversation_ref}`}
            >
              <Moment at={original.at} />
            </Link>
          ),
        }),
        column.accessor("problem", {
          header: t("conversations.problem"),
          cell: ({ getValue }) => (
            <Badge size="2xsmall" color="orange">
              {t(`conversations.problems.${getValue() as Problem}`)}
            </Badge>
          ),
        }),
        column.accessor("sentence", {
          header: t("conversations.sentence"),
          cell: ({ getValue }) => (
            <span className="whitespace-normal break-words">{getValue()}</span>
          ),
        }),
        column.accessor("provider", {
          header: t("assistant.provider"),
          cell: ({ getValue }) => getValue() ?? "–",
        }),
      ]}
      filters={[
        filter.accessor("problem", {
          type: "radio",
          label: t("conversations.problem"),
          options: PROBLEMS.map((value) => ({
            value,
            label: t(`conversations.problems.${value}`),
          })),
        }),
      ]}
      csv={{
        name: "removed-statements",
        read: (asked) =>
          call("assistantAdmin", "get", "/removals", { query: { ...query, ...asked } }),
        columns: [
          { header: "at", value: (row) => row.at },
          { header: "problem", value: (row) => row.problem },
          { header: "sentence", value: (row) => row.sentence },
          { header: "provider", value: (row) => row.provider },
          { header: "conversation_ref", value: (row) => row.conversation_ref },
        ],
      }}
    />
  )
}
