import { createDataTableColumnHelper, createDataTableFilterHelper, Text } from "@medusajs/ui"
import { useState } from "react"
import type { UnmetQuery } from "../../../packages/types/assistant-admin"
import { call } from "../api/request"
import { useRead } from "../api/use-api"
import { Moment, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { useText } from "../text/use-text"
import { LostDemand } from "./lost-demand"
import { Synonyms } from "./synonyms"

const unmet = createDataTableColumnHelper<UnmetQuery>()
const unmetFilter = createDataTableFilterHelper<UnmetQuery>()

/** What was searched for in vain, and what would help. */
export function UnmetDemand() {
  const { t } = useText()
  const { number } = useFormat()
  const [chosen, setChosen] = useState<UnmetQuery>()
  const state = useListState(["last_seen"])
  const { page, per_page } = state
  const query = { ...state.range("last_seen"), grouped: "true" as const }
  const found = useRead("assistantAdmin", "/unmet-queries", { query: { ...query, page, per_page } })
  return (
    <>
      <List
        level="h1"
        title={t("assistant.unmet")}
        subtitle={t("assistant.unmetHint")}
        query={found}
        getRowId={({ query: searched }) => searched}
        isFiltered={state.isFiltered}
        empty={{ heading: t("assistant.unmetEmpty") }}
        columns={[
          unmet.accessor("query", {
            header: t("assistant.query"),
            cell: ({ row: { original } }) => <Queries unmet={original} />,
          }),
          unmet.accessor("count", {
            header: t("assistant.times"),
            align: "right",
            cell: ({ getValue }) => number(getValue()),
          }),
          unmet.accessor("first_seen", {
            header: t("assistant.first"),
            cell: ({ getValue }) => <Moment at={getValue()} />,
          }),
          unmet.accessor("last_seen", {
            header: t("assistant.last"),
            cell: ({ getValue }) => <Moment at={getValue()} />,
          }),
          unmet.action({
            actions: ({ row: { original } }) => [
              { label: t("demand.open"), onClick: () => setChosen(original) },
            ],
          }),
        ]}
        filters={[
          unmetFilter.accessor("last_seen", {
            type: "date",
            label: t("assistant.last"),
            format: "date",
            rangeOptionStartLabel: t("common.from"),
            rangeOptionEndLabel: t("common.until"),
            options: [],
          }),
        ]}
        csv={{
          name: "unmet-demand",
          read: (asked) =>
            call("assistantAdmin", "get", "/unmet-queries", { query: { ...query, ...asked } }),
          columns: [
            { header: "query", value: (row) => row.query },
            { header: "count", value: (row) => row.count },
            { header: "alike", value: (row) => othersOf(row).join(", ") },
            { header: "first_seen", value: (row) => row.first_seen },
            { header: "last_seen", value: (row) => row.last_seen },
          ],
        }}
      />
      <Synonyms />
      {chosen && <LostDemand unmet={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** The other ways in which the same was asked for. */
function othersOf({ query, alike = [] }: UnmetQuery): string[] {
  return alike.map((each) => each.query).filter((each) => each !== query)
}

function Queries({ unmet: asked }: { unmet: UnmetQuery }) {
  const { t } = useText()
  const others = othersOf(asked)
  return (
    <div className="flex flex-col py-1">
      <span>{asked.query}</span>
      {others.length > 0 && (
        <Text size="xsmall" leading="compact" className="text-ui-fg-subtle whitespace-normal">
          {t("demand.alike", { queries: others.join(", ") })}
        </Text>
      )}
    </div>
  )
}
