import { isToolResult } from "../../memory/remember-turn"
import { call, type Outcome, type Script } from "./script"
import { LISTED, listProducts } from "./lines"
import { cardsOf, categoryNames, fieldOf, textsOf } from "./outputs"
import { type Reply, reply, say, type Talk } from "./talk"

/** The search with what was asked for, and what it left out to find something. */
export function* search(input: Record<string, unknown>): Script<Outcome> {
  return yield* call("search_products", { limit: LISTED, ...input })
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
  const relaxed = textsOf(fieldOf(outcome, "relaxed"))
  const corrected = fieldOf(outcome, "corrected")
  return reply(
    typeof corrected === "string" && say(talk, "corrected", { query: corrected }),
    relaxed.length > 0
      ? say(talk, "relaxed", { dropped: nameDropped(talk, relaxed) })
      : (heading ?? say(talk, cards.length === 1 ? "foundOne" : "found")),
    ...listProducts(talk, cards)
  )
}

/** The limits and words that a search gave up, as people say them. */
function nameDropped({ language }: Talk, relaxed: readonly string[]): string {
  const { limits } = language.phrases
  const names = relaxed.map((name) => {
    const [kind, word] = name.split(":")
    const limit = kind.endsWith("_price") ? "price" : kind
    return kind === "term" ? `“${word}”` : (limits[limit as keyof typeof limits] ?? name)
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
