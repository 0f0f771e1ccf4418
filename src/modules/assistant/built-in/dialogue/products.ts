import { fold, languageOf, LANGUAGES, lexiconOf, splitWords } from "../../../../language"
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

/** The same, to find out what a name means: nothing of it is put before the shopper. */
export function* lookUp(
  words: readonly string[],
  query: string = words.join(" ")
): Script<Outcome> {
  const input = { limit: LISTED, query, named: words }
  const [outcome] = yield [{ name: "search_products", input, isLookUp: true }]
  return outcome
}

/** What a search found, in words; where nothing fits, what there is instead. */
export function* presentSearch(
  talk: Talk,
  outcome: Outcome,
  heading: string | null = null
): Script<Reply> {
  if (!isToolResult(outcome)) {
    return reply(say(talk, "fault"))
  }
  const cards = cardsOf(outcome)
  if (cards.length === 0) {
    return yield* presentNothing(talk)
  }
  const limits = nameDropped(talk, textsOf(fieldOf(outcome, "relaxed")))
  return reply(
    limits
      ? say(talk, "relaxed", { dropped: limits })
      : (heading ?? say(talk, cards.length === 1 ? "foundOne" : "found")),
    ...listProducts(talk, cards)
  )
}

/**
 * The words of a wish by which an answer is told from something else: the kinds of things that it
 * names, `surfboards`; where it names none, all that it says. A product that lacks only a quality, or
 * the occasion, is an answer all the same.
 *
 * @param isOpen whether no thing is wanted in particular: `something to keep coffee hot`
 */
export function namedIn(query: string, talk: Talk, isOpen = false): string[] {
  const { stop, prepositions } = lexiconOf(languageOf(talk.language.code) ?? LANGUAGES[0])
  const words = splitWords(fold(query))
  if (isOpen) return words.filter((word) => !stop.has(word))
  // Wool for a scarf is wool, whether or not there are scarves.
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word))
  const head = words.slice(0, end < 0 ? undefined : end).filter((word) => !stop.has(word))
  const own = head.length > 0 ? head : words.filter((word) => !stop.has(word))
  const things = thingsIn(own.join(" "), talk)
  return things.length > 0 ? things : own
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
