import type { MedusaRequest } from "@medusajs/framework/http"
import { addressToCount, can, clientAddress } from "../../http"
import type { Identity } from "../../http"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService } from "../../modules/access"
import { MANAGE_WALLETS } from "../permissions"
import { WalletError } from "../wallet/service"

/** What a storefront's server names its shopper's address in. */
export const ADDRESS_HEADER = "X-Shopper-Address"
/** A store API key of the shop, `ck_…:cs_…`, that vouches for it. */
export const KEY_HEADER = "X-Shopper-Address-Key"

/**
 * The address to count a shopper under. Behind a storefront that calls from its server all shoppers
 * share that server's address; the server may name the shopper's own when it sends a key of the shop
 * with it, or is signed in as one who manages the shop. Without either the header means nothing,
 * since anybody can send it.
 *
 * @throws WalletError `wallet_unauthorized` for a key that is wrong or somebody's own,
 *   `wallet_invalid_param` for what is no address
 */
export async function shopperAddress(request: MedusaRequest, identity: Identity): Promise<string> {
  const named = headerOf(request, ADDRESS_HEADER)
  if (named === undefined) return clientAddress(request)
  const key = headerOf(request, KEY_HEADER)
  if (key === undefined && !can(identity, MANAGE_WALLETS)) return clientAddress(request)
  if (key !== undefined && !(await isKeyOfShop(request, key))) {
    throw new WalletError("wallet_unauthorized", {
      message: `${KEY_HEADER} has to be a store API key of the shop, as key:secret.`,
    })
  }
  const address = addressToCount(named)
  if (address === undefined) {
    const params = { [ADDRESS_HEADER]: "must be an IP address" }
    throw new WalletError("wallet_invalid_param", { data: { params } })
  }
  return address
}

/** A key that acts for a customer is theirs: they could name any address. */
async function isKeyOfShop({ scope }: MedusaRequest, presented: string): Promise<boolean> {
  const [key = "", secret = ""] = presented.split(":", 2)
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const found = await access.credentials.verifyStoreKey(key, secret)
  return found !== null && found.owner_type === null
}

function headerOf({ headers }: MedusaRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return value === undefined ? undefined : String(value).trim()
}
