import type { ClosingRefusal } from "../../../../workflows/books"
import { AdminError } from "../service"

/** What is answered where a month can't be closed. */
export function closingRefused(refusal: ClosingRefusal): Error {
  switch (refusal.code) {
    case "month_not_over":
      return new AdminError("wallet_month_not_over", {
        data: { closes_at: refusal.closes_at.toISOString() },
      })
    case "accounts_unmapped":
      return unmapped(refusal.uses)
    case "accounts_not_for_datev":
      return new AdminError("wallet_accounts_not_for_datev", {
        message: `DATEV does not take the accounts ${refusal.accounts.join(", ")}.`,
        data: { accounts: [...refusal.accounts] },
      })
    case "closed_by_other":
      return new AdminError("wallet_month_closed_by_other")
  }
}

export function unmapped(uses: readonly string[]): Error {
  return new AdminError("wallet_accounts_unmapped", {
    message: `The journal needs accounts for ${uses.join(", ")}.`,
    data: { uses: [...uses] },
  })
}
