import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, QueryContext } from "@medusajs/framework/utils"
import type { Shopper } from "../../../modules/assistant/types"
import { formatAmount, toMinorUnits } from "../../../money"

/** What one unit costs a shopper, in minor units of their currency. */
export interface VariantPrice {
  current: bigint
  /** What it costs without a sale; the same as `current` when there is none. */
  regular: bigint
}

/** A price as the host's pricing calculates it, in major units. */
export interface CalculatedPrice {
  calculated_amount: number | null
  raw_calculated_amount?: RawAmount | null
  original_amount: number | null
  raw_original_amount?: RawAmount | null
  currency_code: string | null
}

interface RawAmount {
  value: string | number
}

const groupsOfShoppers = new WeakMap<Shopper, Promise<string[]>>()

/**
 * An amount of minor units as the shopper reads it.
 *
 * @param currency the shopper's own when absent
 */
export function formatPrice(
  amount: bigint | string,
  { currency: own, locale }: Shopper,
  currency: string = own
): string {
  return formatAmount(BigInt(amount), currency.toUpperCase(), locale)
}

/** What the host's pricing picks a shopper's prices by: region, currency and customer groups. */
export async function pricingContext(scope: MedusaContainer, shopper: Shopper) {
  const groups = await readGroups(scope, shopper)
  return QueryContext({
    currency_code: shopper.currency,
    ...(shopper.region_id ? { region_id: shopper.region_id } : {}),
    ...(groups.length ? { customer: { groups: groups.map((id) => ({ id })) } } : {}),
  })
}

/** The customer groups that a shopper is in; read once for each shopper object. */
export function readGroups(scope: MedusaContainer, shopper: Shopper): Promise<string[]> {
  if (!shopper.customer_id) return Promise.resolve([])
  let groups = groupsOfShoppers.get(shopper)
  if (!groups) {
    groups = loadGroups(scope, shopper.customer_id)
    groupsOfShoppers.set(shopper, groups)
    groups.catch(() => groupsOfShoppers.delete(shopper))
  }
  return groups
}

async function loadGroups(scope: MedusaContainer, customerId: string): Promise<string[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "customer_group",
    fields: ["id"],
    filters: { customers: { id: customerId } },
  })
  return data.map(({ id }) => id)
}

/** Reads a calculated price exactly; null when the variant has none in the shopper's currency. */
export function readPrice(
  price: CalculatedPrice | null | undefined,
  { currency }: Shopper
): VariantPrice | null {
  if (!price || price.currency_code?.toLowerCase() !== currency) return null
  const current = exactAmount(price.calculated_amount, price.raw_calculated_amount, currency)
  if (current === null) return null
  const original = exactAmount(price.original_amount, price.raw_original_amount, currency)
  return { current, regular: original !== null && original > current ? original : current }
}

function exactAmount(
  amount: number | null,
  raw: RawAmount | null | undefined,
  currency: string
): bigint | null {
  const major = raw?.value ?? amount
  return major === null || major === undefined ? null : toMinorUnits(major, currency)
}
