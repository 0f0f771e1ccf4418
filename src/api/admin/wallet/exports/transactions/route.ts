import { z } from "@medusajs/framework/zod"
import { CurrencyCode, IsoDateTime, PositiveInteger } from "../../../../../http"
import {
  type ExportedEntry,
  LEDGER_MODULE,
  type LedgerService,
} from "../../../../../modules/ledger"
import { toMajorUnits } from "../../../../../money/money"
import { SEE_WALLETS } from "../../../../permissions"
import { withInstants } from "../../../../store-days"
import { invalidParam } from "../../access/subjects"
import { endpoint } from "../../service"
import { type Columns, csvFile } from "../csv-file"
import { type WithEmail, withEmails } from "../with-emails"

/** What left a wallet is negative, so that a column can be added up. */
const COLUMNS: Columns<WithEmail<ExportedEntry>> = [
  ["id", ({ id }) => id],
  ["created_at", ({ created_at }) => created_at.toISOString()],
  ["wallet_id", ({ wallet_id }) => wallet_id],
  ["customer_id", ({ customer_id }) => customer_id],
  ["user_id", ({ user_id }) => user_id],
  ["type", ({ type }) => type],
  [
    "amount",
    ({ direction, amount, currency }) =>
      toMajorUnits(direction === "in" ? amount : -amount, currency),
  ],
  ["currency", ({ currency }) => currency],
  ["balance_after", ({ balance_after, currency }) => toMajorUnits(balance_after, currency)],
  ["purpose", ({ purpose }) => purpose],
  ["expiry_date", ({ expires_at }) => expires_at?.toISOString()],
  ["reason", ({ reason }) => reason],
  ["note", ({ note }) => note],
  ["reference", ({ reference }) => reference],
  ["order_id", ({ order_id }) => order_id],
  ["medusa_order_id", ({ medusa_order_id }) => medusa_order_id],
  ["transfer_group_id", ({ transfer_group_id }) => transfer_group_id],
  ["counterparty_wallet_id", ({ counterparty_wallet_id }) => counterparty_wallet_id],
  ["reverses_transaction_id", ({ reverses_entry_id }) => reverses_entry_id],
  ["actor", ({ actor }) => actor],
  ["email", ({ email }) => email],
  ["happened_at", ({ happened_at }) => happened_at?.toISOString()],
]

export const GET = endpoint({
  id: "exportTransactions",
  summary: "Export ledger entries as a file",
  description:
    "CSV, oldest first, written while it is read: as many as there are, as one snapshot of the " +
    "database sees them. Amounts are in major units, and negative for what left a wallet.",
  tags: ["Ledger"],
  access: SEE_WALLETS,
  query: z.object({
    wallet_id: PositiveInteger.optional().meta({ description: "Only entries of this wallet." }),
    currency: CurrencyCode.optional().meta({ description: "Only entries in this currency." }),
    after: IsoDateTime.optional().meta({ description: "Only entries created after this time." }),
    before: IsoDateTime.optional().meta({ description: "Only entries created before this time." }),
  }),
  responses: {
    200: { description: "The file.", schema: z.string(), contentType: "text/csv" },
  },
  errors: ["wallet_export_busy"],
  handler: ({ query, scope }) => {
    const filter = withInstants(scope, query)
    const { after, before } = filter
    if (after && before && before < after) {
      throw invalidParam("before", "must not lie before after")
    }
    const entries = scope.resolve<LedgerService>(LEDGER_MODULE).exportEntries(filter)
    return csvFile("wallet-transactions", COLUMNS, withEmails(scope, entries))
  },
})
