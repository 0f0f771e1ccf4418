import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { assistantSettingsOf } from "../../../modules/assistant"

/** A host name or an IP address with an optional port, and nothing that an address could hide in. */
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const HTTP_ADDRESS = /^https?:\/\//i

/** Where the store is reached, without a slash at the end: as it was named, else as it was asked. */
export function baseUrl(request: MedusaRequest): string {
  return namedAddress(request) ?? askedAddress(request)
}

/** An address as others can follow it. */
export function absoluteUrl(request: MedusaRequest, url: string): string {
  return url.startsWith("/") ? baseUrl(request) + url : url
}

/**
 * `Cache-Control` of an answer that holds the store's address. Where nobody has named it, it comes
 * from the request's headers, which anybody can write: no cache may give it to others then.
 */
export function cacheControl(request: MedusaRequest, seconds: number): string {
  const who = namedAddress(request) === undefined ? "private" : "public"
  return `${who}, max-age=${seconds}`
}

/** The setting, or the host's own `admin.backendUrl` where that is a whole address. */
function namedAddress({ scope }: MedusaRequest): string | undefined {
  const { admin } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const named = assistantSettingsOf(scope).public_url || admin?.backendUrl || ""
  return HTTP_ADDRESS.test(named) && URL.canParse(named) ? named.replace(/\/+$/, "") : undefined
}

function askedAddress(request: MedusaRequest): string {
  const host = request.get("host") ?? ""
  // What a proxy says of the protocol is the client's word where there is no proxy.
  const protocol = request.secure ? "https" : "http"
  return `${protocol}://${HOST.test(host) ? host : "localhost"}`
}
