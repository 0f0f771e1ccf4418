const MASK = "***"

/** Parameters whose values are secrets wherever they are sent, by the path or beside it. */
const SECRET_PARAMETERS = /^(?:consumer_secret|hub\.verify_token)$/i
/** The same where no query was understood: behind a second question mark, or in a path. */
const SECRET_ANYWHERE =
  /((?:consumer_secret|hub\.verify_token)(?:=|%3D))(?:(?!%26|%3B|%23|%3F)[^&;#?])+/gi
/** Parameters that may hold a redemption code, of an address that names the wallet. */
const CODE_PARAMETERS = /code/i
/** What staff search for, on pages of ours or in the dashboard's own search, may be a code too. */
const SEARCH_PARAMETER = /^q$/i
const SEARCHES = /wallet|\/admin\/+search/i
/** Whoever mistypes a path may separate its segments by any of these. */
const SEPARATORS = /([/\\;@#]+)/
/** A code has sixteen letters and digits behind its prefix. */
const CODE_LENGTH = 16
/** Codes apply to the wallet's own paths; `/admin/wallet` has long ids and no codes. */
const WALLET_PATH = /^(?:https?:\/\/[^/]*)?[/\\]+wallet(?![\w-])/i

/**
 * An address as logs may show it: redemption codes in paths below the wallet's, known or not, what staff
 * search for that may be one, and secrets in the query of any path are masked, however they are spelled
 * or encoded. Other addresses come back as they were.
 */
export function maskAddress(address: string): string {
  const mark = address.indexOf("?")
  const path = mark < 0 ? address : address.slice(0, mark)
  const readable = decodeFully(path)
  const namesWallet = /wallet/i.test(readable)
  const masked = namesWallet ? maskPath(readable) : readable
  const query = mark < 0 ? "" : `?${maskQuery(address.slice(mark + 1), readable)}`
  const shown = (masked === readable ? path : masked) + query
  return shown.replace(SECRET_ANYWHERE, `$1${MASK}`)
}

function maskPath(path: string): string {
  const isWallet = WALLET_PATH.test(path)
  let previous = ""
  return path
    .split(SEPARATORS)
    .map((segment, index) => {
      if (index % 2 === 1 || segment === "") return segment
      const isCode = /codes?$/i.test(previous) || (isWallet && hasCodeLength(segment))
      previous = segment
      return isCode ? MASK : segment
    })
    .join("")
}

function hasCodeLength(segment: string) {
  return segment.replace(/[^\p{Letter}\p{Number}]/gu, "").length >= CODE_LENGTH
}

function maskQuery(query: string, path: string): string {
  const namesWallet = /wallet/i.test(path)
  return query
    .split("&")
    .map((pair) => {
      const equals = pair.indexOf("=")
      if (equals < 0) return pair
      const name = decodeFully(pair.slice(0, equals))
      const isSecret = SECRET_PARAMETERS.test(name) || (namesWallet && CODE_PARAMETERS.test(name))
      const isSearch = SEARCH_PARAMETER.test(name) && SEARCHES.test(path)
      return isSecret || (isSearch && hasCodeLength(decodeFully(pair.slice(equals + 1))))
        ? `${pair.slice(0, equals)}=${MASK}`
        : pair
    })
    .join("&")
}

/** Percent-encoding may be applied twice; what is not well encoded stays as it is. */
function decodeFully(text: string): string {
  let decoded = text
  for (let round = 0; round < 3 && decoded.includes("%"); round++) {
    decoded = decoded.replace(/(?:%[0-9a-f]{2})+/gi, decodeOrKeep)
  }
  return decoded
}

function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
