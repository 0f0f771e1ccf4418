/**
 * Whether a text has at least so many characters, counted as JSON Schema and PostgreSQL do: code
 * points, of which an emoji outside the first plane is one. It counts only when it has to.
 */
export function hasCharacters(text: string, count: number): boolean {
  if (text.length < count) return false
  return text.length >= 2 * count || Array.from(text).length >= count
}

const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Whether all text in a JSON value can be stored: no NUL, no half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !UNSTORABLE.test(value)
  if (typeof value !== "object" || value === null) return true
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part))
}
