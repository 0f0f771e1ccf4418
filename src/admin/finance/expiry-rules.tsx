import { Button, StatusBadge, toast, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import type { ExpiryRule, NewExpiryRule } from "../../../packages/types/admin"
import type { ApiError } from "../api/request"
import { useChange, useRead } from "../api/use-api"
import { ChoiceField, TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { Moment, useFormat } from "../components/format"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { SimpleTable } from "../components/simple-table"
import { Loaded, Message } from "../components/states"
import { parseMoney } from "../money/money"
import { useText } from "../text/use-text"
import { useCurrencies } from "../wallet/use-currencies"

type Action = ExpiryRule["action"]
type Purpose = NonNullable<ExpiryRule["purpose"]>

const ACTIONS = ["extend", "convert", "forfeit"] as const
const PURPOSES = ["general", "paid", "promotional", "refund", "gift"] as const
const ALL = "all"
/** Percentages are typed as amounts of a currency with two decimals. */
const HUNDREDTHS = "USD"

/** What becomes of credits when they lapse: the rules there are, with a form for another one. */
export function ExpiryRules() {
  const { t } = useText()
  const { may } = usePermissions()
  const rules = useRead("walletAdmin", "/expiry-rules", { query: { per_page: 100 } })
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Section
      title={t("expiry.title")}
      subtitle={t("expiry.subtitle")}
      actions={
        may("wallet:manage") && (
          <Button size="small" variant="secondary" onClick={() => setIsAdding(true)}>
            {t("expiry.add")}
          </Button>
        )
      }
    >
      <Loaded query={rules} rows={1}>
        {({ data }) =>
          data.length === 0 ? <Message title={t("expiry.empty")} /> : <RuleTable rules={data} />
        }
      </Loaded>
      {isAdding && <AddRule onClose={() => setIsAdding(false)} />}
    </Section>
  )
}

const COLORS = { planned: "blue", active: "green", over: "grey" } as const

function statusOf({ starts_at, ends_at }: ExpiryRule): keyof typeof COLORS {
  const now = Date.now()
  if (ends_at !== null && Date.parse(ends_at) <= now) return "over"
  return Date.parse(starts_at) <= now ? "active" : "planned"
}

/** What a rule does, in words. */
function useRule() {
  const { t } = useText()
  const { number } = useFormat()
  return ({ action, days, basis_points }: Pick<ExpiryRule, "action" | "days" | "basis_points">) =>
    t(`expiry.does.${action}`, {
      days: number(days ?? 0),
      percent: number((basis_points ?? 0) / 100),
    })
}

function RuleTable({ rules }: { rules: ExpiryRule[] }) {
  const { t } = useText()
  const { may } = usePermissions()
  const describe = useRule()
  const ask = usePrompt()
  const end = useChange("walletAdmin", "delete", "/expiry-rules/{id}")
  const confirm = async (rule: ExpiryRule) => {
    const isSure = await ask({
      title: t("expiry.endTitle"),
      description: t("expiry.endText"),
      confirmText: t("expiry.end"),
      cancelText: t("common.cancel"),
    })
    if (!isSure) return
    end.mutate(
      { params: { id: rule.id } },
      {
        onSuccess: () => toast.success(t("expiry.ended")),
        onError: (error) => toast.error(error.message),
      }
    )
  }
  return (
    <SimpleTable
      headers={[
        { label: t("expiry.rule") },
        { label: t("wallets.purpose") },
        { label: t("wallets.currency") },
        { label: t("expiry.from") },
        { label: t("expiry.to") },
        { label: t("expiry.status") },
        { label: "" },
      ]}
      rows={rules.map((rule) => {
        const status = statusOf(rule)
        return {
          key: String(rule.id),
          cells: [
            describe(rule),
            rule.purpose === null ? t("expiry.all") : t(`wallets.purposes.${rule.purpose}`),
            rule.currency ?? t("expiry.all"),
            <Moment key="from" at={rule.starts_at} />,
            <Moment key="to" at={rule.ends_at} />,
            <StatusBadge key="status" color={COLORS[status]}>
              {t(`expiry.statuses.${status}`)}
            </StatusBadge>,
            status !== "over" && may("wallet:manage") && rule.ended_by === null && (
              <Button
                key="end"
                size="small"
                variant="transparent"
                onClick={() => void confirm(rule)}
              >
                {t("expiry.end")}
              </Button>
            ),
          ],
        }
      })}
    />
  )
}

const EMPTY = {
  action: "extend" as Action,
  days: "30",
  percent: "50",
  purpose: ALL as Purpose | typeof ALL,
  currency: ALL,
  starts_at: "",
  ends_at: "",
}

function AddRule({ onClose }: { onClose: () => void }) {
  const { t, locale } = useText()
  const currencies = useCurrencies()
  const [fields, setFields] = useState(EMPTY)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const create = useChange("walletAdmin", "post", "/expiry-rules")
  const change = (changed: Partial<typeof EMPTY>) => {
    setFields({ ...fields, ...changed })
    setProblems({})
  }
  const onError = (error: ApiError) => {
    setProblems(error.params)
    if (Object.keys(error.params).length === 0) toast.error(error.message)
  }
  const save = () => {
    const read = readTerms(fields, locale)
    if ("problem" in read) {
      const sentence = read.problem === "days" ? t("rewards.badDays") : t("rewards.badPercent")
      return setProblems({ [read.problem]: sentence })
    }
    const body: NewExpiryRule = {
      ...read.terms,
      ...(fields.purpose !== ALL && { purpose: fields.purpose }),
      ...(fields.currency !== ALL && { currency: fields.currency }),
      ...(fields.starts_at && { starts_at: fields.starts_at }),
      ...(fields.ends_at && { ends_at: fields.ends_at }),
    }
    const onSuccess = () => {
      toast.success(t("expiry.added"))
      onClose()
    }
    create.mutate({ body }, { onSuccess, onError })
  }
  const text = (field: "days" | "percent" | "starts_at" | "ends_at", hint?: string) => ({
    value: fields[field],
    hint,
    problem: problems[field === "percent" && problems.basis_points ? "basis_points" : field],
    onChange: (value: string) => change({ [field]: value }),
  })
  return (
    <FormDrawer
      title={t("expiry.add")}
      description={t("expiry.addHint")}
      isOpen
      onClose={onClose}
      onSubmit={save}
      submit={t("common.create")}
      isBusy={create.isPending}
    >
      <ChoiceField
        label={t("expiry.rule")}
        value={fields.action}
        problem={problems.action}
        choices={ACTIONS.map((value) => ({ value, label: t(`expiry.actions.${value}`) }))}
        onChange={(action) => change({ action })}
      />
      {fields.action === "convert" && (
        <TextField label={t("expiry.percent")} {...text("percent")} />
      )}
      {fields.action !== "forfeit" && (
        <TextField label={t("expiry.days")} {...text("days", t("expiry.daysHint"))} />
      )}
      <ChoiceField
        label={t("wallets.purpose")}
        value={fields.purpose}
        problem={problems.purpose}
        choices={[
          { value: ALL, label: t("expiry.all") },
          ...PURPOSES.map((value) => ({ value, label: t(`wallets.purposes.${value}`) })),
        ]}
        onChange={(purpose) => change({ purpose })}
      />
      <ChoiceField
        label={t("wallets.currency")}
        value={fields.currency}
        problem={problems.currency}
        choices={[
          { value: ALL, label: t("expiry.all") },
          ...currencies.map((value) => ({ value, label: value })),
        ]}
        onChange={(currency) => change({ currency })}
      />
      <TextField
        label={t("expiry.from")}
        type="date"
        optional
        {...text("starts_at", t("expiry.fromHint"))}
      />
      <TextField label={t("expiry.to")} type="date" optional {...text("ends_at")} />
    </FormDrawer>
  )
}

/** What the form says, or which of its fields can't be read. */
function readTerms(
  { action, days, percent }: typeof EMPTY,
  locale: string
):
  | { terms: Pick<NewExpiryRule, "action" | "days" | "basis_points"> }
  | { problem: "days" | "percent" } {
  if (action === "forfeit") return { terms: { action } }
  if (!/^[1-9][0-9]{0,3}$/.test(days)) return { problem: "days" }
  const counted = Number.parseInt(days, 10)
  if (action === "extend") return { terms: { action, days: counted } }
  const parsed = parseMoney(percent, HUNDREDTHS, locale)
  const points = "minor" in parsed ? Number.parseInt(parsed.minor, 10) : 0
  if (points < 1 || points > 10_000) return { problem: "percent" }
  return { terms: { action, days: counted, basis_points: points } }
}
