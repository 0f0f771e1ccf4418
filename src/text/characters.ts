/**
 * Whether a text has at least so many characters, counted as JSON Schema and PostgreSQL do: code
 * points, of which an emoji outside the first plane is one. It counts only when it has to.
 */
export function hasCharacters(text: string, count: number): boolean {
  if (text.length < count) return false
  return text.length >= 2 * count || Array.from(text).length >= count
}
