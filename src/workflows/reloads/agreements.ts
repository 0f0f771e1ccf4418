import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import {
  type EndReason,
  type NewAgreement,
  RELOADS_MODULE,
  type ReloadsService,
} from "../../modules/reloads"

/**
 * Notes that a customer agrees to be charged, in the place of what they agreed to before, and shows it on
 * their wallet.
 */
export async function agreeToReload(
  container: MedusaContainer,
  agreement: NewAgreement,
  actor: string
): Promise<void> {
  const { ledger, reloads } = modulesOf(container)
  const { wallet_id, threshold, amount } = agreement
  await ledger.transact(async (transaction) => {
    await ledger.lockWallet(wallet_id, transaction)
    const { context } = transaction
    await reloads.endAgreement(wallet_id, { reason: "replaced", by: actor }, context)
    await reloads.agree(agreement, context)
    const patch = {
      auto_reload_enabled: true,
      auto_reload_threshold: threshold,
      auto_reload_amount: amount,
    }
    await ledger.updateWallet(wallet_id, patch, actor, context)
  })
}

/**
 * Ends a wallet's agreement: no attempt begins any more. One that is under way is not called back.
 *
 * @returns whether there was one to end
 */
export async function endAutoReload(
  container: MedusaContainer,
  walletId: number,
  end: { reason: EndReason; by: string }
): Promise<boolean> {
  const { ledger, reloads } = modulesOf(container)
  return await ledger.transact(async (transaction) => {
    await ledger.lockWallet(walletId, transaction)
    const { context } = transaction
    const hasEnded = await reloads.endAgreement(walletId, end, context)
    if (hasEnded) {
      await ledger.updateWallet(walletId, { auto_reload_enabled: false }, end.by, context)
    }
    return hasEnded
  })
}

/** Ends what a customer agreed to, of all their wallets or with one payment method of theirs. */
export async function endAutoReloadsOf(
  container: MedusaContainer,
  customerId: string,
  {
    method,
    ...end
  }: { reason: EndReason; by: string; method?: { provider_id: string; id: string } }
): Promise<void> {
  const { reloads } = modulesOf(container)
  for (const agreement of await reloads.listAgreementsOf(customerId)) {
    const { ended_at, wallet_id, provider_id, method_id } = agreement
    const isMeant = !method || (provider_id === method.provider_id && method_id === method.id)
    if (!ended_at && isMeant) await endAutoReload(container, wallet_id, end)
  }
}

export function modulesOf(container: MedusaContainer) {
  return {
    ledger: container.resolve<LedgerService>(LEDGER_MODULE),
    reloads: container.resolve<ReloadsService>(RELOADS_MODULE),
  }
}
