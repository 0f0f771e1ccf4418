import { createDataTableColumnHelper, createDataTableFilterHelper, StatusBadge } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { Conversation } from "../../../packages/types/assistant-admin"
import { call } from "../api/request"
import { useRead } from "../api/use-api"
import { Moment, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { useText } from "../text/use-text"

const column = createDataTableColumnHelper<Conversation>()
const filter = createDataTableFilterHelper<Conversation>()
const OPENING_LENGTH = 80

/** What shoppers asked, one row a conversation; nothing says whose it is. */
export function Conversations() {
  const { t } = useText()
  const { number } = useFormat()
  const state = useListState(["rating", "has_removed"])
  const { page, per_page } = state
  const query = {
    rating: state.filter("rating") as "up" | "down" | undefined,
    has_removed: state.filter("has_removed") as "true" | "false" | undefined,
  }
  const found = useRead("assistantAdmin", "/conversations", { query: { ...query, page, per_page } })
  return (
    <List
      level="h1"
      title={t("conversations.title")}
      subtitle={t("conversations.subtitle")}
      query={found}
      getRowId={({ ref }) => ref}
      isFiltered={state.isFiltered}
      empty={{ heading: t("conversations.empty") }}
      columns={[
        column.accessor("updated_at", {
          header: t("wallets.when"),
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
        column.accessor("opening", {
          header: t("conversations.opening"),
          cell: ({ row: { original } }) => (
            <Link
              className="text-ui-fg-base underline"
              title={original.opening}
              to={`/assistant/conversations/${original.ref}`}
            >
              {shorten(original.opening) || t("conversations.noWords")}
            </Link>
          ),
        }),
        column.accessor("turns", {
          header: t("assistant.turns"),
          align: "right",
          cell: ({ getValue }) => number(getValue()),
        }),
        column.accessor("signed_in", {
          header: t("conversations.shopper"),
          cell: ({ getValue }) => t(getValue() ? "conversations.customer" : "conversations.guest"),
        }),
        column.accessor("removed", {
          header: t("conversations.removed"),
          align: "right",
          cell: ({ getValue }) =>
            getValue() > 0 ? (
              <StatusBadge color="orange">{number(getValue())}</StatusBadge>
            ) : (
              number(0)
            ),
        }),
        column.accessor("ratings", {
          header: t("assistant.rating"),
          cell: ({ getValue }) => {
            const { up, down } = getValue() as Conversation["ratings"]
            return up + down > 0 ? t("assistant.thumbsText", { up, down }) : "–"
          },
        }),
      ]}
      filters={[
        filter.custom({
          id: "rating",
          type: "radio",
          label: t("assistant.rating"),
          options: [
            { value: "up", label: t("assistant.up") },
            { value: "down", label: t("assistant.down") },
          ],
        }),
        filter.custom({
          id: "has_removed",
          type: "radio",
          label: t("conversations.removed"),
          options: [
            { value: "true", label: t("conversations.withRemoved") },
            { value: "false", label: t("conversations.withoutRemoved") },
          ],
        }),
      ]}
      csv={{
        name: "conversations",
        read: (asked) =>
          call("assistantAdmin", "get", "/conversations", { query: { ...query, ...asked } }),
        columns: [
          { header: "ref", value: (row) => row.ref },
          { header: "started_at", value: (row) => row.started_at },
          { header: "updated_at", value: (row) => row.updated_at },
          { header: "opening", value: (row) => row.opening },
          { header: "turns", value: (row) => row.turns },
          { header: "removed", value: (row) => row.removed },
          { header: "up", value: (row) => row.ratings.up },
          { header: "down", value: (row) => row.ratings.down },
        ],
      }}
    />
  )
}

function shorten(text: string): string {
  return text.length > OPENING_LENGTH ? `${text.slice(0, OPENING_LENGTH - 1)}…` : text
}
