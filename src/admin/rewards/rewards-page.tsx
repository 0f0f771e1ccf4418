import { createDataTableColumnHelper, StatusBadge, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useSearchParams } from "react-router-dom"
import type { RewardRule } from "../../../packages/types/admin"
import { useChange, useRead } from "../api/use-api"
import { Money, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"
import { Awards } from "./awards"
import { DryRun } from "./dry-run"
import { EditRule } from "./edit-rule"
import { useRate } from "./rate"
import { Referrals } from "./referrals"

const COLORS = { running: "green", paused: "grey", ended: "grey", later: "blue" } as const
const column = createDataTableColumnHelper<RewardRule>()

function stateOf({ active, starts_at, ends_at }: RewardRule): keyof typeof COLORS {
  if (ends_at !== null && new Date(ends_at) <= new Date()) return "ended"
  if (!active) return "paused"
  return new Date(starts_at) > new Date() ? "later" : "running"
}

/** The rules; beneath them what orders earned by the one that is chosen, and what it would have cost. */
export function Rewards() {
  const { t } = useText()
  const { date, number } = useFormat()
  const { rate } = useRate()
  const { may } = usePermissions()
  const { page, per_page } = useListState([])
  const rules = useRead("walletAdmin", "/rules", { query: { page, per_page } })
  const [search, setSearch] = useSearchParams()
  const [editing, setEditing] = useState<RewardRule | "new">()
  const { toggle, remove } = useDecisions()
  const chosen = rules.data?.data.find(({ id }) => String(id) === search.get("rule"))
  const choose = (rule: RewardRule) =>
    setSearch((before) => {
      before.set("rule", String(rule.id))
      return before
    })
  const actionsOf = (rule: RewardRule) => [
    { label: t("rewards.awards"), onClick: () => choose(rule) },
    ...(may("wallet:manage")
      ? [
          { label: t("common.edit"), onClick: () => setEditing(rule) },
          {
            label: rule.active ? t("rewards.pause") : t("rewards.resume"),
            onClick: () => toggle(rule),
          },
          { label: t("common.delete"), onClick: () => void remove(rule) },
        ]
      : []),
  ]
  return (
    <>
      <List
        level="h1"
        title={t("rewards.title")}
        subtitle={t("rewards.subtitle")}
        query={rules}
        getRowId={({ id }) => String(id)}
        empty={{ heading: t("rewards.empty") }}
        actions={
          may("wallet:manage")
            ? [{ label: t("rewards.add"), onClick: () => setEditing("new") }]
            : []
        }
        columns={[
          column.accessor("name", { header: t("rewards.name") }),
          column.accessor("basis_points", {
            header: t("rewards.rate"),
            cell: ({ row: { original } }) => rate(original),
          }),
          column.accessor("spent", {
            header: t("rewards.spent"),
            cell: ({ row: { original } }) => <Spent rule={original} />,
          }),
          column.accessor("starts_at", {
            header: t("rewards.when"),
            cell: ({ row: { original } }) =>
              `${date(original.starts_at)} – ${
                original.ends_at ? date(original.ends_at) : t("rewards.open")
              }`,
          }),
          column.accessor("priority", {
            header: t("rewards.priority"),
            align: "right",
            cell: ({ getValue }) => number(getValue()),
          }),
          column.accessor("active", {
            header: t("rewards.state"),
            cell: ({ row: { original } }) => (
              <StatusBadge color={COLORS[stateOf(original)]}>
                {t(`rewards.states.${stateOf(original)}`)}
              </StatusBadge>
            ),
          }),
          column.action({ actions: ({ row: { original } }) => actionsOf(original) }),
        ]}
      />
      {chosen && <DryRun key={`run-${chosen.id}`} rule={chosen} />}
      {chosen && <Awards key={`awards-${chosen.id}`} rule={chosen} />}
      {rules.data?.data.some(({ type }) => type === "referral") && <Referrals />}
      {editing && (
        <EditRule
          rule={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

/** What of a budget is spent, in words and as a bar. */
function Spent({ rule: { spent, budget, currency } }: { rule: RewardRule }) {
  const { t } = useText()
  const { money } = useFormat()
  if (budget === null) return <Money minor={spent} currency={currency} />
  const percent = Number((BigInt(spent) * 100n) / BigInt(budget))
  return (
    <div className="flex flex-col gap-y-1">
      <span className="whitespace-nowrap">
        {t("rewards.spentOf", { spent: money(spent, currency), budget: money(budget, currency) })}
      </span>
      <div className="bg-ui-bg-component-hover h-1 w-full rounded-full" aria-hidden>
        <div className="bg-ui-tag-blue-icon h-1 rounded-full" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}

function useDecisions() {
  const { t } = useText()
  const confirm = usePrompt()
  const change = useChange("walletAdmin", "patch", "/rules/{id}")
  const drop = useChange("walletAdmin", "delete", "/rules/{id}")
  const onError = (error: Error) => toast.error(error.message)
  const toggle = ({ id, active }: RewardRule) =>
    change.mutate(
      { params: { id }, body: { active: !active } },
      { onSuccess: () => toast.success(t("common.saved")), onError }
    )
  const remove = async ({ id, name }: RewardRule) => {
    const sure = await confirm({
      title: t("rewards.deleteTitle", { name }),
      description: t("rewards.deleteText"),
      confirmText: t("common.delete"),
      cancelText: t("common.cancel"),
    })
    if (!sure) return
    drop.mutate(
      { params: { id } },
      { onSuccess: () => toast.success(t("common.deleted")), onError }
    )
  }
  return { toggle, remove }
}
