import { clauseBefore, overlaps, wordPattern } from "./claim"
import type { Claim } from "./claim"
import { findAll, hasDigits, hasLetters } from "./patterns"
import { readNumber } from "./numbers"

const PERCENT =
  /(?<number>\d+(?:[.,]\d+)?)(?: ?[-\u2013] ?(?<upper>\d+(?:[.,]\d+)?))? {0,2}-?(?:%|percent|per cent|prozent|pour ?cent|por ?cento?|por ciento|per cento|procent|بالمئة|بالمائة|في المئة)/giu
const OFFER_WORDS =
  "off|discount(?:s|ed)?|sav(?:e|es|ing|ings)|sale|reduced|reduction|rebate|less|lower|cheaper|" +
  "markdown|marked down|coupon|promo\\p{L}*|deal|cashback|" +
  "rabatt\\p{L}*|reduziert\\p{L}*|günstiger|sparst?|sparen|nachlass|" +
  "remise|réduction|réduit\\p{L}*|solde[sé]?\\p{L}*|promotion|moins cher|économi\\p{L}*|" +
  "descuento|rebaja\\p{L}*|oferta|ahorr\\p{L}*|más barat\\p{L}*|" +
  "sconto|scontat\\p{L}*|risparmi\\p{L}*|desconto|promoção|economi\\p{L}*|" +
  "korting|afgeprijsd|خصم|تخفيض|تخفيضات|عرض|割引|折"
const OFFER = wordPattern(OFFER_WORDS, "iu")
/** What is so many percent of a thing and no discount: `100% cotton`. */
const SHARE = /^ {0,2}(?:of |pure |recycled |organic |natural |genuine )?\p{L}/u
const RATE = /^ {0,2}(?:tax|vat|mwst|iva|tva|positive|satisfi|of (?:customers|reviewers|people))/iu

