import { wordPattern } from "./claim"
import type { Claim } from "./claim"
import { findAll, hasLetters } from "./patterns"
import { DENIED, GRATIS } from "./offer-claims"

const DELIVERY =
  /(?<!\p{L})(?:ship(?:s|ped|ping|ment)?|deliver(?:y|s|ed|ies)?|arriv(?:e|es|al|ing)|dispatch\p{L}*|postage|courier|get it|receive (?:it|your)|versand\p{L}*|versend\p{L}*|liefer\p{L}*|geliefert|zustell\p{L}*|livr\p{L}*|expédi\p{L}*|envío|envia\p{L}*|envio|entreg\p{L}*|llega\p{L}*|sped\p{L}*|consegn\p{L}*|arriva|cheg\p{L}*|frete|verzend\p{L}*|bezorg\p{L}*|lever(?:t|en|ing)|الشحن|شحن|التوصيل|توصيل|يصل|配送|送料|发货|配达)(?!\p{L})/iu
const TERMS =
  /(?<!\p{L})(?:return(?:s|ed|able)?|refund(?:s|ed|able)?|exchange[sd]?|warrant(?:y|ies)|guarantee[sd]?|money[- ]back|rückgabe\p{L}*|umtausch\p{L}*|erstatt\p{L}*|garantie\p{L}*|widerruf\p{L}*|retour\p{L}*|rembours\p{L}*|échange\p{L}*|devoluc\p{L}*|devol\p{L}*|reembols\p{L}*|garantía|garantia|cambio|reso|resi|rimbors\p{L}*|garanzia|troca\p{L}*|الإرجاع|إرجاع|استرجاع|ضمان|استبدال)(?!\p{L})/iu

const UNITS: readonly [string, string][] = [
  [
    "(?:business |working |calendar )?days?|(?:werk|arbeits)?tagen?|jours?(?: ouvr(?:és|ables))?|días?(?: hábiles| laborables)?|giorn[io](?: lavorativi)?|dias?(?: úteis)?|(?:werk)?dagen|أيام|يوم(?:اً)?|日|天",
    "d",
  ],
  ["weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|أسابيع|أسبوع|週間", "w"],
  ["hours?|hrs?|stunden?|heures?|horas?|or[ae]|uur|ساعات|ساعة|時間", "h"],
  ["months?|monaten?|mois|mes(?:es)?|mes[ei]|mês|maanden?|أشهر|شهر", "m"],
  ["years?|jahren?|ans?|années?|años?|ann[io]|anos?|jaar|سنوات|سنة|سنتان|年", "y"],
  ["minutes?|minuten?|minutos?|minut[io]|دقيقة|دقائق", "min"],
]
const COUNT_WORDS =
  "one|two|three|four|five|six|seven|ten|fourteen|thirty|sixty|ninety|zwei|drei|vier|fünf|deux|trois|dos|tres|due|tre|dois|três"
const DURATION = new RegExp(
  `(?<![\\p{L}\\d.,])(?<from>\\d+|${COUNT_WORDS})(?: ?(?:[-\u2013\u2014/]|to|bis|à|a|or|oder|o|إلى) ?(?<to>\\d+|${COUNT_WORDS}))?[ -]{0,2}(?:${UNITS.map(([words, id]) => `(?<${id}>(?:${words})(?!\\p{L}))`).join("|")})`,
  "giu"
)
const WHEN = wordPattern(
  "same[- ]day|next[- ](?:business[- ])?day|overnight|today|tonight|tomorrow|this (?:week|weekend|afternoon)|next week|" +
    "(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|august|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?\\.? (?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|märz|april|may|mai|june|juni|july|juli|august|sept(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)|christmas|weihnachten|" +
    "heute|morgen|übermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|aujourd'hui|demain|hoy|mañana|oggi|domani|hoje|amanhã|vandaag|اليوم|غداً|غدا|明日|今日"
)
const FREE_DELIVERY = wordPattern(
  "free (?:\\p{L}+ )?(?:shipping|delivery|returns?|postage|exchanges?|pick-?up)|(?:ships|delivered|shipped|returned) (?:for )?free(?: of charge)?|(?:shipping|delivery|returns?) (?:is|are) (?:always |completely |absolutely )?free|no (?:shipping|delivery) (?:costs?|fees?|charges?)|" +
    "(?:kostenlos|gratis|kostenfrei|versandkostenfrei)\\p{L}*(?: (?:versand|lieferung|rückgabe|retoure)\\p{L}*)?|gratisversand|livraison (?:est )?(?:gratuite|offerte)|frais de port offerts|envíos? (?:es )?gratis|envíos? gratuitos?|spedizione (?:è )?grat(?:is|uita)|reso gratuito|(?:frete|envio) (?:é )?gr[áa]tis|gratis verzending|(?:ال)?شحن (?:ال)?مجان\\p{L}*|توصيل مجان\\p{L}*|送料無料|包邮|免运费"
)
const ASKED =
  /(?<!\p{L})(?:if|whether|when you|tell me|let me know|where|which (?:country|address))(?!\p{L})[^,.;]{0,40}$/iu

/** What a folded unit claims about how soon and for how much things come, and about terms. */
export function findDelivery(text: string): Claim[] {
  const claims: Claim[] = []
  if (!hasLetters(text)) return claims
  for (const { index, 0: whole } of findAll(FREE_DELIVERY, text)) {
    if (DENIED.test(text.slice(Math.max(0, index - 20), index)) && !/^no /i.test(whole)) continue
    const about = TERMS.test(whole) ? TERMS : DELIVERY
    if (!DELIVERY.test(text) && !TERMS.test(text)) continue
    claims.push(promise(index, index + whole.length, [GRATIS, about]))
  }
  const about = DELIVERY.test(text) || TERMS.test(text)
  if (!about) return claims
  for (const { index, 0: whole, groups = {} } of findAll(DURATION, text)) {
    const unit = UNITS.find(([, id]) => groups[id] !== undefined)
    const numbers = [groups.from, groups.to].filter((number) => number !== undefined)
    if (!unit) continue
    claims.push(promise(index, index + whole.length, [durationOf(numbers, unit[0])]))
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
  const [from = "", to] = numbers
  const range = to === undefined ? from : `${from}\\D{1,5}${to}`
  return new RegExp(`(?<![\\d.,])${range}[ -]{0,2}(?:${unit})(?!\\p{L})`, "iu")
}

function literally(words: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[- ]+/g, "[- ]")
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "iu")
}
