/** What stands for a secret. */
const MASK = "***"
/** Where a withdrawal is to go is an account, which is nobody's business in a log. */
const SECRET_NAME = /secret|password|authorization|nonce|token|otp|cookie|^destination$/i
/** Redemption codes and one-time codes; the codes of errors have the same name. */
const CODE_NAME = /^(redemption_)?codes?$/i
const ERROR_CODE = /^[a-z]+(_[a-z]+)+$/
/** Characters of a code that may stay readable. */
const CODE_TAIL = 4
const SHORTEST_WITH_TAIL = 12
const TOO_DEEP = 32

/** Secrets that show by their form, wherever they stand. */
const SECRET_FORMS: readonly [RegExp, string][] = [
  [/\b(whsec|ck|cs|sk)_[A-Za-z0-9+/=_-]{6,}/g, `$1_${MASK}`],
  [/\b(Basic|Bearer)\s+[A-Za-z0-9+/=._~-]{6,}/gi, `$1 ${MASK}`],
  [/\b(?:[A-Za-z2-9]{4} ){5}[A-Za-z2-9]{4}\b/g, MASK],
  [/\b[0-9A-Z]{0,8}-?(?:[0-9A-HJKMNP-TV-Z]{4}-){3}([0-9A-HJKMNP-TV-Z]{4})\b/g, `${MASK}$1`],
]
/** Text that `jsonb` can't hold. */
const UNSTORABLE = /\u0000|\p{Surrogate}/gu

/**
 * A copy of a JSON value without its secrets: fields that are named for one, codes but for their
 * last characters, and whatever looks like a credential in any text.
 */
export function maskValue(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return maskText(value)
  if (typeof value !== "object" || value === null) return value
  if (depth === TOO_DEEP) return "…"
  if (Array.isArray(value)) return value.map((each) => maskValue(each, depth + 1))
  const masked: Record<string, unknown> = Object.create(null)
  for (const [name, field] of Object.entries(value)) {
    masked[maskText(name)] = maskField(name, field, depth)
  }
  return masked
}

/** A query string as an object, masked in the same way; a name that comes twice is a list. */
export function maskQuery(query: string): Record<string, unknown> | null {
  const fields = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(query)) {
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  if (fields.size === 0) return null
  const entries = [...fields].map(([name, values]) => [name, values[1] ? values : values[0]])
  return maskValue(Object.fromEntries(entries)) as Record<string, unknown>
}

/** A path without the secrets among its parameters. */
export function maskPath(path: string, params: Readonly<Record<string, string>>): string {
  let masked = path
  for (const [name, value] of Object.entries(params)) {
    const hidden = maskField(name, value, 0)
    if (hidden !== value) masked = masked.replace(`/${value}`, () => `/${String(hidden)}`)
  }
  return maskText(masked)
}

/** A path that no endpoint has: whatever is long in it may be a mistyped way to a code. */
export function maskUnknownPath(path: string): string {
  const segments = path.split("/")
  return segments
    .map((part) => (part.length < SHORTEST_WITH_TAIL ? part : maskCode(part)))
    .join("/")
}

function maskField(name: string, value: unknown, depth: number): unknown {
  if (SECRET_NAME.test(name)) return value === null || value === "" ? value : MASK
  if (!CODE_NAME.test(name)) return maskValue(value, depth + 1)
  if (Array.isArray(value)) return value.map((each) => maskField(name, each, depth + 1))
  return typeof value === "string" ? maskCode(value) : maskValue(value, depth + 1)
}

function maskCode(code: string) {
  if (ERROR_CODE.test(code)) return code
  return code.length < SHORTEST_WITH_TAIL ? MASK : MASK + storable(code.slice(-CODE_TAIL))
}

function maskText(text: string): string {
  let masked = storable(text)
  for (const [form, mask] of SECRET_FORMS) masked = masked.replace(form, mask)
  return masked
}

function storable(text: string) {
  return text.replace(UNSTORABLE, "\uFFFD")
}
