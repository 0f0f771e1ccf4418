import { z } from "@medusajs/framework/zod"
import { component, InstantOut } from "../../../../http"
import type { Closing } from "../../../../modules/books"
import { ACCOUNT_USES } from "../../../../modules/books"
import { ENTRY_TYPES, PURPOSES } from "../../../../modules/ledger"
import { MONTH, MOVEMENT_KINDS, type PeriodReport, TIE_OUTS } from "../../../../workflows/books"

/** Of many wallets: it may be longer than the largest amount of one, and below zero. */
export const Total = z.string().regex(/^(0|-?[1-9][0-9]*)$/)

export const monthParams = z.object({
  month: z
    .string()
    .regex(MONTH, { error: 'must be a month from "2000-01" to "2100-12"' })
    .meta({ description: "A month of the store's calendar.", examples: ["2026-10"] }),
})

export const RollForward = component(
  "RollForward",
  z.strictObject({
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    purpose: z.enum(PURPOSES),
    opening: Total.meta({ description: "What was owed, in minor units." }),
    lines: z.array(
      z.strictObject({
        kind: z.enum(MOVEMENT_KINDS).meta({
          description:
            "What it means for what is owed. `reinstated`: a debit or an expiry was taken back; " +
            "`taken_back`: a credit was; `adjusted`: staff took it out without an order; `imported`: " +
            "brought over from another system.",
        }),
        type: z.enum(ENTRY_TYPES).meta({
          description: "Of the entries, or of those that they take back.",
        }),
        direction: z.enum(["in", "out"]),
        entries: z.int(),
        amount: Total,
      })
    ),
    closing: Total.meta({
      description: "`opening` with all lines: what is owed then, as it is booked.",
    }),
    held: Total.meta({ description: "What of `closing` was set aside." }),
    lapsed: Total.meta({
      description:
        "What of `closing` had lapsed by then and was booked as such only afterwards. No balance shows it.",
    }),
  }),
  { description: "What is owed of one kind from the beginning of a period to its end." }
)

export function presentRollForward({ rows }: PeriodReport) {
  return rows.map(({ opening, lines, closing, held, lapsed, ...row }) => ({
    ...row,
    opening: opening.toString(),
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: amount.toString() })),
    closing: closing.toString(),
    held: held.toString(),
    lapsed: lapsed.toString(),
  }))
}

export const MonthClosing = component(
  "MonthClosing",
  z.strictObject({
    revision: z.int().meta({ description: "From 1: a month can be closed again." }),
    time_zone: z.string(),
    closed_by: z.string().meta({ description: "Key of an identity.", examples: ["user:user_01"] }),
    closed_at: InstantOut,
    ok: z.boolean().meta({ description: "Whether every tie-out agreed." }),
  }),
  { description: "When and with what a month was closed." }
)

export function presentClosing({ revision, time_zone, closed_by, closed_at, tie_outs }: Closing) {
  return {
    revision,
    time_zone,
    closed_by,
    closed_at: closed_at.toISOString(),
    ok: tie_outs.every(({ ok }) => ok !== false),
  }
}

export const TieOut = component(
  "TieOut",
  z.strictObject({
    name: z.enum(TIE_OUTS),
    currency: z.string().nullable().meta({ description: "Null where nothing of the kind was." }),
    ledger: Total.meta({ description: "What the ledger says, in minor units." }),
    other: Total.meta({ description: "What the other side says." }),
    ok: z.boolean().nullable().meta({ description: "Null where there is no other side." }),
    differences: z
      .array(z.strictObject({ what: z.string(), ledger: Total, other: Total }))
      .meta({ description: "What it is that the two sides say otherwise; at most 100." }),
  }),
  { description: "Two ways to the same sum." }
)

export const JournalLine = component(
  "JournalLine",
  z.strictObject({
    journal_no: z.string().meta({ examples: ["WALLET-20261031-EUR"] }),
    date: z.iso.date(),
    account: z.string(),
    debit: Total,
    credit: Total,
    currency: z.string(),
    use: z.enum(ACCOUNT_USES),
    purpose: z.enum(PURPOSES),
    entries: z.int(),
    description: z.string(),
  }),
  { description: "A line of the journal, in minor units; one of `debit` and `credit` is 0." }
)
