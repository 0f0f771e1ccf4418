const UNSTORABLE = /[\0\p{Surrogate}]/gu

/** A value as PostgreSQL's jsonb takes it: without NUL and halves of surrogate pairs. */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? toStorableText(part) : part
  )
}

export function toStorableText(text: string): string {
  return text.replace(UNSTORABLE, "")
}
