import { anyWord, fold, readMarks } from "../../../../language"
import type { Talk } from "../dialogue/talk"
import { matches } from "../grammar/patterns"
import { LANGUAGES } from "../language"
import { optionsOf } from "./options"
import { word } from "./phrases"
import type { ProductFacts } from "./product"
import { languageOfText, readQuestion, splitSentences } from "./texts"

/** From this rating down, a review says what somebody disliked. */
const CRITICAL = 3
/** What somebody who is content has to say against it all the same. */
const RESERVATION = anyWord("reservations")
const LONGEST = 200
const MONEY = /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|dollars?|euros?)/i

/** Not an order to the assistant: those who write in a shop know that a machine reads along. */
export function isQuotable(sentence: string): boolean {
  const folded = fold(sentence)
  return (
    !LANGUAGES.some(({ intents }) => matches(folded, intents.override)) && !MONEY.test(sentence)
  )
}

/** What customers think: the rating, and words of one of them in the shopper's language. */
export function wordReviews(
  talk: Talk,
  { card, reviews }: ProductFacts,
  isCritical: boolean
): string[] {
  const { name, rating, review_count: count } = card
  if (rating === null || count === 0) return [word(talk, "unrated", { name })]
  const rated = word(talk, "rated", { name, rating, count })
  const quoted = reviews
    .filter((review) => !isCritical || review.rating <= CRITICAL)
    .flatMap((review) => quotable(talk, `${review.content}`).slice(0, 1))
    .slice(0, isCritical ? 2 : 1)
    .map((text) => word(talk, "reviewSays", { text }))
  if (isCritical && quoted.length === 0) {
    const reservation = reviews
      .flatMap(({ content }) => quotable(talk, content))
      .find((sentence) => RESERVATION.test(sentence))
    if (reservation) return [word(talk, "reviewSays", { text: reservation }), rated]
  }
  if (isCritical) return quoted.length > 0 ? [...quoted, rated] : [word(talk, "noCriticism"), rated]
  return [rated, ...quoted]
}

/** What is known of how it fits: the sizes there are, and what somebody wrote about theirs. */
export function wordSizing(talk: Talk, { card, reviews }: ProductFacts): string[] {
  const { language } = readQuestion("", talk.language.code)
  const sizes = reviews.flatMap(({ content }) =>
    quotable(talk, content).filter((sentence) => {
      const { ids } = readMarks(sentence, language)
      return (
        ids.has("sizes") ||
        ids.has("sizing") ||
        ids.has("fits-in") ||
        ids.has("small") ||
        ids.has("large")
      )
    })
  )
  const options = [...optionsOf(card.variations).values()]
    .map((values) => values.join(", "))
    .join("; ")
  return [
    word(talk, "noSizeChart"),
    options ? word(talk, "comesIn", { options }) : "",
    ...sizes.slice(0, 1).map((text) => word(talk, "reviewSays", { text })),
  ].filter(Boolean)
}

function quotable({ language }: Talk, text: string): string[] {
  const own = readQuestion("", language.code).language
  if (languageOfText(text, own) !== own) return []
  return splitSentences(text).filter(
    (sentence) => sentence.length <= LONGEST && isQuotable(sentence)
  )
}
