import { numberOf } from "./evidence"
import type { Hit } from "./lexicon"
import { compare, floor, isSame, round } from "./numbers"
import type { Decimal } from "./numbers"
import type { Quantity } from "./quantities"
import { clauseAround, divide, find, has, isOpen, receipt, subjectOf, subjectsOf } from "./sentence"
import type { Problem, Sentence, Subject, TextKind } from "./sentence"
import { add, multiply, provePrices, subtract } from "./prices"
import { proveCount } from "./stock"

/** As many as this may be counted without anybody having read the number: `two ideas`. */
const SMALL = 4n
const HALF: Decimal = { digits: 25n, places: 2 }

/** What a sentence's numbers are wrong in; undefined when each is borne out. */
export function proveFigures(sentence: Sentence): Problem | undefined {
  const prices: Quantity[] = []
  const others: Quantity[] = []
  for (const quantity of sentence.quantities)
    (isPrice(sentence, quantity) ? prices : others).push(quantity)
  if (prices.length && !provePrices(sentence, prices)) return "price"
  for (const quantity of others) {
    const problem = proveOne(sentence, quantity)
    if (problem) return problem
  }
  return undefined
}

/** With a currency, or a bare number that the words around call a price. */
function isPrice(sentence: Sentence, { unit, start, end, readings }: Quantity): boolean {
  if (unit.of === "money") return true
  if (unit.of !== "nothing" || !readings.length) return false
  const { masked, evidence } = sentence
  if (isBareBound(sentence, { start, end })) return true
  const clause = clauseAround(sentence, { start, end })
  if (!has(sentence, "cost", clause) && !/: *$/.test(masked.slice(0, start))) return false
  const isOfPrices =
    find(sentence, "cost", clause).some(
      (hit) => hit.end <= start - masked.slice(0, start).lastIndexOf(clause.slice(0, 1))
    ) || has(sentence, "cost", masked.slice(0, start))
  if (!isOfPrices) return false
  // `costs 89 for two people`: what follows the number is counted by it.
  const after = /^ (\p{Ll}+)/u.exec(masked.slice(end))?.[1]
  if (after && !has(sentence, "common", after) && !has(sentence, "cost", after)) return false
  return evidence.amounts.length >= 0
}

/** `At $179 it stays under 200`: a bound beside an amount, with nothing behind that it could count. */
function isBareBound({ masked, quantities, lexicons }: Sentence, { start, end }: Hit): boolean {
  if (!quantities.some(({ unit }) => unit.of === "money")) return false
  if (!/^ ?(?:[.,;:!?)]|$)/u.test(masked.slice(end))) return false
  const before = masked.slice(Math.max(0, start - 24), start)
  return (["below", "above"] as const).some((kind) =>
    lexicons.some((lexicon) =>
      lexicon.find(kind, before).some((hit) => before.slice(hit.end).trim() === "")
    )
  )
}

function proveOne(sentence: Sentence, quantity: Quantity): Problem | undefined {
  const { unit, readings, text } = quantity
  if (!readings.length)
    return sentence.evidence.contains(text) || saidWord(sentence, text) ? undefined : "number"
  if (unit.of === "stars") return proveRating(sentence, quantity) ? undefined : "rating"
  if (unit.of === "percent") return provePercent(sentence, quantity)
  if (unit.of === "duration") return proveDuration(sentence, quantity) ? undefined : "delivery"
  if (unit.of === "measure") return isRead(sentence, quantity) ? undefined : "number"
  return proveBare(sentence, quantity)
}

function saidWord({ setting }: Sentence, text: string): boolean {
  return setting.said.words.has(text.toLowerCase())
}

/** Behind a number, or behind a word or two: that it counts people. */
const counts =
  /^ (?:\p{L}+ ){0,2}(?:people|persons?|customers?|shoppers?|buyers?|others|personen|leute|menschen|kund\p{L}*|käufer\p{L}*|clients?|personnes|acheteurs?|personas|clientes|compradores|persone|clienti|acquirenti|pessoas|compradores|mensen|klanten|kopers|شخص\p{L}*|عميل|عملاء|زبائن)(?!\p{L})/iu

function proveBare(sentence: Sentence, quantity: Quantity): Problem | undefined {
  const { masked, evidence } = sentence
  const value = quantity.readings[0] as Decimal
  const clause = clauseAround(sentence, quantity)
  const after = masked.slice(quantity.end, quantity.end + 40)
  const open = isOpen(sentence, quantity)
  if (follows(sentence, "reviews", after) || (counts.test(after) && has(sentence, "rating"))) {
    return proveReviews(sentence, quantity) ? undefined : "rating"
  }
  const isDecimal = value.places > 0 && value.digits < 10n ** BigInt(value.places + 1)
  if (has(sentence, "rating", clause) || (isDecimal && has(sentence, "rating"))) {
    return proveRating(sentence, quantity) || isScale(sentence, quantity) ? undefined : "rating"
  }
  if ((has(sentence, "left", clause) || has(sentence, "few", clause)) && !open) {
    return proveCount(sentence, quantity, value) ? undefined : "stock"
  }
  if (counts.test(after) && value.digits > SMALL)
    return isRead(sentence, quantity) ? undefined : "urgency"
  if (value.places === 0 && value.digits <= SMALL) return undefined
  if (isRead(sentence, quantity) || isCountOfShown(sentence, value)) return undefined
  if (evidence.changedCart?.items.some(({ quantity: count }) => BigInt(count) === value.digits))
    return undefined
  return open && saidWord(sentence, quantity.text) ? undefined : "number"
}

