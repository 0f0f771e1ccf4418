import { clauseBefore, wordPattern } from "./claim"
import type { Claim } from "./claim"
import { DENIED } from "./denials"
import { NUMBER_IN_WORDS, smallNumber, spellingsOf } from "./number-words"
import { findAll, hasLetters } from "./patterns"

const DELIVERY =
  /(?<!\p{L})(?:ship(?:s|ped|ping|ment)?|deliver(?:y|s|ed|ies)?|arriv(?:e|es|al|ing)|dispatch\p{L}*|postage|courier|pick (?:it|this|them) up|collect (?:it|this|them)|get it|have it|with you|at your door\p{L}*|reach(?:es)? you|receive (?:it|your)|versand\p{L}*|versend\p{L}*|liefer\p{L}*|geliefert|zustell\p{L}*|livr\p{L}*|expédi\p{L}*|envío|envia\p{L}*|envio|entreg\p{L}*|llega\p{L}*|sped\p{L}*|consegn\p{L}*|arriva|cheg\p{L}*|frete|verzend\p{L}*|bezorg\p{L}*|lever(?:t|en|ing)|in huis|(?:ال)?شحن|(?:ال)?توصيل|س?[يت]صل|س?نوصل|س?نشحن|配送|送料|发货|配达)(?!\p{L})/iu
const TERMS =
  /(?<!\p{L})(?:return(?:s|ed|able)?|refund(?:s|ed|able)?|exchange[sd]?|warrant(?:y|ies)|guarantee[sd]?|money[- ]back|rückgabe\p{L}*|umtausch\p{L}*|erstatt\p{L}*|garantie\p{L}*|widerruf\p{L}*|retour\p{L}*|rembours\p{L}*|échange\p{L}*|devoluc\p{L}*|devol\p{L}*|reembols\p{L}*|garantía|garantia|cambio|reso|resi|rimbors\p{L}*|garanzia|troca\p{L}*|الإرجاع|إرجاع|استرجاع|ضمان|استبدال)(?!\p{L})/iu

const UNITS: readonly [string, string][] = [
  [
    "(?:business |working |calendar )?days?|(?:werk|arbeits)?tag(?:en?)?|jours?(?: ouvr(?:és|ables))?|días?(?: hábiles| laborables)?|giorn[io](?: lavorativi)?|dias?(?: úteis)?|(?:werk)?dag(?:en)?|أيام|يوم(?:اً)?|日|天",
    "d",
  ],
  ["weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|أسابيع|أسبوع|週間", "w"],
  ["hours?|hrs?|h|stunden?|std\\.?|heures?|horas?|or[ae]|uur|ساعات|ساعة|時間", "h"],
  ["months?|monat(?:en?)?|mois|mes(?:es)?|mes[ei]|mês|maanden?|أشهر|شهر", "m"],
  ["years?|jahr(?:en?)?|ans?|années?|años?|ann[io]|anos?|jaar|سنوات|سنة|سنتان|年", "y"],
  ["minutes?|mins?|minuten?|minutos?|minut[io]|دقيقة|دقائق", "min"],
]
const COUNT = `\\d+|${NUMBER_IN_WORDS}`
const UNIT = UNITS.map(([words, id]) => `(?<${id}>(?:${words})(?!\\p{L}))`).join("|")
const DURATION = new RegExp(
  `(?<![\\p{L}\\d.,])(?<from>${COUNT})(?: ?(?:[-\u2013\u2014/]|to|bis|à|a|or|oder|o|إلى) ?(?<to>${COUNT}))?[ -]{0,2}(?:${UNIT})`,
  "giu"
)
/** `within a week` */
const SINGLE = new RegExp(
  `(?<!\\p{L})(?:(?:within|in|takes?|under|less than|inside|about|just|only|for|innerhalb|binnen|dauert|für|dans|sous|pendant|prend|en|em|durante|tarda|dentro de|entro|per|duurt|voor) (?:only |just |under |about |nur )?(?:an?|eine[rmns]?|einem|une?|un[ao]?|um[ao]?|een)(?: single)?|خلال|لمدة)[ -](?:${UNIT})`,
  "giu"
)
const WHEN = wordPattern(
  "(?:ships?|shipped|delivered|dispatched|arrives?) (?:out )?(?:immediately|instantly|straight away|right away)|sofort (?:versandt|verschickt|geliefert)|" +
    "same[- ]day|next[- ](?:business[- ])?day|overnight|today|tonight|tomorrow|this (?:week|weekend|afternoon)|next week|" +
    "(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|august|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?\\.? (?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|märz|april|may|mai|june|juni|july|juli|august|sept(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)|christmas|weihnachten|" +
    "heute|morgen|übermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|aujourd'hui|demain|hoy|mañana|oggi|domani|hoje|amanhã|vandaag|اليوم|غداً|غدا|明日|今日"
)
const FREE_DELIVERY = wordPattern(
  "free (?:\\p{L}+ )?(?:shipping|delivery|returns?|postage|exchanges?|pick-?up)|(?:ships|delivered|shipped|returned) (?:for )?free(?: of charge)?|(?:shipping|delivery|returns?) (?:is|are) (?:always |completely |absolutely )?free|no (?:shipping|delivery) (?:costs?|fees?|charges?)|" +
    "(?:kostenlos|gratis|kostenfrei|versandkostenfrei)\\p{L}*(?: (?:versand|lieferung|rückgabe|retoure)\\p{L}*)?|gratisversand|livraison (?:est )?(?:gratuite|offerte)|frais de port offerts|envíos? (?:es )?gratis|envíos? gratuitos?|spedizione (?:è )?grat(?:is|uita)|reso gratuito|(?:frete|envio) (?:é )?gr[áa]tis|gratis verzending|(?:ال)?شحن (?:ال)?مجان\\p{L}*|توصيل مجان\\p{L}*|送料無料|包邮|免运费"
)
/** That something is free, near what is said of delivery or of terms. */
const FREE =
  /(?<![\p{L}-])(?:free(?! (?:of (?!charge)|from \p{L}|to (?:use|ask|try)|gift|sample|item|product|bonus|trial|size|\ue000)|-)|gr[áa]tis|kostenlos\p{L}*|kostenfrei\p{L}*|gratuit\p{L}*|مجان\p{L}*)(?!\p{L})/giu
