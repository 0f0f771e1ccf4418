import { Grounder } from "../../../../modules/assistant/grounding"
import { createFence } from "../../../../modules/assistant/turn/fence"
import { estimateUsage } from "../../../../modules/assistant/turn/usage"
import type { ChatProvider, Fact, TokenUsage } from "../../../../modules/assistant/types"
import { detectLanguage, languageOf, TOLD_LANGUAGES } from "../../../../modules/reviews"
import type { Review } from "../../../../modules/reviews"
import type { Reply, ReplyFacts } from "./draft-reply"

/** What came of asking a language model for a reply. */
export interface ModelReply {
  /** Null when what it wrote was not good enough to be shown. */
  text: string | null
  /** The one that it was asked for in, two letters. */
  language: string
  usage: TokenUsage
}

const MAX_OUTPUT_TOKENS = 500
/** What a reply may always say. */
const INVITATION = "Please write to us with your order number."
const LENGTH = { min: 40, max: 2_000 }
const LINK = /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w{2,}/i
/** Left for people to fill in, or markup. */
const UNFINISHED = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|```|\*\*|^#/m
/** What nobody has allowed the shop to promise, in each language that can be told. */
const PROMISES = [
  "refund|reimburs|compensat|voucher|coupon|discount|free of charge|replace(?:ment)?\\b",
  "erstatt|gutschein|rabatt|kostenlos|ersatz",
  "rembours|bon d.achat|remise|gratuit",
  "reembols|devoluci[oó]n del importe|cup[oó]n|descuento|gratis",
  "rimbors|buono|sconto",
  "vale|desconto",
  "terugbetal|tegoedbon|korting",
  "استرداد|استبدال|تعويض|قسيمة|كوبون|خصم|مجان",
  "بازپرداخت|جایگزین|جبران|تخفیف|کوپن|رایگان",
  "واپسی|ریفنڈ|معاوضہ|رعایت|کوپن|مفت",
  "返金|交換|弁償|補償|割引|クーポン|無料",
  "환불|교환|보상|할인|쿠폰|무료",
  "退款|退货|退貨|换货|換貨|赔偿|賠償|折扣|优惠|優惠|免费|免費",
  "επιστροφ|αντικατάστασ|αποζημίω|έκπτωσ|κουπόνι|δωρεάν",
  "החזר|החלפ|פיצוי|הנחה|קופון|חינם",
  "คืนเงิน|เปลี่ยนสินค้า|ชดเชย|ส่วนลด|คูปอง|ฟรี",
]
const PROMISE = new RegExp(PROMISES.join("|"), "i")

const LANGUAGE_NAMES = new Intl.DisplayNames(["en"], { type: "language" })

/**
 * Asks a language model to write the reply better than the drafted one, which it is given. What it
 * writes is held against what is known: in the language that was asked for, without a claim, a link
 * or a promise that product and policies don't bear out; else there is no text. The language is the
 * review's own, also where we have no sentences in it, as far as its promises can be told.
 *
 * @throws what the provider throws when it can't answer
 */
export async function askForReply(
  provider: ChatProvider,
  review: Review,
  { draft, facts, signal }: { draft: Reply; facts: ReplyFacts; signal: AbortSignal }
): Promise<ModelReply> {
  const fence = createFence()
  const known = { product: facts.product, policies: facts.policies, shop: facts.shop }
  const { author, rating, title, content } = review
  const language = replyLanguage(review, draft)
  const rules = `${instructions(language, draft)} ${fence.rule}`
  const data = fence.wrap({
    review: { author, rating, title, content },
    known,
    draft: draft.text,
  })
  let text = ""
  let told: TokenUsage | undefined
  const answer = provider.respond({
    messages: [
      { role: "system", content: rules },
      { role: "user", content: data },
    ],
    tools: [],
    locale: language,
    currency: "",
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    signal,
  })
  for await (const event of answer) {
    if (event.type === "text") text += event.content
    if (event.type === "usage") told = event.usage
  }
  const usage = told ?? estimateUsage(rules.length + data.length, text.length)
  const written = text.trim()
  return { text: isFit(written, language, review, facts) ? written : null, language, usage }
}

/** The review's own where it can be told what is written in it, else the draft's. */
function replyLanguage(review: Review, draft: Reply): string {
  const own = languageOf(review)
  return own !== null && TOLD_LANGUAGES.has(own) ? own : draft.language
}

function instructions(language: string, { tone }: Reply): string {
  return (
    "You write a shop's public reply to a customer's review, as plain text, for a manager to edit. " +
    `Write in ${LANGUAGE_NAMES.of(language)}, in a ${tone} tone, at most 120 words. Answer what the ` +
    "customer says. The only facts that you know are those under `known`; say nothing about prices, " +
    "stock, delivery times or the order, and promise nothing that the policies don't say. No links, " +
    "no placeholders. The draft shows what is meant; make it personal."
  )
}

function isFit(text: string, wanted: string, review: Review, facts: ReplyFacts): boolean {
  if (text.length < LENGTH.min || text.length > LENGTH.max) return false
  const policies = facts.policies.map((policy) => policy.text).join(" ")
  if (LINK.test(text) || UNFINISHED.test(text)) return false
  if (PROMISE.test(text) && !PROMISE.test(policies)) return false
  const language = detectLanguage(text)
  return (language === null || language === wanted) && isGrounded(text, review, facts)
}

/** By the same check that replies to shoppers pass. */
function isGrounded(
  text: string,
  { rating }: Review,
  { policies, product, shop }: ReplyFacts
): boolean {
  const names = [shop, product?.name].join(" ")
  const grounder = new Grounder([], { shop: names, isReadByStaff: true })
  const facts: Fact[] = policies.map((policy) => ({
    kind: "policy",
    field: policy.topic,
    value: policy.text,
    display: [policy.text],
  }))
  facts.push({ kind: "policy", field: "contact", value: INVITATION, display: [] })
  facts.push({ kind: "rating", field: "review.rating", value: String(rating), display: [] })
  grounder.learn({ output: {}, facts })
  grounder.push(text)
  grounder.flush()
  return grounder.removed === 0
}
