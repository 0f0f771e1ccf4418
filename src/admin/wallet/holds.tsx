import {
  createDataTableColumnHelper,
  createDataTableFilterHelper,
  StatusBadge,
  toast,
  usePrompt,
} from "@medusajs/ui"
import { useState } from "react"
import type { Hold, Wallet } from "../../../packages/types"
import { useChange, useRead } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"
import { CommitHold, ExtendHold, ReleasePart } from "./hold-forms"
import { newIdempotencyKey } from "./idempotency-key"

const STATUSES = ["active", "committed", "released", "lapsed"] as const
const COLORS = { active: "orange", committed: "blue", released: "green", lapsed: "grey" } as const
const column = createDataTableColumnHelper<Hold>()
const filter = createDataTableFilterHelper<Hold>()

interface HoldsProps {
  wallet: Wallet
  customer: string
}

/**
 * What is set aside in a wallet. A hold that somebody made by hand can be committed, extended and
 * released here; one that a cart or a payment needs ends with it.
 */
export function Holds({ wallet, customer }: HoldsProps) {
  const { t } = useText()
  const [form, setForm] = useState<{ kind: "commit" | "extend" | "release"; hold: Hold }>()
  const state = useListState(["status"], "holds")
  const { page, per_page } = state
  const status = (state.filter("status") ?? "active") as Hold["status"]
  const holds = useRead("wallet", "/wallets/{id}/holds", {
    params: { id: wallet.id },
    query: { status, page, per_page },
  })
  const actionsOf = useActions(customer, (kind, hold) => setForm({ kind, hold }))
  const close = () => setForm(undefined)
  const named = (kind: ReturnType<typeof kindOf>) =>
    kind === "withdrawal"
      ? t("withdrawals.approvals.operations.withdrawal")
      : t(`holds.sources.${kind}`)
  return (
    <>
      <List
        title={t("holds.title")}
        subtitle={t("holds.subtitle")}
        prefix="holds"
        query={holds}
        getRowId={({ id }) => String(id)}
        isFiltered={state.isFiltered}
        empty={{ heading: t("holds.empty") }}
        columns={[
          column.accessor("created_at", {
            header: t("wallets.when"),
            cell: ({ getValue }) => <Moment at={getValue()} />,
          }),
          column.accessor("status", {
            header: t("holds.status"),
            cell: ({ getValue }) => (
              <StatusBadge color={COLORS[getValue() as Hold["status"]]}>
                {t(`holds.statuses.${getValue() as Hold["status"]}`)}
              </StatusBadge>
            ),
          }),
          column.accessor("reason", { header: t("wallets.reason") }),
          column.accessor("source", {
            header: t("holds.source"),
            cell: ({ getValue }) => (
              <span title={getValue() ?? undefined}>{named(kindOf(getValue()))}</span>
            ),
          }),
          column.accessor("amount", {
            header: t("wallets.amount"),
            align: "right",
            cell: ({ getValue }) => <Money minor={getValue()} currency={wallet.currency} />,
          }),
          column.accessor("remaining", {
            header: t("wallets.held"),
            align: "right",
            cell: ({ getValue }) => <Money minor={getValue()} currency={wallet.currency} />,
          }),
          column.accessor("expiry_date", {
            header: t("holds.lapses"),
            cell: ({ getValue }) => <Moment at={getValue()} />,
          }),
          column.action({ actions: ({ row: { original } }) => actionsOf(original) }),
        ]}
        filters={[
          filter.accessor("status", {
            type: "radio",
            label: t("holds.status"),
            options: STATUSES.map((value) => ({ value, label: t(`holds.statuses.${value}`) })),
          }),
        ]}
      />
      {form?.kind === "commit" && (
        <CommitHold hold={form.hold} customer={customer} onClose={close} />
      )}
      {form?.kind === "extend" && (
        <ExtendHold hold={form.hold} customer={customer} onClose={close} />
      )}
      {form?.kind === "release" && (
        <ReleasePart hold={form.hold} customer={customer} onClose={close} />
      )}
    </>
  )
}

/** What a hold is for: `payment_session:`, `cart:` or `withdrawal:` and an id, or nothing that the store knows. */
function kindOf(source: string | null): "payment" | "cart" | "withdrawal" | "hand" {
  if (source === null) return "hand"
  if (source.startsWith("withdrawal:")) return "withdrawal"
  return source.startsWith("cart:") ? "cart" : "payment"
}

/** What the signed-in member of staff can do about a hold. */
function useActions(
  customer: string,
  open: (kind: "commit" | "extend" | "release", hold: Hold) => void
) {
  const { t } = useText()
  const { money } = useFormat()
  const { may } = usePermissions()
  const confirm = usePrompt()
  const release = useChange("wallet", "post", "/holds/{id}/release")
  const ask = async ({ id, remaining, currency }: Hold) => {
    const amount = money(remaining, currency)
    const sure = await confirm({
      title: t("holds.releaseTitle", { amount }),
      description: t("holds.releaseText", { amount, customer }),
      confirmText: t("holds.release"),
      cancelText: t("common.cancel"),
    })
    if (!sure) return
    release.mutate(
      { params: { id }, body: {}, idempotencyKey: newIdempotencyKey() },
      {
        onSuccess: () => toast.success(t("holds.released", { amount, customer })),
        onError: (error) => toast.error(error.message),
      }
    )
  }
  return (hold: Hold) => {
    if (hold.status !== "active" || hold.source !== null) return []
    return [
      ...(may("wallet:write")
        ? [{ label: t("holds.commit"), onClick: () => open("commit", hold) }]
        : []),
      ...(may("wallet:manage")
        ? [
            // One that never lapses by itself can't last longer.
            ...(hold.expiry_date === null
              ? []
              : [{ label: t("holds.extend"), onClick: () => open("extend", hold) }]),
            { label: t("holds.release"), onClick: () => void ask(hold) },
            { label: t("holds.releasePart"), onClick: () => open("release", hold) },
          ]
        : []),
    ]
  }
}
