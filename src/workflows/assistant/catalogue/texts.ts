const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  apos: "'",
  nbsp: " ",
}

/** The words of a text that may hold HTML, on one line. */
export function plainText(text: string): string {
  return text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<\/?[a-z][^>]*>/gi, " ")
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/gi, (entity, name: string) => {
      return ENTITIES[name.toLowerCase()] ?? entity
    })
    .replace(/\s+/g, " ")
    .trim()
}

/** The beginning of a text: whole sentences where they fit, else whole words and an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(text.slice(0, max + 1))?.[0]
  if (sentence && sentence.length >= max / 3) return sentence
  const start = text.slice(0, max - 1)
  const words = /\s/.test(text.charAt(max - 1)) ? start : start.replace(/\s+\S*$/, "")
  return `${words.replace(/[\s,;:.]+$/, "")}…`
}
