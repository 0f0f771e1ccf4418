import type { Mention } from "./names"

/** A part of a unit that says something of one product and stands without the others. */
export interface Clause {
  /** Places in the folded text; what divides clauses belongs to none. */
  start: number
  end: number
}

/** What may stand between two clauses. */
const DIVIDER =
  /;[^\S\n]+|,?[^\S\n]+(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)[^\S\n]+|,[^\S\n]+/giu
const ARTICLE = /^(?:the|our|der|die|das|le|la|el|il|lo|o|a|de|het)[^\S\n]+/iu
const VERB =
  /^[^\S\n]+(?:(?:now|currently|also|still)[^\S\n]+)?(?:is|are|costs?|has|have|ist|kostet|hat|est|coûte|es|está|cuesta|tiene|è|costa|ha|é|custa|tem|kost|heeft)(?!\p{L})/iu
/** What would lose its other half, or is no statement. */
const ENTANGLED = /[?*_`~"\u201c\u201d\u201e«»()[\]{}|<>]/u
/** The end of a sentence. */
const TAIL = /[.!\u2026]*\s*$/u

/**
 * The independent clauses of a unit: `The Alpha costs $89 and the Beta costs $99`. Only what says of
 * a product by its whole name, "it is …", and nothing before that name, counts as one; of what follows
 * a pronoun or is left out nobody could tell what it means alone.
 *
 * @param mentions products that the unit names
 * @returns at least two, one after the other from the beginning to the end; none where there is any
 * doubt
 */
export function divide(folded: string, mentions: readonly Mention[]): Clause[] {
  const masked = mentions.reduce(
    (text, { start, end }) => text.slice(0, start) + "\ue000".repeat(end - start) + text.slice(end),
    folded
  )
  if (ENTANGLED.test(masked) || mentions.some(({ product_id }) => product_id === null)) return []
  const first = /^\s*/.exec(masked)?.[0].length ?? 0
  if (!begins(masked, first, mentions)) return []
  const clauses: Clause[] = []
  let start = first
  for (const { index, 0: divider } of masked.matchAll(DIVIDER)) {
    const next = index + divider.length
    if (!begins(masked, next, mentions)) continue
    clauses.push({ start, end: index })
    start = next
  }
  const tail = TAIL.exec(masked)?.[0].length ?? 0
  clauses.push({ start, end: masked.length - tail })
  return clauses.length > 1 ? clauses : []
}

/** Whether a clause begins at a place: with a product's whole name and what is said of it. */
function begins(masked: string, at: number, mentions: readonly Mention[]): boolean {
  const article = ARTICLE.exec(masked.slice(at))?.[0].length ?? 0
  const named = mentions.find(({ start, partly }) => !partly && start === at + article)
  return named !== undefined && VERB.test(masked.slice(named.end))
}
