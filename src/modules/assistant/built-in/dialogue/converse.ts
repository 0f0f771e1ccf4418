import {
  answerOrder,
  answerPolicy,
  answerPromotions,
  answerShipping,
  answerWallet,
  handOver,
  subjectOf,
} from "../answers"
import { rawText } from "../grammar/clause"
import { type Request, splitRequests } from "../grammar/split"
import { tellAffordable } from "./account"
import { add, joinReplies } from "./add"
import { answer } from "./answers"
import { changeQuantity, clearCart, remove, viewCart } from "./cart"
import { compare } from "./compare"
import { tellAbout, tellSimilar } from "./details"
import { find, findByPrice, findDeals, findMore, findTop } from "./find"
import { inContext } from "./in-context"
import { recall } from "./recall"
import type { Script } from "./script"
import { listCategories } from "./shop"
import { type Reply, reply, say, type Talk } from "./talk"

/** A whole turn: what the shopper's last message asks for, one after the other. */
export function* converse(talk: Talk, message: string): Script<Reply> {
  const answered = talk.state.pending && (yield* answer(talk, talk.state.pending, message))
  if (answered) {
    return answered
  }
  const requests = yield* recall(talk, splitRequests(message, talk.language))
  if (requests.some(({ intent }) => intent === "override")) {
    return reply(say(talk, "override"))
  }
  const replies: Reply[] = []
  for (const request of requests) {
    replies.push(yield* serve(talk, request))
  }
  return joinReplies(replies)
}

function* serve(talk: Talk, { intent, clause }: Request): Script<Reply> {
  const text = rawText(clause)
  const meant = subjectOf(text, talk.language.code, intent) ?? inContext(talk, intent, clause)
  switch (meant) {
    case "find":
      return yield* find(talk, clause)
    case "details":
      return yield* tellAbout(talk, clause, intent ?? "details")
    case "add":
    case "want":
      return yield* add(talk, clause, intent ?? "add")
    case "change":
      return yield* changeQuantity(talk, clause)
    case "remove":
      return yield* remove(talk, clause)
    case "clear_cart":
      return yield* clearCart(talk)
    case "view_cart":
    case "checkout":
      return yield* viewCart(talk, meant === "checkout")
    case "compare":
      return yield* compare(talk, clause)
    case "similar":
      return yield* tellSimilar(talk, clause)
    case "cheaper":
    case "dearer":
      return yield* findByPrice(talk, clause, meant)
    case "more":
      return yield* findMore(talk)
    case "top":
      return yield* findTop(talk, clause)
    case "deals":
      return yield* findDeals(talk, clause)
    case "categories":
      return yield* listCategories(talk)
    case "shipping":
      return yield* answerShipping(talk, text)
    case "promotions":
      return yield* answerPromotions(talk)
    case "policy":
      return yield* answerPolicy(talk, text)
    case "order_status":
    case "list_orders":
      return yield* answerOrder(talk, text)
    case "balance":
      return yield* answerWallet(talk, text)
    case "affordable":
      return yield* tellAffordable(talk)
    case "human":
    case "complaint":
      return yield* handOver(talk, meant, text)
    default:
      return reply(say(talk, meant))
  }
}
