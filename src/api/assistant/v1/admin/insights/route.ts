import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { AmountOut, component, InstantOut, ok } from "../../../../../http"
import {
  changePercent,
  figuresOf,
  readInsights,
} from "../../../../../workflows/assistant/copilot/insights"
import type {
  CurrencyFigures,
  WindowFigures,
} from "../../../../../workflows/assistant/copilot/insights"
import { SEE_ASSISTANT } from "../../../../permissions"
import { endpoint } from "../../../service"
import { Currency, days, display, Display, SignedAmount } from "../figures"

const figures = {
  currency: Currency,
  order_count: z.int().meta({ description: "Placed; neither cancelled nor drafts." }),
  gross_revenue: AmountOut.meta({
    description:
      "What those orders came to: with tax and shipping, after discounts, before anything went back.",
  }),
  gross_revenue_display: Display,
  refund_total: AmountOut.meta({
    description: "What was paid back in the window, whenever its order was placed.",
  }),
  refund_total_display: Display,
  refund_count: z.int(),
  refunded_orders: z.int(),
  net_revenue: SignedAmount.meta({ description: "`gross_revenue` less `refund_total`." }),
  canceled_orders: z.int().meta({
    description: "Placed in the window and cancelled since; in no other figure.",
  }),
  canceled_total: AmountOut,
}

const SalesFigures = component("SalesFigures", z.strictObject(figures), {
  description: "What was sold in one currency.",
})

const window = {
  window: z.strictObject({ from: InstantOut, to: InstantOut }),
  total_orders: z.int().meta({ description: "`order_count` over all currencies." }),
  ...figures,
  currencies: z.array(SalesFigures),
}

const percent = z.number().nullable().meta({
  description: "Per cent, one decimal; null when there was nothing before.",
})

const Insights = component(
  "Insights",
  z.strictObject({
    window_days: z.int(),
    timezone: z.literal("UTC"),
    ...window,
    previous: z.strictObject(window).meta({ description: "The same length of time before." }),
    change: z.strictObject({
      order_count: percent,
      gross_revenue: percent,
      refund_total: percent,
    }),
  }),
  {
    description:
      "Sales of a recent window. The figures beside `currencies` are those of `currency`: the " +
      "store's default, or the one most sold in when nothing was sold in that.",
  }
)

export const GET = endpoint({
  id: "getInsights",
  summary: "Sales of a recent window",
  tags: ["Merchant"],
  access: SEE_ASSISTANT,
  query: z.object({ days: days(7, 90) }),
  responses: { 200: Insights },
  handler: async ({ query, scope }) => {
    const { currency, current, previous } = await readInsights(scope, query.days)
    const now = figuresOf(current, currency)
    const before = figuresOf(previous, currency)
    return ok({
      window_days: query.days,
      timezone: "UTC" as const,
      ...presentWindow(scope, current, currency),
      previous: presentWindow(scope, previous, currency),
      change: {
        order_count: changePercent(BigInt(now.order_count), BigInt(before.order_count)),
        gross_revenue: changePercent(now.gross_revenue, before.gross_revenue),
        refund_total: changePercent(now.refund_total, before.refund_total),
      },
    })
  },
})

function presentWindow(scope: MedusaContainer, window: WindowFigures, currency: string) {
  return {
    window: { from: window.from.toISOString(), to: window.to.toISOString() },
    total_orders: window.currencies.reduce((total, { order_count }) => total + order_count, 0),
    ...presentFigures(scope, figuresOf(window, currency)),
    currencies: window.currencies.map((figures) => presentFigures(scope, figures)),
  }
}

function presentFigures(scope: MedusaContainer, figures: CurrencyFigures) {
  const { currency, gross_revenue, refund_total, canceled_total, ...counts } = figures
  return {
    currency,
    ...counts,
    gross_revenue: String(gross_revenue),
    gross_revenue_display: display(scope, gross_revenue, currency),
    refund_total: String(refund_total),
    refund_total_display: display(scope, refund_total, currency),
    net_revenue: String(gross_revenue - refund_total),
    canceled_total: String(canceled_total),
  }
}
