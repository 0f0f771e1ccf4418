import { Button, Drawer, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { type ApiError, AwaitsSecondPerson, call } from "../api/request"
import { useRefresh } from "../api/use-api"
import { download, toCsv } from "../components/csv"
import { ChoiceField, MoneyField, TextField, useMoneyProblem } from "../components/fields"
import { useFormat } from "../components/format"
import { FormDrawer } from "../components/form-drawer"
import { parseMoney, toDecimal } from "../money/money"
import { useText } from "../text/use-text"
import { newIdempotencyKey } from "../wallet/idempotency-key"
import { useCurrencies } from "../wallet/use-currencies"
import { printCodes } from "./print-codes"

/** The most that one request makes; and that one campaign makes here, in several. */
const MOST_AT_ONCE = 500
const MOST = 10_000

interface Made {
  code: string
  amount: string
  expiry_date: string | null
}

const NOTHING = { amount: "", quantity: "1", prefix: "", expiry: "", times: "1", customer: "" }

/**
 * Makes codes: the form, the total to confirm, then request after request. Each has a key of its own
 * that stays until all are made, so that trying again after a fault makes none twice.
 */
export function MakeCodes({ onClose }: { onClose: () => void }) {
  const { t, locale } = useText()
  const { money, number } = useFormat()
  const describe = useMoneyProblem()
  const refresh = useRefresh()
  const currencies = useCurrencies()
  const [fields, setFields] = useState(NOTHING)
  const [chosen, setChosen] = useState<string>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [batch, setBatch] = useState<{ keys: string[]; amount: string }>()
  const [progress, setProgress] = useState<string>()
  const [made, setMade] = useState<Made[]>()
  const currency = chosen ?? currencies[0] ?? "USD"
  const quantity = Number.parseInt(fields.quantity, 10)

  const change = (changed: Partial<typeof NOTHING>) => {
    setFields({ ...fields, ...changed })
    setProblems({})
    setBatch(undefined)
  }

  const prepare = () => {
    const found: Record<string, string> = {}
    const parsed = parseMoney(fields.amount, currency, locale)
    if ("problem" in parsed) found.amount = describe(parsed.problem, currency)
    else if (parsed.minor === "0") found.amount = t("money.zero")
    if (!/^[1-9][0-9]*$/.test(fields.quantity) || quantity > MOST) {
      found.quantity = t("codes.notNumber", { count: number(MOST) })
    }
    if (!/^[1-9][0-9]{0,6}$/.test(fields.times)) {
      found.max_redemptions = t("codes.notNumber", { count: number(1_000_000) })
    }
    setProblems(found)
    if (Object.keys(found).length > 0 || "problem" in parsed) return
    const requests = Math.ceil(quantity / MOST_AT_ONCE)
    setBatch({ keys: Array.from({ length: requests }, newIdempotencyKey), amount: parsed.minor })
  }

  const make = async ({ keys, amount }: { keys: string[]; amount: string }) => {
    const all: Made[] = []
    try {
      for (const [index, idempotencyKey] of keys.entries()) {
        setProgress(t("codes.making", { done: number(all.length), total: number(quantity) }))
        const rest = quantity - index * MOST_AT_ONCE
        const answer = await call("wallet", "post", "/codes", {
          idempotencyKey,
          body: {
            amount,
            currency,
            quantity: Math.min(rest, MOST_AT_ONCE),
            prefix: fields.prefix.trim(),
            max_redemptions: Number.parseInt(fields.times, 10),
            ...(fields.expiry && { expiry_date: fields.expiry }),
            ...(fields.customer.trim() && { restrict_to_user_id: fields.customer.trim() }),
          },
        })
        if (!("codes" in answer)) throw new AwaitsSecondPerson()
        all.push(...answer.codes)
      }
      setMade(all)
      await refresh()
    } catch (error) {
      if (error instanceof AwaitsSecondPerson) {
        toast.info(t("withdrawals.waits"))
        onClose()
        return await refresh()
      }
      const refusal = error as ApiError
      const params = refusal.params ?? {}
      setProblems(params)
      if (Object.keys(params).length > 0) setBatch(undefined)
      else toast.error(refusal.message)
    } finally {
      setProgress(undefined)
    }
  }

  if (made) return <MadeCodes made={made} currency={currency} onClose={onClose} />
  const total = batch && (BigInt(batch.amount) * BigInt(quantity)).toString()
  return (
    <FormDrawer
      title={t("codes.make")}
      isOpen
      onClose={onClose}
      onSubmit={() => (batch ? void make(batch) : prepare())}
      submit={batch ? t("codes.confirmTitle", { count: number(quantity) }) : t("wallets.preview")}
      isBusy={progress !== undefined}
    >
      <MoneyField
        label={t("codes.worth")}
        currency={currency}
        typed={fields.amount}
        problem={problems.amount}
        onChange={(amount) => change({ amount })}
      />
      {currencies.length > 1 && (
        <ChoiceField
          label={t("codes.currency")}
          value={currency}
          problem={problems.currency}
          onChange={(value) => {
            setChosen(value)
            setBatch(undefined)
          }}
          choices={currencies.map((value) => ({ value, label: value }))}
        />
      )}
      <TextField
        label={t("codes.quantity")}
        hint={t("codes.quantityHint", { count: number(MOST) })}
        problem={problems.quantity}
        value={fields.quantity}
        onChange={(value) => change({ quantity: value })}
      />
      <TextField
        label={t("codes.prefix")}
        hint={t("codes.prefixHint")}
        problem={problems.prefix}
        optional
        maxLength={8}
        value={fields.prefix}
        onChange={(prefix) => change({ prefix })}
      />
      <TextField
        label={t("codes.expires")}
        hint={t("wallets.expiryHint")}
        problem={problems.expiry_date}
        optional
        type="date"
        value={fields.expiry}
        onChange={(expiry) => change({ expiry })}
      />
      <TextField
        label={t("codes.times")}
        hint={t("codes.timesHint")}
        problem={problems.max_redemptions}
        value={fields.times}
        onChange={(times) => change({ times })}
      />
      <TextField
        label={t("codes.restrict")}
        hint={t("codes.restrictHint")}
        problem={problems.restrict_to_user_id}
        optional
        value={fields.customer}
        onChange={(customer) => change({ customer })}
      />
      {batch && total && (
        <Text size="small" role="status" data-preview>
          {progress ??
            t("codes.confirm", {
              count: number(quantity),
              amount: money(batch.amount, currency),
              total: money(total, currency),
            })}
        </Text>
      )}
    </FormDrawer>
  )
}

function MadeCodes({
  made,
  currency,
  onClose,
}: {
  made: Made[]
  currency: string
  onClose: () => void
}) {
  const { t } = useText()
  const format = useFormat()
  const save = () =>
    download(
      "codes.csv",
      toCsv(
        [
          { header: "code", value: ({ code }: Made) => code },
          { header: "amount", value: ({ amount }: Made) => toDecimal(amount, currency) },
          { header: "currency", value: () => currency },
          { header: "expiry_date", value: ({ expiry_date }: Made) => expiry_date },
        ],
        made
      )
    )
  const print = () =>
    printCodes(
      t("codes.printTitle", { amount: format.money(made[0]?.amount ?? "0", currency) }),
      made.map((code) => ({ ...code, currency })),
      { t, format }
    )
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content data-wallet-assistant="drawer">
        <Drawer.Header>
          <Drawer.Title>{t("codes.madeTitle", { count: format.number(made.length) })}</Drawer.Title>
          <Drawer.Description>{t("codes.madeText")}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex-1 overflow-y-auto">
          <ul>
            {made.slice(0, 100).map(({ code }) => (
              <li key={code}>
                <code dir="ltr">{code}</code>
              </li>
            ))}
          </ul>
          {made.length > 100 && <Text size="small">…</Text>}
        </Drawer.Body>
        <Drawer.Footer>
          <Button size="small" variant="secondary" onClick={print}>
            {t("common.print")}
          </Button>
          <Button size="small" variant="secondary" onClick={save}>
            {t("common.csv")}
          </Button>
          <Button size="small" onClick={onClose}>
            {t("common.close")}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
