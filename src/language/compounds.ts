/** `antiforfora` and `Antirutsch` are for who has dandruff and who slips, in every language. */
export const AGAINST = /^anti(\p{L}{4,})$/u

/** Parts are at least this long; shorter ones are endings. */
const MIN_PART = 3
/** Where nothing is known of what is before it, a last part is at least this long. */
const MIN_LAST_PART = 4

/**
 * Parts a word that is written together: `fahrradschloss` is `fahrrad` and `schloss`. The last part
 * names the thing, and is as long as it can be.
 *
 * @param isKnown whether a part is a word
 * @param links what may stand between two parts, as the `s` of `arbeitshandschuh`
 * @returns the parts; the last one alone when what is before it is no word, undefined when no part is
 */
export function splitCompound(
  word: string,
  links: readonly string[],
  isKnown: (part: string) => boolean
): string[] | undefined {
  return splitWhole(word, links, isKnown) ?? lastPart(word, isKnown)
}

function splitWhole(
  word: string,
  links: readonly string[],
  isKnown: (part: string) => boolean
): string[] | undefined {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const head = word.slice(at)
    if (!isKnown(head)) continue
    const before = readFirst(word.slice(0, at), links, isKnown)
    if (before) return [...before, head]
  }
  return undefined
}

/** `matte` of `isomatte`. */
function lastPart(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  for (let at = MIN_PART; at <= word.length - MIN_LAST_PART; at++) {
    if (isKnown(word.slice(at))) return [word.slice(at)]
  }
  return undefined
}

function readFirst(
  text: string,
  links: readonly string[],
  isKnown: (part: string) => boolean
): string[] | undefined {
  const forms = [
    text,
    ...links
      .filter((link) => text.endsWith(link) && text.length - link.length >= MIN_PART)
      .map((link) => text.slice(0, -link.length)),
  ]
  const whole = forms.find(isKnown)
  if (whole !== undefined) return [whole]
  // `kirschkern` of `Kirsche`, `schul` of `Schule`: the last letter of the first part is lost.
  const lost = forms.map((form) => `${form}e`).find(isKnown)
  if (lost !== undefined) return [lost]
  for (const form of forms) {
    const parts = splitWhole(form, links, isKnown)
    if (parts) return parts
  }
  return undefined
}
