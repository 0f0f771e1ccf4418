import type { MedusaContainer } from "@medusajs/framework/types"
import { CurrencyCode } from "../../http"
import type { Wallet } from "../../modules/ledger"
import { findHolder } from "../../workflows/access/find-customer"
import { type Holder, openWalletsWorkflow, storeCurrencies } from "../../workflows/wallet"
import { HolderField } from "./customers"
import { ledgerOf } from "./modules"
import { invalidParam } from "./refuse"

/** A customer and a currency in a body: together they name one wallet, open or not. */
export const holderFields = {
  customer: HolderField.meta({
    description:
      "Whose wallet: public number, id in the store or e-mail address of a registered customer.",
  }),
  currency: CurrencyCode.optional().meta({
    description: "One of the store's currencies; its default currency when absent.",
  }),
}

/** @throws WalletError `wallet_invalid_param` for whom or what the store does not know */
export async function findHolderOrThrow(
  scope: MedusaContainer,
  wanted: { customer: string; currency?: string }
): Promise<Holder> {
  const currency = await storeCurrency(scope, wanted.currency)
  const customer_id = await findHolder(scope, wanted.customer)
  if (customer_id === null)
    throw invalidParam("customer", "is no registered customer of this store")
  return { customer_id, currency }
}

/** @throws WalletError `wallet_invalid_param` unless the store sells in it */
export async function storeCurrency(
  scope: MedusaContainer,
  wanted: string | undefined
): Promise<string> {
  const currencies = await storeCurrencies(scope, wanted)
  const currency = wanted ?? currencies.main
  if (!currencies.all.has(currency)) {
    throw invalidParam("currency", "is not one of the store's currencies")
  }
  return currency
}

export async function findWalletOf(
  scope: MedusaContainer,
  { customer_id, currency }: Holder
): Promise<Wallet | undefined> {
  const wallets = await ledgerOf(scope).findWalletsOf(customer_id)
  return wallets.find((wallet) => wallet.currency === currency)
}

export async function openWallet(scope: MedusaContainer, holder: Holder): Promise<Wallet> {
  await openWalletsWorkflow(scope).run({ input: { owners: [holder] } })
  const opened = await findWalletOf(scope, holder)
  if (!opened)
    throw new Error(`The ${holder.currency} wallet of ${holder.customer_id} did not open`)
  return opened
}
