import { z } from "@medusajs/framework/zod"
import { InstantOut, IsoDateTime, ok } from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import { LEDGER_MODULE, type LedgerService } from "../../../../modules/ledger"
import { CalendarDay, isTimeZone, LAST_INSTANT } from "../../../../time/calendar-day"
import { rollForward } from "../../../../workflows/books"
import { SEE_WALLETS } from "../../../permissions"
import { invalidParam } from "../access/subjects"
import { presentRollForward, RollForward } from "../months/schemas"
import { endpoint } from "../service"

export const GET = endpoint({
  id: "getRollForward",
  summary: "Read how what is owed changed",
  description:
    "What customers were owed at the beginning of a period, what was added and used, by type, and what " +
    "they are owed at its end, for each currency and purpose. `from` a day is its beginning, `to` a day " +
    "its end, by the clocks of the time zone.",
  tags: ["Books"],
  access: SEE_WALLETS,
  query: z.object({
    from: IsoDateTime.meta({ description: "Inclusive." }),
    to: IsoDateTime.meta({ description: "A day is inclusive, an instant exclusive." }),
    time_zone: z
      .string()
      .max(64)
      .refine(isTimeZone, { error: 'must be a time zone such as "Europe/Berlin"' })
      .optional()
      .meta({ description: "IANA name; the store's if none." }),
  }),
  responses: {
    200: z.strictObject({
      from: InstantOut,
      to: InstantOut,
      time_zone: z.string(),
      entries: z.int(),
      data: z.array(RollForward),
    }),
  },
  handler: async ({ query, scope }) => {
    const time_zone = query.time_zone ?? settingsOf(scope).time_zone
    const from = query.from instanceof CalendarDay ? query.from.start(time_zone) : query.from
    const to =
      query.to instanceof CalendarDay
        ? new Date(Math.min(query.to.end(time_zone).getTime() + 1, LAST_INSTANT.getTime()))
        : query.to
    if (to <= from) throw invalidParam("to", "must lie after from")
    const period = { from, to, time_zone }
    const books = await scope.resolve<LedgerService>(LEDGER_MODULE).readPeriod(period)
    const report = rollForward(period, books)
    return ok({
      from: from.toISOString(),
      to: to.toISOString(),
      time_zone,
      entries: report.entries,
      data: presentRollForward(report),
    })
  },
})
