import { wordPattern } from "./claim"
import type { Claim } from "./claim"
import { findAll, hasDigits, hasLetters } from "./patterns"
import { MAGNITUDE, NUMBER, readNumber } from "./numbers"

const STARS =
  "stars?|sterne?n?|étoiles?|estrellas?|stell[ae]|estrelas?|sterren|نجوم|نجمات|نجمة|星|つ星|★|⭐"
const RATED =
  "★|⭐|rated|rating(?: of| is|:)?|scores?|averag(?:e|es|ing)|bewertet mit|bewertung(?: von|:)?|note(?: de|:)?|noté\\p{L}*|valorad\\p{L}*|valoración(?: de|:)?|valutat\\p{L}*|valutazione(?: di|:)?|avaliad\\p{L}*|avaliação(?: de|:)?|beoordeeld(?: met)?|تقييم(?:ه|ها)?"
const RATING = new RegExp(
  `(?<value>\\d(?:[.,]\\d{1,2})?)\\+? {0,2}(?:(?:/|out of|of|von|sur|de|su|di|van|من) {0,2}5(?![\\d.,])(?: {0,2}-?(?:${STARS}))?|-? {0,2}(?:${STARS})(?!\\p{L}))`,
  "giu"
)
const RATING_OF =
  /(?<![\d.,])(?<value>[0-5][.,]\d{1,2}) {0,2}(?:average |customer |overall )?(?:rating|score|average|bewertung|note|valoración|valutazione|avaliação|beoordeling|تقييم)(?!\p{L})/giu
const RATED_AT = new RegExp(
  `(?<!\\p{L})(?:${RATED})(?: (?:a|an|at|with|of|is|average|mit|de|con|com|met|customer|solid|strong|great|high|:|هو|ist|est|es|è|é|\ue000+))*[ :]{0,3}(?<value>[0-5](?:[.,]\\d{1,2})?)(?![\\d%]|[.,]\\d)(?:(?<link> (?:and|und|et|y|e|en) )(?<second>[0-5][.,]\\d{1,2})(?![\\d%]|[.,]\\d))?`,
  "giu"
)
const SYMBOLS = /[★⭐]\ufe0f?(?: ?[★⭐☆½✩]\ufe0f?)*/gu
const IN_WORDS =
  /(?<!\p{L})(one|two|three|four|five|fünf|vier|cinq|quatre|cinco|cuatro|cinque|quattro)(?: out of (?:five|5))?[ -](?:out of (?:five|5)|stars?|sterne?|étoiles?|estrellas?|stelle|estrelas?)(?!\p{L})/giu
const WORD_VALUES: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  vier: 4,
  quatre: 4,
  cuatro: 4,
  quattro: 4,
}
const PERFECT = /perfect (?:score|rating)(?!\p{L})/giu
const PRAISED = wordPattern(
  "(?:highly|top|best|well)[- ]rated|rave reviews|top bewertet\\p{L}*|bestbewertet\\p{L}*|(?:très|les mieux) (?:bien )?noté\\p{L}*|mejor valorad\\p{L}*|più votat\\p{L}*|mais bem avaliad\\p{L}*|الأعلى تقييم\\p{L}*"
)

