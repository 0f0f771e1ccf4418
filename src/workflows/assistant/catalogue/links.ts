import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Shopper } from "../../../modules/assistant/types"

/** The storefront's address without a slash at its end; empty when the store has not named one. */
export function storefrontUrl(scope: MedusaContainer): string {
  const { admin, projectConfig } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const [origin = ""] = projectConfig.http.storeCors.split(",")
  const isAddress = URL.canParse(origin.trim())
  return (admin?.storefrontUrl ?? (isAddress ? origin.trim() : "")).replace(/\/+$/, "")
}

/** Where people see a product. */
export function productUrl(scope: MedusaContainer, shopper: Shopper, handle: string): string {
  return `${storefrontUrl(scope)}${countryPath(shopper)}/products/${encodeURIComponent(handle)}`
}

/** Where people pay for a cart. */
export function checkoutUrl(scope: MedusaContainer, shopper: Shopper, cartId?: string): string {
  const query = cartId ? `?cart_id=${encodeURIComponent(cartId)}` : ""
  return `${storefrontUrl(scope)}${countryPath(shopper)}/checkout${query}`
}

/** The host's storefronts keep the country in the path. */
function countryPath({ country }: Shopper): string {
  return country ? `/${country}` : ""
}
