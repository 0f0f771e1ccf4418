import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, type AccessService } from "../../modules/access"
import { LEDGER_MODULE, type LedgerService, type WalletPlace } from "../../modules/ledger"

/** A customer and a currency: together they name one wallet, open or not. */
export interface Holder {
  customer_id: string
  /** ISO 4217, upper case. */
  currency: string
}

/** Where a holder's wallet is; one that is not there yet is opened by the first entry that is booked on it. */
export async function placeOf(scope: MedusaContainer, holder: Holder): Promise<WalletPlace> {
  const { customer_id, currency } = holder
  const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
  const known = await ledger.findWalletId(customer_id, currency)
  if (known !== undefined) return { id: known, opens: [] }
  const numbers = await scope
    .resolve<AccessService>(ACCESS_MODULE)
    .numbersFor("customer", [customer_id])
  const owner = { customer_id, user_id: numbers.get(customer_id)!, currency }
  const [place] = await ledger.walletIdsFor([owner])
  return place
}
