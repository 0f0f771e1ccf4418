/**
 * Keeps secrets out of the addresses that the host's request log prints.
 *
 * Why it is needed: the log prints `originalUrl` and the `Referer` header of every request when its
 * answer has left, those of refused requests too. Paths hold redemption codes and queries may hold a
 * store API key's secret, and the host has no setting that changes what it prints. A middleware comes
 * too late for what the host itself refuses before it: a body that is no JSON, a user who is not
 * signed in.
 *
 * What is not promised: that Node tells of each request before its server's handler sees it (the
 * channel `http.server.request.start` is called experimental), and that Express keeps an
 * `originalUrl` that is there already. Tried with Node 20.20 and Express 4.21 and 4.22.
 *
 * Where the channel says nothing, `maskLoggedAddress` does the same as a middleware in front of all
 * others; then only what the host refuses before any middleware is logged as it came.
 * `integration-tests/http/logged-addresses.spec.ts` fails when another version ends this.
 */
import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage } from "node:http"

/** Writes an address without its secrets; one that has none comes back as it was. */
export type MaskAddress = (address: string) => string

type Addressed = Pick<IncomingMessage, "url" | "headers"> & { originalUrl?: string }

/** Masks the addresses of every request that this process serves, before anybody sees it. */
export function maskAddressesOfAllRequests(mask: MaskAddress): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: Addressed }
    maskLoggedAddress(request, mask)
  })
}

/** Masks what would be logged of one request; what routes it, `url`, stays as it is. */
export function maskLoggedAddress(request: Addressed, mask: MaskAddress): void {
  const address = request.originalUrl ?? request.url ?? ""
  const masked = mask(address)
  if (masked !== address) request.originalUrl = masked
  const { headers } = request
  for (const name of ["referer", "referrer"] as const) {
    const value = headers[name]
    if (typeof value === "string") headers[name] = mask(value)
  }
}
