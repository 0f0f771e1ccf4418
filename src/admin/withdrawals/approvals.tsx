import {
  createDataTableColumnHelper,
  createDataTableFilterHelper,
  StatusBadge,
  toast,
  usePrompt,
} from "@medusajs/ui"
import { useState } from "react"
import type { Approval } from "../../../packages/types/admin"
import { useChange, useHost, useRead } from "../api/use-api"
import { Money, Moment, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { Actor, nameOf, useCustomers } from "../components/people"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"
import { AskText } from "./ask-text"

const STATUSES = ["pending", "approved", "executed", "failed", "rejected", "expired"] as const
const COLORS = {
  pending: "orange",
  approved: "blue",
  executed: "green",
  failed: "red",
  rejected: "red",
  expired: "grey",
} as const
/** What a role that may write wallets decides; all else takes one that manages them. */
const WRITTEN = new Set<Approval["operation"]>(["credit", "debit", "hold_commit"])
const column = createDataTableColumnHelper<Approval>()
const filter = createDataTableFilterHelper<Approval>()

/** What one person asked for and a second has to agree to. */
export function Approvals() {
  const { t } = useText()
  const state = useListState(["status"], "approvals")
  const { page, per_page } = state
  const status = (state.filter("status") ?? "pending") as Approval["status"]
  const approvals = useRead("walletAdmin", "/approvals", { query: { page, per_page, status } })
  const { actionsOf, form } = useAnswers(approvals.data?.data ?? [])
  return (
    <>
      <List
        title={t("withdrawals.approvals.title")}
        subtitle={t("withdrawals.approvals.subtitle")}
        prefix="approvals"
        query={approvals}
        getRowId={({ id }) => String(id)}
        isFiltered={state.isFiltered}
        empty={{ heading: t("withdrawals.approvals.empty") }}
        columns={[
          column.accessor("created_at", {
            header: t("wallets.when"),
            cell: ({ getValue }) => <Moment at={getValue()} />,
          }),
          column.accessor("operation", {
            header: t("withdrawals.approvals.operation"),
            cell: ({ row: { original } }) =>
              t(`withdrawals.approvals.operations.${original.operation}`),
          }),
          column.accessor("customer_id", {
            header: t("wallets.customer"),
            cell: ({ getValue }) => {
              const customer = getValue()
              return customer ? <Actor actor={`customer:${customer}`} /> : "–"
            },
          }),
          column.accessor("amount", {
            header: t("wallets.amount"),
            align: "right",
            cell: ({ row: { original } }) => (
              <Money minor={original.amount} currency={original.currency} />
            ),
          }),
          column.accessor("reason", {
            header: t("wallets.reason"),
            cell: ({ row: { original } }) =>
              original.failure?.message ?? original.decision_reason ?? original.reason,
          }),
          column.accessor("requested_by", {
            header: t("withdrawals.approvals.by"),
            cell: ({ getValue }) => <Actor actor={getValue()} />,
          }),
          column.accessor("expires_at", {
            header: t("withdrawals.approvals.until"),
            cell: ({ getValue }) => <Moment at={getValue()} />,
          }),
          column.accessor("status", {
            header: t("withdrawals.status"),
            cell: ({ row: { original } }) => (
              <StatusBadge color={COLORS[original.status]}>
                {t(`withdrawals.approvals.statuses.${original.status}`)}
              </StatusBadge>
            ),
          }),
          column.action({ actions: ({ row: { original } }) => actionsOf(original) }),
        ]}
        filters={[
          filter.accessor("status", {
            type: "radio",
            label: t("withdrawals.status"),
            options: STATUSES.map((value) => ({
              value,
              label: t(`withdrawals.approvals.statuses.${value}`),
            })),
          }),
        ]}
      />
      {form}
    </>
  )
}

/** What the signed-in member of staff may answer: what they asked for themselves, they only take back. */
function useAnswers(shown: Approval[]) {
  const { t } = useText()
  const { money } = useFormat()
  const { may } = usePermissions()
  const confirm = usePrompt()
  const me = useHost<{ user: { id: string } }>("/admin/users/me")
  const customers = useCustomers(shown.flatMap(({ customer_id }) => customer_id ?? []))
  const [rejected, setRejected] = useState<Approval>()
  const approve = useChange("walletAdmin", "post", "/approvals/{id}/approve")
  const reject = useChange("walletAdmin", "post", "/approvals/{id}/reject")
  const amountOf = ({ amount, currency }: Approval) => money(amount, currency)

  const ask = async (approval: Approval) => {
    const amount = amountOf(approval)
    const customer = approval.customer_id
      ? (nameOf(customers.get(approval.customer_id)) ?? approval.customer_id)
      : t("withdrawals.approvals.nobody")
    const what = t(`withdrawals.approvals.operations.${approval.operation}`)
    const sure = await confirm({
      title: t("withdrawals.approvals.approveTitle", { amount }),
      description: t("withdrawals.approvals.approveText", { amount, customer, what }),
      confirmText: t("withdrawals.approvals.approve"),
      cancelText: t("common.cancel"),
      variant: "confirmation",
    })
    if (!sure) return
    approve.mutate(
      { params: { id: approval.id } },
      {
        onSuccess: ({ failure }) => {
          if (failure) {
            const why = failure.message || failure.code
            toast.error(t("withdrawals.approvals.failed", { amount, why }))
          } else toast.success(t("withdrawals.approvals.executed", { amount }))
        },
        onError: (error) => toast.error(error.message),
      }
    )
  }

  const actionsOf = (approval: Approval) => {
    const needed = WRITTEN.has(approval.operation) ? "wallet:write" : "wallet:manage"
    if (approval.status !== "pending" || !me.data || !may(needed)) return []
    const isOwn = approval.requested_by === `user:${me.data.user.id}`
    return [
      ...(isOwn
        ? []
        : [{ label: t("withdrawals.approvals.approve"), onClick: () => void ask(approval) }]),
      { label: t("withdrawals.approvals.reject"), onClick: () => setRejected(approval) },
    ]
  }

  const form = rejected && (
    <AskText
      title={t("withdrawals.approvals.rejectTitle", { amount: amountOf(rejected) })}
      description={t(`withdrawals.approvals.operations.${rejected.operation}`)}
      label={t("withdrawals.rejectReason")}
      submit={t("withdrawals.approvals.reject")}
      isDangerous
      isBusy={reject.isPending}
      onClose={() => setRejected(undefined)}
      onSubmit={(reason) =>
        reject.mutate(
          { params: { id: rejected.id }, body: { reason } },
          {
            onSuccess: () => {
              toast.success(t("withdrawals.approvals.rejected", { amount: amountOf(rejected) }))
              setRejected(undefined)
            },
            onError: (error) => toast.error(error.message),
          }
        )
      }
    />
  )
  return { actionsOf, form }
}
