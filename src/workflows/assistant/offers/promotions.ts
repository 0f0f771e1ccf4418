import type { MedusaContainer, PromotionDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { HostAmount, readGraph } from "../../../host/read-graph"
import type { Shopper } from "../../../modules/assistant/types"
import { readGroups } from "../catalogue"
import { isOfHost } from "../host-error"

/** A promotion that a shopper may hear of. */
export interface Offer {
  /** What to enter; null for one that applies by itself. */
  code: string | null
  description: string | null
  kind: "percentage" | "fixed"
  /** Percent as a decimal, or major units of `currency`, as the merchant entered it. */
  value: string
  /** Lower case; null of a percentage. */
  currency: string | null
  target: "order" | "items" | "shipping_methods"
  is_buy_get: boolean
  ends_at: Date | null
  /** Whether it takes something off what is in the cart now. */
  applies_now: boolean
}

/** A cart goes to the host's promotions as it came; these are the parts that they can't do without. */
const CartRow = z.looseObject({
  currency_code: z.string(),
  items: z.array(
    z.looseObject({
      id: z.string(),
      quantity: HostAmount,
      subtotal: HostAmount,
      original_total: HostAmount,
      is_discountable: z.boolean(),
    })
  ),
})

type Rules = NonNullable<PromotionDTO["rules"]>

const MAX = 200
const RELATIONS = ["application_method", "rules", "rules.values", "campaign", "campaign.budget"]
/** What of a cart decides on promotions. */
const CART_FIELDS = [
  "id",
  "currency_code",
  "region_id",
  "region.*",
  "sales_channel_id",
  "email",
  "total",
  "subtotal",
  "item_total",
  "item_subtotal",
  "customer.id",
  "customer.groups.id",
  "shipping_address.country_code",
  "items.*",
  "items.product.id",
  "items.product.collection_id",
  "items.product.type_id",
  "items.product.categories.id",
  "items.product.tags.id",
  "shipping_methods.*",
]

/**
 * Promotions that hold for a shopper now: those that apply by themselves, and codes that the
 * merchant has made public with `public: true` in the promotion's metadata. Other codes are
 * secrets of whoever was given them.
 *
 * @param cartId the shopper's cart: what a promotion asks of it is looked at, and one whose
 * conditions it does not meet is left out unless they are of the cart's contents alone
 */
export async function readPromotions(
  scope: MedusaContainer,
  shopper: Shopper,
  cartId: string | undefined
): Promise<Offer[]> {
  const promotions = (await listRunning(scope)).filter(
    (promotion) => promotion.is_automatic || promotion.metadata?.public === true
  )
  if (!promotions.length) return []
  const applying = cartId ? await findApplying(scope, cartId, promotions) : new Set<string>()
  const standing = await standingOf(scope, shopper)
  return promotions.flatMap((promotion) => {
    const applies_now = applying.has(promotion.code ?? "")
    const isFor = applies_now || meets(promotion.rules ?? [], standing)
    const offer = isFor ? presentOffer(promotion, applies_now) : undefined
    return offer && (offer.currency ?? shopper.currency) === shopper.currency ? offer : []
  })
}

async function listRunning(scope: MedusaContainer): Promise<PromotionDTO[]> {
  const promotions = await scope
    .resolve(Modules.PROMOTION)
    .listPromotions({ status: ["active"] }, { relations: RELATIONS, take: MAX })
  const now = new Date()
  return promotions.filter(({ campaign, limit, used }) => {
    const begins = campaign?.starts_at ? new Date(campaign.starts_at) : now
    const ends = campaign?.ends_at ? new Date(campaign.ends_at) : undefined
    const isUsedUp = typeof limit === "number" && (used ?? 0) >= limit
    return begins <= now && (!ends || ends > now) && !isUsedUp && !isSpent(campaign?.budget)
  })
}

function isSpent(budget: { limit?: unknown; used?: unknown } | null | undefined): boolean {
  const { limit, used } = budget ?? {}
  return limit !== null && limit !== undefined && Number(used ?? 0) >= Number(limit)
}

/** Codes of the promotions that the host would apply to a cart. */
async function findApplying(
  scope: MedusaContainer,
  cartId: string,
  promotions: PromotionDTO[]
): Promise<Set<string>> {
  const [cart] = await readGraph(scope, {
    entity: "cart",
    fields: CART_FIELDS,
    filters: { id: cartId },
    row: CartRow,
  })
  if (!cart?.items.length) return new Set()
  const codes = promotions.flatMap(({ code }) => code ?? [])
  try {
    const actions = await scope.resolve(Modules.PROMOTION).computeActions(codes, cart)
    return new Set(
      actions.flatMap((action) => (action.action.startsWith("add") ? (action.code ?? []) : []))
    )
  } catch (error) {
    // A campaign may ask for what a guest's cart does not say; then it does not apply to it.
    if (isOfHost(error)) return new Set()
    throw error
  }
}

type Standing = Record<string, readonly string[]>

/** What is known of a shopper without a look into their cart, by the attributes of rules. */
async function standingOf(scope: MedusaContainer, shopper: Shopper): Promise<Standing> {
  const groups = await readGroups(scope, shopper)
  return {
    currency_code: [shopper.currency],
    region_id: [shopper.region_id],
    "region.id": [shopper.region_id],
    sales_channel_id: [shopper.sales_channel_id],
    "customer.id": shopper.customer_id ? [shopper.customer_id] : [],
    "customer.groups.id": groups,
    "customer.group.id": groups,
    "shipping_address.country_code": shopper.country ? [shopper.country] : [],
  }
}

/** Whether a shopper meets every rule; one about something else is not met by anybody. */
function meets(rules: Rules, standing: Standing): boolean {
  return rules.every(({ attribute, operator, values = [] }) => {
    const own = standing[attribute ?? ""]
    const wanted = new Set(values.map(({ value }) => value?.toLowerCase()))
    if (!own) return false
    const isIn = own.some((value) => wanted.has(value.toLowerCase()))
    if (operator === "eq" || operator === "in") return isIn
    return operator === "ne" ? !isIn : false
  })
}

function presentOffer(promotion: PromotionDTO, applies_now: boolean): Offer | undefined {
  const { application_method: method, campaign, metadata } = promotion
  if (!method?.type || !method.target_type) return undefined
  const description = metadata?.description
  return {
    code: promotion.is_automatic ? null : (promotion.code ?? null),
    description: typeof description === "string" ? description : null,
    kind: method.type as Offer["kind"],
    value: String(method.value ?? 0),
    currency: method.type === "fixed" ? (method.currency_code?.toLowerCase() ?? null) : null,
    target: method.target_type as Offer["target"],
    is_buy_get: promotion.type === "buyget",
    ends_at: campaign?.ends_at ? new Date(campaign.ends_at) : null,
    applies_now,
  }
}
