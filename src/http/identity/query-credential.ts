import type { MedusaRequest } from "@medusajs/framework/http"

const KEY = "consumer_key"
const SECRET = "consumer_secret"

/**
 * Takes a store API key out of the query (spec, "Authentication" 2) and puts it where the same key
 * stands over HTTP Basic: what comes after sees one form of it, and no address holds the secret. A
 * key beside an `Authorization` header, in part or twice is no credential that could hold, and is
 * refused as one.
 */
export function takeQueryCredential(request: MedusaRequest): void {
  const { url, found } = withoutCredential(request.url)
  if (!found) return
  request.url = url
  request.originalUrl = withoutCredential(request.originalUrl).url
  if (request.query) {
    delete request.query[KEY]
    delete request.query[SECRET]
  }
  const alone = request.headers.authorization === undefined
  const { [KEY]: keys = [], [SECRET]: secrets = [] } = found
  const whole = keys.length === 1 && secrets.length === 1
  request.headers.authorization = alone && whole ? basic(`${keys[0]}:${secrets[0]}`) : ""
}

/** An address without its credential, and the parts of that, each as often as it was sent. */
function withoutCredential(address: string) {
  const start = address.indexOf("?")
  if (start < 0) return { url: address }
  const found: Record<string, string[]> = { [KEY]: [], [SECRET]: [] }
  const rest = address
    .slice(start + 1)
    .split("&")
    .filter((pair) => !takePair(pair, found))
  if (Object.values(found).every((values) => values.length === 0)) return { url: address }
  return { url: address.slice(0, start) + (rest.length ? `?${rest.join("&")}` : ""), found }
}

function takePair(pair: string, found: Record<string, string[]>): boolean {
  const equals = pair.indexOf("=")
  const name = decode(equals < 0 ? pair : pair.slice(0, equals))
  const values = name === KEY || name === SECRET ? found[name] : undefined
  // Broken encoding leaves a text that no credential has.
  values?.push(equals < 0 ? "" : (decode(pair.slice(equals + 1)) ?? ""))
  return values !== undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch {
    return undefined
  }
}

function basic(text: string) {
  return `Basic ${Buffer.from(text).toString("base64")}`
}
