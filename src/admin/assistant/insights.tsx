import { Select } from "@medusajs/ui"
import { Link, useSearchParams } from "react-router-dom"
import type { Insights as Sales } from "../../../packages/types/assistant"
import type { AssistantTelemetry } from "../../../packages/types/assistant-admin"
import { useRead } from "../api/use-api"
import { DayChart } from "../components/chart"
import { Money, useFormat } from "../components/format"
import { Figure, Figures, Section } from "../components/page"
import { SimpleTable } from "../components/simple-table"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"

const WINDOWS = ["7", "30", "90"]

/** Sales, and what the assistant did, how fast and for how much. */
export function Insights() {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const chosen = search.get("days") ?? "7"
  const days = Number.parseInt(WINDOWS.includes(chosen) ? chosen : "7", 10)
  const sales = useRead("assistant", "/admin/insights", { query: { days } })
  const telemetry = useRead("assistantAdmin", "/telemetry", { query: { days } })
  return (
    <>
      <Section
        level="h1"
        title={t("assistant.title")}
        subtitle={t("assistant.subtitle")}
        actions={
          <Select
            size="small"
            value={String(days)}
            onValueChange={(value) => setSearch({ days: value })}
          >
            <Select.Trigger aria-label={t("assistant.days")}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {WINDOWS.map((value) => (
                <Select.Item key={value} value={value}>
                  {t("assistant.lastDays", { count: value })}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        }
      />
      <Section title={t("assistant.sales")}>
        <Loaded query={sales}>{(found) => <SalesFigures sales={found} />}</Loaded>
      </Section>
      <Loaded query={sales}>{(found) => <AssistantSales sales={found} />}</Loaded>
      <Section title={t("assistant.use")}>
        <Loaded query={telemetry}>{(found) => <Use telemetry={found} />}</Loaded>
      </Section>
    </>
  )
}

function SalesFigures({ sales }: { sales: Sales }) {
  const { t } = useText()
  const { number, percent } = useFormat()
  const change = (value: number | null) =>
    value === null
      ? undefined
      : t("assistant.before", {
          change: `${value > 0 ? "+" : ""}${percent(value / 100)}`,
          count: sales.window_days,
        })
  const currency = sales.currency.toUpperCase()
  return (
    <>
      <Figures>
        <Figure
          label={t("assistant.orders")}
          value={number(sales.order_count)}
          hint={change(sales.change.order_count)}
        />
        <Figure
          label={t("assistant.revenue")}
          value={<Money minor={sales.gross_revenue} currency={currency} />}
          hint={change(sales.change.gross_revenue)}
        />
        <Figure
          label={t("assistant.refunds")}
          value={<Money minor={sales.refund_total} currency={currency} />}
          hint={change(sales.change.refund_total)}
        />
        <Figure
          label={t("assistant.net")}
          value={<Money minor={sales.net_revenue} currency={currency} />}
        />
      </Figures>
      {sales.currencies.length > 1 && (
        <SimpleTable
          headers={[
            { label: t("wallets.currency") },
            { label: t("assistant.orders"), isNumber: true },
            { label: t("assistant.revenue"), isNumber: true },
            { label: t("assistant.refunds"), isNumber: true },
          ]}
          rows={sales.currencies.map((each) => ({
            key: each.currency,
            cells: [
              each.currency.toUpperCase(),
              number(each.order_count),
              <Money key="in" minor={each.gross_revenue} currency={each.currency.toUpperCase()} />,
              <Money key="back" minor={each.refund_total} currency={each.currency.toUpperCase()} />,
            ],
          }))}
        />
      )}
    </>
  )
}

/** What of the sales is the assistant's, by day and by product. */
function AssistantSales({ sales }: { sales: Sales }) {
  const { t } = useText()
  const { number, date, money } = useFormat()
  const { attribution } = sales
  const currency = sales.currency.toUpperCase()
  return (
    <>
      <Section
        title={t("assistant.attribution")}
        subtitle={t("assistant.attributionHint", { count: attribution.window_days })}
      >
        <Figures>
          <Figure label={t("assistant.orders")} value={number(attribution.orders)} />
          <Figure
            label={t("assistant.revenue")}
            value={<Money minor={attribution.revenue} currency={currency} />}
          />
        </Figures>
        <SimpleTable
          headers={[
            { label: t("assistant.source") },
            { label: t("assistant.shownTo"), isNumber: true },
            { label: t("assistant.carts"), isNumber: true },
            { label: t("assistant.orders"), isNumber: true },
            { label: t("assistant.revenue"), isNumber: true },
          ]}
          rows={attribution.sources.map((each) => ({
            key: each.source,
            cells: [
              t(`assistant.sources.${each.source}`),
              number(each.shown),
              number(each.carts),
              number(each.orders),
              <Money key="revenue" minor={each.revenue} currency={currency} />,
            ],
          }))}
        />
        <div className="px-6 py-4">
          <DayChart
            title={t("assistant.revenueADay")}
            days={sales.days.map(({ day, gross_revenue, assisted_revenue }) => ({
              day,
              label: date(`${day}T12:00:00Z`),
              value: BigInt(gross_revenue),
              part: BigInt(assisted_revenue),
              text: t("assistant.revenueOfAssistant", {
                revenue: money(gross_revenue, currency),
                assisted: money(assisted_revenue, currency),
              }),
            }))}
          />
        </div>
      </Section>
      {sales.top_products.length > 0 && (
        <Section title={t("assistant.topProducts")}>
          <SimpleTable
            headers={[
              { label: t("assistant.product") },
              { label: t("assistant.units"), isNumber: true },
              { label: t("assistant.ofAssistant"), isNumber: true },
              { label: t("assistant.worth"), isNumber: true },
            ]}
            rows={sales.top_products.map((each) => ({
              key: each.medusa_product_id,
              cells: [
                <Link key="product" to={`/products/${each.medusa_product_id}`}>
                  {each.name}
                </Link>,
                number(each.units),
                number(each.assisted_units),
                <Money key="worth" minor={each.item_total} currency={currency} />,
              ],
            }))}
          />
        </Section>
      )}
    </>
  )
}

/** Minor units of what is given in millionths of one; a started one counts. */
function minorOf(micros: string): string {
  return ((BigInt(micros) + 999_999n) / 1_000_000n).toString()
}

function Use({ telemetry }: { telemetry: AssistantTelemetry }) {
  const { t } = useText()
  const { number, date } = useFormat()
  const { spend, grounding, feedback, latency } = telemetry
  const currency = spend.currency.toUpperCase()
  if (telemetry.turns === 0) return <Message title={t("assistant.noUse")} />
  return (
    <>
      <Figures>
        <Figure
          label={t("assistant.turns")}
          value={number(telemetry.turns)}
          hint={`${t("assistant.failed", { count: telemetry.failed, aborted: telemetry.aborted })}; ${t("assistant.degraded", { count: telemetry.degraded })}`}
        />
        <Figure
          label={t("assistant.thumbs")}
          value={t("assistant.thumbsText", { up: feedback.up, down: feedback.down })}
        />
        <Figure
          label={t("assistant.removed")}
          value={number(grounding.removed_claims)}
          hint={t("assistant.removedHint", { count: number(grounding.claims) })}
        />
        <Figure
          label={t("assistant.spend")}
          value={<Money minor={minorOf(spend.cost_micros)} currency={currency} />}
          hint={
            spend.cap ? (
              <>
                {t("assistant.spendCap", { amount: "" })}
                <Money minor={spend.cap} currency={currency} />
              </>
            ) : (
              t("assistant.spendNoCap")
            )
          }
        />
        {latency.first_text_ms.p50 !== null && (
          <Figure
            label={t("assistant.speed")}
            value={t("developers.duration", {
              count: number(Math.round(latency.first_text_ms.p50)),
            })}
            hint={t("assistant.speedHint", {
              ms: number(Math.round(latency.first_text_ms.p95 ?? latency.first_text_ms.p50)),
            })}
          />
        )}
      </Figures>
      <div className="px-6 py-4">
        <DayChart
          title={t("assistant.turnsADay")}
          days={telemetry.days.map(({ day, turns }) => ({
            day,
            label: date(`${day}T12:00:00Z`),
            value: turns,
          }))}
        />
      </div>
      <SimpleTable
        headers={[
          { label: t("assistant.provider") },
          { label: t("assistant.turns"), isNumber: true },
          { label: t("assistant.answered"), isNumber: true },
          { label: t("assistant.failures"), isNumber: true },
          { label: t("assistant.tokens"), isNumber: true },
          { label: t("assistant.cost"), isNumber: true },
        ]}
        rows={telemetry.providers.map((each) => ({
          key: each.name,
          cells: [
            each.name,
            number(each.turns),
            number(each.answered),
            number(each.failures),
            `${number(each.input_tokens)} / ${number(each.output_tokens)}`,
            <Money key="cost" minor={minorOf(each.cost_micros)} currency={currency} />,
          ],
        }))}
      />
      <SimpleTable
        headers={[
          { label: t("assistant.tool") },
          { label: t("assistant.calls"), isNumber: true },
          { label: t("assistant.failures"), isNumber: true },
          { label: t("assistant.p95"), isNumber: true },
        ]}
        rows={telemetry.tools.map((each) => ({
          key: each.name,
          cells: [
            each.name,
            number(each.calls),
            number(each.failures),
            t("developers.duration", { count: number(Math.round(each.p95_ms)) }),
          ],
        }))}
      />
    </>
  )
}
