import { Input, Label, Select, Text, Textarea } from "@medusajs/ui"
import { useId, useState } from "react"
import type { ReactNode } from "react"
import { formatMoney, parseMoney } from "../money/money"
import { useText } from "../text/use-text"

interface FieldProps {
  label: string
  hint?: ReactNode
  problem?: string
  optional?: boolean
  children: (ids: { id: string; "aria-describedby": string; "aria-invalid"?: true }) => ReactNode
}

/** A labelled field with what it means and what is wrong with it. */
export function Field({ label, hint, problem, optional, children }: FieldProps) {
  const { t } = useText()
  const id = useId()
  return (
    <div className="flex flex-col gap-y-1">
      <Label size="small" weight="plus" htmlFor={id}>
        {label}
        {optional && (
          <span className="text-ui-fg-subtle font-normal"> ({t("common.optional")})</span>
        )}
      </Label>
      {children({
        id,
        "aria-describedby": `${id}-hint`,
        ...(problem ? { "aria-invalid": true } : {}),
      })}
      <div id={`${id}-hint`}>
        {problem ? (
          <Text size="xsmall" className="text-ui-fg-error" role="alert">
            {problem}
          </Text>
        ) : (
          hint && (
            <Text size="xsmall" className="text-ui-fg-subtle" as="div">
              {hint}
            </Text>
          )
        )}
      </div>
    </div>
  )
}

interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: ReactNode
  problem?: string
  optional?: boolean
  type?: "text" | "date" | "email" | "number" | "url" | "password"
  multiline?: boolean
  placeholder?: string
  maxLength?: number
  min?: string | number
  max?: string | number
}

export function TextField({
  label,
  value,
  onChange,
  hint,
  problem,
  optional,
  multiline,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} optional={optional}>
      {(ids) =>
        multiline ? (
          <Textarea
            {...ids}
            rows={4}
            value={value}
            maxLength={rest.maxLength}
            placeholder={rest.placeholder}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Input
            {...ids}
            {...rest}
            size="small"
            value={value}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}

interface ChoiceFieldProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: { value: Value; label: string }[]
  hint?: ReactNode
  problem?: string
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  return (
    <Field label={props.label} hint={props.hint} problem={props.problem}>
      {(ids) => (
        <Select
          size="small"
          value={props.value}
          onValueChange={(value) => props.onChange(value as Value)}
        >
          <Select.Trigger {...ids}>
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            {props.choices.map(({ value, label }) => (
              <Select.Item key={value} value={value}>
                {label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      )}
    </Field>
  )
}

interface MoneyFieldProps {
  label: string
  currency: string
  typed: string
  onChange: (typed: string) => void
  problem?: string
  hint?: string
  optional?: boolean
}

/** An amount as people type it; what it was read as stands below it. */
export function MoneyField({
  label,
  currency,
  typed,
  onChange,
  problem,
  hint,
  optional,
}: MoneyFieldProps) {
  const { locale } = useText()
  const parsed = parseMoney(typed, currency, locale)
  const [isTouched, setTouched] = useState(false)
  const describe = useMoneyProblem()
  const found = "problem" in parsed && parsed.problem !== "empty" && isTouched
  return (
    <Field
      label={`${label} (${currency})`}
      optional={optional}
      problem={problem ?? (found ? describe(parsed.problem, currency) : undefined)}
      hint={"minor" in parsed ? formatMoney(parsed.minor, currency, locale) : hint}
    >
      {(ids) => (
        <Input
          {...ids}
          size="small"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onBlur={() => setTouched(true)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Why an amount can't be taken, in words. */
export function useMoneyProblem() {
  const { t, locale } = useText()
  return (problem: "empty" | "unreadable" | "decimals" | "large", currency: string): string => {
    if (problem !== "decimals") return t(`money.${problem}`)
    const count = new Intl.NumberFormat(locale, { style: "currency", currency }).resolvedOptions()
      .maximumFractionDigits
    return t("money.decimals", { currency, count: count ?? 2 })
  }
}
