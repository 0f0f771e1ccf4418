import type { Amount, Evidence } from "./evidence"
import { compare, isSame } from "./numbers"
import type { Decimal } from "./numbers"
import type { Quantity } from "./quantities"
import {
  clauseAround,
  divide,
  find,
  groupsOf,
  has,
  idsOf,
  receipt,
  subjectOf,
  subjectsOf,
  variationsNamed,
} from "./sentence"
import type { Part, Sentence, Subject, TextKind } from "./sentence"

/** Sums of more things than these are not tried. */
const MOST_PARTS = 6

/** Whether every amount of money that a sentence names is borne out. */
export function provePrices(sentence: Sentence, amounts: readonly Quantity[]): boolean {
  const parts = divide(sentence, amounts)
  const respectively = namedInTurn(sentence, amounts)
  return parts.every((part, place) => {
    const quantity = amounts[place] as Quantity
    const subject = respectively?.[place] ?? subjectOf(sentence, part)
    return proveAmount({ sentence, part, quantity, subject, amounts, parts, place })
  })
}

interface Claim {
  sentence: Sentence
  part: Part
  quantity: Quantity
  subject: Subject
  amounts: readonly Quantity[]
  parts: readonly Part[]
  place: number
}

/** `The A and the B cost $5 and $6`: as many products in a row as amounts after them. */
function namedInTurn(sentence: Sentence, amounts: readonly Quantity[]): Subject[] | undefined {
  const groups = groupsOf(sentence.text, sentence.mentions)
  const [group] = groups
  const ids =
    groups.length === 1 && group ? idsOf(group) : groups.length ? [] : [...sentence.setting.about]
  const isBefore = !group || group.every(({ end }) => end <= (amounts[0] as Quantity).start)
  if (ids.length < 2 || ids.length !== amounts.length || !isBefore) return undefined
  if (has(sentence, "range") && group) return undefined
  return ids.map((id) => ({ ids: [id], named: true, each: true }))
}

function proveAmount(claim: Claim): boolean {
  const { sentence, part, quantity, subject } = claim
  const { evidence, masked } = sentence
  const text = masked.slice(part.start, part.end)
  if (subject.named && subject.ids.includes(null)) return false
  if (isRate(claim)) return false
  const ids = subject.ids.filter((id) => id !== null)
  const general = generalAmounts(claim, text, ids.length > 0 && subject.named)
  const found = general.find((amount) => agrees(quantity, amount))
  if (found) {
    note(claim, found)
    return true
  }
  const texts = evidence.sources.filter(
    ({ kind }) => kind === "policy" || kind === "delivery" || kind === "discount"
  )
  const isGeneral = isTopical(sentence, text) || !ids.length
  if (
    isGeneral &&
    texts.some(({ quantities }) => quantities.some((other) => sameMoney(quantity, other)))
  )
    return true
  const isOwn = subject.named || !isTopical(sentence, text)
  if (ids.length && isOwn && proveOfProducts(claim, ids)) return true
  return repeatsShopper(claim, ids)
}

