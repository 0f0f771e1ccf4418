import { toast } from "@medusajs/ui"
import { useState } from "react"
import type { Wallet } from "../../../packages/types"
import { useChange } from "../api/use-api"
import { TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { useText } from "../text/use-text"

interface FreezeProps {
  wallet: Wallet
  customer: string
  onClose: () => void
}

/** Stops money from leaving a wallet, or lets it leave again; both need a reason. */
export function ChangeFreeze({ wallet, customer, onClose }: FreezeProps) {
  const { t } = useText()
  const [reason, setReason] = useState("")
  const [problem, setProblem] = useState<string>()
  const freeze = useChange("wallet", "post", "/wallets/{id}/freeze")
  const unfreeze = useChange("wallet", "post", "/wallets/{id}/unfreeze")
  const change = wallet.frozen ? unfreeze : freeze
  const submit = () => {
    if (reason.trim() === "") {
      setProblem(t("wallets.reasonMissing"))
      return
    }
    change.mutate(
      { params: { id: wallet.id }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          toast.success(t(wallet.frozen ? "wallets.unfrozenToast" : "wallets.frozenToast"))
          onClose()
        },
        onError: (error) => setProblem(error.params.reason ?? error.message),
      }
    )
  }
  return (
    <FormDrawer
      title={t(wallet.frozen ? "wallets.unfreezeTitle" : "wallets.freezeTitle", { customer })}
      description={t(wallet.frozen ? "wallets.unfreezeText" : "wallets.freezeText")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t(wallet.frozen ? "wallets.unfreeze" : "wallets.freeze")}
      isBusy={change.isPending}
      isDangerous={!wallet.frozen}
    >
      <TextField
        label={t("wallets.reason")}
        hint={t("wallets.noteHint")}
        problem={problem}
        maxLength={255}
        value={reason}
        onChange={(value) => {
          setReason(value)
          setProblem(undefined)
        }}
      />
    </FormDrawer>
  )
}
