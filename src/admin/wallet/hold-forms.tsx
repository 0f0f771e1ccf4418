import { toast } from "@medusajs/ui"
import { useState } from "react"
import type { Hold } from "../../../packages/types"
import { type ApiError, AwaitsSecondPerson } from "../api/request"
import { useChange } from "../api/use-api"
import { ChoiceField, MoneyField, TextField, useMoneyProblem } from "../components/fields"
import { useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { parseMoney } from "../money/money"
import { useText } from "../text/use-text"
import { newIdempotencyKey } from "./idempotency-key"

interface HoldFormProps {
  hold: Hold
  customer: string
  onClose: () => void
}

/** Names what a field was refused for, or else tells why in passing. */
function problemsOf(error: ApiError): Record<string, string> {
  if (Object.keys(error.params).length === 0) toast.error(error.message)
  return error.params
}

type Rest = "release" | "keep"

/** Turns a hold, or a part of it, into a debit. The button names what is booked. */
export function CommitHold({ hold, customer, onClose }: HoldFormProps) {
  const { t, locale } = useText()
  const { money } = useFormat()
  const describe = useMoneyProblem()
  const commit = useChange("wallet", "post", "/holds/{id}/commit")
  const [typed, setTyped] = useState("")
  const [reason, setReason] = useState(hold.reason)
  const [rest, setRest] = useState<Rest>("release")
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const { currency, remaining } = hold
  const parsed = parseMoney(typed, currency, locale)
  const amount = money("minor" in parsed ? parsed.minor : remaining, currency)

  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value)
      setProblems({})
      // Another request is not a repetition of the one before.
      setKey(newIdempotencyKey())
    }
  }

  const submit = () => {
    const found: Record<string, string> = {}
    if ("problem" in parsed && parsed.problem !== "empty") {
      found.amount = describe(parsed.problem, currency)
    } else if ("minor" in parsed && parsed.minor === "0") found.amount = t("money.zero")
    if (reason.trim() === "") found.reason = t("wallets.reasonMissing")
    setProblems(found)
    if (Object.keys(found).length > 0) return
    commit.mutate(
      {
        params: { id: hold.id },
        idempotencyKey,
        body: {
          reason: reason.trim(),
          keep_rest: rest === "keep",
          ...("minor" in parsed && { amount: parsed.minor }),
        },
      },
      {
        onSuccess: (receipt) => {
          const booked = money(receipt.amount, currency)
          toast.success(t("wallets.debited", { amount: booked, customer }))
          onClose()
        },
        onError: (error) => {
          if (error instanceof AwaitsSecondPerson) {
            toast.info(t("withdrawals.waits"))
            onClose()
          } else setProblems(problemsOf(error))
        },
      }
    )
  }

  return (
    <FormDrawer
      title={t("holds.commitTitle", { amount: money(remaining, currency) })}
      description={t("holds.commitText")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t("wallets.confirmDebit", { amount, customer })}
      isBusy={commit.isPending}
      isDangerous
    >
      <MoneyField
        label={t("holds.commitAmount")}
        hint={t("holds.commitAmountHint")}
        currency={currency}
        optional
        typed={typed}
        problem={problems.amount}
        onChange={changed(setTyped)}
      />
      <ChoiceField
        label={t("holds.rest")}
        value={rest}
        onChange={changed(setRest)}
        choices={[
          { value: "release", label: t("holds.restRelease") },
          { value: "keep", label: t("holds.restKeep") },
        ]}
      />
      <TextField
        label={t("wallets.reason")}
        hint={t("wallets.reasonHint")}
        problem={problems.reason}
        maxLength={255}
        value={reason}
        onChange={changed(setReason)}
      />
    </FormDrawer>
  )
}

/** Moves the day through whose end a hold lasts. */
export function ExtendHold({ hold, customer, onClose }: HoldFormProps) {
  const { t } = useText()
  const { money, instant } = useFormat()
  const extend = useChange("wallet", "post", "/holds/{id}/extend")
  const [day, setDay] = useState("")
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const amount = money(hold.remaining, hold.currency)
  const submit = () =>
    extend.mutate(
      { params: { id: hold.id }, idempotencyKey, body: { expiry_date: day || null } },
      {
        onSuccess: () => {
          toast.success(t("holds.extended"))
          onClose()
        },
        onError: (error) => setProblems(problemsOf(error)),
      }
    )
  return (
    <FormDrawer
      title={t("holds.extendTitle", { amount })}
      description={t("holds.extendText", {
        amount,
        customer,
        until: instant(hold.expiry_date),
      })}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t("holds.extend")}
      isBusy={extend.isPending}
    >
      <TextField
        label={t("holds.until")}
        hint={t("holds.untilHint")}
        problem={problems.expiry_date}
        optional
        type="date"
        value={day}
        onChange={(value) => {
          setDay(value)
          setProblems({})
          setKey(newIdempotencyKey())
        }}
      />
    </FormDrawer>
  )
}

/** Gives a part of a hold back to its owner; the rest stays set aside. */
export function ReleasePart({ hold, customer, onClose }: HoldFormProps) {
  const { t, locale } = useText()
  const { money } = useFormat()
  const describe = useMoneyProblem()
  const release = useChange("wallet", "post", "/holds/{id}/release")
  const [typed, setTyped] = useState("")
  const [problem, setProblem] = useState<string>()
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const { currency, remaining } = hold
  const parsed = parseMoney(typed, currency, locale)
  const amount = money("minor" in parsed ? parsed.minor : "0", currency)
  const submit = () => {
    if ("problem" in parsed) return setProblem(describe(parsed.problem, currency))
    if (parsed.minor === "0") return setProblem(t("money.zero"))
    release.mutate(
      { params: { id: hold.id }, idempotencyKey, body: { amount: parsed.minor } },
      {
        onSuccess: () => {
          toast.success(t("holds.released", { amount, customer }))
          onClose()
        },
        onError: (error) => setProblem(problemsOf(error).amount),
      }
    )
  }
  return (
    <FormDrawer
      title={t("holds.releasePartTitle", { amount: money(remaining, currency) })}
      description={t("holds.releasePartText")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t("holds.releasePartSubmit", { amount, customer })}
      isBusy={release.isPending}
    >
      <MoneyField
        label={t("holds.commitAmount")}
        currency={currency}
        typed={typed}
        problem={problem}
        onChange={(value) => {
          setTyped(value)
          setProblem(undefined)
          setKey(newIdempotencyKey())
        }}
      />
    </FormDrawer>
  )
}
