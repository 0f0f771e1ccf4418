import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACCESS_MODULE, type AccessService } from "../../../modules/access"
import { LEDGER_MODULE, type LedgerService, type Wallet } from "../../../modules/ledger"

export const openWalletsStepId = "wallet-open-wallets"

export interface OwnerInput {
  customer_id: string
  /** ISO 4217. */
  currency: string
}

/**
 * Opens wallets where there are none, under their owners' public numbers. An open wallet is no harm
 * and stays open when the workflow fails.
 */
export const openWalletsStep = createStep(
  openWalletsStepId,
  async (owners: OwnerInput[], { container }) => {
    const access = container.resolve<AccessService>(ACCESS_MODULE)
    const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
    const numbers = await access.numbersFor(
      "customer",
      owners.map(({ customer_id }) => customer_id)
    )
    const wallets = await ledger.openWallets(
      owners.map(({ customer_id, currency }) => ({
        customer_id,
        user_id: numbers.get(customer_id)!,
        currency: currency.toUpperCase(),
      }))
    )
    return new StepResponse(wallets.map(toWalletData))
  }
)

/** A wallet as JSON: amounts in minor units, instants in ISO 8601. */
export interface WalletData {
  id: number
  customer_id: string
  user_id: number
  currency: string
  balance: string
  held: string
  /** Null: the store's default. */
  spending_limit: string | null
  auto_reload_enabled: boolean
  auto_reload_threshold: string
  auto_reload_amount: string
  created_at: string
  updated_at: string
}

export function toWalletData(wallet: Wallet): WalletData {
  return {
    ...wallet,
    balance: wallet.balance.toString(),
    held: wallet.held.toString(),
    spending_limit: wallet.spending_limit?.toString() ?? null,
    auto_reload_threshold: wallet.auto_reload_threshold.toString(),
    auto_reload_amount: wallet.auto_reload_amount.toString(),
    created_at: wallet.created_at.toISOString(),
    updated_at: wallet.updated_at.toISOString(),
  }
}
