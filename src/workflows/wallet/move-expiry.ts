import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, type AccessService } from "../../modules/access"
import {
  type ExpiryMoved,
  LEDGER_MODULE,
  type LedgerService,
  type MoveExpiry,
} from "../../modules/ledger"

/**
 * Moves the expiry of a credit that has money left. The record of access says so, in the same
 * transaction. To where it is already is no move, and nothing is recorded: what is asked for twice is
 * done once.
 */
export async function moveExpiry(
  container: MedusaContainer,
  wanted: MoveExpiry
): Promise<ExpiryMoved> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const access = container.resolve<AccessService>(ACCESS_MODULE)
  const wallet = await ledger.findWallet(wanted.wallet_id)
  if (!wallet) {
    return { ok: false, refusal: { code: "wallet_not_found", wallet_id: wanted.wallet_id } }
  }
  return await ledger.transact(async (transaction) => {
    const moved = await ledger.moveExpiry(wanted, transaction)
    if (moved.ok && moved.move) {
      const { lot_id, expires_before, expires_after, reason, actor } = moved.move
      await access.recordAudit(
        {
          actor,
          action: "wallet.expiry_moved",
          object_id: String(wallet.id),
          subject_type: "customer",
          subject_id: wallet.customer_id,
          details: {
            credit: String(lot_id),
            before: expires_before?.toISOString() ?? "never",
            after: expires_after?.toISOString() ?? "never",
            reason,
          },
        },
        transaction
      )
    }
    return moved
  })
}
