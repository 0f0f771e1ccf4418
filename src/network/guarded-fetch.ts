import * as http from "node:http"
import * as https from "node:https"
import { Readable } from "node:stream"
import {
  type AddressRules,
  ForbiddenAddressError,
  guardedLookup,
  refusalOfUrl,
} from "./address-guard"

const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * `fetch` for a service whose address somebody typed in: it connects to addresses that the rules
 * allow and follows no redirect. The address is checked when the connection is made, so that a name
 * that points elsewhere by then gains nothing. Bodies are text; nothing is decompressed.
 */
export function createGuardedFetch(rules: AddressRules): typeof fetch {
  const options = { keepAlive: true, lookup: guardedLookup(rules) }
  const agents = { "http:": new http.Agent(options), "https:": new https.Agent(options) }

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    // Node asks no resolver about an IP address: here is where one is refused.
    if (refusalOfUrl(url.href, rules) !== null) throw new ForbiddenAddressError(url.hostname)
    const { body } = init
    if (body !== undefined && body !== null && typeof body !== "string") {
      throw new TypeError("Only text can be sent")
    }
    return await new Promise<Response>((resolve, reject) => {
      const { request } = url.protocol === "https:" ? https : http
      const outgoing = request(url, {
        method: init.method,
        headers: Object.fromEntries(new Headers(init.headers)),
        signal: init.signal ?? undefined,
        agent: agents[url.protocol as keyof typeof agents],
      })
      outgoing.once("response", (answer) => {
        const status = answer.statusCode ?? 0
        if (status >= 300 && status < 400) {
          answer.destroy()
          reject(new TypeError("Redirects are not followed"))
          return
        }
        const content = WITHOUT_BODY.has(status) ? null : Readable.toWeb(answer)
        resolve(new Response(content as ReadableStream, { status, headers: headersOf(answer) }))
      })
      outgoing.once("error", reject)
      outgoing.end(body ?? undefined)
    })
  }
}

function headersOf({ rawHeaders }: http.IncomingMessage): Headers {
  const headers = new Headers()
  for (let i = 0; i < rawHeaders.length; i += 2) {
    headers.append(rawHeaders[i] as string, rawHeaders[i + 1] as string)
  }
  return headers
}
