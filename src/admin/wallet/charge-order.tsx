import { Button, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import type { OrderMoney } from "../../../packages/types/admin"
import { type ApiError } from "../api/request"
import { useChange, useRead } from "../api/use-api"
import { MoneyField, useMoneyProblem } from "../components/fields"
import { Money, useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { Row } from "../components/page"
import { usePermissions } from "../components/permissions"
import { parseMoney } from "../money/money"
import { useText } from "../text/use-text"
import { newIdempotencyKey } from "./idempotency-key"

/** Charges the customer's wallet with what an order or draft is owed; says why where that can't be. */
export function ChargeButton({ orderId, isDraft }: { orderId: string; isDraft?: boolean }) {
  const { t } = useText()
  const { may } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const { data } = useRead("walletAdmin", "/orders/{id}", { params: { id: orderId } })
  if (!data || !may("wallet:manage")) return null
  if (data.obstacle !== null && data.obstacle !== "canceled") {
    return (
      <Text size="xsmall" className="text-ui-fg-subtle">
        {t(`orders.obstacles.${data.obstacle}`)}
      </Text>
    )
  }
  if (data.chargeable === "0") return null
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t("orders.charge")}
      </Button>
      {isOpen && <ChargeOrder order={data} isDraft={isDraft} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ChargeOrderProps {
  order: OrderMoney
  isDraft?: boolean
  onClose: () => void
}

/** Names the sum, and what is left in the wallet then, before it is taken. */
function ChargeOrder({ order, isDraft, onClose }: ChargeOrderProps) {
  const { currency, chargeable, balance } = order
  const { t, locale } = useText()
  const { money } = useFormat()
  const describe = useMoneyProblem()
  const charge = useChange("wallet", "post", "/orders/{id}/charge")
  const [typed, setTyped] = useState("")
  const [problem, setProblem] = useState<string>()
  const [wanted, setWanted] = useState<{ amount: string; key: string }>()
  const parsed = parseMoney(typed, currency, locale)
  const amount = "minor" in parsed ? parsed.minor : chargeable
  const left = (BigInt(balance ?? "0") - BigInt(amount)).toString()

  const findProblem = (): string | undefined => {
    if ("problem" in parsed && parsed.problem !== "empty") return describe(parsed.problem, currency)
    if (amount === "0" || BigInt(amount) > BigInt(chargeable)) {
      return t("orders.chargeTooMuch", { amount: money(chargeable, currency) })
    }
    return left.startsWith("-")
      ? t("orders.balanceShort", { amount: money(balance ?? "0", currency) })
      : undefined
  }
  const submit = () => {
    const found = findProblem()
    setProblem(found)
    if (found !== undefined) return
    if (wanted === undefined) return setWanted({ amount, key: newIdempotencyKey() })
    charge.mutate(
      {
        params: { id: order.medusa_order_id },
        body: { amount: wanted.amount },
        idempotencyKey: wanted.key,
      },
      {
        onSuccess: () => {
          toast.success(t("orders.charged", { amount: money(wanted.amount, currency) }))
          onClose()
        },
        onError: (error: ApiError) => {
          // What failed on the way is finished by the same key; what was refused may be asked for anew.
          if (error.status < 500) setWanted(undefined)
          setProblem(error.params?.amount)
          toast.error(error.message)
        },
      }
    )
  }

  return (
    <FormDrawer
      title={t("orders.charge")}
      description={t(isDraft ? "orders.chargeDraftText" : "orders.chargeText")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={
        wanted === undefined
          ? t("wallets.preview")
          : t("orders.chargeConfirm", { amount: money(wanted.amount, currency) })
      }
      isBusy={charge.isPending}
      isDangerous={wanted !== undefined}
    >
      <MoneyField
        label={t("orders.amount")}
        hint={t("orders.chargeHint", { amount: money(chargeable, currency) })}
        currency={currency}
        optional
        typed={typed}
        problem={problem}
        onChange={(value) => {
          setTyped(value)
          setProblem(undefined)
          setWanted(undefined)
        }}
      />
      <div className="bg-ui-bg-subtle rounded-lg border py-2">
        <Row label={t("wallets.amount")}>
          <Money minor={amount} currency={currency} />
        </Row>
        <Row label={t("wallets.before")}>
          <Money minor={balance ?? "0"} currency={currency} />
        </Row>
        <Row label={t("wallets.after")}>
          <Money minor={left} currency={currency} />
        </Row>
      </div>
    </FormDrawer>
  )
}
