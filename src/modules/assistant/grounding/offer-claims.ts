import { clauseBefore, overlaps, wordPattern } from "./claim"
import type { Claim } from "./claim"
import { findCodes } from "./code-claims"
import { DENIED, SUPPOSED } from "./denials"
import { NUMBER_IN_WORDS } from "./number-words"
import { findAll, hasDigits, hasLetters } from "./patterns"
import { readNumber } from "./numbers"

const PERCENT =
  /(?<number>\d+(?:[.,]\d+)?)(?: ?[-\u2013] ?(?<upper>\d+(?:[.,]\d+)?))? {0,2}-?(?:%|percent|per cent|prozent|pour ?cent|por ?cento?|por ciento|per cento|procent|بالمئة|بالمائة|في المئة)/giu
const PERCENT_WORD = /percent|per cent|prozent|pour ?cent|por ?cento?|por ciento|procent|بالم/iu
const PERCENT_IN_WORDS = new RegExp(
  `${NUMBER_IN_WORDS}[ -]{1,2}(?:percent|per cent|prozent|pour ?cent|por ?cento|por ciento|procent|بالمئة|بالمائة)`,
  "giu"
)
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
const SHARE =
  /^ {0,2}(?!(?:and|but|or|und|aber|oder|et|mais|y|pero|e|ma|mas|en|maar) )(?:of |pure |recycled |organic |natural |genuine )?\p{L}/u
const RATE = /^ {0,2}(?:tax|vat|mwst|iva|tva|positive|satisfi|of (?:customers|reviewers|people))/iu

const BUNDLES =
  "(?:kaufe?|nimm) (?:zwei|2|drei|3),? (?:und )?(?:be)?zahle? (?:nur )?(?:eins|1|eine|zwei|2)|compra (?:dos|2|tres|3) y (?:llévate|paga) \\p{L}+|(?:dos|2|tres|3) por (?:uno|1|una|dos|2)|prendi (?:due|2|tre|3)[, e]+paghi \\p{L}+|leve (?:dois|duas|2|três|3)[, e]+pague \\p{L}+|tweede (?:halve prijs|gratis)|" +
  "buy (?:one|two|\\d+),? get (?:one|two|\\d+|another)[^.]{0,12}|bogo|(?:2|3|two|three)[ -]for[ -](?:1|2|one|two|the price of \\p{L}+)|" +
  "half[ -](?:price|off)|zum halben preis|halber preis|à moitié prix|moitié prix|a mitad de precio|metà prezzo|metade do preço|نصف السعر|2x1|3x2|半額|半价"
const FREE_GIFT =
  "for free|free of charge|free(?= \ue000)|(?:a|one) free \\p{L}+ (?:is |are )?(?:included|comes)|(?:includes?|comes with|get|plus) (?:a|one) free \\p{L}+|(?:is|are|comes?|it's) (?:completely |absolutely |totally )?free(?! of| from|-| to)|free (?:gift|sample|item|product|bonus|trial)|complimentary|" +
  "kostenlos(?:es|er|e)?(?! (?:versand|liefer|retoure|rück)\\p{L}*)|gratis(?! ?(?:versand|verzend|envío|liefer)\\p{L}*)|geschenkt|gratuit\\p{L}*(?! ?livraison)|offert[es]?|gratuit[oa]|de regalo|in omaggio|مجان\\p{L}*|無料|免费"
const ON_SALE =
  "on sale|in the sale|on offer|on special(?: offer)?|(?:currently |now )?(?:discounted|marked down|reduced)|price drop|flash sale|clearance|limited[- ]time (?:offer|deal|price)|special (?:offer|price|deal)|" +
  "there(?:'s| is| are) (?:\\p{L}+ ){0,3}(?:discounts?|deals?|sale|promotions?|markdowns?)(?! of)|(?:has|have|with|get|gets|at) an? (?:\\p{L}+ )?discount|" +
  "(?:big|huge|massive|great|special|generous|nice|deep|steep|extra|further|additional|exclusive) (?:discounts?|savings|reductions?)|price (?:cut|reduction)|(?:reduced|discounted|lowered) price|money off|price (?:has |was |is )?(?:been )?(?:dropped|reduced|lowered|slashed)|" +
  "(?:es gibt|gibt es|gibt's|mit|bekommst du|erhältst du|erhalten sie|hat) (?:\\p{L}+ ){0,3}(?:rabatt|nachlass|preisnachlass|ermäßigung)|(?:herab|herunter)gesetzt\\p{L}*|vergünstigt\\p{L}*|ermäßigt\\p{L}*|" +
  "(?:il y a|avec|bénéficie\\p{L}*|profite\\p{L}*) (?:de |d')?(?:\\p{L}+ ){0,2}(?:remise|réduction|promotion|rabais)|à prix réduit|en réduction|" +
  "(?:hay|con|tiene) (?:\\p{L}+ ){0,2}(?:descuento|rebaja|oferta)s?|a precio reducido|de rebajas|(?:c'è|con|ha) (?:\\p{L}+ ){0,2}(?:sconto|ribasso)|a prezzo ridotto|in (?:sconto|promozione|saldo)|" +
  "(?:há|tem|com) (?:\\p{L}+ ){0,2}(?:desconto|promoção)|a preço reduzido|em (?:oferta|liquidação|saldo)|(?:er is|met|heeft|krijg je) (?:\\p{L}+ ){0,2}korting|in de (?:uitverkoop|sale)|(?:هناك|يوجد|عليه|عليها|مع) (?:\\p{L}+ )?(?:خصم|تخفيض|عرض)\\p{L}*|" +
  "im angebot|im sale|reduziert\\p{L}*|sonderangebot|en promotion|en solde|soldé\\p{L}*|en oferta|rebajad\\p{L}*|in offerta|scontat\\p{L}*|em promoção|com desconto|in de aanbieding|afgeprijsd|" +
  "مخفض\\p{L}*|عليه خصم|セール中|特价|促销"
