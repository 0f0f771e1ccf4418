import { toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import type { Withdrawal } from "../../../packages/types"
import { type ApiError, AwaitsSecondPerson } from "../api/request"
import { useChange } from "../api/use-api"
import { useFormat } from "../components/format"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"
import { newIdempotencyKey } from "../wallet/idempotency-key"
import { AskText } from "./ask-text"

interface Open {
  kind: "reject" | "pay"
  withdrawal: Withdrawal
  /** Sending the same form again decides once. */
  key: string
}

/** What can be decided about a withdrawal, and the form that is open for one. */
export function useDecisions(named: (withdrawal: Withdrawal) => string) {
  const { t } = useText()
  const { money } = useFormat()
  const { may } = usePermissions()
  const confirm = usePrompt()
  const [open, setOpen] = useState<Open>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const approve = useChange("wallet", "post", "/withdrawals/{id}/approve")
  const reject = useChange("wallet", "post", "/withdrawals/{id}/reject")
  const pay = useChange("wallet", "post", "/withdrawals/{id}/paid")

  const valuesOf = (withdrawal: Withdrawal) => ({
    amount: money(withdrawal.amount, withdrawal.currency),
    customer: named(withdrawal),
  })
  const show = (kind: Open["kind"], withdrawal: Withdrawal) => {
    setProblems({})
    setOpen({ kind, withdrawal, key: newIdempotencyKey() })
  }
  const close = () => setOpen(undefined)

  const askToApprove = async (withdrawal: Withdrawal) => {
    const values = valuesOf(withdrawal)
    const sure = await confirm({
      title: t("withdrawals.approveTitle", values),
      description: t("withdrawals.approveText", values),
      confirmText: t("withdrawals.approve"),
      cancelText: t("common.cancel"),
      variant: "confirmation",
    })
    if (!sure) return
    approve.mutate(
      { params: { id: withdrawal.id }, body: {}, idempotencyKey: newIdempotencyKey() },
      {
        onSuccess: () => toast.success(t("withdrawals.approved", values)),
        onError: (error) => {
          if (error instanceof AwaitsSecondPerson) toast.info(t("withdrawals.waits"))
          else toast.error(error.message)
        },
      }
    )
  }

  const refused = (error: ApiError) => {
    setProblems(error.params)
    if (Object.keys(error.params).length === 0) toast.error(error.message)
  }

  const actionsOf = (withdrawal: Withdrawal) => {
    const { status } = withdrawal
    if (!may("wallet:manage") || (status !== "requested" && status !== "approved")) return []
    return [
      status === "requested"
        ? { label: t("withdrawals.approve"), onClick: () => void askToApprove(withdrawal) }
        : { label: t("withdrawals.pay"), onClick: () => show("pay", withdrawal) },
      { label: t("withdrawals.reject"), onClick: () => show("reject", withdrawal) },
    ]
  }

  if (!open) return { actionsOf, form: null }
  const { withdrawal, kind, key } = open
  const values = valuesOf(withdrawal)
  const request = { params: { id: withdrawal.id }, idempotencyKey: key }
  const done = (message: string) => ({
    onSuccess: () => {
      toast.success(message)
      close()
    },
    onError: refused,
  })
  const form =
    kind === "reject" ? (
      <AskText
        title={t("withdrawals.rejectTitle", values)}
        description={t("withdrawals.rejectText", values)}
        label={t("withdrawals.rejectReason")}
        hint={t("withdrawals.rejectReasonHint")}
        submit={t("withdrawals.reject")}
        problem={problems.reason}
        isDangerous
        isBusy={reject.isPending}
        onClose={close}
        onSubmit={(reason) =>
          reject.mutate({ ...request, body: { reason } }, done(t("withdrawals.rejected", values)))
        }
      />
    ) : (
      <AskText
        title={t("withdrawals.payTitle", values)}
        description={t("withdrawals.payText")}
        label={t("withdrawals.payReference")}
        hint={t("withdrawals.payReferenceHint")}
        submit={t("withdrawals.confirmPay", values)}
        problem={problems.reference}
        isBusy={pay.isPending}
        onClose={close}
        onSubmit={(reference) =>
          pay.mutate({ ...request, body: { reference } }, done(t("withdrawals.paid", values)))
        }
      />
    )
  return { actionsOf, form }
}
