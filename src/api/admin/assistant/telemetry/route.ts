import { z } from "@medusajs/framework/zod"
import { AmountOut, component, integerWithin, ok } from "../../../../http"
import { ASSISTANT_MODULE, assistantSettingsOf } from "../../../../modules/assistant"
import type { AssistantService } from "../../../../modules/assistant"
import { readConversationSales } from "../../../../workflows/assistant/copilot/attribution"
import { SEE_ASSISTANT } from "../../../permissions"
import { endpoint } from "../service"

const MAX_DAYS = 90
const count = z.int().min(0)
const Micros = z
  .string()
  .regex(/^[0-9]+$/)
  .meta({ description: "Millionths of a minor unit of the spend cap's currency." })

const Percentiles = component(
  "Percentiles",
  z.strictObject({ p50: z.number().nullable(), p95: z.number().nullable() }),
  { description: "Milliseconds; null when there was nothing to measure." }
)

const Telemetry = component(
  "AssistantTelemetry",
  z.strictObject({
    window_days: z.int(),
    turns: count,
    done: count,
    aborted: count.meta({ description: "The shopper went away before the end." }),
    failed: count,
    degraded: count.meta({
      description: "A provider could not answer, or the spend cap was reached; another one did.",
    }),
    latency: z.strictObject({
      first_frame_ms: Percentiles,
      first_text_ms: Percentiles,
      duration_ms: Percentiles,
    }),
    grounding: z.strictObject({
      claims: count.meta({ description: "Claims about price, stock and the like that were true." }),
      removed_claims: count.meta({ description: "Claims that no tool bore out: taken out." }),
      turns_corrected: count,
    }),
    tools: z.array(
      z.strictObject({ name: z.string(), calls: count, failures: count, p95_ms: z.number() })
    ),
    providers: z.array(
      z.strictObject({
        name: z.string(),
        turns: count,
        answered: count.meta({ description: "Turns whose text was this provider's." }),
        failures: count,
        input_tokens: count.meta({
          description:
            "Of everything that it was asked, pictures and drafts of replies beside turns, in the " +
            "last `days` whole days (UTC), today included; so are the output and the cost.",
        }),
        output_tokens: count,
        cost_micros: Micros,
      })
    ),
    feedback: z.strictObject({ up: count, down: count }),
    days: z.array(
      z.strictObject({ day: z.iso.date(), turns: count, degraded: count, up: count, down: count })
    ),
    attribution: z
      .strictObject({
        conversations: count.meta({ description: "That showed products." }),
        carts: count,
        orders: count,
        revenue: AmountOut,
        currency: z.string(),
      })
      .meta({
        description:
          "What came of conversations, in the store's default currency; `GET /assistant/v1/admin/insights` has more.",
      }),
    spend: z.strictObject({
      day: z.iso.date(),
      cost_micros: Micros,
      cap: z.string().nullable().meta({ description: "Minor units; null without a cap." }),
      currency: z.string(),
    }),
  }),
  { description: "What the assistant did, how fast, how well and for how much. Days are UTC." }
)

export const GET = endpoint({
  id: "getTelemetry",
  summary: "Read figures about the assistant's use",
  description: "Over the last `days`; no personal data is in them.",
  tags: ["Telemetry"],
  access: SEE_ASSISTANT,
  query: z.object({ days: integerWithin(1, MAX_DAYS, 7, "Days to look back.") }),
  responses: { 200: Telemetry },
  handler: async ({ query: { days }, scope }) => {
    const service = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    const { amount, currency } = assistantSettingsOf(scope).daily_spend_cap
    const [summary, attribution, today] = await Promise.all([
      service.telemetry.summarise(days, currency),
      readConversationSales(scope, days),
      service.spend.today(),
    ])
    const spend = {
      day: today.day,
      cost_micros: String(today.cost_micros),
      cap: amount === 0n ? null : String(amount),
      currency,
    }
    return ok({ ...summary, attribution, spend })
  },
})
