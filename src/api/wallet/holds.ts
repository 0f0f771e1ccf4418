import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { PositiveInteger, text } from "../../http"
import type { ListedHold } from "../../modules/ledger"
import { ledgerOf } from "./modules"
import { WalletError } from "./service"

export const holdParams = z.object({
  id: PositiveInteger.meta({ description: "The hold.", examples: [1] }),
})

export const HoldReason = text({ min: 1, max: 255 }).meta({
  description: "Kept in the ledger; whoever may read the wallet sees it.",
  examples: ["Deposit for a hired tent"],
})

/** @throws WalletError `wallet_hold_not_found` */
export async function findHoldOrThrow(scope: MedusaContainer, id: number): Promise<ListedHold> {
  const hold = await ledgerOf(scope).holds.findListed(id)
  if (!hold) throw new WalletError("wallet_hold_not_found")
  return hold
}

/**
 * A hold that somebody made by hand. One that a payment, a cart or a withdrawal needs is theirs to end: an order
 * would stand without its money otherwise.
 *
 * @throws WalletError `wallet_hold_not_found`, `wallet_hold_in_use`
 */
export async function findOwnHoldOrThrow(scope: MedusaContainer, id: number): Promise<ListedHold> {
  const hold = await findHoldOrThrow(scope, id)
  if (hold.source !== null && hold.status === "active") {
    throw new WalletError("wallet_hold_in_use", { data: { source: hold.source } })
  }
  return hold
}
