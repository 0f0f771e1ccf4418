import type { FactKind, GroundingReceipt } from "../types"
import { attribute, EVERY, isJoined, lastGroup } from "./attribution"
import type { Subject } from "./attribution"
import type { Bound, Claim } from "./claim"
import { DENIED } from "./denials"
import { bearsOut } from "./evidence"
import type { Evidence, Proof } from "./evidence"
import { findClaims } from "./find-claims"
import { fold } from "./fold"
import { isPresented } from "./inventions"
import type { Mention } from "./names"
import { compare } from "./numbers"
import type { Decimal } from "./numbers"
import { isSaidAsRegular } from "./regular-price"
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

/** What speaks of several at once that were named before. */
const THEY =
  /(?<!\p{L})(?:they(?:'re|'ve)?|these|those|them|sie (?:kosten|sind|haben)|diese|ils|elles|ceux-ci|ellos|ellas|est[oa]s|loro|quest[ie]|eles|elas|est[ea]s|ze|zij|deze|هما|هم|هذه)(?!\p{L})/iu
/** Words that say that an amount beside a product's name is not the product's own. */
const APART =
  /(?<!\p{L})(?:ship|deliver|total|cart|basket|order|balance|wallet|tax|over|above|spend|policy|versand|liefer|warenkorb|bestell|guthaben|gesamt|livrai|panier|commande|solde|envío|carrito|pedido|saldo|sped|carrello|ordine|envio|entrega|carrinho|verzend|winkel|الشحن|توصيل|السلة|الإجمالي|رصيد|الطلب)/iu
const COST =
  /(?<!\p{L})(?:costs?|priced?|kostet|preis|coûte|prix|cuesta|precio|costa|prezzo|custa|preço|kost|prijs|يكلف|سعر\p{L}*)(?!\p{L})/iu
const PROMOTED =
  /(?<!\p{L})(?:codes?|coupons?|vouchers?|gutschein\p{L}*|\p{L}+code|códigos?|codice|codici|cup[oóã]n?m?|(?:ال)?كود|(?:ال)?رمز)(?!\p{L})/iu
/** Finds what a unit of a reply claims and holds it against what the tools of the turn read. */
export function checkUnit(text: string, evidence: Evidence, setting: Setting): Verdict {
  const folded = fold(text)
  const mentions = evidence.names.find(folded)
  const claims = findClaims(mask(folded, mentions))
  const receipts: GroundingReceipt[] = []
  const quoted = evidence.quote(folded)
  const refuted: Claim[] = []
  const invented = mentions.some((mention) => isPresented(folded, mention))
  const around = {
    folded,
    mentions,
    claims,
    evidence,
    setting,
    segments: new Map(),
    subjects: new Map(),
  }
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
  const last = mentions.length ? lastGroup(folded, mentions).ids : setting.about
  return {
    holds: refuted.length === 0 && !invented,
    claims: claims.length,
    refuted,
    receipts,
    about: isParagraphEnd ? [] : last,
  }
}

interface Case {
  folded: string
  mentions: readonly Mention[]
  claims: readonly Claim[]
  evidence: Evidence
  setting: Setting
  /** What was read of claims, see `segmentOf`. */
  segments: Map<Claim, string>
  subjects: Map<Claim, Subject | undefined>
}

