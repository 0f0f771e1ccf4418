import { z } from "@medusajs/framework/zod"
import type { ComingBack } from "../../../../../../modules/ledger"
import { listMeta, ListMeta, ok, Page, perPage, PositiveInteger } from "../../../../../../http"
import { withInstants } from "../../../../../store-days"
import { ledgerOf } from "../../../../modules"
import { assertMayRead } from "../../../../permissions"
import { presentLot } from "../../../../present"
import { invalidParam } from "../../../../refuse"
import { AsOf, Lot } from "../../../../schemas"
import { endpoint, WalletError } from "../../../../service"

export const GET = endpoint({
  id: "listLots",
  summary: "List what a balance is made of, or the credits that are used up",
  description:
    "The credits with money left, in the order in which they are spent: what expires soonest, " +
    "then promotional money, then the oldest. With `status=closed` the credits that are used up or " +
    "have lapsed, newest first; what became of each is at `/wallets/{id}/lots/{lot_id}`. Needs the " +
    "capability `wallet_read_wallets`, unless the wallet is your own.",
  tags: ["Wallets"],
  access: "authenticated",
  params: z.object({ id: PositiveInteger.meta({ description: "The wallet.", examples: [1] }) }),
  query: z.object({
    status: z.enum(["open", "closed"]).default("open").meta({
      description: "Those with money left, or those without; the latter not as of an instant.",
    }),
    as_of: AsOf,
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(Lot), meta: ListMeta }) },
  errors: ["wallet_not_found", "wallet_forbidden"],
  handler: async ({ params: { id }, query, identity, scope }) => {
    const { status, as_of, page, per_page } = withInstants(scope, query)
    const isClosed = status === "closed"
    if (isClosed && as_of) throw invalidParam("as_of", "can't be combined with status=closed")
    const ledger = ledgerOf(scope)
    const wallet = await ledger.findWallet(id)
    assertMayRead(identity, wallet)
    if (!wallet) throw new WalletError("wallet_not_found")
    const { data, total } = isClosed
      ? await ledger.listClosedLots(id, { page, per_page })
      : await ledger.listLots(id, { page, per_page }, as_of)
    // What was to come back at an earlier instant is not kept.
    const back =
      isClosed || as_of ? new Map<number, ComingBack>() : await ledger.readComingBack(data)
    const lots = data.map((lot) => presentLot(lot, back.get(lot.id)))
    return ok({ data: lots, meta: listMeta(total, page, per_page) })
  },
})
