import { Badge, Button, Checkbox, Input, Label, Switch, Text, toast } from "@medusajs/ui"
import { useEffect, useState } from "react"
import { ApiError, call } from "../api/request"
import { useRead, useRefresh } from "../api/use-api"
import { MoneyField } from "../components/fields"
import { useFormat } from "../components/format"
import { Loaded } from "../components/states"
import { parseMoney, toTyped } from "../money/money"
import { useText } from "../text/use-text"
import type { TextKey } from "../text/use-text"
import { useCurrencies } from "../wallet/use-currencies"
import { useSettingSchemas } from "./schema"
import type { SettingSchema } from "./schema"

type Service = "wallet" | "assistant"
type Values = Record<string, unknown> & { sources: Record<string, string> }

/** Every setting with what it does, its bounds and where its value comes from; each is saved by itself. */
export function SettingsForm({ service, mayChange }: { service: Service; mayChange: boolean }) {
  const schemas = useSettingSchemas(service)
  const wallet = useRead("walletAdmin", "/settings", {}, { enabled: service === "wallet" })
  const assistant = useRead("assistantAdmin", "/settings", {}, { enabled: service === "assistant" })
  const settings = service === "wallet" ? wallet : assistant
  return (
    <Loaded
      query={settings as { data: unknown; error: Error | null; refetch: () => unknown }}
      rows={8}
    >
      {(values) => (
        <Loaded query={schemas} rows={8}>
          {(known) => (
            <div className="divide-y">
              {known.map((schema) => (
                <SettingRow
                  key={schema.key}
                  service={service}
                  schema={schema}
                  values={values as Values}
                  mayChange={mayChange}
                />
              ))}
            </div>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

interface SettingRowProps {
  service: Service
  schema: SettingSchema
  values: Values
  mayChange: boolean
}

function SettingRow({ service, schema, values, mayChange }: SettingRowProps) {
  const { t, optional } = useText()
  const refresh = useRefresh()
  const { key } = schema
  const current = values[key]
  const source = values.sources[key] as "default" | "option" | "override"
  const [draft, setDraft] = useState<unknown>(current)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const written = JSON.stringify(current)
  useEffect(() => setDraft(JSON.parse(written ?? "null")), [written])
  const name = optional(`settings.names.${key}`) ?? key

  const save = async (value: unknown) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { [key]: value }
      if (service === "wallet") await call("walletAdmin", "patch", "/settings", { body })
      else await call("assistantAdmin", "patch", "/settings", { body })
      toast.success(t("settings.changed", { name }))
      await refresh()
    } catch (error) {
      const { params = {}, message } = error as ApiError
      setProblem(Object.values(params)[0] ?? message)
    } finally {
      setBusy(false)
    }
  }

  const isChanged = JSON.stringify(draft) !== written
  return (
    <div className="grid grid-cols-1 gap-4 px-6 py-4 md:grid-cols-2" data-setting={key}>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <Label size="small" weight="plus" htmlFor={`setting-${key}`}>
            {name}
          </Label>
          <Badge size="2xsmall" color={source === "override" ? "blue" : "grey"}>
            {t(`settings.sources.${source}`)}
          </Badge>
        </div>
        <Text size="small" className="text-ui-fg-subtle">
          {optional(`settingHelp.${key}`) ?? schema.description.replaceAll("`", "")}
        </Text>
      </div>
      <div className="flex flex-col gap-y-2">
        <Control
          schema={schema}
          value={draft}
          onChange={setDraft}
          isDisabled={!mayChange || isBusy}
        />
        {problem && (
          <Text size="xsmall" className="text-ui-fg-error" role="alert">
            {problem}
          </Text>
        )}
        {mayChange && (
          <div className="flex gap-x-2">
            {isChanged && (
              <Button size="small" isLoading={isBusy} onClick={() => void save(draft)}>
                {t("common.save")}
              </Button>
            )}
            {source === "override" && !isChanged && (
              <Button
                size="small"
                variant="transparent"
                isLoading={isBusy}
                onClick={() => void save(null)}
              >
                {t("settings.reset")}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

interface ControlProps {
  schema: SettingSchema
  value: unknown
  onChange: (value: unknown) => void
  isDisabled: boolean
}

function Control({ schema, value, onChange, isDisabled }: ControlProps) {
  const { t } = useText()
  const { number, money } = useFormat()
  const [currency = "USD"] = useCurrencies()
  const common = { id: `setting-${schema.key}`, disabled: isDisabled }
  switch (schema.kind) {
    case "flag":
      return <Switch {...common} checked={value === true} onCheckedChange={onChange} />
    case "integer":
      return (
        <div>
          <Input
            {...common}
            size="small"
            type="number"
            min={schema.minimum}
            max={schema.maximum}
            value={String(value ?? "")}
            onChange={({ target }) =>
              onChange(target.value === "" ? null : Number.parseInt(target.value, 10))
            }
          />
          <Text size="xsmall" className="text-ui-fg-subtle">
            {t("settings.bounds", {
              min: number(schema.minimum ?? 0),
              max: number(schema.maximum ?? 0),
            })}
          </Text>
        </div>
      )
    case "amount":
      return (
        <div>
          <Input
            {...common}
            size="small"
            inputMode="numeric"
            value={String(value ?? "")}
            onChange={({ target }) => onChange(target.value.trim())}
          />
          {/^[0-9]+$/.test(String(value)) && (
            <Text size="xsmall" className="text-ui-fg-subtle">
              {t("settings.minorUnits", { amount: money(String(value), currency) })}
            </Text>
          )}
        </div>
      )
    case "operations":
      return (
        <Operations schema={schema} value={value} onChange={onChange} isDisabled={isDisabled} />
      )
    case "money":
      return <MoneyControl value={value} onChange={onChange} />
    default:
      return (
        <Input
          {...common}
          size="small"
          type={schema.kind === "secret" ? "password" : "text"}
          autoComplete="off"
          placeholder={schema.kind === "secret" ? t("settings.secretSet") : undefined}
          value={
            schema.kind === "secret" && /^[*•]*$/.test(String(value)) ? "" : String(value ?? "")
          }
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

function Operations({ schema, value, onChange, isDisabled }: ControlProps) {
  const { t } = useText()
  const chosen = value as string[]
  return (
    <div className="flex flex-wrap gap-4" id={`setting-${schema.key}`}>
      {(schema.choices ?? []).map((choice) => (
        <div key={choice} className="flex items-center gap-x-2">
          <Checkbox
            id={`${schema.key}-${choice}`}
            disabled={isDisabled}
            checked={chosen.includes(choice)}
            onCheckedChange={(checked) =>
              onChange(
                checked === true ? [...chosen, choice] : chosen.filter((each) => each !== choice)
              )
            }
          />
          <Label size="small" htmlFor={`${schema.key}-${choice}`}>
            {t(`settings.operations.${choice}` as TextKey)}
          </Label>
        </div>
      ))}
    </div>
  )
}

function MoneyControl({ value, onChange }: { value: unknown; onChange: (value: unknown) => void }) {
  const { t, locale } = useText()
  const { amount, currency } = value as { amount: string; currency: string }
  const code = currency.toUpperCase()
  const [typed, setTyped] = useState(toTyped(amount, code, locale))
  const change = (text: string) => {
    setTyped(text)
    const parsed = parseMoney(text, code, locale)
    if ("minor" in parsed) onChange({ amount: parsed.minor, currency })
  }
  return <MoneyField label={t("money.amount")} currency={code} typed={typed} onChange={change} />
}
