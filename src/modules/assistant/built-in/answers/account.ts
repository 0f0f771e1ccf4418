import { isToolResult } from "../../memory/remember-turn"
import type { RememberedProduct } from "../../types"
import { cardsOf, fieldOf, recordsOf, textOf } from "../dialogue/outputs"
import { listProducts } from "../dialogue/lines"
import { call, type Script } from "../dialogue/script"
import { type Reply, reply, say, type Talk } from "../dialogue/talk"
import { findPassage } from "./passages"
import { readPolicies, wordPassage, wordUnknown } from "./policy"
import { word } from "./phrases"
import { readProducts } from "./product"
import { readQuestion } from "./texts"

/** The balance, what it buys, whether it expires, and whether one can pay with it. */
export function* answerWallet(talk: Talk, text: string): Script<Reply> {
  const question = readQuestion(text, talk.language.code)
  const asks = (id: string) => question.reading.ids.has(id)
  if (asks("expire") || asks("pay") || asks("refund")) {
    const policies = yield* readPolicies()
    const wallet = `${text} ${talk.language.code === "en" ? "wallet" : ""}`
    const passage = findPassage(readQuestion(wallet, talk.language.code), policies)
    const isAnswer = passage && (asks("expire") ? passage.said.has("expire") : true)
    return reply(...(isAnswer ? wordPassage(talk, question, passage) : wordUnknown(talk, policies)))
  }
  const outcome = yield* call("get_wallet_balance")
  if (!isToolResult(outcome)) {
    return reply(/unauthorized|sign/.test(outcome.code) ? word(talk, "signIn") : say(talk, "fault"))
  }
  return reply(word(talk, "balance", { balance: textOf(fieldOf(outcome, "balance")) }))
}

/** Prices are what they are; reduced ones may be shown. */
export function* answerHaggle(talk: Talk, products: readonly RememberedProduct[]): Script<Reply> {
  const [facts] = products.length > 0 ? yield* readProducts(products.slice(0, 1)) : []
  if (!facts || !facts.card.price) return reply(word(talk, "fixedPrices"))
  const { name, price } = facts.card
  return reply(word(talk, "fixedPrice", { name, price }))
}

/** Codes and promotions that the shopper could use; what is reduced where there is none. */
export function* answerPromotions(talk: Talk): Script<Reply> {
  const promotions = recordsOf(yield* call("list_promotions"), "promotions")
  if (promotions.length > 0) {
    const lines = promotions.map(
      ({ code, description }) =>
        `• ${[textOf(code), textOf(description)].filter(Boolean).join(" — ")}`
    )
    return reply(say(talk, "promotions"), ...lines)
  }
  const reduced = yield* call("search_products", { query: "", on_sale: true, limit: 4 })
  const cards = cardsOf(reduced).filter(({ on_sale }) => on_sale)
  return reply(
    word(talk, "noCodes"),
    cards.length > 0 && say(talk, "deals"),
    ...listProducts(talk, cards)
  )
}
