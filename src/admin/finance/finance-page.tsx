import {
  Button,
  createDataTableColumnHelper,
  createDataTableFilterHelper,
  Table,
} from "@medusajs/ui"
import { Link, useSearchParams } from "react-router-dom"
import type { ExpiringCredit, Owed } from "../../../packages/types/admin"
import { call } from "../api/request"
import { useRead } from "../api/use-api"
import { BarChart } from "../components/chart"
import { download, toCsv } from "../components/csv"
import { TextField } from "../components/fields"
import { Money, useFormat } from "../components/format"
import { List, useListState } from "../components/list"
import { useExport } from "../components/use-export"
import { Figure, Figures, Section } from "../components/page"
import { nameOf, useCustomers } from "../components/people"
import { Loaded, Message } from "../components/states"
import { TabPages } from "../components/tabs"
import { sum, toDecimal } from "../money/money"
import { useText } from "../text/use-text"
import { useCurrencies } from "../wallet/use-currencies"
import { AtExpiry } from "../wallet/at-expiry"
import { ExpiryRules } from "./expiry-rules"
import { Files } from "./files"
import { Months } from "./months"

const DAY = 24 * 60 * 60 * 1000

/** What is owed, what of it will lapse, and the books of each month. */
export function Finance() {
  const { t } = useText()
  const owed = (
    <>
      <OwedSection />
      <Expiring />
      <ExpiryRules />
    </>
  )
  return (
    <TabPages
      tabs={[
        { id: "owed", label: t("books.owedTab"), content: owed },
        { id: "months", label: t("books.tab"), content: <Months /> },
        { id: "files", label: t("imports.tab"), content: <Files /> },
      ]}
    />
  )
}

function OwedSection() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const as_of = search.get("as_of") ?? ""
  const owed = useRead("walletAdmin", "/owed", { query: { as_of: as_of || undefined } })
  const credits = useExport("/exports/credits", { as_of: as_of || undefined })
  const change = (day: string) =>
    setSearch((before) => {
      if (day) before.set("as_of", day)
      else before.delete("as_of")
      return before
    })
  return (
    <Section
      level="h1"
      title={t("finance.title")}
      subtitle={t("finance.subtitle")}
      actions={
        <>
          <TextField label={t("finance.asOf")} type="date" value={as_of} onChange={change} />
          {owed.data && (
            <Button size="small" variant="secondary" onClick={() => save(owed.data.data)}>
              {t("common.csv")}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            isLoading={credits.isBusy}
            onClick={credits.run}
            title={t("finance.allCreditsHint")}
          >
            {t("finance.allCredits")}
          </Button>
        </>
      }
    >
      <Loaded query={owed}>
        {({ data }) =>
          data.length === 0 ? (
            <Message title={t("finance.owedEmpty")} />
          ) : (
            <OwedFigures rows={data} />
          )
        }
      </Loaded>
    </Section>
  )
}

function save(rows: Owed[]) {
  const columns = [
    { header: "currency", value: (row: Owed) => row.currency },
    { header: "purpose", value: (row: Owed) => row.purpose },
    { header: "from_days", value: (row: Owed) => row.from_days },
    { header: "credits", value: (row: Owed) => row.lots },
    { header: "amount", value: (row: Owed) => toDecimal(row.amount, row.currency) },
    { header: "held", value: (row: Owed) => toDecimal(row.held, row.currency) },
  ]
  download("owed.csv", toCsv(columns, rows))
}

function OwedFigures({ rows }: { rows: Owed[] }) {
  const { t } = useText()
  const { money } = useFormat()
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  const of = (currency: string) => rows.filter((row) => row.currency === currency)
  return (
    <>
      <Figures>
        {currencies.map((currency) => (
          <Figure
            key={currency}
            label={currency}
            value={
              <Money minor={sum(of(currency).map(({ amount }) => amount))} currency={currency} />
            }
            hint={`${money(sum(of(currency).map(({ held }) => held)), currency)} ${t("finance.held")}`}
          />
        ))}
      </Figures>
      <div className="grid grid-cols-1 gap-4 px-6 py-4 md:grid-cols-2">
        {currencies.map((currency) => (
          <BarChart
            key={currency}
            title={t("finance.chart", { currency })}
            bars={byPurpose(of(currency)).map(([purpose, amount]) => ({
              label: t(`wallets.purposes.${purpose}`),
              value: BigInt(amount),
              text: money(amount, currency),
            }))}
          />
        ))}
      </div>
      <OwedTable rows={rows} />
    </>
  )
}

function byPurpose(rows: Owed[]): [Owed["purpose"], string][] {
  const purposes = [...new Set(rows.map(({ purpose }) => purpose))]
  return purposes.map((wanted) => [
    wanted,
    sum(rows.filter(({ purpose }) => purpose === wanted).map(({ amount }) => amount)),
  ])
}

function OwedTable({ rows }: { rows: Owed[] }) {
  const { t } = useText()
  const { number } = useFormat()
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("wallets.currency")}</Table.HeaderCell>
            <Table.HeaderCell>{t("wallets.purpose")}</Table.HeaderCell>
            <Table.HeaderCell>{t("finance.age")}</Table.HeaderCell>
            <Table.HeaderCell className="text-end">{t("finance.credits")}</Table.HeaderCell>
            <Table.HeaderCell className="text-end">{t("finance.owedAmount")}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={`${row.currency} ${row.purpose} ${row.from_days}`}>
              <Table.Cell>{row.currency}</Table.Cell>
              <Table.Cell>{t(`wallets.purposes.${row.purpose}`)}</Table.Cell>
              <Table.Cell>
                {t(`finance.ages.${row.from_days as 0 | 30 | 90 | 180 | 365}`)}
              </Table.Cell>
              <Table.Cell className="text-end">{number(row.lots)}</Table.Cell>
              <Table.Cell className="text-end">
                <Money minor={row.amount} currency={row.currency} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}

