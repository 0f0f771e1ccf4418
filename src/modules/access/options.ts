/** What the access module reads of the plugin's options. */
export interface AccessOptions {
  /** BCP 47 tag in which amounts are formatted for people. */
  locale: string
}

const DEFAULT_LOCALE = "en-US"

/**
 * Picks what is ours out of the module's options. The host puts its database URL among them, so
 * nothing else of them is kept.
 *
 * @throws Error when `locale` is not a language tag that this Node knows
 */
export function readAccessOptions(options: Record<string, unknown> = {}): AccessOptions {
  return { locale: readLocale(options.locale ?? DEFAULT_LOCALE) }
}

function readLocale(locale: unknown): string {
  try {
    const [canonical] = Intl.getCanonicalLocales(locale as string)
    if (canonical !== undefined) return canonical
  } catch {
    // Refused below, in words that name the option.
  }
  throw new Error(`The option "locale" must be a language tag such as "en-US", not "${locale}"`)
}
