import { z } from "@medusajs/framework/zod"
import { component, InstantOut, ok } from "../../../../../http"
import { MONTH_STATUSES, readMonth } from "../../../../../workflows/books"
import { SEE_WALLETS } from "../../../../permissions"
import { endpoint } from "../../service"
import {
  MonthClosing,
  monthParams,
  presentClosing,
  presentRollForward,
  RollForward,
  TieOut,
} from "../schemas"

const MonthReport = component(
  "MonthReport",
  z.strictObject({
    month: z.string(),
    from: InstantOut,
    to: InstantOut.meta({ description: "Exclusive: when the next month begins." }),
    time_zone: z.string(),
    status: z.enum(MONTH_STATUSES).meta({
      description: "`running`: not over. `open`: over and not closed.",
    }),
    closing: MonthClosing.nullable().meta({ description: "Null while the month is not closed." }),
    entries: z.int().meta({ description: "How many entries were booked." }),
    data: z.array(RollForward),
    tie_outs: z.array(TieOut),
    unmapped: z.array(z.string()).meta({
      description:
        "What the journal needs an account for and has none; empty without any accounts.",
    }),
    not_for_datev: z
      .strictObject({ accounts: z.array(z.string()), currencies: z.array(z.string()) })
      .meta({
        description:
          "Where `datev_consultant` is set: accounts that are no numbers as DATEV has them, without " +
          "which there is no file for it, and currencies with more than two decimals, which it lacks.",
      }),
    has_journal: z.boolean().meta({ description: "Whether the packet has journals." }),
  }),
  { description: "The books of a month, as they were closed or as they stand." }
)

export const GET = endpoint({
  id: "getMonth",
  summary: "Read the books of a month",
  description:
    "What was owed, what moved and what is owed at the end, by currency and purpose, and whether it " +
    "agrees with checkpoints, payments and orders. Of a closed month tie-outs and accounts are as they " +
    "were when it was closed, unless `fresh` asks for today's.",
  tags: ["Books"],
  access: SEE_WALLETS,
  params: monthParams,
  query: z.object({
    fresh: z.enum(["true", "false"]).optional().meta({
      description: "`true`: as it would be closed now.",
    }),
  }),
  responses: { 200: MonthReport },
  errors: ["wallet_month_not_begun"],
  handler: async ({ params: { month }, query, scope }) => {
    const { report, tie_outs, status, closing, unmapped, not_for_datev, journal } = await readMonth(
      scope,
      month,
      { fresh: query.fresh === "true" }
    )
    return ok({
      month,
      from: report.from.toISOString(),
      to: report.to.toISOString(),
      time_zone: report.time_zone,
      status,
      closing: closing && presentClosing(closing),
      entries: report.entries,
      data: presentRollForward(report),
      tie_outs: tie_outs as z.input<typeof TieOut>[],
      unmapped: [...unmapped],
      not_for_datev,
      has_journal: journal !== null,
    })
  },
})
