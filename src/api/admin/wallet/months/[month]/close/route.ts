import { ok } from "../../../../../../http"
import { closeMonth } from "../../../../../../workflows/books"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { endpoint } from "../../../service"
import { closingRefused } from "../../refuse"
import { MonthClosing, monthParams, presentClosing } from "../../schemas"

export const POST = endpoint({
  id: "closeMonth",
  summary: "Close a month",
  description:
    "From then on the month's packet is the same, byte for byte: the accounts, the time zone and what " +
    "payments and orders said are kept, with a digest of each file. No entry is locked by it: what is " +
    "booked later belongs to a later month anyway. A month can be closed again, as another revision; " +
    "those before stay.",
  tags: ["Books"],
  access: MANAGE_WALLETS,
  params: monthParams,
  responses: { 200: MonthClosing },
  errors: [
    "wallet_month_not_over",
    "wallet_accounts_unmapped",
    "wallet_accounts_not_for_datev",
    "wallet_month_closed_by_other",
  ],
  handler: async ({ params: { month }, identity, scope }) => {
    const outcome = await closeMonth(scope, month, identity.key)
    if ("refusal" in outcome) throw closingRefused(outcome.refusal)
    return ok(presentClosing(outcome.closing))
  },
})
