import { fold, languageOf, LANGUAGES, lexiconOf, splitWords } from "../../../../language"
import { isSameWord } from "../grammar/fold"
import { thingsIn } from "../grammar/things"
import { isToolResult } from "../../memory/remember-turn"
import { call, type Outcome, type Script } from "./script"
import { LISTED, listProducts } from "./lines"
import { cardsOf, categoryNames, fieldOf, textsOf } from "./outputs"
import { type Reply, reply, say, type Talk } from "./talk"

/** The search with what was asked for, and what it left out to find something. */
export function* search(input: Record<string, unknown>): Script<Outcome> {
  return yield* call("search_products", { limit: LISTED, ...input })
}

/**
 * What a search found, in words; where nothing fits, what there is instead.
 *
 * @param query what was looked for, where products without it are no answer
 */
export function* presentSearch(
  talk: Talk,
  outcome: Outcome,
  heading: string | null = null,
  query = ""
): Script<Reply> {
  if (!isToolResult(outcome)) {
    return reply(say(talk, "fault"))
  }
  const cards = cardsOf(outcome)
  const relaxed = textsOf(fieldOf(outcome, "relaxed"))
  if (cards.length === 0 || lacksWhatWasNamed(talk, query, relaxed)) {
    return yield* presentNothing(talk)
  }
  const limits = nameDropped(talk, relaxed)
  return reply(
    limits
      ? say(talk, "relaxed", { dropped: limits })
      : (heading ?? say(talk, cards.length === 1 ? "foundOne" : "found")),
    ...listProducts(talk, cards)
  )
}

const DROPPED_WORD = "term:"

/**
 * Whether no product found is the kind of thing that was named: `surfboards` in a shop of gloves. One
 * that lacks a quality, or the occasion, is an answer all the same.
 */
function lacksWhatWasNamed(talk: Talk, query: string, relaxed: readonly string[]): boolean {
  const dropped = relaxed.flatMap((name) =>
    name.startsWith(DROPPED_WORD) ? splitWords(fold(name.slice(DROPPED_WORD.length))) : []
  )
  if (dropped.length === 0) return false
  const isDropped = (word: string) => dropped.some((one) => isSameWord(one, word))
  const things = thingsIn(query, talk)
  if (things.length > 0) return things.every(isDropped)
  const { stop } = lexiconOf(languageOf(talk.language.code) ?? LANGUAGES[0])
  const words = splitWords(fold(query)).filter((word) => !stop.has(word))
  return words.length > 0 && words.every(isDropped)
}

/** The limits that a search gave up, as people say them; words that no product bears are not told. */
function nameDropped({ language }: Talk, relaxed: readonly string[]): string {
  const { limits } = language.phrases
  const names = relaxed.flatMap((name) => {
    const limit = name.endsWith("_price") ? "price" : name
    return limits[limit as keyof typeof limits] ?? []
  })
  return [...new Set(names)].join(", ")
}

/** Says that there is nothing, and what the shop does have. */
export function* presentNothing(talk: Talk): Script<Reply> {
  const names = categoryNames(yield* call("list_categories"))
  return {
    ...reply(
      say(talk, "nothing"),
      names.length > 0 && say(talk, "tryCategories", { categories: names.join(", ") })
    ),
    pending: { about: "wish" },
  }
}
