import type { Claim } from "./claim"
import type { Mention } from "./names"

/** What a claim is said of. */
export interface Subject {
  /** Products, in the order in which they are named; `null` for one that nobody has shown. */
  ids: (number | null)[]
  /** Whether several names are joined, each of a product of its own. */
  joined: boolean
}

const LINK =
  /^ *,? *(?:and|or|und|oder|et|ou|y|o|e|en|of|و|&|\+|vs\.?|versus|\/) *(?:the|our|der|die|das|dem|den|le|la|les|el|los|las|il|lo|i|gli|os|as|de|het|a)? *$/iu
const COMMA = /^ *, *(?:the|our|der|die|das|le|la|les|el|los|las|il|os|as)? *$/iu
const POINTS_ON =
  /^[ ,]{0,2}(?:for|on|of|per|für|auf|von|pro|pour|sur|para|sobre|por|su|voor|op|على) ?(?:the|our|der|die|das|den|le|la|el|il|o|a|de|het)? *$/iu

const NEXT = /^ ?(?:of )?(?:the|our|some)? *$/iu
const LISTS = /^[^,.;]{0,20}: *$/u
const THEM =
  /(?<!\p{L})(?:they|them|these|those|ihnen|sie|elles|ils|ellos|ellas|loro|eles|elas|ze|zij|هم)(?!\p{L})/iu
/** What asks something of every product that is spoken of. */
export const EVERY =
  /(?<!\p{L})(?:all|both|each|every|everything|alle|beide|jede[rs]?|tous|toutes|chacune?|les deux|tod[oa]s|cada|amb[oa]s|tutt[ie]|entramb[ie]|ogni|ambas?|كل|جميع|كلاهما)(?!\p{L})/iu

/** The products that a claim is said of, when the unit names any. */
export function attribute(
  claim: Claim,
  folded: string,
  mentions: readonly Mention[]
): Subject | undefined {
  const before = mentions.filter(({ end }) => end <= claim.end)
  const after = mentions.filter(({ start }) => start >= claim.end)
  if (!before.length && !after.length) return undefined
  const next = after[0]
  if (!before.length && next && EVERY.test(folded.slice(0, claim.start))) {
    // `They are all in stock, and the Alpha …`
    return LISTS.test(folded.slice(claim.end, next.start)) ? groupFrom(folded, after) : undefined
  }
  // `$99 for the Beta` speaks of what follows, however near the Alpha stands before it.
  const gap = next && folded.slice(claim.end, next.start)
  const points = gap !== undefined && (claim.pointsOn ? NEXT : POINTS_ON).test(gap)
  const follows = next && (!before.length || points)
  if (follows) return groupFrom(folded, after)
  const group = lastGroup(folded, before)
  const since = folded.slice(before.at(-1)?.end, claim.start)
  // `The Alpha costs $89 and they are all …`
  return !group.joined && THEM.test(since) && EVERY.test(since) ? undefined : group
}

/** The last products named, with those that an "and" joins to them. */
export function lastGroup(folded: string, mentions: readonly Mention[]): Subject {
  const group = [mentions.at(-1) as Mention]
  for (let at = mentions.length - 2; at >= 0; at--) {
    const [left, right] = [mentions[at] as Mention, mentions[at + 1] as Mention]
    const gap = folded.slice(left.end, right.start)
    const same = left.start === right.start
    const joined = LINK.test(gap) || (group.length > 1 && COMMA.test(gap))
    if (!same && !joined) break
    group.unshift(left)
  }
  return subjectOf(group)
}

function groupFrom(folded: string, mentions: readonly Mention[]): Subject {
  const group = [mentions[0] as Mention]
  for (const right of mentions.slice(1)) {
    const left = group.at(-1) as Mention
    if (!LINK.test(folded.slice(left.end, right.start)) && left.start !== right.start) break
    group.push(right)
  }
  return subjectOf(group)
}

function subjectOf(group: readonly Mention[]): Subject {
  const ids = [...new Set(group.map(({ product_id }) => product_id))]
  const places = new Set(group.map(({ start }) => start)).size
  // Products of the same name stand in one place: nobody can tell which of them is meant.
  return { ids, joined: ids.length > 1 && places === group.length }
}

/** Whether what stands between two claims only joins them: `$89 and $99`. */
export function isJoined(folded: string, left: Claim, right: Claim): boolean {
  const gap = folded.slice(left.end, right.start)
  return LINK.test(gap) || COMMA.test(gap)
}
