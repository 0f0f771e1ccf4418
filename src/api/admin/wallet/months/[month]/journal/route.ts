import { z } from "@medusajs/framework/zod"
import { ok } from "../../../../../../http"
import { linesOf, neededFor, readMonth } from "../../../../../../workflows/books"
import { SEE_WALLETS } from "../../../../../permissions"
import { endpoint } from "../../../service"
import { unmapped } from "../../refuse"
import { JournalLine, monthParams } from "../../schemas"

export const GET = endpoint({
  id: "getMonthJournal",
  summary: "Read the journal of a month",
  description:
    "Two lines for all that was booked alike on a day: against what is owed, and against the account " +
    "that the setting `journal_accounts` names. Debits and credits of each `journal_no` are equal. What " +
    "customers send each other stays owed and is not in it.",
  tags: ["Books"],
  access: SEE_WALLETS,
  params: monthParams,
  responses: { 200: z.strictObject({ data: z.array(JournalLine) }) },
  errors: ["wallet_month_not_begun", "wallet_accounts_unmapped"],
  handler: async ({ params: { month }, scope }) => {
    const { journal, unmapped: missing, books } = await readMonth(scope, month)
    const uses = journal ? [] : missing.length ? missing : neededFor(books.movements)
    if (uses.length) throw unmapped(uses)
    return ok({
      data: linesOf(journal ?? []).map(({ debit, credit, ...line }) => ({
        ...line,
        debit: debit.toString(),
        credit: credit.toString(),
      })),
    })
  },
})
