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
  `(?<!\\p{L})(?:${RATED})(?: (?:a|an|at|with|of|is|average|mit|de|con|com|met|customer|solid|strong|great|high|:))*[ :]{0,3}(?<value>[0-5](?:[.,]\\d{1,2})?)(?![\\d%]|[.,]\\d)`,
  "giu"
)
const SYMBOLS = /[★⭐]\ufe0f?(?: ?[★⭐☆½✩]\ufe0f?)*/gu
const IN_WORDS =
  /(?<!\p{L})(one|two|three|four|five|fünf|vier|cinq|quatre|cinco|cuatro|cinque|quattro)(?: out of five)?[ -](?:stars?|sterne?|étoiles?|estrellas?|stelle|estrelas?)(?!\p{L})/giu
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
const POPULAR = new RegExp(
  `(?<![\\p{L}\\d.,/$€£¥-])(?<number>${NUMBER})(?: ?(?<magnitude>${MAGNITUDE})(?!\\p{L}))?\\+? {0,2}(?:(?:happy|satisfied|other|verified|zufriedene) ){0,2}(?:${CROWD})(?!\\p{L})`,
  "giu"
)

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
      rate(index, whole.length, groups?.value ?? "")
    }
  }
  for (const { index, 0: whole } of findAll(SYMBOLS, text)) {
    // One star beside a number is an ornament.
    const count = whole.match(/[★⭐]/gu)?.length ?? 0
    if (count > 1) rate(index, whole.length, String(count), true)
  }
  if (!hasLetters(text)) return claims
  for (const { index, 0: whole, 1: word = "" } of findAll(IN_WORDS, text)) {
    rate(index, whole.length, String(WORD_VALUES[word.toLowerCase()] ?? 5))
  }
  for (const { index, 0: whole } of findAll(PRAISED, text)) {
    const value = { digits: 4n, places: 0 }
    claims.push(
      claimOf("rating", index, index + whole.length, { says: "rating", value, atLeast: true })
    )
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
