import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, type AccessService } from "../../modules/access"
import { LEDGER_MODULE, type LedgerService, type Wallet } from "../../modules/ledger"

export interface FreezeInput {
  wallet_id: number
  /** For staff only. */
  reason: string
  actor: string
}

/**
 * Freezes a wallet: money comes in and none goes out. One that is frozen already is frozen anew, for
 * this reason. The record of access says so, in the same transaction.
 *
 * @returns the wallet as it is then; null when there is none with this id
 */
export async function freezeWallet(
  container: MedusaContainer,
  input: FreezeInput
): Promise<Wallet | null> {
  return await setFrozen(container, input, true)
}

/** Lets money out again; one that is not frozen stays as it is, and nothing is recorded. */
export async function unfreezeWallet(
  container: MedusaContainer,
  input: FreezeInput
): Promise<Wallet | null> {
  return await setFrozen(container, input, false)
}

async function setFrozen(
  container: MedusaContainer,
  { wallet_id, reason, actor }: FreezeInput,
  isFrozen: boolean
): Promise<Wallet | null> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const access = container.resolve<AccessService>(ACCESS_MODULE)
  const wallet = await ledger.findWallet(wallet_id)
  if (!wallet) {
    return null
  }
  await ledger.transact(async (transaction) => {
    const isChanged = isFrozen
      ? await ledger.freezeWallet(wallet_id, { by: actor, reason }, transaction)
      : await ledger.unfreezeWallet(wallet_id, actor, transaction)
    if (isChanged) {
      const record = {
        actor,
        action: isFrozen ? "wallet.frozen" : "wallet.unfrozen",
        object_id: String(wallet_id),
        subject_type: "customer",
        subject_id: wallet.customer_id,
        details: { reason },
      } as const
      await access.recordAudit(record, transaction)
    }
  })
  return await ledger.findWallet(wallet_id)
}