const REVIEWS =
  "reviews?|ratings?|reviewers|testimonials|bewertungen?|rezensionen?|kundenmeinungen|avis|évaluations?|reseñas?|opinion(?:es|i)|valoraciones|recension[ei]|valutazion[ei]|avaliaç(?:ões|ão)|beoordelingen|recensies|تقييم(?:ات)?|مراجعة|مراجعات|レビュー|评论|评价"
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,/$€£¥-])(?<number>${NUMBER})(?: ?(?<magnitude>${MAGNITUDE})(?!\\p{L}))?\\+? {0,2}(?:(?:verified|customer|positive|glowing|five-star|5-star|happy|total|product|kunden-?|clientes?|de clientes) ){0,2}(?:${REVIEWS})(?!\\p{L})`,
  "giu"
)
const CROWD =
  "customers|people|buyers|shoppers|users|fans|sold|orders|purchases|viewing|kunden|verkauft|clients|acheteurs|vendus?|clientes|vendidos?|clienti|venduti|compradores|klanten|عميل|عملاء"
/** Customers, but not what something is big enough for. */
const POPULAR = new RegExp(
  `(?<![\\p{L}\\d.,/$€£¥-]|(?:for|für|pour|para|per|voor) )(?<number>${NUMBER})(?: ?(?<magnitude>${MAGNITUDE})(?!\\p{L}))?\\+? {0,2}(?:(?:happy|satisfied|other|verified|zufriedene) ){0,2}(?:${CROWD})(?!\\p{L})`,
  "giu"
)

/** `thousands sold`, `9/10`: no tool counts or rates so. */
const VAGUE = new RegExp(
  `(?<!\\p{L})(?:hundreds|thousands|millions|hunderte|tausende|centaines|milliers|cientos|miles|centinaia|migliaia|centenas|milhares|honderden|duizenden|مئات|آلاف)(?: (?:of|von|de|di|van))?(?:[ -](?!and )\\p{L}+){0,3}?[ -](?:${REVIEWS}|${CROWD})(?!\\p{L})`,
  "giu"
)
const HAS_VAGUE =
  /hundred|thousand|million|hundert|tausend|centain|millier|cientos|miles|migliai|centen|milhar|honderd|duizend|مئات|آلاف/i
const OUT_OF_TEN =
  /(?<![\d.,/])\d{1,2}(?:[.,]\d)? ?(?:\/|out of|von|sur|de|su|van|من) ?10(?![\d.,/])(?! ?(?:\p{Sc}|%))/giu
const JUDGED =
  /rated|rating|scor|review|customer|bewert|kunden|not[eé]|avis|client|valora|valuta|avalia|beoordeel|klant|تقييم/iu

/** Ratings, counts of reviews and of buyers that a folded unit claims. */
export function findOpinions(text: string): Claim[] {
  const claims: Claim[] = []
  const rate = (index: number, length: number, number: string, stars?: boolean) => {
    const value = readNumber(number)[0]
    if (!value || claims.some(({ start, end }) => start < index + length && index < end)) return
    claims.push(claimOf("rating", index, index + length, { says: "rating", value, stars }))
  }
  for (const pattern of hasDigits(text) ? [RATING, RATING_OF, RATED_AT] : []) {
    for (const { index, 0: whole, groups } of findAll(pattern, text)) {
      const second = groups?.second ?? ""
      const last = index + whole.length - second.length
      rate(index, last - (groups?.link ?? "").length - index, groups?.value ?? "")
      if (second) rate(last, second.length, second)
    }
  }
  for (const { index, 0: whole } of findAll(SYMBOLS, text)) {
    // One star beside a number is an ornament.
    const count = whole.match(/[★⭐]/gu)?.length ?? 0
    if (count > 1) rate(index, whole.length, String(count), true)
  }
  if (!hasLetters(text)) return claims
  for (const { index, 0: whole } of findAll(PERFECT, text)) rate(index, whole.length, "5")
  for (const { index, 0: whole, 1: word = "" } of findAll(IN_WORDS, text)) {
    rate(index, whole.length, String(WORD_VALUES[word.toLowerCase()] ?? 5))
  }
  for (const { index, 0: whole } of findAll(PRAISED, text)) {
    const value = { digits: 4n, places: 0 }
    claims.push(
      claimOf("rating", index, index + whole.length, { says: "rating", value, atLeast: true })
    )
  }
  const unknown = [
    ...(HAS_VAGUE.test(text) ? findAll(VAGUE, text) : []),
    ...(hasDigits(text) && JUDGED.test(text) ? findAll(OUT_OF_TEN, text) : []),
  ]
  for (const { index, 0: whole } of unknown) {
    claims.push(claimOf("review_count", index, index + whole.length, { says: "nothing" }))
  }
  for (const pattern of hasDigits(text) ? [COUNT, POPULAR] : []) {
    for (const { index, 0: whole, groups = {} } of findAll(pattern, text)) {
      if (claims.some(({ start, end }) => start < index + whole.length && index < end)) continue
      const value = readNumber(groups.number ?? "", groups.magnitude)[0]
      if (!value) continue
      claims.push(claimOf("review_count", index, index + whole.length, { says: "count", value }))
    }
  }
  return claims
}

function claimOf(
  kind: "rating" | "review_count",
  start: number,
  end: number,
  assertion: Claim["assertion"]
): Claim {
  return { kind, kinds: [kind], start, end, assertion }
}
