import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules, QueryContext } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { HostAmount, readGraph } from "../../../host/read-graph"
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

const HostOption = z.object({
  id: z.string(),
  name: z.string(),
  price_type: z.string(),
  type: z.object({ description: z.string().nullish() }).nullish(),
  calculated_price: z
    .object({
      calculated_amount: z.unknown().optional(),
      raw_calculated_amount: z.unknown().optional(),
      currency_code: z.string().nullish(),
    })
    .nullish(),
  prices: z
    .array(
      z.object({
        amount: HostAmount,
        currency_code: z.string().nullish(),
        price_rules: z
          .array(z.object({ attribute: z.string(), operator: z.string(), value: z.string() }))
          .nullish(),
      })
    )
    .nullish(),
})
type HostOption = z.output<typeof HostOption>

const Channel = z.object({
  stock_locations: z
    .array(
      z.object({ fulfillment_sets: z.array(z.object({ id: z.string() }).nullish()).nullish() })
    )
    .nullish(),
})

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
  const [channel] = await readGraph(scope, {
    entity: "sales_channel",
    fields: ["id", "stock_locations.fulfillment_sets.id"],
    filters: { id: salesChannelId },
    row: Channel,
  })
  const sets = channel?.stock_locations?.flatMap(({ fulfillment_sets }) => fulfillment_sets ?? [])
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
  const found = await readGraph(scope, {
    entity: "shipping_option",
    fields: FIELDS,
    filters: { id: ids },
    context: { calculated_price: context },
    locale: shopper.locale,
    row: HostOption,
  })
  const order = new Map(ids.map((id, index) => [id, index]))
  return found.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
}

function presentOption(option: HostOption, { currency }: Shopper, itemTotal: bigint) {
  const { name, type, calculated_price: calculated, price_type } = option
  const amount = calculated?.raw_calculated_amount ?? calculated?.calculated_amount
  const isKnown = price_type === "flat" && calculated?.currency_code === currency
  const price =
    isKnown && amount != null ? toMinorUnits(HostAmount.parse(amount).toString(), currency) : null
  const free = price === null || price === 0n ? null : freeFrom(option, currency)
  return {
    name,
    description: type?.description ?? "",
    price,
    free_from: free !== null && free > itemTotal ? free : null,
  }
}

/** The lowest total of the items whose only condition for a price of nothing it is. */
function freeFrom({ prices }: HostOption, currency: string): bigint | null {
  const thresholds = (prices ?? []).flatMap(({ amount, currency_code, price_rules }) => {
    const [rule, ...others] = price_rules ?? []
    const isFree = amount.isZero() && currency_code === currency
    const isThreshold = rule?.attribute === "item_total" && /^gte?$/.test(rule.operator)
    return isFree && isThreshold && !others.length ? toMinorUnits(rule.value, currency) : []
  })
  return thresholds.length ? thresholds.reduce((low, one) => (one < low ? one : low)) : null
}
