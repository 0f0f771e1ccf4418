import { Label, Switch, toast } from "@medusajs/ui"
import { useState } from "react"
import type { OrderMoney } from "../../../packages/types/admin"
import { type ApiError } from "../api/request"
import { useChange } from "../api/use-api"
import { MoneyField, TextField, useMoneyProblem } from "../components/fields"
import { Money, useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { Row } from "../components/page"
import { parseMoney } from "../money/money"
import { useText } from "../text/use-text"
import { newIdempotencyKey } from "./idempotency-key"

interface RefundOrderProps {
  order: OrderMoney
  /** Only what the order has taken too much. */
  isDifference: boolean
  onClose: () => void
}

/** Refunds an order to its customer's wallet; names what they get, with the bonus, first. */
export function RefundOrder({ order, isDifference, onClose }: RefundOrderProps) {
  const { currency, bonus_basis_points } = order
  const refundable = isDifference ? order.difference : order.refundable
  const { t, locale } = useText()
  const { money, percent } = useFormat()
  const describe = useMoneyProblem()
  const refund = useChange("wallet", "post", "/orders/{id}/refund")
  const [typed, setTyped] = useState("")
  const [reason, setReason] = useState("")
  const [withBonus, setWithBonus] = useState(true)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [wanted, setWanted] = useState<{ amount: string; key: string }>()
  const parsed = parseMoney(typed, currency, locale)
  const amount = "minor" in parsed ? parsed.minor : refundable
  const bonus = withBonus ? bonusOf(order, amount) : "0"

  const changed = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value)
      setProblems({})
      setWanted(undefined)
    }
  }

  const submit = () => {
    const found: Record<string, string> = {}
    if ("problem" in parsed && parsed.problem !== "empty") {
      found.amount = describe(parsed.problem, currency)
    } else if (amount === "0" || BigInt(amount) > BigInt(refundable)) {
      found.amount = t("orders.tooMuch", { amount: money(refundable, currency) })
    }
    if (reason.trim() === "") found.reason = t("wallets.reasonMissing")
    setProblems(found)
    if (Object.keys(found).length > 0) return
    if (wanted === undefined) return setWanted({ amount, key: newIdempotencyKey() })
    refund.mutate(
      {
        params: { id: order.medusa_order_id },
        body: {
          amount: wanted.amount,
          reason: reason.trim(),
          difference_only: isDifference,
          with_bonus: withBonus,
        },
        idempotencyKey: wanted.key,
      },
      {
        onSuccess: () => {
          toast.success(t("orders.done", { amount: money(wanted.amount, currency) }))
          onClose()
        },
        onError: (error: ApiError) => {
          setWanted(undefined)
          setProblems(error.params ?? {})
          toast.error(error.message)
        },
      }
    )
  }

  return (
    <FormDrawer
      title={t(isDifference ? "orders.difference" : "orders.refund")}
      description={t(isDifference ? "orders.differenceText" : "orders.refundText")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={
        wanted === undefined
          ? t("wallets.preview")
          : t("orders.confirm", { amount: money(wanted.amount, currency) })
      }
      isBusy={refund.isPending}
      isDangerous={wanted !== undefined}
    >
      <MoneyField
        label={t("orders.amount")}
        hint={t("orders.amountHint", { amount: money(refundable, currency) })}
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
      {bonus_basis_points > 0 && (
        <div className="flex items-center gap-x-2">
          <Switch
            id="with-bonus"
            checked={withBonus}
            onCheckedChange={changed((checked: boolean) => setWithBonus(checked))}
          />
          <Label size="small" htmlFor="with-bonus">
            {t("orders.withBonus", { percent: percent(bonus_basis_points / 10_000) })}
          </Label>
        </div>
      )}
      <div className="bg-ui-bg-subtle rounded-lg border py-2">
        <Row label={t("orders.refunded")}>
          <Money minor={amount} currency={currency} />
        </Row>
        {bonus_basis_points > 0 && (
          <Row label={t("orders.bonus")}>
            <Money minor={bonus} currency={currency} />
          </Row>
        )}
      </div>
    </FormDrawer>
  )
}

/** What comes on top: only for what was not paid with the wallet, rounded down, as the service does it. */
function bonusOf({ bonus_base, bonus_basis_points }: OrderMoney, amount: string): string {
  const [base, whole] = [BigInt(bonus_base), BigInt(amount)]
  const counted = whole < base ? whole : base
  return ((counted * BigInt(bonus_basis_points)) / BigInt(10_000)).toString()
}
