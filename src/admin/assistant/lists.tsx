import { createDataTableColumnHelper, createDataTableFilterHelper, StatusBadge } from "@medusajs/ui"
import type { AgentEvent, FeedbackRecord } from "../../../packages/types/assistant-admin"
import { call } from "../api/request"
import { useRead } from "../api/use-api"
import { Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { useText } from "../text/use-text"

const feedback = createDataTableColumnHelper<FeedbackRecord>()
const feedbackFilter = createDataTableFilterHelper<FeedbackRecord>()

/** What shoppers think of answers. */
export function Feedback() {
  const { t } = useText()
  const state = useListState(["rating"])
  const { page, per_page } = state
  const query = { rating: state.filter("rating") as FeedbackRecord["rating"] | undefined }
  const found = useRead("assistantAdmin", "/feedback", { query: { ...query, page, per_page } })
  return (
    <List
      level="h1"
      title={t("assistant.feedback")}
      subtitle={t("assistant.feedbackHint")}
      query={found}
      getRowId={({ id }) => id}
      isFiltered={state.isFiltered}
      empty={{ heading: t("assistant.feedbackEmpty") }}
      columns={[
        feedback.accessor("at", {
          header: t("wallets.when"),
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
        feedback.accessor("rating", {
          header: t("assistant.rating"),
          cell: ({ getValue }) => (
            <StatusBadge color={getValue() === "up" ? "green" : "red"}>
              {t(`assistant.${getValue() as FeedbackRecord["rating"]}`)}
            </StatusBadge>
          ),
        }),
        feedback.accessor("reason", {
          header: t("assistant.reason"),
          cell: ({ getValue }) => getValue() ?? "–",
        }),
        feedback.accessor("provider", {
          header: t("assistant.provider"),
          cell: ({ getValue }) => getValue() ?? "–",
        }),
        feedback.accessor("tools", {
          header: t("assistant.lookedUp"),
          cell: ({ getValue }) => getValue()?.join(", ") ?? "–",
        }),
      ]}
      filters={[
        feedbackFilter.accessor("rating", {
          type: "radio",
          label: t("assistant.rating"),
          options: [
            { value: "up", label: t("assistant.up") },
            { value: "down", label: t("assistant.down") },
          ],
        }),
      ]}
      csv={{
        name: "feedback",
        read: (asked) =>
          call("assistantAdmin", "get", "/feedback", { query: { ...query, ...asked } }),
        columns: [
          { header: "at", value: (row) => row.at },
          { header: "rating", value: (row) => row.rating },
          { header: "reason", value: (row) => row.reason },
          { header: "provider", value: (row) => row.provider },
        ],
      }}
    />
  )
}

const ACTIONS = [
  "policy",
  "catalog",
  "search",
  "product",
  "lookup",
  "handoff",
  "opened",
  "checkout",
  "escalated",
  "purchase",
] as const
const event = createDataTableColumnHelper<AgentEvent>()
const eventFilter = createDataTableFilterHelper<AgentEvent>()

/** What agents did. */
export function AgentTraffic() {
  const { t } = useText()
  const state = useListState(["action", "at"])
  const { page, per_page } = state
  const query = {
    action: state.filter("action") as AgentEvent["action"] | undefined,
    ...state.range("at"),
  }
  const found = useRead("assistantAdmin", "/agent-log", { query: { ...query, page, per_page } })
  return (
    <List
      level="h1"
      title={t("assistant.agents")}
      subtitle={t("assistant.agentsHint")}
      query={found}
      getRowId={({ id }) => String(id)}
      isFiltered={state.isFiltered}
      empty={{ heading: t("assistant.agentsEmpty") }}
      columns={[
        event.accessor("at", {
          header: t("wallets.when"),
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
        event.accessor("action", {
          // The host's table has no room for a column of the name "action": it takes it for its menus.
          id: "did",
          header: t("assistant.action"),
          cell: ({ getValue }) => t(`assistant.actions.${getValue() as AgentEvent["action"]}`),
        }),
        event.accessor("agent", {
          header: t("assistant.agent"),
          cell: ({ getValue }) => getValue() ?? t("assistant.person"),
        }),
        event.accessor("query", {
          header: t("assistant.query"),
          cell: ({ getValue }) => getValue() ?? "–",
        }),
        event.accessor("found", {
          header: t("assistant.found"),
          align: "right",
          cell: ({ getValue }) => getValue() ?? "–",
        }),
        event.accessor("via", { header: t("assistant.via") }),
      ]}
      filters={[
        eventFilter.accessor("action", {
          type: "radio",
          label: t("assistant.action"),
          options: ACTIONS.map((value) => ({ value, label: t(`assistant.actions.${value}`) })),
        }),
        eventFilter.accessor("at", {
          type: "date",
          label: t("wallets.when"),
          format: "date",
          rangeOptionStartLabel: t("common.from"),
          rangeOptionEndLabel: t("common.until"),
          options: [],
        }),
      ]}
      csv={{
        name: "agents",
        read: (asked) =>
          call("assistantAdmin", "get", "/agent-log", { query: { ...query, ...asked } }),
        columns: [
          { header: "at", value: (row) => row.at },
          { header: "action", value: (row) => row.action },
          { header: "agent", value: (row) => row.agent },
          { header: "query", value: (row) => row.query },
          { header: "found", value: (row) => row.found },
          { header: "via", value: (row) => row.via },
        ],
      }}
    />
  )
}
