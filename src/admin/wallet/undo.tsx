import { toast } from "@medusajs/ui"
import { useState } from "react"
import type { ReversalPreview, Transaction } from "../../../packages/types"
import { type ApiError, AwaitsSecondPerson, call } from "../api/request"
import { useRefresh } from "../api/use-api"
import { ChoiceField, MoneyField, TextField, useMoneyProblem } from "../components/fields"
import { useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { parseMoney } from "../money/money"
import { useText } from "../text/use-text"
import { newIdempotencyKey } from "./idempotency-key"
import { Preview } from "./preview"

type Lapsed = "restore_days:30" | "forfeit"

interface UndoProps {
  entry: Transaction
  customer: string
  onClose: () => void
}

function undoTextOf({ type, transfer_group_id }: Transaction) {
  if (type === "expiry") return "wallets.undoExpiryText" as const
  return transfer_group_id ? ("wallets.undoTransferText" as const) : ("wallets.undoText" as const)
}

/** Reverses an entry, in whole or in part, after showing what comes back where. */
export function Undo({ entry, customer, onClose }: UndoProps) {
  const { t, locale } = useText()
  const { money } = useFormat()
  const describe = useMoneyProblem()
  const refresh = useRefresh()
  const [typed, setTyped] = useState("")
  const [reason, setReason] = useState("")
  const [lapsed, setLapsed] = useState<Lapsed>("restore_days:30")
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [preview, setPreview] = useState<{ of: ReversalPreview; key: string }>()
  const [isBusy, setBusy] = useState(false)
  const { currency } = entry

  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value)
      setProblems({})
      setPreview(undefined)
    }
  }

  const submit = async () => {
    const parsed = parseMoney(typed, currency, locale)
    const found: Record<string, string> = {}
    if ("problem" in parsed && parsed.problem !== "empty") {
      found.amount = describe(parsed.problem, currency)
    }
    if (reason.trim() === "") found.reason = t("wallets.reasonMissing")
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const body = {
      reason: reason.trim(),
      expired_policy: lapsed,
      ...("minor" in parsed && { amount: parsed.minor }),
    }
    const send = (dry_run: boolean, idempotencyKey?: string) =>
      call("wallet", "post", "/transactions/{id}/reverse", {
        params: { id: entry.id },
        body: { ...body, dry_run },
        idempotencyKey,
      })
    setBusy(true)
    try {
      if (!preview) {
        setPreview({ of: (await send(true)) as ReversalPreview, key: newIdempotencyKey() })
        return
      }
      const { amount } = await send(false, preview.key)
      toast.success(t("wallets.undone", { amount: money(amount, currency) }))
      onClose()
      await refresh()
    } catch (error) {
      if (error instanceof AwaitsSecondPerson) {
        toast.info(t("withdrawals.waits"))
        onClose()
        return await refresh()
      }
      const refusal = error as ApiError
      setProblems(refusal.params ?? {})
      if (Object.keys(refusal.params ?? {}).length === 0) toast.error(refusal.message)
      setPreview(undefined)
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDrawer
      title={t("wallets.undoTitle", { id: entry.id })}
      description={t(undoTextOf(entry))}
      isOpen
      onClose={onClose}
      onSubmit={() => void submit()}
      submit={
        preview
          ? t("wallets.confirmUndo", { amount: money(preview.of.amount, currency), customer })
          : t("wallets.preview")
      }
      isBusy={isBusy}
      isDangerous={preview !== undefined}
    >
      <MoneyField
        label={t("wallets.undoAmount")}
        hint={t("wallets.undoAmountHint")}
        currency={currency}
        optional
        typed={typed}
        problem={problems.amount}
        onChange={changed(setTyped)}
      />
      <TextField
        label={t("wallets.reason")}
        hint={t("wallets.reasonHint")}
        problem={problems.reason}
        maxLength={255}
        value={reason}
        onChange={changed(setReason)}
      />
      {entry.type !== "expiry" && (
        <ChoiceField
          label={t("wallets.undoExpired")}
          value={lapsed}
          onChange={changed(setLapsed)}
          choices={[
            { value: "restore_days:30", label: t("wallets.undoRestore") },
            { value: "forfeit", label: t("wallets.undoForfeit") },
          ]}
        />
      )}
      {preview && <Preview preview={preview.of} />}
      {preview?.of.counterpart && (
        <Preview
          preview={preview.of.counterpart}
          title={t("wallets.undoCounterpart", { id: preview.of.counterpart.wallet_id ?? "" })}
        />
      )}
    </FormDrawer>
  )
}
