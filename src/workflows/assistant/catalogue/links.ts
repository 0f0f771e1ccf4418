import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { assistantSettingsOf } from "../../../modules/assistant"
import type { Shopper } from "../../../modules/assistant/types"

/** The storefront's address without a slash at its end; empty when nobody can tell. */
export function storefrontUrl(scope: MedusaContainer): string {
  const { projectConfig } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const origin = projectConfig.http.storeCors.split(",")[0]?.trim() ?? ""
  return (namedStorefront(scope) || (isHttp(origin) ? origin : "")).replace(/\/+$/, "")
}

/** The host takes patterns as origins as well. */
function isHttp(origin: string): boolean {
  return URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol)
}

/** The storefront's address as the merchant has named it; empty when they have not. */
export function namedStorefront(scope: MedusaContainer): string {
  const { admin } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  return assistantSettingsOf(scope).storefront_url || admin?.storefrontUrl || ""
}

/** Where people see a product. */
export function productUrl(
  scope: MedusaContainer,
  { country }: Pick<Shopper, "country">,
  { id, handle }: { id: string; handle: string }
): string {
  const path = fill(assistantSettingsOf(scope).product_path, { country, id, handle })
  return storefrontUrl(scope) + path
}

/** Where people pay for a cart. */
export function checkoutUrl(
  scope: MedusaContainer,
  { country }: Pick<Shopper, "country">,
  cartId?: string
): string {
  const path = fill(assistantSettingsOf(scope).checkout_path, { country, cart_id: cartId })
  return storefrontUrl(scope) + path
}

/** What is not known is left out, with the segment or the parameter that it would have been. */
function fill(template: string, values: Record<string, string | undefined>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? "")
  )
  const [path = "", query = ""] = filled.split("?")
  const known = query.split("&").filter((pair) => pair && !pair.endsWith("="))
  return path.replace(/\/{2,}/g, "/") + (known.length ? `?${known.join("&")}` : "")
}
