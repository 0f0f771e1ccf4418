import type { Identity } from "../../http"
import { WalletError } from "./service"

/** @throws WalletError `wallet_forbidden` for whoever is no customer */
export function customerOrThrow({ customer_id }: Identity, what: string): string {
  if (customer_id === undefined) {
    throw new WalletError("wallet_forbidden", { message: `Only customers ${what}.` })
  }
  return customer_id
}
