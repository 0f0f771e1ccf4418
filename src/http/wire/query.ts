import type { Problems } from "./validation"

const NUL = "\u0000"
/** No database stores it, and no name or number has it. */
export const NUL_PROBLEM = "must not contain NUL characters"

const NO_QUERY: Record<string, string> = Object.freeze(Object.create(null))

/**
 * Reads a query, without its question mark, into one text per name. Names that come twice and broken percent-encoding
 * are problems; brackets have no meaning. The object has no prototype, so every name is harmless.
 */
export function readQuery(text: string, problems: Problems): Record<string, string> {
  if (text === "") return NO_QUERY
  const query: Record<string, string> = Object.create(null)
  for (const pair of text.split("&")) {
    if (pair === "") continue
    const equals = pair.indexOf("=")
    const name = decodeText(equals < 0 ? pair : pair.slice(0, equals))
    const value = equals < 0 ? "" : decodeText(pair.slice(equals + 1))
    if (name === null || value === null) {
      problems[name ?? "query"] = "has broken percent-encoding"
    } else if (value.includes(NUL)) {
      problems[name] = NUL_PROBLEM
    } else if (name in query) {
      problems[name] = "must be given once"
    } else {
      query[name] = value
    }
  }
  return query
}

function decodeText(text: string): string | null {
  if (!text.includes("%") && !text.includes("+")) return text
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch {
    return null
  }
}
