const UNSTORABLE = /[\0\p{Surrogate}]/gu

/** How JSON writes what can't be stored; a backslash before it makes a text of it, which does no harm. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/

/** A value as PostgreSQL's jsonb takes it: without NUL and halves of surrogate pairs. */
export function toStorableJson(value: unknown): string {
  const json = JSON.stringify(value)
  if (!UNSTORABLE_ESCAPE.test(json)) return json
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? toStorableText(part) : part
  )
}

export function toStorableText(text: string): string {
  return text.replace(UNSTORABLE, "")
}
