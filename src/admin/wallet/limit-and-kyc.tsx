import { toast } from "@medusajs/ui"
import { useState } from "react"
import type { KycStatus, Wallet } from "../../../packages/types"
import { useChange } from "../api/use-api"
import { ChoiceField, MoneyField, TextField, useMoneyProblem } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { parseMoney, toTyped } from "../money/money"
import { useText } from "../text/use-text"

interface ChangeProps {
  wallet: Wallet
  customer: string
  onClose: () => void
}

/** The most that one payment or transfer may be. */
export function ChangeLimit({ wallet, onClose }: ChangeProps) {
  const { t, locale } = useText()
  const describe = useMoneyProblem()
  const [typed, setTyped] = useState(toTyped(wallet.spending_limit, wallet.currency, locale))
  const [problem, setProblem] = useState<string>()
  const [source, setSource] = useState<"own" | "default">("own")
  const change = useChange("wallet", "patch", "/wallets/{id}")
  const submit = () => {
    const parsed = parseMoney(typed, wallet.currency, locale)
    if (source === "own" && "problem" in parsed) {
      setProblem(describe(parsed.problem, wallet.currency))
      return
    }
    const spending_limit = source === "own" && "minor" in parsed ? parsed.minor : null
    change.mutate(
      { params: { id: wallet.id }, body: { spending_limit } },
      {
        onSuccess: () => {
          toast.success(t("wallets.limitChanged"))
          onClose()
        },
        onError: (error) => setProblem(error.params.spending_limit ?? error.message),
      }
    )
  }
  return (
    <FormDrawer
      title={t("wallets.changeLimit")}
      description={t("wallets.spendingLimitHint")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t("common.save")}
      isBusy={change.isPending}
    >
      <ChoiceField
        label={t("wallets.spendingLimit")}
        value={source}
        onChange={setSource}
        choices={[
          { value: "own", label: t("wallets.ownLimit") },
          { value: "default", label: t("wallets.useDefault") },
        ]}
      />
      {source === "own" && (
        <MoneyField
          label={t("wallets.spendingLimit")}
          hint={t("wallets.limitHelp")}
          currency={wallet.currency}
          typed={typed}
          problem={problem}
          onChange={(value) => {
            setTyped(value)
            setProblem(undefined)
          }}
        />
      )}
    </FormDrawer>
  )
}

export const KYC_STATUSES = ["not_submitted", "pending", "approved", "rejected"] as const

/** How far the customer's identity verification is. */
export function ChangeKyc({
  wallet,
  customer,
  onClose,
  status: now,
}: ChangeProps & { status: KycStatus }) {
  const { t } = useText()
  const [status, setStatus] = useState<KycStatus>(now)
  const [note, setNote] = useState("")
  const change = useChange("wallet", "put", "/wallets/{id}/kyc")
  const submit = () =>
    change.mutate(
      { params: { id: wallet.id }, body: { status, ...(note.trim() && { note: note.trim() }) } },
      {
        onSuccess: () => {
          toast.success(t("wallets.kycChanged"))
          onClose()
        },
        onError: (error) => toast.error(error.message),
      }
    )
  return (
    <FormDrawer
      title={t("wallets.changeKyc")}
      description={t("wallets.kycText", { customer })}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t("common.save")}
      isBusy={change.isPending}
    >
      <ChoiceField
        label={t("wallets.kyc")}
        value={status}
        onChange={setStatus}
        choices={KYC_STATUSES.map((value) => ({ value, label: t(`wallets.kycStatus.${value}`) }))}
      />
      <TextField
        label={t("wallets.kycNote")}
        hint={t("wallets.noteHint")}
        optional
        multiline
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
    </FormDrawer>
  )
}
