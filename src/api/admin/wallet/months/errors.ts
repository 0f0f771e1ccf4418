import { z } from "@medusajs/framework/zod"
import { type ErrorSpec, InstantOut } from "../../../../http"

export const MONTH_ERRORS = {
  wallet_month_not_begun: {
    status: 422,
    message: "The month has not begun yet.",
    data: z.object({ begins_at: InstantOut }),
  },
  wallet_month_not_over: {
    status: 422,
    message: "The month is not over yet.",
    data: z.object({ closes_at: InstantOut }),
    description: "A month can be closed a quarter of an hour after its end.",
  },
  wallet_accounts_unmapped: {
    status: 422,
    message: "The journal needs accounts that nobody has set.",
    data: z.object({ uses: z.array(z.string()).meta({ examples: [["topup", "liability.paid"]] }) }),
    description: "They are missing in the setting `journal_accounts`.",
  },
  wallet_accounts_not_for_datev: {
    status: 422,
    message: "DATEV does not take some of the accounts.",
    data: z.object({ accounts: z.array(z.string()).meta({ examples: [["Sales:Wallet"]] }) }),
    description:
      "Accounts there are numbers of at most `datev_account_length` digits that don't begin with 0.",
  },
  wallet_month_closed_by_other: {
    status: 409,
    message: "Somebody else has just closed the month.",
  },
  wallet_closing_not_found: { status: 404, message: "The month was not closed so." },
} satisfies Record<string, ErrorSpec>
