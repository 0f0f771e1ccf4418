import type { ProductCard } from "../../types"
import { languageOf, LANGUAGES, marksIn } from "../../../../language"
import type { Mark } from "../../../../language/concepts/services"
import { isToolResult } from "../../memory/remember-turn"
import { chooseOptions, settleOn, topicsOf, wordSum, writeLike } from "../answers"
import { word } from "../answers/phrases"
import { readQuestion } from "../answers/texts"
import { describeLabel } from "../grammar/labels"
import { type Request, splitRequests } from "../grammar/split"
import type { Intent } from "../grammar/intents"
import { contentWords } from "../grammar/references"
import { cardsFor } from "./choose"
import { listProducts } from "./lines"
import { cardsOf, fieldOf, textOf } from "./outputs"
import { call, type Outcome, type Script } from "./script"
import { asksForSum, findNamed, partsOf } from "./sum"
import { type Reply, reply, say, type Talk } from "./talk"

const OF_WALLET: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "affordable",
  "balance",
  "wallet",
])
/** They are asked of the wallet, where it was asked about before. */
const MAY_GO_ON: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  "affordable",
  "balance",
  "details",
  "find",
  "option",
  "price",
  "question",
  "refine",
  "total",
  "unclear",
  "view_cart",
  "wallet",
])

/**
 * Whether the balance pays for what is named or in talk, and what would be left: `is that enough for the
 * lamp?`, `how much is left after that?` Null where no product is meant, or something else is asked.
 */
export function* answerEnough(talk: Talk, request: Request): Script<Reply | null> {
  const { text, intent } = request
  // "And with the scarf too?" puts nothing into the cart yet.
  const mayGoOn = MAY_GO_ON.has(intent) || (intent === "add" && /[?؟]/.test(text))
  const goesOn = mayGoOn && askedOfWallet(talk)
  if (intent !== "affordable" && !(goesOn && asks(talk, text, "enough", "left-over", "besides"))) {
    return null
  }
  const cards = yield* meantCards(talk, request)
  if (cards.length === 0) return null
  const outcome = yield* call("get_wallet_balance")
  if (!isToolResult(outcome)) return explain(talk, outcome, "fault")
  const priced = cards.map((card) => priceOf(card, text, talk))
  const [first] = cards
  const balance = textOf(fieldOf(outcome, "balance"))
  const own = textOf(fieldOf(outcome, "balance_amount"))
  const isComparable = cards.every(({ currency }) => currency === fieldOf(outcome, "currency"))
  if (!/^-?\d+$/.test(own) || !isComparable || priced.some((each) => each === null)) return null
  const known = priced.flatMap((each) => each ?? [])
  for (const card of cards) yield* settleOn(card)
  const rest = BigInt(own) - known.reduce((sum, { minor }) => sum + minor, 0n)
  const amount = writeLike(first.price, first.currency, rest < 0n ? -rest : rest)
  return reply(
    ...known.map(({ name, value }) => word(talk, "price", { name, value })),
    known.length > 1 && wordSum(talk, cards),
    rest < 0n
      ? word(talk, "coversNot", { balance, missing: amount })
      : word(talk, "covers", { balance, left: amount })
  )
}

/** What the message before asked about the wallet. */
function askedOfWallet({ earlier, language }: Talk): boolean {
  const last = earlier.at(-1)
  return last !== undefined && OF_WALLET.has(splitRequests(last, language).at(-1)?.intent ?? null)
}

function asks({ language }: Talk, text: string, ...ids: Mark[]): boolean {
  const marks = marksIn(text, languageOf(language.code) ?? LANGUAGES[0])
  return ids.some((id) => marks.has(id))
}

/** What is named; `and the scarf too?` adds to what is in talk, and what names nothing is about that. */
function* meantCards(talk: Talk, { clause, text }: Request): Script<ProductCard[]> {
  const { focus } = talk.state
  const parts = partsOf(talk, clause).filter(
    (part) => contentWords(part, talk.language, "affordable").length > 0
  )
  const several = parts.length > 1 ? yield* findNamed(talk, clause, parts) : null
  const named = several ?? (yield* findNamed(talk, clause, [clause]))
  if (named === null) {
    const isOfTalk = asks(talk, text, "left-over") || asksForSum(talk, clause)
    return isOfTalk || focus.length === 1 ? yield* cardsFor(focus) : []
  }
  const isMore = asks(talk, text, "besides", "together") && askedOfWallet(talk)
  const others = isMore ? yield* cardsFor(focus) : []
  return [...new Map([...others, ...named].map((card) => [card.id, card])).values()]
}

/** What a product costs, in the option that was named. Null where nobody knows. */
function priceOf(
  card: ProductCard,
  text: string,
  { language }: Talk
): { name: string; value: string; minor: bigint } | null {
  const { said, variations } = chooseOptions(card, text, language.code)
  const [chosen] = said.length > 0 ? variations : []
  const { price, price_amount } = chosen ?? card
  if (!price || price_amount === null) return null
  const name = chosen ? `${card.name} (${describeLabel(chosen.label)})` : card.name
  return { name, value: price, minor: BigInt(price_amount) }
}

/** What the balance covers, of what is wished for. */
export function* tellAffordable(talk: Talk, { text }: Request): Script<Reply> {
  const query = topicsOf(readQuestion(text, talk.language.code)).join(" ")
  const fitting = query && (yield* call("what_can_i_get", { query }))
  const isFitting = fitting && cardsOf(fitting).length > 0
  const outcome = isFitting ? fitting : yield* call("what_can_i_get")
  if (!isToolResult(outcome)) {
    return explain(talk, outcome, "fault")
  }
  const cards = cardsOf(outcome)
  const balance = textOf(fieldOf(outcome, "balance"))
  return reply(
    balance && say(talk, "balance", { balance }),
    say(talk, cards.length > 0 ? "affordable" : "nothingAffordable"),
    ...listProducts(talk, cards)
  )
}

function explain(
  talk: Talk,
  outcome: Exclude<Outcome, { facts: unknown }>,
  otherwise: "fault"
): Reply {
  const isGuest = /unauthorized|sign/.test(outcome.code)
  return reply(isGuest ? word(talk, "signInForWallet") : say(talk, otherwise))
}
