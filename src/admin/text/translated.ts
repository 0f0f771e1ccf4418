import type { Texts } from "./en"

/** The names of a plural text in English; i18next chooses one by the count. */
type EnglishPlural = `${string}_one` | `${string}_other`

type Stem<Name> = Name extends `${infer Start}_one`
  ? Start
  : Name extends `${infer Start}_other`
    ? Start
    : never

/**
 * The same texts in another language: every one of them, and no other.
 *
 * @typeParam Ending what the names of a plural text end in, one for each category that
 * `Intl.PluralRules` has for the language
 */
export type Translated<Tree, Ending extends string = "_one" | "_other"> = {
  readonly [
    Name in keyof Tree as Name extends EnglishPlural ? `${Stem<Name>}${Ending}` : Name
  ]: Tree[Name] extends string ? string : Translated<Tree[Name], Ending>
}

/**
 * What each setting does. In English the service says so itself, in its OpenAPI description; what is
 * edited on a page of its own is explained there.
 */
export type SettingHelp = Readonly<
  Record<
    Exclude<
      keyof Texts["settings"]["names"],
      | "providers"
      | "policies"
      | "answers"
      | "phrases"
      | "tone"
      | "search_synonyms"
      | "journal_accounts"
      | "xero_tax_rate"
      | `datev_${string}`
    >,
    string
  >
>