const PERIODS = ["7", "30", "90", "365"]
const column = createDataTableColumnHelper<ExpiringCredit>()
const filter = createDataTableFilterHelper<ExpiringCredit>()

function Expiring() {
  const { t } = useText()
  const { number } = useFormat()
  const currencies = useCurrencies()
  const state = useListState(["currency", "expiry_date"], "expiring")
  const days = state.filter("expiry_date") ?? "30"
  const midnight = new Date().setUTCHours(0, 0, 0, 0)
  const query = {
    currency: state.filter("currency"),
    until: new Date(midnight + (Number.parseInt(days, 10) + 1) * DAY).toISOString(),
  }
  const { page, per_page } = state
  const expiring = useRead("walletAdmin", "/expiring", { query: { ...query, page, per_page } })
  const customers = useCustomers((expiring.data?.data ?? []).map(({ customer_id }) => customer_id))
  const columns = [
    column.accessor("customer_id", {
      header: t("wallets.customer"),
      cell: ({ row: { original } }) => (
        <Link className="text-ui-fg-base underline" to={`/wallet/wallets/${original.wallet_id}`}>
          {nameOf(customers.get(original.customer_id)) ??
            t("wallets.customerNumber", { id: original.user_id })}
        </Link>
      ),
    }),
    column.accessor("purpose", {
      header: t("wallets.purpose"),
      cell: ({ getValue }) => t(`wallets.purposes.${getValue()}`),
    }),
    column.accessor("remaining", {
      header: t("finance.remaining"),
      align: "right",
      cell: ({ row: { original } }) => (
        <Money minor={original.remaining} currency={original.currency} />
      ),
    }),
    column.accessor("expiry_date", {
      header: t("wallets.expiry"),
      cell: ({ row: { original } }) => <AtExpiry credit={original} currency={original.currency} />,
    }),
  ]
  return (
    <List
      title={t("finance.expiring")}
      subtitle={`${t("finance.expiringHint")} ${t("finance.days", { count: number(Number.parseInt(days, 10)) })}`}
      prefix="expiring"
      query={expiring}
      columns={columns}
      getRowId={({ lot_id }) => String(lot_id)}
      empty={{ heading: t("finance.expiringEmpty") }}
      filters={[
        filter.accessor("currency", {
          type: "radio",
          label: t("wallets.currency"),
          options: currencies.map((value) => ({ value, label: value })),
        }),
        filter.accessor("expiry_date", {
          type: "radio",
          label: t("finance.until"),
          options: PERIODS.map((value) => ({
            value,
            label: t("finance.days", { count: value }),
          })),
        }),
      ]}
      csv={{
        name: "expiring",
        read: (asked) => call("walletAdmin", "get", "/expiring", { query: { ...query, ...asked } }),
        columns: [
          { header: "wallet_id", value: ({ wallet_id }) => wallet_id },
          { header: "customer_id", value: ({ customer_id }) => customer_id },
          { header: "currency", value: ({ currency }) => currency },
          { header: "remaining", value: (lot) => toDecimal(lot.remaining, lot.currency) },
          { header: "purpose", value: ({ purpose }) => purpose },
          { header: "expiry_date", value: ({ expiry_date }) => expiry_date },
          { header: "at_expiry", value: ({ at_expiry }) => at_expiry?.action ?? "forfeit" },
        ],
      }}
    />
  )
}
