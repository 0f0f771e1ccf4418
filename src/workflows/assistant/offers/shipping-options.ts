import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, QueryContext } from "@medusajs/framework/utils"
import type { Shopper } from "../../../modules/assistant/types"
import { toMajorUnits, toMinorUnits } from "../../../money/money"
import { readGroups, readShop } from "../catalogue"

/** A way to have things sent, for a shopper and what is in their cart. */
export interface ShippingOption {
  name: string
  description: string
  /** Minor units; null when the carrier only says once the address is known. */
  price: bigint | null
  /** From this total of the items on it costs nothing; null when that is not so, or already is. */
  free_from: bigint | null
}

export interface ShippingEstimate {
  /** Two letters; undefined in a store without countries. */
  country: string | undefined
  options: ShippingOption[]
}

interface HostOption {
  id: string
  name: string
  price_type: string
  type?: { label: string; description: string | null }
  calculated_price?: {
    calculated_amount: number | null
    raw_calculated_amount?: { value: string | number } | null
    currency_code: string | null
  } | null
  prices?: HostPrice[]
}

interface HostPrice {
  amount: number | string
  currency_code: string | null
  price_rules?: { attribute: string; operator: string; value: string }[]
}

const FIELDS = [
  "id",
  "name",
  "price_type",
  "type.label",
  "type.description",
  "calculated_price.*",
  "prices.*",
  "prices.price_rules.*",
]

/**
 * How things can be sent to a shopper, and what it costs for items of that total.
 *
 * @param itemTotal minor units, 0 for an empty cart
 */
export async function readShippingOptions(
  scope: MedusaContainer,
  shopper: Shopper,
  itemTotal: bigint,
  wantedCountry?: string
): Promise<ShippingEstimate> {
  const country =
    wantedCountry?.toLowerCase() ?? shopper.country ?? (await anyCountry(scope, shopper))
  const sets = await fulfillmentSets(scope, shopper.sales_channel_id)
  if (!sets.length || !country) return { country, options: [] }
  const offered = await scope.resolve(Modules.FULFILLMENT).listShippingOptionsForContext(
    {
      fulfillment_set_id: sets,
      address: { country_code: country },
      context: { is_return: "false", enabled_in_store: "true" },
    },
    { select: ["id"] }
  )
  if (!offered.length) return { country, options: [] }
  const options = await priceOptions(
    scope,
    shopper,
    itemTotal,
    offered.map(({ id }) => id)
  )
  return { country, options: options.map((option) => presentOption(option, shopper, itemTotal)) }
}

async function anyCountry(scope: MedusaContainer, { region_id }: Shopper) {
  const { regions } = await readShop(scope)
  return regions.find(({ id }) => id === region_id)?.countries[0]
}

async function fulfillmentSets(scope: MedusaContainer, salesChannelId: string): Promise<string[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "sales_channel",
    fields: ["id", "stock_locations.fulfillment_sets.id"],
    filters: { id: salesChannelId },
  })
  const [channel] = data as unknown as {
    stock_locations?: { fulfillment_sets?: ({ id: string } | null)[] }[]
  }[]
  const sets = channel?.stock_locations?.flatMap(({ fulfillment_sets = [] }) => fulfillment_sets)
  return (sets ?? []).flatMap((set) => set?.id ?? [])
}

async function priceOptions(
  scope: MedusaContainer,
  shopper: Shopper,
  itemTotal: bigint,
  ids: string[]
): Promise<HostOption[]> {
  const groups = await readGroups(scope, shopper)
  const context = QueryContext({
    currency_code: shopper.currency,
    region_id: shopper.region_id,
    // The host compares its price rules with nothing but a number.
    item_total: Number(toMajorUnits(itemTotal, shopper.currency)),
    ...(groups.length ? { customer: { groups: groups.map((id) => ({ id })) } } : {}),
  })
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph(
    {
      entity: "shipping_option",
      fields: FIELDS,
      filters: { id: ids },
      context: { calculated_price: context },
    },
    { locale: shopper.locale }
  )
  const order = new Map(ids.map((id, index) => [id, index]))
  return (data as unknown as HostOption[]).sort(
    (one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)
  )
}

function presentOption(option: HostOption, { currency }: Shopper, itemTotal: bigint) {
  const { name, type, calculated_price: calculated, price_type } = option
  const amount = calculated?.raw_calculated_amount?.value ?? calculated?.calculated_amount
  const isKnown = price_type === "flat" && calculated?.currency_code === currency
  const price =
    isKnown && amount !== null && amount !== undefined ? toMinorUnits(amount, currency) : null
  const free = price === null || price === 0n ? null : freeFrom(option, currency)
  return {
    name,
    description: type?.description ?? "",
    price,
    free_from: free !== null && free > itemTotal ? free : null,
  }
}

/** The lowest total of the items whose only condition for a price of nothing it is. */
function freeFrom({ prices = [] }: HostOption, currency: string): bigint | null {
  const thresholds = prices.flatMap(({ amount, currency_code, price_rules = [] }) => {
    const [rule, ...others] = price_rules
    const isFree = Number(amount) === 0 && currency_code === currency
    const isThreshold = rule?.attribute === "item_total" && /^gte?$/.test(rule.operator)
    return isFree && isThreshold && !others.length ? toMinorUnits(rule.value, currency) : []
  })
  return thresholds.length ? thresholds.reduce((low, one) => (one < low ? one : low)) : null
}
