import { isToolResult } from "../../memory/remember-turn"
import type { RememberedProduct } from "../../types"
import type { Mark } from "../../../../language/concepts/services"
import { cardsOf, fieldOf, recordsOf, textOf } from "../dialogue/outputs"
import { listProducts } from "../dialogue/lines"
import { call, type Outcome, type Script } from "../dialogue/script"
import { type Reply, reply, say, type Talk } from "../dialogue/talk"
import { admitUnknown, quotePolicy } from "./policy"
import { word } from "./phrases"
import { readProducts } from "./product"
import { writeDay } from "./orders"
import { readQuestion } from "./texts"
import type { Question } from "./texts"

/** What the shop's texts may tell of a wallet; whatever else is done with it, they have to name. */
const OF_TEXTS: readonly Mark[] = ["pay", "refund", "person", "other-person", "bank-transfer"]

/**
 * The balance, whether it expires, whether one can pay with it, and what else can be done with it.
 *
 * @param isBalance whether it is most likely the balance that is asked for
 */
export function* answerWallet(talk: Talk, text: string, isBalance: boolean): Script<Reply> {
  const question = readQuestion(text, talk.language.code)
  const asks = (id: Mark) => question.reading.ids.has(id)
  const isOfBalance = isBalance || asks("left-over") || asks("how-much")
  if (!asks("expire") && (!isOfBalance || OF_TEXTS.some(asks))) {
    const wallet = `${text} ${firstWordFor("shop-wallet", question)}`
    const quoted = asks("pay") ? yield* quotePolicy(talk, wallet) : null
    return quoted ?? (yield* admitUnknown(talk))
  }
  const outcome = yield* call("get_wallet_balance")
  if (!isToolResult(outcome)) {
    const isGuest = /unauthorized|sign/.test(outcome.code)
    return reply(isGuest ? word(talk, "signInForWallet") : say(talk, "fault"))
  }
  if (asks("expire")) return reply(...wordExpiry(talk, outcome))
  return reply(word(talk, "balance", { balance: textOf(fieldOf(outcome, "balance")) }))
}

/** What of the balance expires when. */
function wordExpiry(talk: Talk, outcome: Outcome): string[] {
  const lines = recordsOf(outcome, "expiring").map(({ amount, expires_at }) =>
    word(talk, "expiresOn", {
      amount: textOf(amount),
      date: writeDay(textOf(expires_at), talk.language.code),
    })
  )
  return lines.length > 0 ? lines : [word(talk, "expiresNever")]
}

/** What a service is called first, in the language of a question. */
function firstWordFor(id: keyof Question["language"]["services"], { language }: Question): string {
  return language.services[id].split(",")[0]
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
