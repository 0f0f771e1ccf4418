/** What Spanish, Italian and Portuguese write together with a verb: `añádelas`, `mettila`, `dámelo`. */
const CLITICS = /(?:me|te|se|nos|os|mi|ti|ci|vi|ce|ve|glie)?(?:l[oae]s?|li|ne)$|(?:me|mi|nos|ci)$/
const LANGUAGES: ReadonlySet<string> = new Set(["es", "it", "pt"])
/** Shorter ones are no verbs. */
const MIN_VERB = 3

/** A folded verb without the pronouns at its end; undefined where there are none. */
export function withoutClitics(word: string, code: string): string | undefined {
  if (!LANGUAGES.has(code)) return undefined
  const verb = word.replace(CLITICS, "")
  return verb !== word && verb.length >= MIN_VERB ? verb : undefined
}

/** Whether the pronouns at its end name a thing: `añádelas`, and not `dime`. */
export function endsWithObject(word: string, code: string): boolean {
  return withoutClitics(word, code) !== undefined && /(?:l[oae]s?|li|ne)$/.test(word)
}