function isCountOfShown({ evidence }: Sentence, { digits, places }: Decimal): boolean {
  const counts = [evidence.cards.size, evidence.facts.length ? evidence.names.ids.length : 0]
  return places === 0 && counts.some((count) => count > 0 && BigInt(count) === digits)
}

/** The end of a scale, behind a rating: `4.7 out of 5`. */
function isScale({ masked, quantities }: Sentence, quantity: Quantity): boolean {
  const [value] = quantity.readings
  const before = quantities[quantities.indexOf(quantity) - 1]
  return (
    value?.places === 0 &&
    value.digits === 5n &&
    before !== undefined &&
    /^ ?\p{L}*(?: \p{L}+){0,2} ?$/u.test(masked.slice(before.end, quantity.start))
  )
}

/** Whether a word of a kind stands right behind, or behind one or two others. */
function follows(sentence: Sentence, kind: TextKind, after: string): boolean {
  return find(sentence, kind, after).some(({ start }) =>
    /^[ -](?:\p{L}+ ){0,2}$/u.test(after.slice(0, start))
  )
}

function proveRating(sentence: Sentence, quantity: Quantity): boolean {
  const stars = sentence.quantities.filter(
    ({ unit }) => unit.of === "stars" || unit.of === "nothing"
  )
  const parts = divide(sentence, stars)
  const part = parts[stars.indexOf(quantity)] ?? {
    start: 0,
    end: sentence.text.length,
    anchor: quantity,
  }
  const turn = inTurn(
    sentence,
    stars.filter(({ readings }) =>
      readings.some((value) => value.places > 0 || value.digits <= 5n)
    ),
    quantity
  )
  const subject: Pick<Subject, "ids" | "each"> =
    turn === undefined ? subjectOf(sentence, part) : { ids: [turn], each: true }
  const ids = subject.ids.filter((id) => id !== null)
  const isNear = has(sentence, "near", sentence.masked.slice(0, quantity.start))
  const holds = (id: number) =>
    sentence.evidence.factsOf("rating", id).some((fact) => {
      const rating = numberOf(fact)
      if (!rating) return false
      const isTrue = quantity.readings.some((value) => {
        if (isSame(rating, value)) return true
        if (isNear) return compare(distance(rating, value), HALF) <= 0
        if (value.places > 0) return isSame(round(rating, value.places), value)
        return (
          /[★⭐]/u.test(quantity.text) && quantity.text.length > 2 && isSame(floor(rating), value)
        )
      })
      if (isTrue) sentence.receipts.push(receipt(sentence, quantity, fact))
      return isTrue
    })
  if (!ids.length) return false
  return subject.each ? ids.every(holds) : ids.some(holds)
}

/** `A and B are rated 4.7 and 4.1`: the product that is meant by place. */
function inTurn(
  { mentions, text }: Sentence,
  numbers: readonly Quantity[],
  quantity: Quantity
): number | undefined {
  const ids = [...new Set(mentions.map(({ product_id }) => product_id))]
  const isRow = ids.length > 1 && ids.length === numbers.length
  if (!isRow || mentions.some(({ end }) => end > (numbers[0] as Quantity).start) || !text)
    return undefined
  return ids[numbers.indexOf(quantity)] ?? undefined
}

function distance(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) > 0 ? subtract(a, b) : subtract(b, a)
}

function proveReviews(sentence: Sentence, quantity: Quantity): boolean {
  const ids = subjectsOf(sentence)
  return ids.some((id) =>
    sentence.evidence.factsOf("review_count", id).some((fact) => {
      const count = numberOf(fact)
      const isTrue = count !== undefined && quantity.readings.some((value) => isSame(value, count))
      if (isTrue) sentence.receipts.push(receipt(sentence, quantity, fact))
      return isTrue
    })
  )
}

