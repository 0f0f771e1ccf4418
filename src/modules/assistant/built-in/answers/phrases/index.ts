import { fill } from "../../language"
import type { Talk } from "../../dialogue/talk"
import { ar } from "./ar"
import { de } from "./de"
import { en } from "./en"
import { es } from "./es"
import { fr } from "./fr"
import { it } from "./it"
import { nl } from "./nl"
import type { AnswerPhrases } from "./phrases"
import { pt } from "./pt"

const PHRASES: Readonly<Record<string, AnswerPhrases>> = { en, de, fr, es, it, pt, nl, ar }

/** The phrases of a conversation's language. */
export function phrasesOf({ language }: Pick<Talk, "language">): AnswerPhrases {
  return PHRASES[language.code] ?? en
}

type TextKey = Exclude<keyof AnswerPhrases, "methods">

/** A phrase with its values. */
export function word(
  talk: Pick<Talk, "language">,
  key: TextKey,
  values: Record<string, string | number> = {}
): string {
  return fill(phrasesOf(talk)[key], values)
}

/** A sentence of a description as the shop wrote it; where that is another language, with its name. */
export function quoteDescription(
  talk: Pick<Talk, "language">,
  text: string,
  { code }: { code: string }
): string {
  const whole = text.replace(/[;,]$/, ".")
  return code === talk.language.code
    ? word(talk, "says", { text: whole })
    : word(talk, "saysForeign", { text: whole, language: nameLanguage(talk, code) })
}

/** What a language is called in the conversation's. */
export function nameLanguage({ language }: Pick<Talk, "language">, code: string): string {
  return new Intl.DisplayNames([language.code], { type: "language" }).of(code) ?? code
}
