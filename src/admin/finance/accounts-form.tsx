import { toast } from "@medusajs/ui"
import { useState } from "react"
import { useChange, useRead } from "../api/use-api"
import { TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { Loaded } from "../components/states"
import { useText } from "../text/use-text"
import { books } from "../text/en/books"

const USES = Object.keys(books.uses) as (keyof typeof books.uses)[]
const NUMBERS = [
  "datev_consultant",
  "datev_client",
  "datev_fiscal_year_month",
  "datev_account_length",
] as const

/** The accounts that journals are booked to, and what the formats of other programs want to know. */
export function AccountsForm({ onClose }: { onClose: () => void }) {
  const settings = useRead("walletAdmin", "/settings")
  return (
    <Loaded query={settings}>
      {(values) => <Form key="form" values={values as Values} onClose={onClose} />}
    </Loaded>
  )
}

type Values = { journal_accounts: string; xero_tax_rate: string } & Record<
  (typeof NUMBERS)[number],
  number
>

function Form({ values, onClose }: { values: Values; onClose: () => void }) {
  const { t } = useText()
  const [accounts, setAccounts] = useState(() => read(values.journal_accounts))
  const [taxRate, setTaxRate] = useState(values.xero_tax_rate)
  const [numbers, setNumbers] = useState(
    () => new Map(NUMBERS.map((key) => [key, String(values[key])]))
  )
  const [problems, setProblems] = useState<Record<string, string>>({})
  const change = useChange("walletAdmin", "patch", "/settings")
  const set = (use: string, account: string) => setAccounts(new Map(accounts).set(use, account))
  const submit = () =>
    change.mutate(
      {
        body: {
          journal_accounts: write(accounts),
          xero_tax_rate: taxRate,
          ...(Object.fromEntries(
            [...numbers].map(([key, typed]) => [key, Number.parseInt(typed, 10)])
          ) as Record<(typeof NUMBERS)[number], number>),
        },
      },
      {
        onSuccess: () => {
          toast.success(t("books.saved"))
          onClose()
        },
        onError: (error) => {
          setProblems(error.params)
          if (Object.keys(error.params).length === 0) toast.error(error.message)
        },
      }
    )
  return (
    <FormDrawer
      title={t("books.accountsTitle")}
      description={t("books.accountsText")}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submit={t("common.save")}
      isBusy={change.isPending}
    >
      {USES.map((use, place) => (
        <TextField
          key={use}
          label={t(`books.uses.${use}`)}
          hint={place === USES.length - 1 ? t("books.accountsHint") : undefined}
          problem={place === 0 ? problems.journal_accounts : undefined}
          maxLength={60}
          value={accounts.get(use) ?? ""}
          onChange={(account) => set(use, account)}
        />
      ))}
      <TextField
        label={t("settings.names.xero_tax_rate")}
        problem={problems.xero_tax_rate}
        maxLength={60}
        value={taxRate}
        onChange={setTaxRate}
      />
      {NUMBERS.map((key) => (
        <TextField
          key={key}
          label={t(`settings.names.${key}`)}
          problem={problems[key]}
          type="number"
          min={0}
          value={numbers.get(key) ?? ""}
          onChange={(typed) => setNumbers(new Map(numbers).set(key, typed))}
        />
      ))}
    </FormDrawer>
  )
}

/** The setting is `use=account;…`; what has a purpose too (`credit.refund`) stays as it is. */
function read(wire: string): Map<string, string> {
  const pairs = wire.split(/[;\n]/).flatMap((pair) => {
    const at = pair.indexOf("=")
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const] : []
  })
  return new Map(pairs)
}

function write(accounts: ReadonlyMap<string, string>): string {
  return [...accounts]
    .filter(([, account]) => account.trim() !== "")
    .map(([use, account]) => `${use}=${account.trim()}`)
    .join(";")
}
