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