/** The proofs of a claim; undefined when it is not borne out, none when it needs none. */
function prove(claim: Claim, around: Case): Proof[] | undefined {
  const { evidence, setting, folded } = around
  const here = subjectOf(claim, around)
  const scope = here?.ids ?? setting.about
  const every = EVERY.test(folded) || (!here && THEY.test(folded))
  const bearing = evidence.proofs.filter((proof) => bearsOut(proof, claim))
  const general = bearing.filter(({ fact }) => fact.product_id === undefined)
  const apart = APART.test(folded) || claim.kind === "delivery" || claim.kind === "discount"
  const isOfAll = claim.assertion.says === "on_sale" && EVERY.test(folded)
  const isOwn =
    claim.kind === "discount" && (here !== undefined || isOfAll) && !isPromoted(claim, around)
  const isCost = scope.length > 0 && (here !== undefined || COST.test(folded))
  if (general.length > 0 && !isOwn && (apart || !isCost)) return general.slice(0, 1)
  if (scope.includes(null)) return undefined
  const all = EVERY.test(folded) ? idsFor(claim, evidence) : undefined
  const wanted = scope.length ? (scope as number[]) : all
  const own = wanted
    ? proveEach(wanted, claim, bearing, around, every || claim.kind === "stock")
    : bearing.filter((proof) => fits(proof, claim, around)).slice(0, 1)
  if (own?.length && (every || sharesOut(claim, here, around))) return own
  return repeatsShopper(claim, around, wanted, every) ? [] : undefined
}

/** Whether a discount is said to come by a code or coupon, and so needs to be no product's own. */
function isPromoted(claim: Claim, around: Case): boolean {
  if (claim.assertion.says === "code" || PROMOTED.test(segmentOf(claim, around))) return true
  const code = around.claims.filter(({ end }) => end <= claim.start).at(-1)
  if (claim.assertion.says !== "percent" || code?.assertion.says !== "code") return false
  return !CONTRAST.test(around.folded.slice(code.end, claim.start))
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

/**
 * Whether what is said of several products is true of each: "the Alpha and the Beta cost $89" of both,
 * "cost $89 and $99" of one after the other.
 */
function sharesOut(claim: Claim, here: Subject | undefined, around: Case): boolean {
  if (!here?.joined) return true
  const ids = here.ids as number[]
  const said = around.claims.filter(
    (other) => other.kind === claim.kind && isSame(subjectOf(other, around), here)
  )
  const isOf = (id: number, one: Claim) =>
    around.evidence.proofs.some(
      (proof) => proof.fact.product_id === id && bearsOut(proof, one) && fits(proof, one, around)
    )
  const inTurn =
    said.length === ids.length &&
    said.slice(1).every((one, i) => isJoined(around.folded, said[i] as Claim, one))
  if (inTurn) return isOf(ids[said.indexOf(claim)] as number, claim)
  return ids.every((id) => said.some((one) => isOf(id, one)))
}

function isSame(one: Subject | undefined, other: Subject): boolean {
  return one !== undefined && one.ids.join() === other.ids.join()
}

function subjectOf(claim: Claim, { folded, mentions, subjects }: Case): Subject | undefined {
  if (!subjects.has(claim)) subjects.set(claim, attribute(claim, folded, mentions))
  return subjects.get(claim)
}

/** Whether a proof is of the variation and of the price that the claim speaks of. */
function fits(proof: Proof, claim: Claim, around: Case): boolean {
  const { evidence, folded } = around
  const { fact } = proof
  const card = fact.product_id === undefined ? undefined : evidence.card(fact.product_id)
  if (claim.kind === "price" && /regular|original/.test(fact.field)) {
    const isLower = card?.on_sale ?? false
    if (isLower && !isSaidAsRegular(folded, claim, endBefore(claim, around))) return false
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
    const previous = endBefore(claim, { claims })
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

/** Where the claim before one ends. */
function endBefore({ start }: Claim, { claims }: Pick<Case, "claims">): number {
  return claims.filter(({ end }) => end <= start).at(-1)?.end ?? 0
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

/** What "all of them" are: every product of the turn, for what any product has. */
function idsFor(claim: Claim, { names, proofs }: Evidence): number[] {
  if (OF_ANY_PRODUCT.has(claim.kind)) return names.ids
  const ids = proofs
    .filter(({ fact }) => claim.kinds.includes(fact.kind) && fact.product_id !== undefined)
    .map(({ fact }) => fact.product_id as number)
  return [...new Set(ids)]
}

const OF_ANY_PRODUCT: ReadonlySet<FactKind> = new Set([
  "price",
  "discount",
  "rating",
  "review_count",
  "stock",
])

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
