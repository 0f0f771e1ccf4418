import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import {
  component,
  IsoDateTime,
  ok,
  Page,
  perPage,
  PositiveInteger,
  text,
} from "../../../../../../../http"
import { moveExpiry } from "../../../../../../../workflows/wallet"
import { toRefusalData } from "../../../../../../../workflows/wallet/entry-data"
import { MANAGE_WALLETS } from "../../../../../../permissions"
import { withInstants } from "../../../../../../store-days"
import { ledgerOf } from "../../../../../modules"
import { assertMayRead, isStaff } from "../../../../../permissions"
import { presentLotHistory } from "../../../../../present"
import { toWalletError } from "../../../../../refuse"
import { LotHistory as LotHistoryOut } from "../../../../../schemas"
import { endpoint, WalletError } from "../../../../../service"

const params = z.object({
  id: PositiveInteger.meta({ description: "The wallet.", examples: [1] }),
  lot_id: PositiveInteger.meta({ description: "The credit.", examples: [2] }),
})

export const GET = endpoint({
  id: "getLot",
  summary: "Get what became of a credit",
  description:
    "A credit by its number, also one that is used up or has lapsed, with the entries that put money " +
    "into it and took from it, oldest first, and how its expiry was moved. Needs the capability " +
    "`wallet_read_wallets`, unless the wallet is your own; who did it and why an expiry was moved is " +
    "for staff only.",
  tags: ["Wallets"],
  access: "authenticated",
  params,
  query: z.object({ page: Page, per_page: perPage(25, 100) }),
  responses: { 200: LotHistoryOut },
  errors: ["wallet_not_found", "wallet_lot_not_found", "wallet_forbidden"],
  handler: async ({ params: { id, lot_id }, query, identity, scope }) => {
    const wallet = await ledgerOf(scope).findWallet(id)
    assertMayRead(identity, wallet)
    if (!wallet) throw new WalletError("wallet_not_found")
    return ok(await describeLot(scope, { wallet_id: id, lot_id }, query, isStaff(identity)))
  },
})

const ExpiryMoveRequest = component(
  "ExpiryMoveRequest",
  z.object({
    expiry_date: IsoDateTime.nullable().meta({
      description:
        "When it is to lapse: an instant, or a date, through whose end it lasts; null: never.",
      examples: ["2027-06-30"],
    }),
    reason: text({ min: 1, max: 255 }).meta({
      description: "For staff only; kept in the record of access.",
      examples: ["The parcel came late, promised on the telephone"],
    }),
  })
)

export const PATCH = endpoint({
  id: "moveExpiry",
  summary: "Move the expiry of a credit",
  description:
    "What is left of the credit, held money included, lapses at another instant from then on, sooner or " +
    "later. No money moves and no entry changes: the move takes a place of its own in the wallet's chain, " +
    "with who did it and when, and `verify` proves it like an entry. A credit that is used up or has " +
    "lapsed stays as it is; reverse its expiry entry instead. To move it to where it is already changes " +
    "nothing.",
  tags: ["Wallets"],
  access: MANAGE_WALLETS,
  params,
  body: ExpiryMoveRequest,
  responses: { 200: LotHistoryOut },
  errors: ["wallet_not_found", "wallet_lot_not_found", "wallet_lot_closed"],
  handler: async ({ params: { id, lot_id }, body, identity, scope }) => {
    const { expiry_date } = withInstants(scope, { expiry_date: body.expiry_date })
    const lot = { wallet_id: id, lot_id }
    const wanted = { ...lot, expires_at: expiry_date, reason: body.reason, actor: identity.key }
    const moved = await moveExpiry(scope, wanted)
    if (!moved.ok) throw toWalletError(toRefusalData(moved.refusal))
    return ok(await describeLot(scope, lot, { page: 1, per_page: 25 }, isStaff(identity)))
  },
})

/** @throws WalletError when the wallet has no such credit */
async function describeLot(
  scope: MedusaContainer,
  lot: { wallet_id: number; lot_id: number },
  page: { page: number; per_page: number },
  staff: boolean
) {
  const ledger = ledgerOf(scope)
  const found = await ledger.findLotHistory(lot, page)
  if (!found) throw new WalletError("wallet_lot_not_found")
  const back = await ledger.readComingBack(found.status === "open" ? [found] : [])
  return presentLotHistory(found, back.get(found.id), page, staff)
}
