import { Button, Label, Switch, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import type { NewRewardRule, RewardDryRun, RewardRule } from "../../../packages/types/admin"
import type { ApiError } from "../api/request"
import { useChange } from "../api/use-api"
import { ChoiceField, MoneyField, TextField, useMoneyProblem } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { useText } from "../text/use-text"
import { useCurrencies } from "../wallet/use-currencies"
import { ChooseIds } from "./choose-ids"
import { DryRunFigures } from "./dry-run"
import { MilestoneFields } from "./milestone-fields"
import { useRate } from "./rate"
import { ReferralFields } from "./referral-fields"
import { type AmountField, changeOf, fieldsOf, readFields, type RuleFields } from "./rule-fields"

/** The form of a rule, a new one or one that is there, which can be tried out before it is saved. */
export function EditRule({ rule, onClose }: { rule?: RewardRule; onClose: () => void }) {
  const { t, locale } = useText()
  const describe = useMoneyProblem()
  const currencies = useCurrencies()
  const [typed, setTyped] = useState<Partial<RuleFields>>({})
  const fields = { ...fieldsOf(rule, currencies[0] ?? "USD", locale), ...typed }
  // Until the store's currencies are known, it would be sent in one that nobody chose.
  const isReady = fields.name.trim() !== "" && (rule !== undefined || currencies.length > 0)
  const isMilestone = fields.type === "milestone"
  const isCashback = fields.type === "cashback"
  const { rate } = useRate()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [run, setRun] = useState<RewardDryRun>()
  const create = useChange("walletAdmin", "post", "/rules")
  const update = useChange("walletAdmin", "patch", "/rules/{id}")
  const tryOut = useChange("walletAdmin", "post", "/rules/dry-run")

  const change = (changed: Partial<RuleFields>) => {
    setTyped({ ...typed, ...changed })
    setProblems({})
    setRun(undefined)
  }
  const sayProblem = (problem: string): string => {
    if (problem === "percent") return t("rewards.badPercent")
    if (problem === "days") return t("rewards.badDays")
    if (problem === "number") return t("rewards.badNumber")
    return describe(problem as "unreadable", fields.currency)
  }
  const onError = (error: ApiError) => {
    setProblems(error.params)
    if (Object.keys(error.params).length === 0) toast.error(error.message)
  }
  const withBody = (send: (body: NewRewardRule) => void) => {
    const read = readFields(fields, locale)
    if ("body" in read) return send(read.body)
    setProblems(
      Object.fromEntries(
        Object.entries(read.problems).map(([field, problem]) => [field, sayProblem(problem)])
      )
    )
  }
  const save = () =>
    withBody((body) => {
      const onSuccess = () => {
        toast.success(rule ? t("common.saved") : t("rewards.created", { name: body.name }))
        onClose()
      }
      if (!rule) return create.mutate({ body }, { onSuccess, onError })
      update.mutate({ params: { id: rule.id }, body: changeOf(body, rule) }, { onSuccess, onError })
    })
  const dryRun = () =>
    withBody((body) =>
      tryOut.mutate({ body: { rule: body, interval: "month" } }, { onSuccess: setRun, onError })
    )

  const amount = (field: AmountField, label: string, hint?: string, optional = true) => (
    <MoneyField
      label={label}
      hint={hint}
      currency={fields.currency}
      typed={fields[field]}
      optional={optional}
      problem={problems[field]}
      onChange={(value) => change({ [field]: value })}
    />
  )
  const text = (
    field: "starts_at" | "ends_at" | "priority" | "waiting_days" | "expires_days",
    label: string,
    more: { hint?: string; type?: "date"; optional?: boolean } = {}
  ) => (
    <TextField
      label={label}
      value={fields[field]}
      problem={problems[field]}
      onChange={(value) => change({ [field]: value })}
      {...more}
    />
  )
  const ids = (
    field: "product_ids" | "category_ids" | "collection_ids" | "customer_group_ids",
    of: Parameters<typeof ChooseIds>[0]["of"],
    label: string
  ) => (
    <ChooseIds
      label={label}
      of={of}
      chosen={fields[field]}
      problem={problems[field]}
      onChange={(chosen) => change({ [field]: chosen })}
    />
  )
  return (
    <FormDrawer
      title={rule ? t("rewards.editTitle") : t("rewards.add")}
      description={t("rewards.hint")}
      isOpen
      onClose={onClose}
      onSubmit={save}
      submit={rule ? t("common.save") : t("common.create")}
      isBusy={create.isPending || update.isPending}
      isDisabled={!isReady}
    >
      <TextField
        label={t("rewards.name")}
        hint={t("rewards.nameHint")}
        problem={problems.name}
        maxLength={100}
        value={fields.name}
        onChange={(name) => change({ name })}
      />
      {!rule && currencies.length > 1 && (
        <ChoiceField
          label={t("wallets.currency")}
          value={fields.currency}
          problem={problems.currency}
          choices={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => change({ currency })}
        />
      )}
      {!rule && (
        <ChoiceField
          label={t("rewards.type")}
          value={fields.type}
          problem={problems.type}
          choices={(["cashback", "milestone", "referral"] as const).map((value) => ({
            value,
            label: t(`rewards.types.${value}`),
          }))}
          onChange={(type) => change({ type })}
        />
      )}
      {isMilestone && !rule && (
        <MilestoneFields fields={fields} problems={problems} onChange={change} />
      )}
      {isMilestone && rule && (
        <>
          <Text size="small">{t("rewards.milestoneFixed", { rate: rate(rule) })}</Text>
          {rule.every !== null &&
            amount("fixed_amount", t("rewards.everyAmount"), undefined, false)}
        </>
      )}
      {fields.type === "referral" && (
        <ReferralFields fields={fields} problems={problems} onChange={change} />
      )}
      {isCashback && (
        <>
          <ChoiceField
            label={t("rewards.kind")}
            value={fields.kind}
            choices={[
              { value: "percent", label: t("rewards.percent") },
              { value: "fixed", label: t("rewards.fixed") },
            ]}
            onChange={(kind) => change({ kind })}
          />
          {fields.kind === "percent" ? (
            <TextField
              label={t("rewards.percent")}
              hint={t("rewards.percentHint")}
              problem={problems.basis_points}
              value={fields.percent}
              onChange={(percent) => change({ percent })}
            />
          ) : (
            amount("fixed_amount", t("rewards.fixed"), undefined, false)
          )}
        </>
      )}
      {amount("budget", t("rewards.budget"), t("rewards.budgetHint"))}
      {isCashback && amount("cap_per_order", t("rewards.capPerOrder"))}
      {amount("cap_per_customer", t("rewards.capPerCustomer"))}
      {amount("minimum_order", t("rewards.minimumOrder"))}
      {text("waiting_days", t("rewards.waitingDays"), { hint: t("rewards.waitingHint") })}
      {text("expires_days", t("rewards.expiresDays"), { optional: true })}
      {text("starts_at", t("rewards.starts"), {
        type: "date",
        optional: true,
        hint: t("rewards.startsHint"),
      })}
      {text("ends_at", t("rewards.ends"), { type: "date", optional: true })}
      {text("priority", t("rewards.priority"), { hint: t("rewards.priorityHint") })}
      {isCashback && (
        <div className="flex flex-col gap-y-1">
          <div className="flex items-center gap-x-2">
            <Switch
              id="stackable"
              checked={fields.stackable}
              onCheckedChange={(stackable) => change({ stackable })}
            />
            <Label size="small" htmlFor="stackable">
              {t("rewards.stackable")}
            </Label>
          </div>
          <Text size="xsmall" className="text-ui-fg-subtle">
            {t("rewards.stackableHint")}
          </Text>
        </div>
      )}
      {ids("product_ids", "products", t("rewards.products"))}
      {ids("category_ids", "product_categories", t("rewards.categories"))}
      {ids("collection_ids", "collections", t("rewards.collections"))}
      {ids("customer_group_ids", "customer_groups", t("rewards.groups"))}
      <div>
        <Button
          type="button"
          size="small"
          variant="secondary"
          isLoading={tryOut.isPending}
          disabled={!isReady}
          onClick={dryRun}
        >
          {t("rewards.tryOut")}
        </Button>
      </div>
      {run && <DryRunFigures run={run} />}
    </FormDrawer>
  )
}
