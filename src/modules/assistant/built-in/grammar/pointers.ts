import type { Language } from "../language/language"
import type { Clause } from "./clause"
import { contentWords } from "./references"
import { isConcept } from "./things"
import { vocabularyOf } from "./vocabulary"

/** As far from the word that points as what it points by may stand. */
const REACH = 4

/**
 * The words that say which of several is meant: `leather` of `the leather one` and of `quella di
 * pelle`. Empty where nothing is pointed at so.
 */
export function qualitiesIn({ tokens }: Clause, language: Language): string[] {
  const { standIns, articles, pronouns } = vocabularyOf(language)
  const pointers = new Set(language.pointers)
  const words = tokens.map(({ text }) => text)
  const found = new Set<string>()
  const isContent = (at: number) =>
    contentWords({ tokens: [tokens[at]], text: words[at] }, language, "details").length > 0
  words.forEach((word, at) => {
    if (pointers.has(word)) {
      const after: string[] = []
      for (let next = at + 1; next <= at + REACH && next < words.length; next++) {
        if (isContent(next)) after.push(words[next])
        else if (after.length > 0 && !articles.has(words[next])) break
      }
      // An article stands before names as well.
      const isName = articles.has(word) && !after.every((each) => isConcept(each, { language }))
      if (!isName) after.forEach((each) => found.add(each))
    } else if (pointers.size === 0 && standIns.has(word)) {
      for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
        if (articles.has(words[before]) || pronouns.has(words[before]) || !isContent(before)) break
        found.add(words[before])
      }
    }
  })
  return [...found]
}
