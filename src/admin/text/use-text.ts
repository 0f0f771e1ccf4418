import { useTranslation } from "react-i18next"
import type { Texts } from "./en"

/** Our texts' namespace in the dashboard's i18next. */
export const NAMESPACE = "walletAssistant"

type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeyOf<Tree[Key]>}`
}[keyof Tree & string]

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_one`
  ? Stem
  : Key extends `${infer Stem}_other`
    ? Stem
    : Key

/** The name of a text, as `wallets.title`. */
export type TextKey = KeyOf<Texts>

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/**
 * The texts in the dashboard's language, the locale in which numbers and dates are written, and which
 * way the page runs, as the host has it.
 */
export function useText(): {
  t: Translate
  locale: string
  direction: "ltr" | "rtl"
  optional: (key: string) => string | undefined
} {
  const { t, i18n } = useTranslation(NAMESPACE)
  const translate = (key: string, values: Record<string, unknown> = {}): string => t(key, values)
  return {
    t: translate,
    locale: localeOf(i18n.language),
    direction: i18n.dir(),
    optional: (key) => translate(key, { defaultValue: "" }) || undefined,
  }
}

/** The host names some languages as `ptBR`; where the browser's region fits it is kept. */
function localeOf(language: string | undefined): string {
  const [, base = "en", region] =
    /^([a-z]{2,3})-?([A-Z]{2}|[A-Z][a-z]{3})?/.exec(language ?? "") ?? []
  if (region) return `${base}-${region === "CN" ? "Hans-CN" : region}`
  const browsers = navigator.languages.find((tag) => tag.split("-")[0] === base)
  return browsers ?? base
}