const FRACTIONS =
  "(?:a|one|two)[ -](?:half|thirds?|quarter|fifth|tenth) (?:off|less|cheaper|discount)|(?:ein drittel|ein viertel|ein fünftel|die hälfte) (?:günstiger|billiger|reduziert|rabatt|weniger)|" +
  "(?:un tiers|un quart) (?:de (?:remise|réduction)|moins cher)|(?:un tercio|un cuarto|la mitad) (?:de descuento|más barat\\p{L}*)|(?:un terzo|un quarto|metà) di sconto|(?:um terço|um quarto|metade) (?:de desconto|mais barat\\p{L}*)|(?:een derde|een kwart|de helft) (?:korting|goedkoper)"
const BUNDLE = wordPattern(BUNDLES)
const FRACTION = wordPattern(FRACTIONS)
/** What these need; most texts have none. */
const HAS_FRACTION =
  /third|half|quarter|fifth|tenth|drittel|viertel|fünftel|hälfte|tiers|quart|tercio|mitad|terzo|metà|terço|metade|derde|kwart|helft/i
const HAS_BUNDLE =
  /buy|bogo|[ -]for[ -]|half|halb|moiti|mitad|metà|metade|نصف|2x1|3x2|半|kauf|nimm|compra| por |prendi|leve|tweede/i
const HAS_SALE =
  /sale|offer|special|discount|deal|promo|saving|money|mark|redu[czt]|drop|price|clear|angebot|rabatt|nachlass|gesetzt|günstig|ermäßig|soldé?|solde|saldo|rabais|remise|réduc|réduit|ofert|rebaja|descuento|scont|ribasso|ridotto|oferta|desconto|liquida|korting|aanbieding|afgeprijsd|uitverkoop|خصم|خفض|تخفيض|عرض|セール|特价|促销/i
const GIFT = wordPattern(FREE_GIFT)
const SALE = wordPattern(ON_SALE)
const DELIVERY_NEAR =
  /ship|deliver|return|postage|pick-?up|versand|liefer|retour|rücksend|livraison|envío|envio|devoluci|spedizion|consegna|reso|entrega|frete|devoluç|verzend|bezorg|شحن|توصيل|إرجاع/iu

const GIVEN = /gift|sample|item|product|bonus|trial|^free$/iu

/** Discounts, promotion codes, gifts and sales that a folded unit claims. */
export function findOffers(text: string, others: readonly Claim[]): Claim[] {
  const claims: Claim[] = hasDigits(text) ? [...findPercents(text)] : []
  if (hasLetters(text)) findWords(text, claims)
  return claims.filter(
    ({ assertion, ...claim }) =>
      assertion.says === "words" || !others.some((other) => overlaps(claim, other))
  )
}

function findWords(text: string, claims: Claim[]) {
  if (PERCENT_WORD.test(text)) findPercentsInWords(text, claims)
  for (const { code, start } of findCodes(text)) {
    claims.push(discount(start, start + code.length, { says: "code", code }))
  }
  const bundles = HAS_BUNDLE.test(text) ? findAll(BUNDLE, text) : []
  if (HAS_FRACTION.test(text)) bundles.push(...findAll(FRACTION, text))
  for (const { index, 0: words } of bundles) {
    claims.push(discount(index, index + words.length, { says: "words", needs: needsOf(words) }))
  }
  for (const { index, 0: words } of findAll(GIFT, text)) {
    const around = text.slice(Math.max(0, index - 40), index + words.length + 40)
    const isGift = GIVEN.test(words)
    if (
      (!isGift && DELIVERY_NEAR.test(around)) ||
      DENIED.test(text.slice(Math.max(0, index - 16), index))
    )
      continue
    if (/BPA|feel free/iu.test(around)) continue
    const assertion: Claim["assertion"] = { says: "words", needs: [GRATIS] }
    claims.push({ ...discount(index, index + words.length, assertion), kinds: ["discount"] })
  }
  for (const { index, 0: words } of HAS_SALE.test(text) ? findAll(SALE, text) : []) {
    const before = text.slice(0, index)
    if (DENIED.test(clauseBefore(text, index)) || DENIED.test(words) || SUPPOSED.test(before))
      continue
    const claim = discount(index, index + words.length, { says: "on_sale" })
    claims.push(claim)
  }
}

/** `fifty percent off`; of what is no discount nobody says percentages in words. */
function findPercentsInWords(text: string, claims: Claim[]) {
  for (const { index, 0: words } of findAll(PERCENT_IN_WORDS, text)) {
    const end = index + words.length
    const around = `${text.slice(Math.max(0, index - 32), index)} ${text.slice(end, end + 32)}`
    if (!OFFER.test(around) || DENIED.test(clauseBefore(text, index))) continue
    claims.push(discount(index, end, { says: "words", needs: needsOf(words) }))
  }
}

/** What bears out that something is given away. */
export const GRATIS =
  /(?<![\p{L}])(?:free|gr[áa]tis|kostenlos\p{L}*|kostenfrei\p{L}*|gratuit\p{L}*|offert\p{L}*|complimentary|مجان\p{L}*|無料|免费|免費)(?![\p{L}])/iu

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
