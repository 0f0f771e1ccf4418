export { fold, isSameWord } from "../../../../language"

/** Its words, in letters and digits alone. */
export function splitWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
