import { Text, toast } from "@medusajs/ui"
import { useState } from "react"
import type { BulkCreditOutcome } from "../../../packages/types"
import { call } from "../api/request"
import type { ApiError } from "../api/request"
import { useRefresh } from "../api/use-api"
import { ChoiceField, TextField, useMoneyProblem } from "../components/fields"
import { Money, useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { SimpleTable } from "../components/simple-table"
import { useText } from "../text/use-text"
import { MOST_CREDITS, parseCreditList } from "./credit-list"
import { newIdempotencyKey } from "./idempotency-key"
import { useCurrencies } from "./use-currencies"

const PURPOSES = ["general", "paid", "promotional", "refund", "gift"] as const
type Purpose = (typeof PURPOSES)[number]

interface Answer {
  data: BulkCreditOutcome[]
  totals: { currency: string; credits: number; amount: string }[]
  refused: number
  waiting: number
}

/** Something that was asked for as if: what would be booked, and the key by which it is booked once. */
interface Previewed {
  answer: Answer
  key: string
}

/**
 * Credits many customers from a list that is typed or pasted: first what each line would book, then a
 * button that says how many and how much.
 */
export function CreditMany({ onClose }: { onClose: () => void }) {
  const { t, locale } = useText()
  const { money } = useFormat()
  const describe = useMoneyProblem()
  const refresh = useRefresh()
  const currencies = useCurrencies()
  const [fields, setFields] = useState({ list: "", reason: "", expiry: "", chosen: "" })
  const [purpose, setPurpose] = useState<Purpose>("general")
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [previewed, setPreviewed] = useState<Previewed>()
  const [booked, setBooked] = useState<Answer>()
  const [isBusy, setBusy] = useState(false)
  const currency = fields.chosen || currencies[0]

  const change = (changed: Partial<typeof fields>) => {
    setFields({ ...fields, ...changed })
    setProblems({})
    setPreviewed(undefined)
    setBooked(undefined)
  }

  const read = () => {
    const lines = parseCreditList(fields.list, currency, locale)
    const found: Record<string, string> = {}
    if (lines.length === 0) found.list = t("bulk.listMissing")
    if (lines.length > MOST_CREDITS) found.list = t("bulk.listLong", { count: MOST_CREDITS })
    if (fields.reason.trim() === "") found.reason = t("wallets.reasonMissing")
    const credits = lines.flatMap(({ line, customer, amount, reason }) => {
      if ("minor" in amount && amount.minor !== "0") {
        return [{ customer, amount: amount.minor, ...(reason && { reason }) }]
      }
      const why = "problem" in amount ? describe(amount.problem, currency) : t("money.zero")
      found.list ??= t("bulk.line", { line, why })
      return []
    })
    setProblems(found)
    return Object.keys(found).length > 0 ? undefined : credits
  }

  const submit = async () => {
    if (booked) return onClose()
    const credits = read()
    if (!credits) return
    setBusy(true)
    try {
      const body = {
        credits,
        currency,
        purpose,
        reason: fields.reason.trim(),
        ...(fields.expiry && { expiry_date: fields.expiry }),
      }
      const send = async (dry_run: boolean, idempotencyKey?: string) =>
        await call("wallet", "post", "/wallets/credit/bulk", {
          body: { ...body, dry_run },
          idempotencyKey,
        })
      if (!previewed) {
        setPreviewed({ answer: await send(true), key: newIdempotencyKey() })
        return
      }
      const answer = await send(false, previewed.key)
      setBooked(answer)
      toast.success(t("bulk.done", { total: totalOf(answer) }))
      await refresh()
    } catch (error) {
      const { params = {}, message } = error as ApiError
      setProblems({ ...params, expiry: params.expiry_date ?? "" })
      if (!params.expiry_date && !params.reason) toast.error(message)
    } finally {
      setBusy(false)
    }
  }

  const totalOf = ({ totals }: Answer) =>
    totals
      .map((total) => t("bulk.total", { ...total, amount: money(total.amount, total.currency) }))
      .join(", ")
  const shown = booked ?? previewed?.answer
  const canBook = previewed && previewed.answer.totals.length > 0
  return (
    <FormDrawer
      title={t("bulk.title")}
      description={t("bulk.hint")}
      isOpen
      onClose={onClose}
      onSubmit={() => void submit()}
      submit={
        booked
          ? t("common.close")
          : canBook
            ? t("bulk.confirm", { total: totalOf(previewed.answer) })
            : t("wallets.preview")
      }
      isBusy={isBusy}
      isDisabled={previewed !== undefined && !canBook && !booked}
    >
      <TextField
        label={t("bulk.list")}
        hint={t("bulk.listHint")}
        problem={problems.list}
        placeholder={"ann@example.com\t12.50"}
        multiline
        value={fields.list}
        onChange={(list) => change({ list })}
      />
      <ChoiceField
        label={t("wallets.currency")}
        value={currency ?? ""}
        onChange={(chosen) => change({ chosen })}
        choices={currencies.map((value) => ({ value, label: value }))}
      />
      <TextField
        label={t("wallets.reason")}
        hint={t("wallets.reasonHint")}
        problem={problems.reason}
        value={fields.reason}
        onChange={(reason) => change({ reason })}
      />
      <TextField
        label={t("wallets.expiry")}
        hint={t("wallets.expiryHint")}
        problem={problems.expiry}
        type="date"
        optional
        value={fields.expiry}
        onChange={(expiry) => change({ expiry })}
      />
      <ChoiceField
        label={t("wallets.purpose")}
        value={purpose}
        onChange={(value) => {
          setPurpose(value)
          change({})
        }}
        choices={PURPOSES.map((value) => ({ value, label: t(`wallets.purposes.${value}`) }))}
      />
      {shown && (
        <div data-bulk={booked ? "booked" : "preview"} className="flex flex-col gap-y-2">
          <Text size="small" weight="plus" role="status">
            {totalOf(shown) || t("bulk.nothing")}
            {shown.refused > 0 && ` · ${t("bulk.refused", { count: shown.refused })}`}
            {shown.waiting > 0 && ` · ${t("bulk.waiting", { count: shown.waiting })}`}
          </Text>
          <SimpleTable
            headers={[
              { label: t("wallets.customer") },
              { label: t("wallets.amount"), isNumber: true },
              { label: t("bulk.outcome") },
            ]}
            rows={shown.data.map((row) => ({
              key: String(row.row),
              cells: [
                row.customer,
                <Money minor={row.amount} currency={row.currency ?? currency} key="amount" />,
                row.error ? (
                  <span className="text-ui-fg-error">{row.error.message}</span>
                ) : row.balance_after === null ? (
                  t("bulk.waits")
                ) : (
                  t(row.status === "credited" ? "bulk.has" : "bulk.wouldHave", {
                    balance: money(row.balance_after, row.currency ?? currency),
                  })
                ),
              ],
            }))}
          />
        </div>
      )}
    </FormDrawer>
  )
}
