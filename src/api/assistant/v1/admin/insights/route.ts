import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { AmountOut, component, InstantOut, ok } from "../../../../../http"
import { TOUCH_SOURCES } from "../../../../../modules/assistant"
import {
  changePercent,
  figuresOf,
  readInsights,
} from "../../../../../workflows/assistant/copilot/insights"
import type {
  CurrencyFigures,
  WindowFigures,
} from "../../../../../workflows/assistant/copilot/insights"
import type { Attribution as Attributed } from "../../../../../workflows/assistant/copilot/attribution"
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

const Attribution = component(
  "Attribution",
  z.strictObject({
    window_days: z.int().meta({
      description: "Days after a product was shown in which an order of it counts.",
    }),
    orders: z.int(),
    revenue: AmountOut,
    revenue_display: Display,
    sources: z.array(
      z.strictObject({
        source: z.enum(TOUCH_SOURCES).meta({
          description:
            "A conversation, a search by a picture, or a hand-off link of an agent that was opened.",
        }),
        shown: z.int().meta({
          description: "Conversations, searches or links that showed products in the window.",
        }),
        carts: z.int().meta({ description: "Carts of those shoppers." }),
        orders: z.int(),
        revenue: AmountOut,
        revenue_display: Display,
      })
    ),
  }),
  {
    description:
      "Each order counts for the last time before it, within `window_days`, that the assistant showed " +
      "its customer, or the shopper of its cart, a product that is in it. In `currency`.",
  }
)

const Insights = component(
  "Insights",
  z.strictObject({
    window_days: z.int(),
    timezone: z
      .string()
      .meta({ description: "Of `days`: the store's, by the setting `time_zone`." }),
    ...window,
    attribution: Attribution,
    days: z
      .array(
        z.strictObject({
          day: z.iso.date(),
          order_count: z.int(),
          gross_revenue: AmountOut,
          assisted_orders: z.int().meta({ description: "Attributed to the assistant." }),
          assisted_revenue: AmountOut,
        })
      )
      .meta({
        description:
          "In `currency`, oldest first; the first one may be a part of a day, as the window ends now.",
      }),
    top_products: z
      .array(
        z.strictObject({
          product_id: z.int(),
          medusa_product_id: z.string(),
          name: z.string(),
          units: z.number().meta({ description: "Less what was sent back." }),
          item_total: AmountOut.meta({
            description: "At the price of the line, before discounts of the order and shipping.",
          }),
          item_total_display: Display,
          assisted_units: z.number().meta({
            description: "In orders that are attributed to the assistant.",
          }),
        })
      )
      .meta({ description: "The ten of which most units were sold in `currency`." }),
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
    const { currency, current, previous, attribution } = await readInsights(scope, query.days)
    const now = figuresOf(current, currency)
    const before = figuresOf(previous, currency)
    return ok({
      window_days: query.days,
      timezone: attribution.time_zone,
      ...presentWindow(scope, current, currency),
      attribution: presentAttribution(scope, attribution, currency),
      days: attribution.days.map(({ orders, revenue, assisted_revenue, ...day }) => ({
        ...day,
        order_count: orders,
        gross_revenue: String(revenue),
        assisted_revenue: String(assisted_revenue),
      })),
      top_products: attribution.top_products.map(({ item_total, ...product }) => ({
        ...product,
        item_total: String(item_total),
        item_total_display: display(scope, item_total, currency),
      })),
      previous: presentWindow(scope, previous, currency),
      change: {
        order_count: changePercent(BigInt(now.order_count), BigInt(before.order_count)),
        gross_revenue: changePercent(now.gross_revenue, before.gross_revenue),
        refund_total: changePercent(now.refund_total, before.refund_total),
      },
    })
  },
})

function presentAttribution(
  scope: MedusaContainer,
  { window_days, sources }: Attributed,
  currency: string
) {
  const revenueOf = (revenue: bigint) => ({
    revenue: String(revenue),
    revenue_display: display(scope, revenue, currency),
  })
  return {
    window_days,
    orders: sources.reduce((total, { orders }) => total + orders, 0),
    ...revenueOf(sources.reduce((total, { revenue }) => total + revenue, 0n)),
    sources: sources.map(({ revenue, ...source }) => ({ ...source, ...revenueOf(revenue) })),
  }
}

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
