import { LRUCache } from "lru-cache"
import type { GroundingReceipt } from "../types"
import { findAmounts } from "./amount-claims"
import { overlaps } from "./claim"
import type { Bound, Claim } from "./claim"
import { findDelivery } from "./delivery-claims"
import { bearsOut } from "./evidence"
import type { Evidence, Proof } from "./evidence"
import { fold } from "./fold"
import type { Mention } from "./names"
import { compare } from "./numbers"
import type { Decimal } from "./numbers"
import { DENIED, findOffers } from "./offer-claims"
import { findOpinions } from "./opinion-claims"
import { findStock } from "./stock-claims"
import { isOption, namedOptions } from "./variations"

/** What was talked about before a unit, and what the shopper said. */
export interface Setting {
  /** Products that "it" and "they" stand for; empty when none were named yet. */
  about: readonly (number | null)[]
  /** Numbers of the shopper's own. */
  said: readonly Decimal[]
}

export interface Verdict {
  /** Whether all of it is borne out. */
  holds: boolean
  claims: number
  /** Those that nothing bears out. */
  refuted: Claim[]
  receipts: GroundingReceipt[]
  /** What the unit after this one is about. */
  about: readonly (number | null)[]
}

const EVERY =
  /(?<!\p{L})(?:all|both|each|every|everything|alle|beide|jede[rs]?|tous|toutes|chacune?|les deux|tod[oa]s|cada|amb[oa]s|tutt[ie]|entramb[ie]|ogni|ambas?|كل|جميع|كلاهما)(?!\p{L})/iu
const LINK =
  /^ *,? *(?:and|or|und|oder|et|ou|y|o|e|en|of|و|&|\+|vs\.?|versus|\/) *(?:the|our|der|die|das|dem|den|le|la|les|el|los|las|il|lo|i|gli|os|as|de|het|a)? *$/iu
const COMMA = /^ *, *(?:the|our|der|die|das|le|la|les|el|los|las|il|os|as)? *$/iu
const POINTS_ON =
  /^[ ,]{0,2}(?:for|per|für|pro|pour|para|por|voor) ?(?:the|our|der|die|das|den|le|la|el|il|o|a|de|het)? *$/iu
const REGULAR =
  /(?<!\p{L})(?:was|were|regular(?:ly)?|original(?:ly)?|usual(?:ly)?|normal(?:ly)?|before|instead of|down from|reduced from|from|list(?:ed)?|rrp|msrp|full price|crossed|old|statt|vorher|uvp|regulär\p{L}*|ursprünglich\p{L}*|normalerweise|au lieu de|avant|normalement|antes|normalmente|en lugar de|prima|anziché|invece di|em vez de|normaal|van|بدلا|قبل|السابق|save|sale)(?!\p{L})|~~/iu
/** Words that say that an amount beside a product's name is not the product's own. */
const APART =
  /(?<!\p{L})(?:ship|deliver|total|cart|basket|order|balance|wallet|tax|over|above|spend|policy|versand|liefer|warenkorb|bestell|guthaben|gesamt|livrai|panier|commande|solde|envío|carrito|pedido|saldo|sped|carrello|ordine|envio|entrega|carrinho|verzend|winkel|الشحن|توصيل|السلة|الإجمالي|رصيد|الطلب)/iu
const COST =
  /(?<!\p{L})(?:costs?|priced?|kostet|preis|coûte|prix|cuesta|precio|costa|prezzo|custa|preço|kost|prijs|يكلف|سعر\p{L}*)(?!\p{L})/iu
const PROMOTED =
  /(?<!\p{L})(?:codes?|coupons?|vouchers?|promo\p{L}*|gutschein\p{L}*|aktion|códigos?|codice|codici|cup[oóã]n?m?|كود|رمز)(?!\p{L})/iu
