import { Checkbox, Label, toast } from "@medusajs/ui"
import { useState } from "react"
import type { CreditRequest, EntryPreview, Wallet } from "../../../packages/types"
import { type ApiError, AwaitsSecondPerson, call } from "../api/request"
import { useRefresh } from "../api/use-api"
import { ChoiceField, MoneyField, TextField, useMoneyProblem } from "../components/fields"
import { useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { parseMoney } from "../money/money"
import { useText } from "../text/use-text"
import { newIdempotencyKey } from "./idempotency-key"
import { Preview } from "./preview"

const PURPOSES = ["general", "paid", "promotional", "refund", "gift"] as const

interface Fields {
  amount: string
  reason: string
  note: string
  expiry: string
  purpose: (typeof PURPOSES)[number]
  reference: string
  allowPartial: boolean
}

const NOTHING: Fields = {
  amount: "",
  reason: "",
  note: "",
  expiry: "",
  purpose: "general",
  reference: "",
  allowPartial: false,
}

interface MoveMoneyProps {
  kind: "credit" | "debit"
  wallet: Wallet
  customer: string
  isOpen: boolean
  onClose: () => void
}

/**
 * Credits or debits a wallet: first the form, then what it would book, then a button that names
 * amount and customer. The key of the previewed request makes sure that it is booked once.
 */
export function MoveMoney({ kind, wallet, customer, isOpen, onClose }: MoveMoneyProps) {
  const { t, locale } = useText()
  const { money } = useFormat()
  const describe = useMoneyProblem()
  const refresh = useRefresh()
  const [fields, setFields] = useState(NOTHING)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [preview, setPreview] = useState<{ of: EntryPreview; key: string }>()
  const [isBusy, setBusy] = useState(false)
  const isCredit = kind === "credit"

  const change = (changed: Partial<Fields>) => {
    setFields({ ...fields, ...changed })
    setProblems({})
    setPreview(undefined)
  }

  const read = (): CreditRequest | undefined => {
    const parsed = parseMoney(fields.amount, wallet.currency, locale)
    const found: Record<string, string> = {}
    if ("problem" in parsed) found.amount = describe(parsed.problem, wallet.currency)
    else if (parsed.minor === "0") found.amount = t("money.zero")
    if (fields.reason.trim() === "") found.reason = t("wallets.reasonMissing")
    setProblems(found)
    if ("problem" in parsed || Object.keys(found).length > 0) return undefined
    const common = {
      amount: parsed.minor,
      reason: fields.reason.trim(),
      ...(fields.reference.trim() && { reference: fields.reference.trim() }),
    }
    if (!isCredit)
      return { ...common, ...(fields.allowPartial && { allow_partial: true }) } as CreditRequest
    return {
      ...common,
      purpose: fields.purpose,
      ...(fields.note.trim() && { note: fields.note.trim() }),
      ...(fields.expiry && { expiry_date: fields.expiry }),
    }
  }

  const send = async (body: CreditRequest, idempotencyKey?: string) =>
    isCredit
      ? await call("wallet", "post", "/wallets/{id}/credit", {
          params: { id: wallet.id },
          body,
          idempotencyKey,
        })
      : await call("wallet", "post", "/wallets/{id}/debit", {
          params: { id: wallet.id },
          body,
          idempotencyKey,
        })

  const submit = async () => {
    const body = read()
    if (!body) return
    setBusy(true)
    try {
      if (!preview) {
        const answer = await send({ ...body, dry_run: true })
        setPreview({ of: answer as EntryPreview, key: newIdempotencyKey() })
        return
      }
      const { amount } = await send(body, preview.key)
      const values = { amount: money(amount, wallet.currency), customer }
      toast.success(isCredit ? t("wallets.credited", values) : t("wallets.debited", values))
      setFields(NOTHING)
      setPreview(undefined)
      onClose()
      await refresh()
    } catch (error) {
      if (error instanceof AwaitsSecondPerson) {
        toast.info(t("withdrawals.waits"))
        onClose()
        return await refresh()
      }
      const refusal = error as ApiError
      const params = refusal.params ?? {}
      setProblems({ ...params, expiry: params.expiry_date ?? "" })
      if (Object.keys(params).length === 0) toast.error(refusal.message)
      setPreview(undefined)
    } finally {
      setBusy(false)
    }
  }

  const values = preview && { amount: money(preview.of.amount, wallet.currency), customer }
  const confirm =
    values && (isCredit ? t("wallets.confirmCredit", values) : t("wallets.confirmDebit", values))
  return (
    <FormDrawer
      title={
        isCredit ? t("wallets.creditTitle", { customer }) : t("wallets.debitTitle", { customer })
      }
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={() => void submit()}
      submit={confirm ?? t("wallets.preview")}
      isBusy={isBusy}
      isDangerous={!isCredit && preview !== undefined}
    >
      <MoneyField
        label={t("wallets.amount")}
        currency={wallet.currency}
        typed={fields.amount}
        problem={problems.amount}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        label={t("wallets.reason")}
        hint={t("wallets.reasonHint")}
        problem={problems.reason}
        maxLength={255}
        value={fields.reason}
        onChange={(reason) => change({ reason })}
      />
      {isCredit && (
        <>
          <ChoiceField
            label={t("wallets.purpose")}
            hint={t("wallets.purposeHint")}
            value={fields.purpose}
            onChange={(purpose) => change({ purpose })}
            choices={PURPOSES.map((value) => ({ value, label: t(`wallets.purposes.${value}`) }))}
          />
          <TextField
            label={t("wallets.expiry")}
            hint={t("wallets.expiryHint")}
            problem={problems.expiry}
            optional
            type="date"
            value={fields.expiry}
            onChange={(expiry) => change({ expiry })}
          />
          <TextField
            label={t("wallets.note")}
            hint={t("wallets.noteHint")}
            problem={problems.note}
            optional
            multiline
            maxLength={2000}
            value={fields.note}
            onChange={(note) => change({ note })}
          />
        </>
      )}
      <TextField
        label={t("wallets.reference")}
        hint={t("wallets.referenceHint")}
        problem={problems.reference}
        optional
        maxLength={255}
        value={fields.reference}
        onChange={(reference) => change({ reference })}
      />
      {!isCredit && (
        <div className="flex items-center gap-x-2">
          <Checkbox
            id="allow-partial"
            checked={fields.allowPartial}
            onCheckedChange={(checked) => change({ allowPartial: checked === true })}
          />
          <Label size="small" htmlFor="allow-partial">
            {t("wallets.allowPartial")}
          </Label>
        </div>
      )}
      {preview && <Preview preview={preview.of} />}
    </FormDrawer>
  )
}
