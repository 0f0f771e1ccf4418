import type { MedusaRequest } from "@medusajs/framework/http"

const KEY = "consumer_key"
const SECRET = "consumer_secret"

/**
 * Takes a store API key out of the query (spec, "Authentication" 2) and puts it where the same key
 * stands over HTTP Basic. What comes after sees one form of it, and the host's request log, which
 * is written at the end, never sees the secret. A key beside an `Authorization` header, in part or
 * twice is no credential that could hold, and is refused as one.
 */
export function takeQueryCredential(request: MedusaRequest): void {
  const { originalUrl } = request
  const start = originalUrl.indexOf("?")
  if (start < 0) return
  const found: Record<string, string[]> = { [KEY]: [], [SECRET]: [] }
  const rest = originalUrl
    .slice(start + 1)
    .split("&")
    .filter((pair) => !takePair(pair, found))
  const { [KEY]: keys = [], [SECRET]: secrets = [] } = found
  if (keys.length + secrets.length === 0) return
  const query = rest.length ? `?${rest.join("&")}` : ""
  request.originalUrl = originalUrl.slice(0, start) + query
  request.url = (request.url.split("?")[0] as string) + query
  if (request.query) {
    delete request.query[KEY]
    delete request.query[SECRET]
  }
  const alone = request.headers.authorization === undefined
  const whole = keys.length === 1 && secrets.length === 1
  request.headers.authorization = alone && whole ? basic(`${keys[0]}:${secrets[0]}`) : ""
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
