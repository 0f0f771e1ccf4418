import { toast } from "@medusajs/ui"
import { useState } from "react"
import type { LotHistory } from "../../../packages/types"
import { useChange } from "../api/use-api"
import { TextField } from "../components/fields"
import { useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { useText } from "../text/use-text"

interface MoveExpiryProps {
  lot: LotHistory
  customer: string
  onClose: () => void
}

/** Gives a credit another expiry. The button names whose money it is, and when it will lapse. */
export function MoveExpiry({ lot, customer, onClose }: MoveExpiryProps) {
  const { t } = useText()
  const { money, instant, date } = useFormat()
  const move = useChange("wallet", "patch", "/wallets/{id}/lots/{lot_id}")
  const [day, setDay] = useState("")
  const [reason, setReason] = useState("")
  const [problems, setProblems] = useState<Record<string, string>>({})
  const amount = money(lot.remaining, lot.currency)
  const submit = () => {
    if (reason.trim() === "") {
      setProblems({ reason: t("wallets.reasonMissing") })
      return
    }
    move.mutate(
      {
        params: { id: lot.wallet_id, lot_id: lot.id },
        body: { expiry_date: day || null, reason: reason.trim() },
      },
      {
        onSuccess: (moved) => {
          const isSame = moved.expiry_date === lot.expiry_date
          if (isSame) toast.info(t("lots.same"))
          else toast.success(t("lots.moved"))
          onClose()
        },
        onError: (error) => {
          setProblems(error.params)
          if (Object.keys(error.params).length === 0) toast.error(error.message)
        },
      }
    )
  }
  const changed = (set: (value: string) => void) => (value: string) => {
    set(value)
    setProblems({})
  }
  return (
    <FormDrawer
      title={t("lots.moveTitle", { id: lot.id })}
      description={t("lots.moveText", { amount, customer, before: instant(lot.expiry_date) })}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={
        day
          ? t("lots.confirm", { amount, customer, day: date(`${day}T12:00:00`) })
          : t("lots.confirmNever", { amount, customer })
      }
      isBusy={move.isPending}
    >
      <TextField
        label={t("wallets.expiry")}
        hint={t("wallets.expiryHint")}
        problem={problems.expiry_date}
        optional
        type="date"
        value={day}
        onChange={changed(setDay)}
      />
      <TextField
        label={t("wallets.reason")}
        hint={t("wallets.noteHint")}
        problem={problems.reason}
        maxLength={255}
        value={reason}
        onChange={changed(setReason)}
      />
    </FormDrawer>
  )
}
