import { detectLanguage, languageOf } from "../../../../modules/reviews"
import type { Review } from "../../../../modules/reviews"
import type { Policy } from "../../../../modules/assistant/types"
import { shorten } from "../../catalogue"
import { phrasesFor } from "./phrases"
import type { Phrases } from "./phrases"
import { findTopics } from "./topics"
import type { Topic } from "./topics"

/** How a reply sounds: by the stars of the review. */
export type Tone = "warm" | "balanced" | "apologetic"

/** What a reply may speak of beside the review; nothing else is known, so nothing else is said. */
export interface ReplyFacts {
  /** Null when the product is gone. */
  product: { name: string; options: { name: string; values: string[] }[] } | null
  policies: readonly Policy[]
  shop: string
  /** Language of the shop, two letters. */
  language: string
}

export interface Reply {
  text: string
  /** Two letters. */
  language: string
  tone: Tone
  /** Topics of the policies that it quotes. */
  policies: string[]
}

const POLICY_LENGTH = 300
const MAX_VALUES = 15
/** A name, and nothing that a name isn't. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]{0,59}$/u

const OPTION_NAMES: Partial<Record<Topic, RegExp>> = {
  size: /size|größe|taille|talla|taglia|tamanho|maat|مقاس|حجم/i,
  colour: /colou?r|farbe|couleur|\bcor\b|kleur|لون/i,
}
const RETURNS =
  /return|refund|exchange|rückgabe|umtausch|retour|rembours|devol|reembols|reso|rimbors|[إا]رجاع|استرجاع|استبدال|استرداد/i
const SHIPPING =
  /ship|deliver|versand|liefer|livraison|env[ií]o|entrega|spedizion|consegna|verzend|lever|شحن|توصيل/i

export function toneOf(rating: number): Tone {
  return rating >= 4 ? "warm" : rating >= 3 ? "balanced" : "apologetic"
}

/**
 * Writes a reply to a review in its language, or in the shop's when that is none we can write. The
 * same review has the same reply every time.
 *
 * @param isTrusted false for a review that may be no customer's: only thanks and a contact then
 */
export function draftReply(review: Review, facts: ReplyFacts, isTrusted: boolean): Reply {
  const words = `${review.title}. ${review.content}`
  const { language, phrases } = phrasesFor([languageOf(review), facts.language])
  const tone = toneOf(review.rating)
  const topics = isTrusted ? findTopics(words) : []
  const quoted = tone === "warm" ? [] : pickPolicies(topics, facts.policies, language)
  const sentences = [
    thanks(phrases, tone, facts),
    about(phrases, tone, topics, language),
    ...(tone === "warm" ? [] : choices(phrases, topics, facts)),
    ...quoted.map(({ text }) => fill(phrases.policy, { text: shorten(text, POLICY_LENGTH) })),
    next(phrases, tone),
  ].filter(Boolean)
  const text = [greeting(phrases, review.author), sentences.join(" "), closing(phrases, facts.shop)]
  return {
    text: text.join("\n\n"),
    language,
    tone,
    policies: quoted.map(({ topic }) => topic),
  }
}

function greeting(phrases: Phrases, author: string): string {
  const name = author.trim()
  return NAME.test(name) ? fill(phrases.greeting, { author: name }) : phrases.greetingToNobody
}

function thanks(phrases: Phrases, tone: Tone, { product }: ReplyFacts): string {
  const { thanksHappy, thanksMixed, thanksUnhappy, ourProduct } = phrases
  const sentence = { warm: thanksHappy, balanced: thanksMixed, apologetic: thanksUnhappy }[tone]
  return fill(sentence, { product: product?.name ?? ourProduct })
}

function about(phrases: Phrases, tone: Tone, topics: Topic[], language: string): string {
  if (!topics.length) return ""
  const { aboutHappy, aboutMixed, aboutUnhappy } = phrases
  const sentence = { warm: aboutHappy, balanced: aboutMixed, apologetic: aboutUnhappy }[tone]
  const names = topics.map((topic) => phrases.topics[topic])
  return fill(sentence, { topics: new Intl.ListFormat(language).format(names) })
}

function choices(phrases: Phrases, topics: Topic[], { product }: ReplyFacts): string[] {
  return topics.flatMap((topic) => {
    const option = product?.options.find(({ name }) => OPTION_NAMES[topic]?.test(name))
    if (!option || option.values.length < 2 || option.values.length > MAX_VALUES) return []
    return fill(phrases.comesIn, { option: option.name, values: option.values.join(", ") })
  })
}

/** At most one, and only one that is written in the language of the reply. */
function pickPolicies(topics: Topic[], policies: readonly Policy[], language: string): Policy[] {
  const wanted = topics[0] === "delivery" ? SHIPPING : RETURNS
  const found = policies.find(
    ({ topic, title, text }) =>
      wanted.test(`${topic} ${title}`) && detectLanguage(text) === language
  )
  return found && topics.length ? [found] : []
}

function next(phrases: Phrases, tone: Tone): string {
  return tone === "warm" ? "" : tone === "balanced" ? phrases.nextMixed : phrases.nextUnhappy
}

function closing(phrases: Phrases, shop: string): string {
  return shop ? fill(phrases.closing, { shop }) : phrases.closingWithoutShop
}

/** Puts values in for `{names}`; what a value itself has in braces stays as it is. */
function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
}
