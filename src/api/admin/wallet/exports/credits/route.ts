import { z } from "@medusajs/framework/zod"
import { CurrencyCode, IsoDateTime } from "../../../../../http"
import { type ExportedLot, LEDGER_MODULE, type LedgerService } from "../../../../../modules/ledger"
import { toMajorUnits } from "../../../../../money/money"
import { SEE_WALLETS } from "../../../../permissions"
import { withInstants } from "../../../../store-days"
import { endpoint } from "../../service"
import { type Columns, csvFile } from "../csv-file"
import { type WithEmail, withEmails } from "../with-emails"

const COLUMNS: Columns<WithEmail<ExportedLot>> = [
  ["lot_id", ({ id }) => id],
  ["transaction_id", ({ entry_id }) => entry_id],
  ["created_at", ({ created_at }) => created_at.toISOString()],
  ["wallet_id", ({ wallet_id }) => wallet_id],
  ["customer_id", ({ customer_id }) => customer_id],
  ["user_id", ({ user_id }) => user_id],
  ["purpose", ({ purpose }) => purpose],
  ["expiry_date", ({ expires_at }) => expires_at?.toISOString()],
  ["amount", ({ amount, currency }) => toMajorUnits(amount, currency)],
  ["remaining", ({ remaining, currency }) => toMajorUnits(remaining, currency)],
  ["held", ({ held, currency }) => toMajorUnits(held, currency)],
  ["currency", ({ currency }) => currency],
  ["email", ({ email }) => email],
]

export const GET = endpoint({
  id: "exportCredits",
  summary: "Export what the store owes as a file",
  description:
    "CSV: every credit with money left, whose it is, what it is for and until when it lasts. What " +
    "remains of them adds up to `GET /owed`. Amounts are in major units.",
  tags: ["Ledger"],
  access: SEE_WALLETS,
  query: z.object({
    as_of: IsoDateTime.optional().meta({ description: "As it was at this instant." }),
    currency: CurrencyCode.optional().meta({ description: "Only credits in this currency." }),
  }),
  responses: {
    200: { description: "The file.", schema: z.string(), contentType: "text/csv" },
  },
  errors: ["wallet_export_busy"],
  handler: ({ query, scope }) => {
    const { as_of, currency } = withInstants(scope, query)
    const lots = scope.resolve<LedgerService>(LEDGER_MODULE).exportLots({ at: as_of, currency })
    return csvFile("wallet-credits", COLUMNS, withEmails(scope, lots))
  },
})
