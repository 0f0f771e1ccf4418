import { Text, toast } from "@medusajs/ui"
import { useState } from "react"
import type { ListedTopUp } from "../../../packages/types/admin"
import { type ApiError } from "../api/request"
import { useChange, useRead } from "../api/use-api"
import { MoneyField, useMoneyProblem } from "../components/fields"
import { Money, useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { Row } from "../components/page"
import { parseMoney } from "../money/money"
import { useText } from "../text/use-text"

interface RefundTopUpProps {
  topUp: ListedTopUp
  customer: string
  onClose: () => void
}

/** Gives a top-up back, as far as it is still in the wallet; names amount and customer first. */
export function RefundTopUp({ topUp, customer, onClose }: RefundTopUpProps) {
  const { id, currency } = topUp
  const { t, locale } = useText()
  const { money } = useFormat()
  const describe = useMoneyProblem()
  const detail = useRead("walletAdmin", "/topups/{id}", { params: { id } })
  const refund = useChange("walletAdmin", "post", "/topups/{id}/refund")
  const [typed, setTyped] = useState("")
  const [problem, setProblem] = useState<string>()
  const [wanted, setWanted] = useState<string>()
  const left = detail.data?.left ?? "0"

  const submit = () => {
    const parsed = parseMoney(typed, currency, locale)
    if ("problem" in parsed && parsed.problem !== "empty") {
      return setProblem(describe(parsed.problem, currency))
    }
    const amount = "minor" in parsed ? parsed.minor : left
    if (amount === "0" || BigInt(amount) > BigInt(left)) {
      return setProblem(t("topups.tooMuch", { amount: money(left, currency) }))
    }
    if (wanted === undefined) return setWanted(amount)
    refund.mutate(
      { params: { id }, body: { amount, refunded: detail.data?.refunded } },
      {
        onSuccess: () => {
          toast.success(t("topups.done", { amount: money(amount, currency), customer }))
          onClose()
        },
        onError: (error: ApiError) => {
          setWanted(undefined)
          toast.error(error.message)
          void detail.refetch()
        },
      }
    )
  }

  return (
    <FormDrawer
      title={t("topups.refundTitle", { customer })}
      description={t("topups.refundText")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={
        wanted === undefined
          ? t("wallets.preview")
          : t("topups.confirm", { amount: money(wanted, currency), customer })
      }
      isBusy={refund.isPending || detail.isPending}
      isDisabled={left === "0"}
      isDangerous={wanted !== undefined}
    >
      <MoneyField
        label={t("topups.refundAmount")}
        hint={t("topups.refundHint")}
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
        <Row label={t("topups.captured")}>
          <Money minor={topUp.captured} currency={currency} />
        </Row>
        <Row label={t("topups.refunded")}>
          <Money minor={detail.data?.refunded ?? topUp.refunded} currency={currency} />
        </Row>
        <Row label={t("topups.left")}>
          <Money minor={left} currency={currency} />
        </Row>
      </div>
      {detail.data && left === "0" && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("topups.nothingLeft")}
        </Text>
      )}
    </FormDrawer>
  )
}