const CODE =
  /(?:code|coupon|voucher|promo|gutschein(?:code)?|código|codice|cupón|cupom|كود|رمز)(?: code)?(?:[ :"'\u201c\u201e«]|is|of|namens|called)*(?<code>[A-Z0-9][A-Z0-9_-]{2,24})(?![\p{L}])/gu

const BUNDLES =
  "buy (?:one|two|\\d+),? get (?:one|two|\\d+|another)[^.]{0,12}|bogo|(?:2|3|two|three)[ -]for[ -](?:1|2|one|two|the price of \\p{L}+)|" +
  "half[ -](?:price|off)|zum halben preis|halber preis|à moitié prix|moitié prix|a mitad de precio|metà prezzo|metade do preço|نصف السعر|2x1|3x2|半額|半价"
const FREE_GIFT =
  "for free|free of charge|(?:is|are|comes?|it's) (?:completely |absolutely |totally )?free(?! of| from|-| to)|free (?:gift|sample|item|product|bonus|trial)|complimentary|" +
  "kostenlos(?:es|er|e)?(?! (?:versand|liefer|retoure|rück)\\p{L}*)|gratis(?! ?(?:versand|verzend|envío|liefer)\\p{L}*)|geschenkt|gratuit\\p{L}*(?! ?livraison)|offert[es]?|gratuit[oa]|de regalo|in omaggio|مجان\\p{L}*|無料|免费"
const ON_SALE =
  "on sale|on offer|on special(?: offer)?|(?:currently |now )?(?:discounted|marked down|reduced)|price drop|flash sale|clearance|limited[- ]time (?:offer|deal|price)|special (?:offer|price|deal)|" +
  "im angebot|im sale|reduziert\\p{L}*|sonderangebot|en promotion|en solde|soldé\\p{L}*|en oferta|rebajad\\p{L}*|in offerta|scontat\\p{L}*|em promoção|com desconto|in de aanbieding|afgeprijsd|" +
  "مخفض\\p{L}*|عليه خصم|セール中|特价|促销"
const BUNDLE = wordPattern(BUNDLES)
const GIFT = wordPattern(FREE_GIFT)
const SALE = wordPattern(ON_SALE)
const DELIVERY_NEAR =
  /ship|deliver|return|postage|pick-?up|versand|liefer|retour|rücksend|livraison|envío|envio|devoluci|spedizion|consegna|reso|entrega|frete|devoluç|verzend|bezorg|شحن|توصيل|إرجاع/iu

/** What says that something is not so, or asks. */
export const DENIED =
  /(?<![\p{L}])(?:not|no|isn't|aren't|wasn't|don't|doesn't|can't|cannot|couldn't|without|never|nor|unfortunately there|nothing|none|nicht|keine?[rnms]?|ohne|pas|aucune?|sans|plus|no hay|ningun[ao]?|sin|nessun[ao]?|non|senza|não|nenhuma?|sem|niet|geen|ليس|لا|لم|بدون|غير)(?![\p{L}])/iu
/** What only asks or supposes: no claim follows it. */
export const SUPPOSED =
  /(?<![\p{L}])(?:if|whether|check (?:for|stock|availability)|what is|which ones are|only show|once|until|unless|in case|ob|wenn|falls|sobald|si|cuando|se|quando|إذا|هل|لو)(?![\p{L}])[^,.;:]{0,48}$/iu

/** Discounts, promotion codes, gifts and sales that a folded unit claims. */
export function findOffers(text: string, others: readonly Claim[]): Claim[] {
  const claims: Claim[] = hasDigits(text) ? [...findPercents(text)] : []
  if (hasLetters(text)) findWords(text, claims)
  return claims.filter((claim) => !others.some((other) => overlaps(claim, other)))
}

function findWords(text: string, claims: Claim[]) {
  for (const match of findAll(CODE, text)) {
    const code = match.groups?.code ?? ""
    const start = match.index + match[0].lastIndexOf(code)
    if (/^\d+$/.test(code) || DENIED.test(text.slice(0, match.index))) continue
    claims.push(discount(start, start + code.length, { says: "code", code }))
  }
  for (const { index, 0: words } of findAll(BUNDLE, text)) {
    claims.push(discount(index, index + words.length, { says: "words", needs: needsOf(words) }))
  }
  for (const { index, 0: words } of findAll(GIFT, text)) {
    const around = text.slice(Math.max(0, index - 40), index + words.length + 40)
    if (DELIVERY_NEAR.test(around) || DENIED.test(text.slice(Math.max(0, index - 16), index)))
      continue
    if (/BPA|feel free/iu.test(around)) continue
    const assertion: Claim["assertion"] = { says: "words", needs: [GRATIS] }
    claims.push({ ...discount(index, index + words.length, assertion), kinds: ["discount"] })
  }
  for (const { index, 0: words } of findAll(SALE, text)) {
    const before = text.slice(0, index)
    if (DENIED.test(before.slice(-24)) || SUPPOSED.test(before)) continue
    const claim = discount(index, index + words.length, { says: "on_sale" })
    claims.push(claim)
  }
}

/** What bears out that something is given away. */
export const GRATIS =
  /(?<![\p{L}])(?:free|gratis|kostenlos\p{L}*|kostenfrei\p{L}*|gratuit\p{L}*|offert\p{L}*|complimentary|مجان\p{L}*|無料|免费|免費)(?![\p{L}])/iu

function* findPercents(text: string): Generator<Claim> {
  for (const { index, 0: whole, groups = {} } of findAll(PERCENT, text)) {
    const end = index + whole.length
    const before = text.slice(Math.max(0, index - 32), index)
    const after = text.slice(end, end + 32)
    if (RATE.test(after) || DENIED.test(clauseBefore(text, index))) continue
    const negative = /[-\u2013]$/.test(before)
    const offered =
      negative ||
      OFFER.test(before) ||
      OFFER.test(after.split(/[,;(]/)[0] ?? "") ||
      !SHARE.test(after)
    if (!offered) continue
    for (const number of [groups.number, groups.upper]) {
      const value = number && readNumber(number)[0]
      if (value) yield discount(index, end, { says: "percent", value })
    }
  }
}

function discount(start: number, end: number, assertion: Claim["assertion"]): Claim {
  return { kind: "discount", kinds: ["discount", "policy"], start, end, assertion }
}

/** A bundle is borne out only by a text that words it the same. */
function needsOf(words: string): RegExp[] {
  return [new RegExp(words.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "iu")]
}
