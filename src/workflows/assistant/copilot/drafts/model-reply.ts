import { Grounder } from "../../../../modules/assistant/grounding"
import { createFence } from "../../../../modules/assistant/turn/fence"
import { estimateUsage } from "../../../../modules/assistant/turn/usage"
import type { ChatProvider, Fact, TokenUsage } from "../../../../modules/assistant/types"
import { detectLanguage } from "../../../../modules/reviews"
import type { Review } from "../../../../modules/reviews"
import type { Reply, ReplyFacts } from "./draft-reply"

/** What came of asking a language model for a reply. */
export interface ModelReply {
  /** Null when what it wrote was not good enough to be shown. */
  text: string | null
  usage: TokenUsage
}

const MAX_OUTPUT_TOKENS = 500
const LENGTH = { min: 40, max: 2_000 }
const LINK = /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w{2,}/i
/** Left for people to fill in, or markup. */
const UNFINISHED = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|```|\*\*|^#/m
/** What nobody has allowed the shop to promise. */
const PROMISE =
  /refund|reimburs|compensat|voucher|coupon|discount|free of charge|replace(?:ment)?\b|erstatt|gutschein|rabatt|kostenlos|ersatz|rembours|bon d.achat|remise|gratuit|reembols|devoluci[oó]n del importe|cup[oó]n|descuento|gratis|rimbors|buono|sconto|gratuit|reembols|vale|desconto|terugbetal|tegoedbon|korting/i

const LANGUAGES: Record<string, string> = {
  de: "German",
  en: "English",
  es: "Spanish",
  fr: "French",
  it: "Italian",
  nl: "Dutch",
  pt: "Portuguese",
}

/**
 * Asks a language model to write the reply better than the drafted one, which it is given. What it
 * writes is held against what is known: in the language that was asked for, without a claim, a link
 * or a promise that product and policies don't bear out; else there is no text.
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
  const rules = `${instructions(draft)} ${fence.rule}`
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
    locale: draft.language,
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
  return { text: isFit(written, review, draft, facts) ? written : null, usage }
}

function instructions({ language, tone }: Reply): string {
  return (
    "You write a shop's public reply to a customer's review, as plain text, for a manager to edit. " +
    `Write in ${LANGUAGES[language] ?? language}, in a ${tone} tone, at most 120 words. Answer what the ` +
    "customer says. The only facts that you know are those under `known`; say nothing about prices, " +
    "stock, delivery times or the order, and promise nothing that the policies don't say. No links, " +
    "no placeholders. The draft shows what is meant; make it personal."
  )
}

function isFit(text: string, review: Review, draft: Reply, facts: ReplyFacts): boolean {
  if (text.length < LENGTH.min || text.length > LENGTH.max) return false
  const policies = facts.policies.map((policy) => policy.text).join(" ")
  if (LINK.test(text) || UNFINISHED.test(text)) return false
  if (PROMISE.test(text) && !PROMISE.test(policies)) return false
  const language = detectLanguage(text)
  return (language === null || language === draft.language) && isGrounded(text, review, facts)
}

/** By the same check that replies to shoppers pass. */
function isGrounded(text: string, { rating }: Review, { policies }: ReplyFacts): boolean {
  const grounder = new Grounder([])
  const facts: Fact[] = policies.map((policy) => ({
    kind: "policy",
    field: policy.topic,
    value: policy.text,
    display: [policy.text],
  }))
  facts.push({ kind: "rating", field: "review.rating", value: String(rating), display: [] })
  grounder.learn({ output: {}, facts })
  grounder.push(text)
  grounder.flush()
  return grounder.removed === 0
}
