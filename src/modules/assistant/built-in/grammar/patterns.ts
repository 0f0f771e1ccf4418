/**
 * Patterns are written in folded words: `put … in my cart`. `…` stands for up to six words, `a|b`
 * and `( )` mean what they do in a regular expression, and a pattern matches whole words only.
 */
export interface Patterns {
  expression: RegExp
  /** The same for a part of a larger expression. */
  source: string
  /** Every word that stands in one of the patterns. */
  vocabulary: ReadonlySet<string>
}

const GAP = "(?:\\s+\\S+){0,6}?\\s+"

export function compilePatterns(patterns: readonly string[]): Patterns {
  const source = patterns
    .map((pattern) =>
      pattern
        .replace(/\s*…\s*/g, GAP)
        .replace(/ \?/g, "\\s*")
        .replace(/ /g, "\\s+")
        .replace(/'/g, "'?")
    )
    .join("|")
  return {
    expression: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "u"),
    source,
    vocabulary: new Set(
      patterns.flatMap((pattern) => pattern.replace(/\(\?./g, " ").match(/[\p{L}\p{N}']+/gu) ?? [])
    ),
  }
}

const compiled = new WeakMap<readonly string[], Patterns>()

/** The same, once per list. */
export function patternsOf(patterns: readonly string[]): Patterns {
  const known = compiled.get(patterns)
  if (known) {
    return known
  }
  const made = compilePatterns(patterns)
  compiled.set(patterns, made)
  return made
}

/** Where a list of patterns matches; null when none does, or when the list is empty. */
export function findPattern(folded: string, patterns: readonly string[]): RegExpExecArray | null {
  return patterns.length === 0 ? null : patternsOf(patterns).expression.exec(folded)
}

export function matches(folded: string, patterns: readonly string[]): boolean {
  return findPattern(folded, patterns) !== null
}