const OFFERED =
  /(?<!\p{L})(?:we (?:also )?(?:have|offer|carry|sell|stock)|(?:i|i'd|we|would) (?:also )?(?:recommend|suggest)|recommend|check out|take a look at|try|introducing|meet|i(?:'ve)? found|there(?:'s| is)|how about|consider) (?:you )?(?:the|our|a|an|some)?[ "'\u201c]*$/iu

/** Finds what a unit of a reply claims and holds it against what the tools of the turn read. */
export function checkUnit(text: string, evidence: Evidence, setting: Setting): Verdict {
  const folded = fold(text)
  const mentions = evidence.names.find(folded)
  const claims = findClaims(mask(folded, mentions))
  const receipts: GroundingReceipt[] = []
  const quoted = evidence.quote(folded)
  const refuted: Claim[] = []
  const offered = mentions.some((mention) => isOffered(folded, mention))
  const around = { folded, mentions, claims, evidence, setting, segments: new Map() }
  for (const claim of claims) {
    if (quoted) {
      receipts.push(receiptOf(text, claim, quoted))
      continue
    }
    const proofs = prove(claim, around)
    if (!proofs) refuted.push(claim)
    else receipts.push(...proofs.map((proof) => receiptOf(text, claim, proof)))
  }
  const isParagraphEnd = /\n\s*\n\s*$/.test(text)
  const last = mentions.length ? lastGroup(folded, mentions) : setting.about
  return {
    holds: refuted.length === 0 && !offered,
    claims: claims.length,
    refuted,
    receipts,
    about: isParagraphEnd ? [] : last,
  }
}

/** Texts in which every pattern has something to look at. */
const SAMPLE =
  "The 2 for $1.50 or 3 dollars - rated 4.5 stars by 9 customers, 10% off, ships today."

/** Has the patterns compiled piece by piece before the first reply, so that nobody waits for it. */
export function warmUpGrounding(): void {
  for (const find of [findOpinions, findStock, findDelivery, findAmounts]) {
    // What has run twice is compiled for good.
    for (let run = 0; run < 2; run++) setImmediate(() => void find(SAMPLE))
  }
  setImmediate(() => void readClaims(SAMPLE))
}

/** What lines of replies claim; the same products are listed again and again. */
const known = new LRUCache<string, readonly Claim[]>({ max: 2_000 })
const KEPT_LENGTH = 500

/** Every claim of a folded text. */
export function findClaims(text: string): readonly Claim[] {
  let claims = known.get(text)
  if (!claims) {
    claims = readClaims(text)
    if (text.length <= KEPT_LENGTH) known.set(text, claims)
  }
  return claims
}

function readClaims(text: string): Claim[] {
  const opinions = findOpinions(text)
  const stock = findStock(text)
  const apart = [...opinions, ...stock]
  const delivery = findDelivery(text)
  const amounts = findAmounts(text).filter(
    (claim) => !apart.some((other) => overlaps(claim, other))
  )
  const offers = findOffers(text, [...delivery])
  return [...apart, ...delivery, ...amounts, ...offers].sort((a, b) => a.start - b.start)
}

interface Case {
  folded: string
  mentions: readonly Mention[]
  claims: readonly Claim[]
  evidence: Evidence
  setting: Setting
  /** What was read of claims, see `segmentOf`. */
  segments: Map<Claim, string>
}

/** The proofs of a claim; undefined when it is not borne out, none when it needs none. */
function prove(claim: Claim, around: Case): Proof[] | undefined {
  const { evidence, setting, folded } = around
  const here = attribute(claim, around)
  const scope = here ?? setting.about
  const every = EVERY.test(folded)
  const bearing = evidence.proofs.filter((proof) => bearsOut(proof, claim))
  const general = bearing.filter(({ fact }) => fact.product_id === undefined)
  const apart = APART.test(folded) || claim.kind === "delivery" || claim.kind === "discount"
  const isOwn = claim.kind === "discount" && here !== undefined && !PROMOTED.test(folded)
  const isCost = scope.length > 0 && (here !== undefined || COST.test(folded))
  if (general.length > 0 && !isOwn && (apart || !isCost)) return general.slice(0, 1)
  if (scope.includes(null)) return undefined
  const wanted = scope.length ? (scope as number[]) : every ? idsWith(claim, evidence) : undefined
  const own = wanted
    ? proveEach(wanted, claim, bearing, around, every || claim.kind === "stock")
    : bearing.filter((proof) => fits(proof, claim, around)).slice(0, 1)
  if (own?.length) return own
  return repeatsShopper(claim, around, wanted, every) ? [] : undefined
}

/** A proof for every product, or, where one is enough, for any. */
function proveEach(
  ids: readonly number[],
  claim: Claim,
  bearing: readonly Proof[],
  around: Case,
  every: boolean
): Proof[] | undefined {
  const found = ids.map((id) =>
    bearing.find((proof) => proof.fact.product_id === id && fits(proof, claim, around))
  )
  const proofs = found.filter((proof) => proof !== undefined)
  return every && proofs.length < ids.length ? undefined : proofs
}

/** Whether a proof is of the variation and of the price that the claim speaks of. */
function fits(proof: Proof, claim: Claim, around: Case): boolean {
  const { evidence, folded } = around
  const { fact } = proof
  const card = fact.product_id === undefined ? undefined : evidence.card(fact.product_id)
  if (claim.kind === "price" && /regular|original/.test(fact.field)) {
    const isLower = card?.on_sale ?? false
    if (isLower && !REGULAR.test(folded)) return false
  }
  if (!card?.is_variable || (claim.kind !== "stock" && claim.kind !== "price")) return true
  const options = namedOptions(card, segmentOf(claim, around))
  if (options.length === 0)
    return (
      claim.kind === "price" || proof.variation === undefined || !hasOwnStock(evidence, card.id)
    )
  if (claim.kind === "price" && proof.variation === undefined) return true
  return options.every((values) =>
    values.every((value) =>
      evidence.proofs.some(
        (other) =>
          other.fact.product_id === card.id &&
          bearsOut(other, claim) &&
          isOption(card, other.variation, value)
      )
    )
  )
}

/** The words around a claim in which the variation would stand that it speaks of. */
function segmentOf(claim: Claim, { folded, mentions, claims, segments }: Case): string {
  let segment = segments.get(claim)
  if (segment === undefined) {
    const previous = claims.filter(({ end }) => end <= claim.start).at(-1)?.end ?? 0
    const next = claims.find(({ start }) => start >= claim.end)?.start ?? folded.length
    const masked = mask(folded, mentions)
    const rest = masked
      .slice(claim.end, next)
      .split(/[.;,!?\n]| (?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en) /iu)
    const before = masked.slice(previous, claim.start).split(CONTRAST).at(-1)
    segment = `${before} ${rest[0] ?? ""}`
    segments.set(claim, segment)
  }
  return segment
}

const CONTRAST =
  /[;.]| (?:but|while|whereas|however|aber|während|jedoch|mais|pero|ma|mas|maar|لكن) /iu

function hasOwnStock({ proofs }: Evidence, id: number): boolean {
  return proofs.some(
    ({ fact, variation }) =>
      fact.kind === "stock" && fact.product_id === id && variation === undefined
  )
}

/**
 * A number of the shopper's own may be repeated as their bound or budget, as long as the products
 * that it is said of keep to it.
 */
function repeatsShopper(
  claim: Claim,
  { setting, evidence, mentions, folded }: Case,
  wanted: readonly number[] | undefined,
  every: boolean
): boolean {
  const { assertion } = claim
  if (assertion.says !== "amount" || !assertion.bound) return false
  const { readings, bound } = assertion
  const said = setting.said.find((number) =>
    readings.some((reading) => compare(reading, number) === 0)
  )
  if (!said) return false
  // That nothing keeps to it is no claim about what was found instead.
  if (DENIED.test(folded.slice(0, claim.start))) return true
  const named =
    mentions.some(({ partly }) => !partly) ||
    every ||
    /(?<!\p{L})(?:it|they|these|this)(?!\p{L})/iu.test(folded)
  const ids = named ? wanted : undefined
  return (ids ?? []).every((id) => keeps(id, bound, said, evidence))
}

function keeps(id: number, bound: Bound, said: Decimal, { proofs }: Evidence): boolean {
  const prices = proofs
    .filter(({ fact }) => fact.kind === "price" && fact.product_id === id)
    .filter(({ fact }) => !/regular|original/.test(fact.field))
    .flatMap(({ amounts }) => amounts.map(({ value }) => value))
  if (bound === "above") return prices.some((price) => compare(price, said) >= 0)
  return prices.some((price) => compare(price, said) <= 0)
}

/** The products that a claim is said of, when the unit names any. */
function attribute(claim: Claim, { mentions, folded }: Case): (number | null)[] | undefined {
  const before = mentions.filter(({ end }) => end <= claim.start)
  const after = mentions.filter(({ start }) => start >= claim.end)
  if (!before.length && !after.length) return undefined
  const next = after[0]
  // `$99 for the Beta` speaks of what follows, however near the Alpha stands before it.
  const follows = next && (!before.length || POINTS_ON.test(folded.slice(claim.end, next.start)))
  return follows ? groupFrom(folded, after) : lastGroup(folded, before)
}

/** The last products named, with those that an "and" joins to them. */
function lastGroup(folded: string, mentions: readonly Mention[]): (number | null)[] {
  const group = [mentions.at(-1) as Mention]
  for (let at = mentions.length - 2; at >= 0; at--) {
    const [left, right] = [mentions[at] as Mention, mentions[at + 1] as Mention]
    const gap = folded.slice(left.end, right.start)
    const same = left.start === right.start
    const joined = LINK.test(gap) || (group.length > 1 && COMMA.test(gap))
    if (!same && !joined) break
    group.unshift(left)
  }
  return [...new Set(group.map(({ product_id }) => product_id))]
}

function groupFrom(folded: string, mentions: readonly Mention[]): (number | null)[] {
  const group = [mentions[0] as Mention]
  for (const right of mentions.slice(1)) {
    const left = group.at(-1) as Mention
    if (!LINK.test(folded.slice(left.end, right.start)) && left.start !== right.start) break
    group.push(right)
  }
  return [...new Set(group.map(({ product_id }) => product_id))]
}

function idsWith(claim: Claim, { proofs }: Evidence): number[] {
  const ids = proofs
    .filter(({ fact }) => claim.kinds.includes(fact.kind) && fact.product_id !== undefined)
    .map(({ fact }) => fact.product_id as number)
  return [...new Set(ids)]
}

/** A product that nobody has shown, offered as one of the shop's. */
function isOffered(folded: string, { product_id, start }: Mention): boolean {
  return product_id === null && OFFERED.test(folded.slice(0, start))
}

/** Names can hold anything, `100% Cotton Tee` or `Leather Wallet`; they claim nothing. */
function mask(folded: string, mentions: readonly Mention[]): string {
  let masked = folded
  for (const { start, end, product_id } of mentions) {
    if (product_id === null) continue
    masked = masked.slice(0, start) + "\ue000".repeat(end - start) + masked.slice(end)
  }
  return masked
}

function receiptOf(text: string, claim: Claim, { fact }: Proof): GroundingReceipt {
  return {
    claim: text.slice(claim.start, claim.end).trim(),
    kind: fact.kind,
    ...(fact.product_id === undefined ? {} : { product_id: fact.product_id }),
    field: fact.field,
    value: fact.value.slice(0, 200),
  }
}