/** `$5 per month`: what nobody has priced by the month. */
function isRate({ sentence, quantity }: Claim): boolean {
  const after = sentence.masked.slice(quantity.end, quantity.end + 20)
  const each = /^ ?(?:\/|per|an?|every|pro|je|par|al|alla|por|ao?|all'|het|في) ?/iu.exec(after)
  return (
    each !== null &&
    sentence.lexicons.some((lexicon) =>
      lexicon.concepts("units", after.slice(each[0].length)).some(({ start }) => start === 0)
    )
  )
}

/** Words by which an amount is said to be no product's price. */
function isTopical(sentence: Sentence, text: string): boolean {
  const topics: TextKind[] = [
    "shipping",
    "wallet",
    "cart",
    "order",
    "returns",
    "promotionCode",
    "free",
  ]
  return topics.some((topic) => has(sentence, topic, text))
}

/** Totals, balances, shipping prices: amounts of no product, as far as the words allow them. */
function generalAmounts({ sentence, amounts }: Claim, text: string, isNamed: boolean): Amount[] {
  const all = sentence.evidence.amounts.filter(({ fact }) => fact.product_id === undefined)
  const topics: [TextKind, string][] = [
    ["wallet", "balance"],
    ["shipping", "delivery"],
    ["cart", "total"],
    ["order", "order"],
  ]
  const around = amounts.length === 1 ? sentence.masked : text
  const said = topics.filter(([topic]) => has(sentence, topic, around)).map(([, kind]) => kind)
  if (said.includes("order")) said.push("total")
  if (!said.length)
    return isNamed ? [] : all.filter(({ kind }) => kind !== "balance" || !has(sentence, "cost"))
  return all.filter(
    ({ kind }) => said.includes(kind) || (kind === "discount" && has(sentence, "saving", text))
  )
}

function proveOfProducts(claim: Claim, ids: readonly number[]): boolean {
  const { subject } = claim
  const proofs = ids.map((id) => proveOf(claim, id))
  const isProven = subject.each ? proofs.every(Boolean) : proofs.some(Boolean)
  return isProven || proveBounds(claim, ids) || proveComputed(claim, ids)
}

/** Whether an amount is a product's price, its price without a sale, what is saved, or a bound of it. */
function proveOf(claim: Claim, id: number): boolean {
  const { sentence, quantity } = claim
  const { evidence } = sentence
  const prices = pricesOf(evidence, id, variationsNamed(claim.sentence, id, optionScope(claim)))
  const times = countBefore(claim, id)
  const wanted = claimedRole(claim)
  const own = prices.filter(({ role }) => role === wanted)
  const counted = times === undefined || isPerPiece(sentence)
  const exact = own.find((amount) => agrees(quantity, amount, counted ? undefined : times))
  const isAll =
    has(sentence, "all") && !sentence.mentions.some(({ start }, i) => i > 0 && start > 0)
  if (exact && wanted === "current" && isAll && !allAgree(own, quantity, evidence, id)) return false
  if (exact) {
    note(claim, exact)
    return true
  }
  if (wanted === "current" && isFromTo(claim, prices)) return true
  if (wanted === "current" && isTakenOff(claim, prices)) return true
  return false
}

/** `Under $160`, `from $89`, `about $90`: true of every product that it is said of. */
function proveBounds(claim: Claim, ids: readonly number[]): boolean {
  const { evidence } = claim.sentence
  return ids.every((id) => {
    const prices = pricesOf(evidence, id, variationsNamed(claim.sentence, id, optionScope(claim)))
    return isBoundOf(
      claim,
      prices.filter(({ role }) => role === "current")
    )
  })
}

/** The words in which a variation would stand: with a single amount, the whole sentence. */
function optionScope({ sentence, part, amounts }: Claim): string {
  return amounts.length > 1 ? sentence.text.slice(part.start, part.end) : sentence.text
}

/** `All sizes cost $5`: then each variation has to. */
function allAgree(
  own: readonly Amount[],
  quantity: Quantity,
  evidence: Evidence,
  id: number
): boolean {
  const variations = evidence.card(id)?.variations.length ?? 0
  if (variations < 2) return true
  return own.every((amount) => agrees(quantity, amount))
}

function pricesOf(
  { amounts, cards }: Evidence,
  id: number,
  variations: readonly number[] | undefined
): Amount[] {
  const own = amounts.filter(({ fact }) => fact.product_id === id)
  if (!variations) return own
  const named = own.filter(
    ({ variation }) => variation !== undefined && variations.includes(variation)
  )
  const isPriced = own.some(({ variation }) => variation !== undefined)
  if (isPriced) return named
  // Cards tell the variations' prices themselves.
  const known = cards.get(id)?.variations
  return variations.some((place) => known?.[place]) ? own : []
}

/** What an amount is said to be, by the words of its part. */
function claimedRole({ sentence, part }: Claim): Amount["role"] {
  const before = sentence.masked.slice(part.start, part.anchor.start)
  const after = sentence.masked.slice(part.anchor.end, part.anchor.end + 24)
  if (has(sentence, "regular", before.slice(-48)) || after.startsWith("~")) return "regular"
  const next = after.split(/[\d(,;]/)[0] ?? ""
  if (has(sentence, "saving", before.slice(-24)) || has(sentence, "saving", next.slice(0, 14))) {
    return "saving"
  }
  return "current"
}

/** `$20 reduced`: what a sale takes off, said by the word right behind. */
function isTakenOff({ sentence, quantity }: Claim, prices: readonly Amount[]): boolean {
  const after = sentence.masked.slice(quantity.end, quantity.end + 20)
  const isBehind = find(sentence, "onSale", after).some(({ start }) => start <= 1)
  return isBehind && prices.some((amount) => amount.role === "saving" && agrees(quantity, amount))
}

/** `Reduced from $109 to $89`: the first is the regular price where the second is the current one. */
function isFromTo(
  { sentence, quantity, amounts, place }: Claim,
  prices: readonly Amount[]
): boolean {
  const next = amounts[place + 1]
  if (!next || !(has(sentence, "onSale") || has(sentence, "regular") || has(sentence, "saving")))
    return false
  return (
    prices.some((amount) => amount.role === "regular" && agrees(quantity, amount)) &&
    prices.some((amount) => amount.role === "current" && agrees(next, amount))
  )
}

const FILLER = /^[\s"']*(?:the|a|an|only|just|als|die|der|les|los|il|un|os)?[\s"']*$/iu

function standsBefore(sentence: Sentence, kind: TextKind, text: string): boolean {
  return find(sentence, kind, text).some(({ end }) => FILLER.test(text.slice(end)))
}

/** `Under $160`, `from $89`, `between $80 and $100`, `about $90`: whether the bound is true. */
function isBoundOf({ sentence, part, quantity, amounts }: Claim, own: readonly Amount[]): boolean {
  const before = sentence.masked.slice(part.start, part.anchor.start).slice(-40)
  const values = own.filter((amount) => sameCurrency(quantity, amount)).map(({ value }) => value)
  const low = values.reduce<Decimal | undefined>(
    (least, value) => (!least || compare(value, least) < 0 ? value : least),
    undefined
  )
  const high = values.reduce<Decimal | undefined>(
    (most, value) => (!most || compare(value, most) > 0 ? value : most),
    undefined
  )
  if (!low || !high) return false
  const isNear = (value: Decimal) =>
    compare(times(value, 20), times(low, 21)) <= 0 && compare(times(value, 20), times(low, 19)) >= 0
  if (has(sentence, "range") && amounts.length === 2) {
    const [from, to] = amounts as [Quantity, Quantity]
    return (
      from.readings.some((value) => compare(value, low) <= 0) &&
      to.readings.some((value) => compare(value, high) >= 0)
    )
  }
  return quantity.readings.some((value) => {
    if (standsBefore(sentence, "near", before) && isNear(value)) return true
    if (standsBefore(sentence, "below", before)) return compare(high, value) <= 0
    if (standsBefore(sentence, "above", before) && !has(sentence, "range", before))
      return compare(low, value) >= 0
    return false
  })
}

function times(value: Decimal, factor: number): Decimal {
  return { digits: value.digits * BigInt(factor), places: value.places }
}

/** How many of a product are named right before it: `two mugs`. */
function countBefore({ sentence }: Claim, id: number): Decimal | undefined {
  const { text, mentions, quantities } = sentence
  const starts = mentions.filter(({ product_id }) => product_id === id).map(({ start }) => start)
  const count = quantities.find(
    ({ end, unit }) =>
      unit.of === "nothing" &&
      starts.some((start) => start >= end && /^ (?:\p{L}+ )?$/u.test(text.slice(end, start)))
  )
  const [value] = count?.readings ?? []
  return value && value.places === 0 && value.digits > 1n ? value : undefined
}

function isPerPiece(sentence: Sentence): boolean {
  return /(?<!\p{L})(?:each|apiece|per piece|per unit|je|jeweils|pro stück|chacun\p{L}*|la pièce|cada un[oa]|ciascun\p{L}*|l'un[oa]|per stuk|لكل)(?!\p{L})/iu.test(
    sentence.masked
  )
}

/** Sums, differences and multiples of what the sentence speaks of, where its words say so. */
function proveComputed(claim: Claim, ids: readonly number[]): boolean {
  const { sentence, quantity } = claim
  const { evidence } = sentence
  const every = subjectsOf(sentence)
  const all = every.length ? every : [...ids]
  const shown = [...evidence.cards.keys()]
  const others =
    all.length === 1 && shown.length <= MOST_PARTS ? shown.filter((id) => id !== all[0]) : []
  const pieces = all.map((id) => {
    const count = countBefore(claim, id)
    const named = variationsNamed(sentence, id, sentence.text)
    return pricesOf(evidence, id, named)
      .filter(({ role }) => role === "current")
      .filter((amount) => sameCurrency(quantity, amount))
      .map(({ value }) => (count ? multiply(value, count) : value))
  })
  if (has(sentence, "apart") || has(sentence, "cheaper") || has(sentence, "dearer")) {
    const values = pieces.flat()
    const their = others
      .flatMap((id) => pricesOf(evidence, id, undefined))
      .filter(({ role }) => role === "current")
      .map(({ value }) => value)
    const balances = evidence.amounts
      .filter(({ kind }) => kind === "balance")
      .map(({ value }) => value)
    const own = all.flatMap((id) =>
      evidence.amounts.filter(({ fact }) => fact.product_id === id).map(({ value }) => value)
    )
    if (
      isDifference(quantity, [...values, ...their, ...balances, ...(all.length === 1 ? own : [])])
    )
      return true
  }
  if (!has(sentence, "together")) return false
  const extras = has(sentence, "shipping")
    ? evidence.amounts
        .filter(({ kind, fact }) => kind === "delivery" && !/free/.test(fact.field))
        .map(({ value }) => value)
    : []
  return isSum(quantity, pieces, extras)
}

function isDifference({ readings }: Quantity, values: readonly Decimal[]): boolean {
  return values.some((one) =>
    values.some((other) =>
      readings.some((reading) => compare(one, other) > 0 && isSame(subtract(one, other), reading))
    )
  )
}

/** Whether one price of each piece, perhaps with one extra, adds up to the amount. */
function isSum(
  { readings }: Quantity,
  pieces: readonly (readonly Decimal[])[],
  extras: readonly Decimal[]
): boolean {
  if (pieces.length > MOST_PARTS) return false
  let sums: Decimal[] = [{ digits: 0n, places: 0 }]
  for (const prices of pieces) {
    const distinct = prices.filter(
      (price, place) => prices.findIndex((other) => isSame(other, price)) === place
    )
    sums = sums.flatMap((sum) => distinct.slice(0, MOST_PARTS).map((price) => add(sum, price)))
  }
  const withExtras = [
    ...(pieces.length > 1 || !extras.length ? sums : []),
    ...extras.flatMap((extra) => sums.map((sum) => add(sum, extra))),
  ]
  return withExtras.some((sum) => readings.some((reading) => isSame(sum, reading)))
}

/** A number of the shopper's own may be repeated as their budget, as long as what is shown keeps to it. */
function repeatsShopper({ sentence, part, quantity }: Claim, ids: readonly number[]): boolean {
  const { setting, evidence } = sentence
  const said = setting.said.quantities.some(({ readings }) =>
    readings.some((one) => quantity.readings.some((other) => isSame(one, other)))
  )
  if (!said) return false
  const clause = clauseAround(sentence, part.anchor)
  const bounds: TextKind[] = ["below", "above", "near"]
  if (!bounds.some((kind) => has(sentence, kind, clause))) return false
  const isOfAll = sentence.mentions.length > 0 || has(sentence, "all")
  if (has(sentence, "negation") || !isOfAll) return true
  return ids.every((id) =>
    pricesOf(evidence, id, undefined).some(({ value }) =>
      quantity.readings.some((bound) => compare(value, bound) <= 0)
    )
  )
}

function agrees(quantity: Quantity, amount: Amount, count?: Decimal): boolean {
  const value = count ? multiply(amount.value, count) : amount.value
  return (
    sameCurrency(quantity, amount) && quantity.readings.some((reading) => isSame(reading, value))
  )
}

function sameCurrency({ unit }: Quantity, { currency }: Pick<Amount, "currency">): boolean {
  return unit.of !== "money" || !unit.currencies || unit.currencies.has(currency)
}

function sameMoney(one: Quantity, other: Quantity): boolean {
  if (other.unit.of !== "money") return false
  const { currencies } = other.unit
  const fits =
    one.unit.of !== "money" ||
    !one.unit.currencies ||
    !currencies ||
    [...currencies].some((code) =>
      (one.unit as { currencies?: ReadonlySet<string> }).currencies?.has(code)
    )
  return (
    fits && one.readings.some((reading) => other.readings.some((value) => isSame(reading, value)))
  )
}

function note({ sentence, quantity }: Claim, { fact }: Amount): void {
  sentence.receipts.push(receipt(sentence, quantity, fact))
}

export function add(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places)
  return { digits: scale(a, places) + scale(b, places), places }
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places)
  return { digits: scale(a, places) - scale(b, places), places }
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, places: a.places + b.places }
}

function scale({ digits, places }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - places)
}
