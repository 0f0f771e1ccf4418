import { categoryNames } from "./outputs"
import { call, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

/** What kinds of products there are. */
export function* listCategories(talk: Talk): Script<Reply> {
  const names = categoryNames(yield* call("list_categories"))
  return names.length > 0
    ? reply(say(talk, "categories", { categories: names.join(", ") }))
    : reply(say(talk, "noCategories"))
}
