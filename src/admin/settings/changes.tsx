import { createDataTableColumnHelper } from "@medusajs/ui"
import type { SettingChangeRecord } from "../../../packages/types/admin"
import { useRead } from "../api/use-api"
import { Moment } from "../components/format"
import { List, useListState } from "../components/list"
import { Actor } from "../components/people"
import { useText } from "../text/use-text"

const change = createDataTableColumnHelper<SettingChangeRecord>()

/** Who changed which setting of a service. */
export function SettingChanges({ service }: { service: "wallet" | "assistant" }) {
  const { t, optional } = useText()
  const { page, per_page } = useListState([], "changes")
  const query = { page, per_page }
  const wallet = useRead(
    "walletAdmin",
    "/settings/changes",
    { query },
    { enabled: service === "wallet" }
  )
  const assistant = useRead(
    "assistantAdmin",
    "/settings/changes",
    { query },
    { enabled: service === "assistant" }
  )
  const shown = (value: unknown) => (
    <code dir="ltr" className="break-all text-xs">
      {value === null ? "–" : JSON.stringify(value)}
    </code>
  )
  const columns = [
    change.accessor("changed_at", {
      header: t("wallets.when"),
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    change.accessor("key", {
      header: t("settings.setting"),
      cell: ({ getValue }) => optional(`settings.names.${getValue()}`) ?? getValue(),
    }),
    change.accessor("changed_by", {
      header: t("wallets.who"),
      cell: ({ getValue }) => <Actor actor={getValue()} />,
    }),
    change.accessor("old_value", {
      header: t("settings.before"),
      cell: ({ getValue }) => shown(getValue()),
    }),
    change.accessor("new_value", {
      header: t("settings.after"),
      cell: ({ getValue }) => shown(getValue()),
    }),
  ]
  return (
    <List
      title={t("settings.changes")}
      subtitle={t("settings.changesHint")}
      prefix="changes"
      query={service === "wallet" ? wallet : assistant}
      columns={columns}
      getRowId={({ id }) => String(id)}
    />
  )
}
