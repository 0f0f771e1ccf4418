import { LRUCache } from "lru-cache"

const made = new LRUCache<string, RegExp>({ max: 5_000 })

/** A pattern made of what a shop calls things, kept: the same products are spoken of again and again. */
export function patternOf(source: string, flags: string): RegExp {
  const key = `${flags} ${source}`
  let pattern = made.get(key)
  if (!pattern) made.set(key, (pattern = new RegExp(source, flags)))
  return pattern
}

/** What a text has none of, no pattern that needs it has to be looked for; most lines lack one. */
export const hasDigits = (text: string) => /\d/.test(text)
export const hasLetters = (text: string) => /\p{L}/u.test(text)

/**
 * Every match of a global pattern, in order. As `text.matchAll(pattern)` without its copy of the
 * pattern: V8 forgets what it has compiled for a copy after some garbage collections, and these
 * patterns take tens of milliseconds to compile.
 */
export function findAll(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    // Nothing matched here: on to the next character, as a whole.
    if (match[0] === "") pattern.lastIndex += text.codePointAt(match.index)! > 0xffff ? 2 : 1
  }
  return found
}