/** Terms without an end. */
const ENDLESS = wordPattern(
  "life-?time|any ?time|unlimited|no[- ]questions[- ]asked|lebenslang\\p{L}*|jederzeit|à vie|à tout moment|de por vida|en cualquier momento|a vita|in qualsiasi momento|vitalíci\\p{L}*|a qualquer momento|levenslang\\p{L}*|مدى الحياة"
)
const ASKED =
  /(?<!\p{L})(?:if|whether|when you|tell me|let me know|where|which (?:country|address))(?!\p{L})[^,.;]{0,40}$/iu

/**
 * What a folded unit claims about how soon and for how much things come, and about terms.
 *
 * @param amounts that the unit names: what is free from one of them on is not free
 */
export function findDelivery(text: string, amounts: readonly Claim[]): Claim[] {
  const claims: Claim[] = []
  if (!hasLetters(text)) return claims
  const about = DELIVERY.test(text) || TERMS.test(text)
  if (!about) return claims
  const over = amounts.flatMap(({ assertion }) =>
    assertion.says === "amount" ? assertion.readings : []
  )
  for (const pattern of [FREE_DELIVERY, FREE]) {
    for (const { index: start, 0: whole } of findAll(pattern, text)) {
      const end = start + whole.length
      if (DENIED.test(clauseBefore(text, start)) && !/^no /i.test(whole)) continue
      if (claims.some((claim) => claim.start < end && start < claim.end)) continue
      const near = text.slice(Math.max(0, start - 40), end + 40)
      const subject = DELIVERY.test(near) ? DELIVERY : TERMS.test(near) ? TERMS : undefined
      if (!subject || /(?:feel|BPA) $/iu.test(text.slice(0, start))) continue
      const isTerms = pattern === FREE_DELIVERY && TERMS.test(whole)
      const about = isTerms ? TERMS : subject
      claims.push({ ...promise(start, end, []), assertion: { says: "free", about, over } })
    }
  }
  for (const { index, 0: whole, groups = {} } of findAll(DURATION, text)) {
    const unit = UNITS.find(([, id]) => groups[id] !== undefined)
    const numbers = [groups.from, groups.to].filter((number) => number !== undefined)
    if (!unit) continue
    claims.push(promise(index, index + whole.length, [durationOf(numbers, unit[0])]))
  }
  for (const { index, 0: whole, groups = {} } of findAll(SINGLE, text)) {
    const unit = UNITS.find(([, id]) => groups[id] !== undefined)
    const end = index + whole.length
    if (!unit || claims.some((claim) => claim.start < end && index < claim.end)) continue
    claims.push(promise(index, end, [durationOf(["one"], unit[0])]))
  }
  for (const { index, 0: whole } of TERMS.test(text) ? findAll(ENDLESS, text) : []) {
    claims.push(promise(index, index + whole.length, [literally(whole)]))
  }
  if (!DELIVERY.test(text)) return claims
  for (const { index, 0: whole } of findAll(WHEN, text)) {
    if (ASKED.test(text.slice(0, index))) continue
    claims.push(promise(index, index + whole.length, [literally(whole)]))
  }
  return claims
}

function promise(start: number, end: number, needs: RegExp[]): Claim {
  const kinds: Claim["kinds"] = ["delivery", "policy", "order"]
  return { kind: "delivery", kinds, start, end, assertion: { says: "words", needs } }
}

/** The same numbers, with the same unit after them, in any of our languages. */
function durationOf(numbers: string[], unit: string): RegExp {
  const [from = "", to] = numbers.map((number) => {
    const small = smallNumber(number) ?? (/^\d{1,2}$/.test(number) ? Number(number) : undefined)
    return small === undefined ? number : `(?:${spellingsOf(small)})`
  })
  const range = to === undefined ? from : `${from}\\D{1,5}${to}`
  return new RegExp(`(?<![\\p{L}\\d.,])${range}[ -]{0,2}(?:${unit})(?!\\p{L})`, "iu")
}

function literally(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[- ]+/g, "[- ]")
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "iu")
}