function provePercent(sentence: Sentence, quantity: Quantity): Problem | undefined {
  const { evidence } = sentence
  const clause = clauseAround(sentence, quantity)
  const isDiscount = ["onSale", "saving", "promotionCode", "gift"].some(
    (kind) => has(sentence, kind as "onSale", clause) || has(sentence, kind as "onSale")
  )
  if (!isDiscount) return isRead(sentence, quantity) ? undefined : "number"
  if (has(sentence, "negation", clause)) return undefined
  const facts = evidence.facts.filter(({ kind, currency }) => kind === "discount" && !currency)
  const ids = subjectsOf(sentence)
  const isPromotion = has(sentence, "promotionCode") || !ids.length
  const own = facts.filter(({ product_id }) =>
    product_id === undefined ? isPromotion : ids.includes(product_id)
  )
  const proof = own.find((fact) => {
    const percent = numberOf(fact)
    return percent && quantity.readings.some((value) => isSame(round(percent, value.places), value))
  })
  if (proof) sentence.receipts.push(receipt(sentence, quantity, proof))
  const isTold =
    isPromotion &&
    evidence.sources.some(
      ({ kind, product_id, quantities }) =>
        (kind === "discount" || kind === "policy") &&
        product_id === undefined &&
        quantities.some((other) => other.unit.of === "percent" && sameValue(quantity, other))
    )
  return proof || isTold ? undefined : "discount"
}

const DAYS: Record<string, bigint> = { day: 1n, week: 7n }

function proveDuration(sentence: Sentence, quantity: Quantity): boolean {
  const { evidence, setting } = sentence
  if (isOpen(sentence, quantity) && sentence.isQuestion) return true
  const isPolicy = ["shipping", "returns", "warranty", "payment", "order"].some((kind) =>
    has(sentence, kind as "shipping")
  )
  const ids = subjectsOf(sentence)
  const sources = isPolicy
    ? evidence.sources.filter(({ kind, product_id }) => kind !== "text" && product_id === undefined)
    : evidence.textsOf(ids)
  // `Perfect for a day in the mountains` counts nothing.
  if (
    !isPolicy &&
    !/\d/.test(quantity.text) &&
    quantity.readings.some(({ digits, places }) => digits === 1n && places === 0)
  )
    return true
  const read = sources
    .flatMap(({ quantities }) => quantities)
    .filter(({ unit }) => unit.of === "duration")
  if (read.some((other) => sameDuration(quantity, other) && isSameEnd(sentence, quantity, other)))
    return true
  const said = setting.said.quantities.filter(({ unit }) => unit.of === "duration")
  const isLeft = read.some((one) => said.some((other) => isDifferenceOf(quantity, one, other)))
  if (isLeft) return true
  // The shopper's own time, beside one that is borne out by it.
  const isRepeated = said.some((other) => sameDuration(quantity, other))
  return (
    isRepeated &&
    sentence.quantities.some(
      (other) =>
        other !== quantity &&
        other.unit.of === "duration" &&
        read.some(
          (one) => said.some((two) => isDifferenceOf(other, one, two)) || sameDuration(other, one)
        )
    )
  )
}

/** Of `3 to 5 days` either end alone says something else, but for "up to" the last. */
function isSameEnd(sentence: Sentence, claimed: Quantity, read: Quantity): boolean {
  if (read.range === undefined || claimed.range !== undefined) return claimed.range === read.range
  const before = sentence.masked.slice(Math.max(0, claimed.start - 24), claimed.start)
  return read.range === "last" ? has(sentence, "below", before) : false
}

function sameDuration(one: Quantity, other: Quantity): boolean {
  return asDays(one).some(([unit, value]) =>
    asDays(other).some(([own, its]) => unit === own && isSame(value, its))
  )
}

function asDays({ unit, readings }: Quantity): [string, Decimal][] {
  if (unit.of !== "duration") return []
  const days = DAYS[unit.unit]
  return readings.map((value) =>
    days === undefined ? [unit.unit, value] : ["day", multiply(value, { digits: days, places: 0 })]
  )
}

function isDifferenceOf(quantity: Quantity, read: Quantity, said: Quantity): boolean {
  return asDays(quantity).some(([unit, value]) =>
    asDays(said).some(
      ([own, other]) =>
        unit === own &&
        asDays(read).some(([its, whole]) => its === unit && isSame(add(value, other), whole))
    )
  )
}

function sameValue(one: Quantity, other: Quantity): boolean {
  return one.readings.some((value) => other.readings.some((its) => isSame(value, its)))
}

/** Whether a text that a tool read has the number with the same unit. */
export function isRead(sentence: Sentence, quantity: Quantity): boolean {
  const { evidence } = sentence
  const ids = subjectsOf(sentence)
  const isCompared = (["lighter", "heavier", "cheaper", "dearer"] as const).some((kind) =>
    has(sentence, kind)
  )
  const wanted = ids.length && !isCompared ? ids : [...evidence.cards.keys()]
  return evidence
    .textsOf(wanted)
    .some(({ quantities }) => quantities.some((other) => sameMeasure(quantity, other)))
}

function sameMeasure(one: Quantity, other: Quantity): boolean {
  if (one.unit.of !== "measure")
    return sameValue(one, other) && (one.unit.of === other.unit.of || one.unit.of === "nothing")
  if (other.unit.of !== "measure" || other.unit.base !== one.unit.base) return false
  const { factor } = one.unit
  const its = other.unit.factor
  return one.readings.some((value) =>
    other.readings.some((theirs) => isSame(multiply(value, factor), multiply(theirs, its)))
  )
}
