import type { FactKind } from "../types"
import { wordPattern } from "./claim"
import type { Bound, Claim } from "./claim"
import {
  AFTER_AMOUNT,
  BEFORE_AMOUNT,
  currenciesOf,
  CURRENCY_WORD,
  isCents,
  isMark,
} from "./currencies"
import { findAll, hasDigits, hasLetters } from "./patterns"
import { NUMBER_IN_WORDS } from "./number-words"
import { MAGNITUDE, NUMBER, readNumber } from "./numbers"

const GAP = " {0,4}"
const TAIL = "(?:[.,] ?[-\u2013\u2014](?!\\d))?"
const SCALED = `(?:${GAP}(?<magnitude>${MAGNITUDE})(?!\\p{L}))?`
/** `89 US dollars` */
const ADJECTIVE =
  "(?:(?:us|u\\.s\\.|american|canadian|australian|kuwaiti|swiss|british|hong kong) )?"
const LEADING = new RegExp(
  `(?<mark>${BEFORE_AMOUNT})${GAP}(?<number>${NUMBER})${SCALED}${TAIL}(?:${GAP}(?:${AFTER_AMOUNT}))?`,
  "giu"
)
const TRAILING = new RegExp(
  `(?<![\\p{L}\\d.,])(?<number>${NUMBER})${SCALED}${TAIL}${GAP}-?${ADJECTIVE}(?<mark>${AFTER_AMOUNT})`,
  "giu"
)
const ENTITY =
  /&(?:#\d+|#x[\da-f]+|euro|pound|yen|cent|dollar);? {0,2}\d|\d {0,2}&(?:#|euro|pound|yen|cent|dollar)/giu

/** `50` of `50–100 €`, and `100` of `$50–100`. */
const RANGE_BEFORE = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER})${GAP}(?:[-\u2013\u2014/]|to|and|or|bis|und|oder|à|et|ou|a|y|o|e|و|إلى)${GAP}$`,
  "iu"
)
const RANGE_AFTER = new RegExp(
  `^${GAP}(?:[-\u2013\u2014]|to|bis|à|إلى)${GAP}(${NUMBER})(?![\\p{L}\\d%])`,
  "iu"
)

/** Numbers in words: no tool writes them, so none can be borne out. */
const CURRENCY = new RegExp(CURRENCY_WORD, "iu")
const IN_WORDS = new RegExp(`${NUMBER_IN_WORDS}${GAP}${ADJECTIVE}${CURRENCY_WORD}`, "giu")
/** `$④⑨`, `⁴⁹ €`: characters that mean numbers and are none of a script's digits. */
const HAS_ODD = /[^\P{N}0-9]/u
const ODD = new RegExp(
  `${BEFORE_AMOUNT}${GAP}[^\\P{N}0-9]+|[^\\P{N}0-9]+${GAP}(?:${AFTER_AMOUNT}|%)|\\p{Sc}?[\u{1d7ce}-\u{1d7ff}]+`,
  "giu"
)

const PRICE_WORD =
  "price[sd]?(?: at)?|costs?|costing|pay|sets? you back|price tag (?:says|reads|shows)|asking|preis|kostet|prix|coûte|cuesta|precio|costa|prezzo|preço|custa|ب?سعر(?:ه|ها)?|السعر|kost|prijs"
const FILLER =
  "(?:[ :=\ue000]*(?:is|of the|for the|der|des|von|del|du|of|at|was|now|today|only|just|around|about|ist|beträgt|jetzt|nur|est de|est|de|es(?: de)?|è(?: di)?|é(?: de)?|هو|\ue000))*"
/** `It costs 89`: a number without a mark. */
const BARE = new RegExp(
  `(?<!\\p{L})(?:${PRICE_WORD})${FILLER}[ :=]{1,3}(?<number>${NUMBER})${SCALED}(?![\\p{L}\\d%]| {0,2}(?:%|percent|stars?|x |items?|units?|pieces?|colou?rs?|sizes?))`,
  "giu"
)
/** What the next two need; most texts have none. */
const HAS_FOR =
  /(?:^| )(?:for|at|to|für|auf|bei|pour|à|por|a|per|voor|mit|مقابل|بـ?)(?: (?:a )?\p{L}{3,10})?[ :]{1,2}\d/iu
/** `sells for 49`, `yours at 49`: what `for` and `at` say only where nothing follows to be counted. */
const OFFERED_AT = new RegExp(
  `(?<!\\p{L})(?:sells?|sold|sale|selling|steal|bargain|comes in|yours|available|(?:get|buy|take|grab|have|pick)(?= (?:it|this|one|them|yours?|the) )|going|goes|retails?|priced|listed|offer(?:ed|ing)|drops?|dropped|reduced|lowered|` +
    `bekommst|bekommen|erhältlich|zu haben|kaufen|kriegst|verkauft|dein|deine|gibt es|acheter|vendue?s?|vente|disponible|obtenir|comprar|compra|llévatel[oa]|vende|venta|tuy[oa]|acquist\\p{L}*|vendita|vendut[oa]|tu[oa]|disponibile|leve|vendid[oa]|seu|sua|disponível|koop|verkocht|verkrijgbaar|متاح|متوفر|يباع)` +
    `(?!\\p{L})[^.;:!?\\d]{0,40} (?:for|at|to|für|auf|bei|pour|à|por|a|per|voor|mit|مقابل|بـ?)(?: (?:only|just|about|around|a mere|nur|bloß|rund|seulement|solo|sólo|apenas|soli|slechts|maar|فقط))?[ :]{1,2}(?<number>${NUMBER})(?=[.,]?-?(?: *(?:[.!?;:)\\n\u2013\u2014]|,(?!\\d)|$)| (?:and|or|today|tomorrow|now|only|each|apiece|right|und|heute|et|y|e|en|oggi|hoy|hoje|vandaag)(?!\\p{L})))`,
  "giu"
)
/** `For 49 it's yours`, `voor 49 te koop`. */
const OFFERED_FOR = new RegExp(
  `(?<!\\p{L})(?:for|at|für|pour|à|por|per|a|voor)(?: (?:only|just|nur|seulement|solo|apenas|soli|slechts))? (?<number>${NUMBER})(?=,? (?:(?:it|this|that) ?(?:is|'s|can be) yours|it's yours|you (?:can )?(?:get|have)|to buy|gehört|bekommst du|zu haben|erhältlich|c'est à vous|il est à vous|es tuy[oa]|en venta|è tu[oa]|in vendita|é seu|à venda|te koop|verkrijgbaar|is (?:het|hij) van jou)(?!\\p{L}))`,
  "giu"
)
/** What all of these have something of; most texts have none. */
const HAS_PRICE_WORD = /pri[cx]|pre[iczç]|cost|pay|kost|coût|cuest|cust|back|ask|sell|yours|سعر/i
/** `costs fifty`: without a mark, where nothing follows to be counted. */
const BARE_IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:${PRICE_WORD}|sells? for|yours for)(?: (?:is|of|only|just|about|around|nur|seulement|solo|apenas|slechts))* (?:${NUMBER_IN_WORDS})(?= *(?:[.!?;)\\n]|,|$| today| now| and| but))`,
  "giu"
)
/** `89.99`: a number that looks like a price and measures nothing. */
const PRICE_LIKE =
  /(?<![\p{L}\d.,#/×x-])(?<number>\d{1,6}(?:,\d{3})*[.,]\d{2})(?![\d%]|[.,]\d| {0,2}(?:-?(?:cm|mm|km|m|inch(?:es)?|in|ft|kg|g|mg|lbs?|oz|l|ml|cl|lit(?:er|re)s?|stars?|sterne?|étoiles?|estrellas?|stelle|estrelas|hours?|hrs?|h|min|ghz|mhz|hz|mah|w|v|gb|tb|mb|percent)(?!\p{L})|%|\/|out of|von 5|["″'°×]|x \d))/giu
/** `79 (was 109)`, `49,-` */
const MARKED_DOWN = new RegExp(
  `(?<![\\p{L}\\d.,])(?<number>${NUMBER})(?: {0,2}\\((?:was|statt|instead of|au lieu de|antes|prima|invece di|em vez de|in plaats van) {0,2}\\p{Sc}?\\d|[.,] ?[-\u2013\u2014](?![\\d\\p{L}]))`,
  "giu"
)
/** What a shopper says. */
const SAID = new RegExp(`(${NUMBER})${SCALED}`, "giu")
/** Weights are no money. */
const WEIGHT = /weigh|weight|heavy|load|lbs?\b|capacity|gewicht/iu

const BOUNDS: readonly [Bound, RegExp][] = [
  [
    "below",
    /(?:under|below|less than|cheaper than|up to|within|at most|no more than|max(?:imum|imal)?(?: of)?|unter|bis(?: zu)?|höchstens|moins de|jusqu'à|menos de|hasta|máximo|meno di|fino a|sotto i|sotto|até|abaixo de|onder|tot|أقل من|تحت|حتى)$/iu,
  ],
  [
    "above",
    /(?:over|above|more than|at least|starting (?:at|from)|über|mehr als|mindestens|plus de|à partir de|más de|desde|al menos|più di|oltre|almeno|mais de|acima de|a partir de|boven|أكثر من|فوق)$/iu,
  ],
  [
    "near",
    /(?:around|about|roughly|approximately|close to|near|between|budget(?: (?:is|of))?|budget:|etwa|rund|ungefähr|zwischen|environ|autour de|entre|alrededor de|circa|intorno a|cerca de|rond|حوالي|ميزانية|presupuesto(?: de)?|orçamento(?: de)?)$/iu,
  ],
]
const BOUND_AFTER: readonly [Bound, RegExp][] = [
  [
    "below",
    /^ {0,2}(?:or (?:less|under|below)|max(?:imum)?|oder weniger|ou moins|o menos|o meno)/iu,
  ],
  ["above", /^ {0,2}(?:or (?:more|above|over)|and up|oder mehr|ou plus|o más|o più)/iu],
  ["near", /^ {0,2}-?(?:budget|price range|mark|limit)/iu],
]
/** `between $50 and $100`: the second bound. */
const BETWEEN = /(?:between|zwischen|entre|tra)[^.;]{0,24}(?:and|und|et|y|e|-|\u2013) *$/iu
/** What any of them ends with. */
const BOUND_ENDS = /[\p{L}:\u2013-]$/u
/** Words between a bound and its number that change nothing: `under your budget of $50`. */
const BOUND_FILLER =
  /(?: (?:your|the|a|of|my|budget|limit|price|deinem|ihrem|dein|von|votre|de|tu|su|il tuo|o seu|i|ihr))+$/iu

const ANY: readonly FactKind[] = [
  "price",
  "discount",
  "total",
  "balance",
  "delivery",
  "order",
  "policy",
]
/** What stands before an amount and says what it is of. */
const OF: readonly [RegExp, FactKind, readonly FactKind[]][] = [
  [
    wordPattern(
      "costs?|costing|priced|sells?|kostet|kosten|coûten?t?|cuestan?|costa(?:no)?|custam?|يكلف|سعره"
    ),
    "price",
    ANY,
  ],
  [
    wordPattern(
      "balance|credit|wallet|guthaben|kontostand|solde|saldo|crédit[oi]?|credito|رصيد\\p{L}*|محفظ\\p{L}*"
    ),
    "balance",
    ["balance"],
  ],
  [
    wordPattern(
      "shipping|delivery|postage|versand(?:kosten)?|lieferung|livraison|envío|spedizione|consegna|envio|entrega|frete|verzending|bezorging|الشحن|التوصيل|شحن"
    ),
    "delivery",
    ["delivery", "policy", "total", "order"],
  ],
  [
    wordPattern(
      "(?:sub|grand )?totals?|in total|altogether|(?:gesamt|zwischen)(?:summe|betrag|preis)|insgesamt|sous-total|totale|sum|tax(?:es)?|steuern?|tva|iva|mwst|الإجمالي|المجموع"
    ),
    "total",
    ["total", "order"],
  ],
  [
    wordPattern(
      "sav(?:e|es|ing|ings)|sparst?|ersparnis|économisez|ahorras?|ahorro|risparmi\\p{L}*|economiz\\p{L}*|discount(?:ed by)?|rabatt|remise|descuento|sconto|desconto|وفر|خصم"
    ),
    "discount",
    ["discount"],
  ],
]
const OFF_AFTER =
  /^ {0,2}(?:off|discount|less|cheaper|rabatt|günstiger|de (?:remise|réduction|descuento|desconto)|di sconto|خصم)(?!\p{L})/iu

/** `$8 a month`: no price, but terms. */
const RATE_AFTER =
  /^ {0,2}(?:\/ ?|(?:per|a|each|every|pro|im|par|al|por|ao|op) )(?:month|week|year|day|monat|woche|jahr|tag|mois|semaine|an|mes|semana|año|mese|settimana|anno|mês|ano|maand|jaar)(?!\p{L})/iu

/** Every amount of money in a folded unit, however it is written. */
export function findAmounts(text: string): Claim[] {
  const claims: Claim[] = []
  const add = (start: number, end: number, number: string, mark = "", magnitude?: string) => {
    if (claims.some((claim) => claim.start < end && start < claim.end)) return
    const readings = readNumber(number, magnitude).map((reading) =>
      isCents(mark) ? { ...reading, places: reading.places + 2 } : reading
    )
    const [kind, kinds] = subjectOf(text, start, end)
    const currencies = mark ? currenciesOf(mark) : undefined
    const bound = boundOf(text, start, end)
    claims.push({
      kind,
      kinds,
      start,
      end,
      assertion: { says: "amount", readings, currencies, bound },
    })
  }
  if (hasDigits(text)) {
    for (const match of findAll(LEADING, text)) addMarked(match)
    for (const match of findAll(TRAILING, text)) addMarked(match)
    const isPriced = HAS_PRICE_WORD.test(text)
    const bare = [
      ...(isPriced ? findAll(BARE, text) : []),
      ...(HAS_FOR.test(text) ? [...findAll(OFFERED_AT, text), ...findAll(OFFERED_FOR, text)] : []),
    ]
    for (const match of bare) {
      const { number = "", magnitude } = match.groups ?? {}
      const start = match.index + match[0].lastIndexOf(number)
      add(start, match.index + match[0].length, number, "", magnitude)
    }
    for (const match of findAll(PRICE_LIKE, text)) {
      add(match.index, match.index + match[0].length, match.groups?.number ?? "")
    }
    for (const match of /\(|[.,] ?[-\u2013\u2014]/.test(text) ? findAll(MARKED_DOWN, text) : []) {
      const { number = "" } = match.groups ?? {}
      add(match.index, match.index + number.length, number)
    }
  }
  const odd = text.includes("&") ? findAll(ENTITY, text) : []
  if (hasLetters(text)) {
    if (CURRENCY.test(text)) odd.push(...findAll(IN_WORDS, text))
    if (HAS_PRICE_WORD.test(text)) odd.push(...findAll(BARE_IN_WORDS, text))
  }
  if (HAS_ODD.test(text)) odd.push(...findAll(ODD, text))
  for (const { index: start, 0: whole } of odd) {
    const end = start + whole.length
    claims.push({ kind: "price", kinds: ANY, start, end, assertion: { says: "nothing" } })
  }
  return claims

  function addMarked({ 0: whole, index, groups = {} }: RegExpMatchArray & { index: number }) {
    const { mark = "", number = "", magnitude } = groups
    if (!isMark(mark)) return
    if (/^(?:pounds?|pfund|libras?)$/iu.test(mark) && WEIGHT.test(text)) return
    add(index, index + whole.length, number, mark, magnitude)
    const before = RANGE_BEFORE.exec(text.slice(0, index))
    if (before?.[1]) add(before.index, before.index + before[1].length, before[1], mark)
    const end = index + whole.length
    const after = RANGE_AFTER.exec(text.slice(end))
    if (after?.[1]) add(end, end + after[0].length, after[1], mark)
  }
}

/** Amounts and bare numbers that a shopper named. */
export function findSaid(text: string): ReturnType<typeof readNumber> {
  return findAll(SAID, text).flatMap(({ 1: number = "", groups }) =>
    readNumber(number, groups?.magnitude)
  )
}

/** What the nearest word before it says that an amount is of. */
function subjectOf(text: string, start: number, end: number): [FactKind, readonly FactKind[]] {
  if (RATE_AFTER.test(text.slice(end))) return ["price", ["policy"]]
  if (OFF_AFTER.test(text.slice(end))) return ["discount", ["discount", "policy"]]
  const clause =
    text
      .slice(0, start)
      .split(/[;]|\.\s/)
      .at(-1) ?? ""
  const near = clause.slice(-48)
  if (!hasLetters(near)) return ["price", ANY]
  let found: { at: number; kind: FactKind; kinds: readonly FactKind[] } | undefined
  for (const [words, kind, kinds] of OF) {
    for (const { index } of findAll(words, near)) {
      if (!found || index > found.at) found = { at: index, kind, kinds }
    }
  }
  // Another amount between the word and this one has the word for itself.
  const between = found && near.slice(found.at)
  if (!found || /\p{Sc}|\d/u.test(between ?? "")) return ["price", ANY]
  // `Free shipping over $50` is a bound of a rule, `with a discount for $89` is a price.
  if (found.kind === "discount" && / (?:for|at|to|now) *$/iu.test(between ?? ""))
    return ["price", ANY]
  return [found.kind, found.kinds]
}

function boundOf(text: string, start: number, end: number): Bound | undefined {
  const before = text.slice(Math.max(0, start - 60), start).trimEnd()
  if (BOUND_ENDS.test(before)) {
    const bare = before.replace(BOUND_FILLER, "").trimEnd()
    for (const [bound, pattern] of BOUNDS) {
      if (pattern.test(before) || pattern.test(bare)) return bound
    }
    if (BETWEEN.test(before)) return "near"
  }
  const after = text.slice(end)
  return BOUND_AFTER.find(([, pattern]) => pattern.test(after))?.[0]
}
