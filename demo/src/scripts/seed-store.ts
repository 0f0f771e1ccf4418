/** The shop itself: currencies, regions, taxes, a warehouse, shipping, the storefront's key, an admin. */
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createApiKeysWorkflow,
  createRegionsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateSalesChannelsWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import type { Notebook } from "./seed-notebook"
import { pricesOf } from "./seed-catalogue"

export const REGIONS = [
  { name: "North America", currency_code: "usd", countries: ["us", "ca"] },
  { name: "Europe", currency_code: "eur", countries: ["de", "fr", "es", "it", "nl", "at"] },
  { name: "Japan", currency_code: "jpy", countries: ["jp"] },
  { name: "Gulf", currency_code: "kwd", countries: ["kw"] },
]

const SHIPPING = [
  { name: "Standard shipping", code: "standard", cents: 590, description: "3 to 5 working days" },
  { name: "Express shipping", code: "express", cents: 1490, description: "The next working day" },
]

export interface Shop {
  salesChannelId: string
  locationId: string
  shippingProfileId: string
  publishableKey: string
  regions: { id: string; currency_code: string; name: string }[]
  shippingOptions: { id: string; name: string }[]
}

async function makeShop(container: MedusaContainer) {
  const [store] = await container.resolve(Modules.STORE).listStores()
  const [channel] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels()
  if (!store || !channel) {
    throw new Error("The host has made no default store")
  }
  await updateSalesChannelsWorkflow(container).run({
    input: { selector: { id: channel.id }, update: { name: "Online shop" } },
  })
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        name: "Harbour & Pine",
        default_sales_channel_id: channel.id,
        supported_currencies: REGIONS.map(({ currency_code }) => ({
          currency_code,
          is_default: currency_code === "usd",
        })),
      },
    },
  })
}

async function makeRegions(container: MedusaContainer) {
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: REGIONS.map((region) => ({
        ...region,
        payment_providers: ["pp_system_default", "pp_wallet"],
      })),
    },
  })
  await createTaxRegionsWorkflow(container).run({
    input: REGIONS.flatMap(({ countries }) => countries).map((country_code) => ({
      country_code,
      provider_id: "tp_system",
    })),
  })
  return result
}

async function clearRegions(container: MedusaContainer) {
  const regions = container.resolve(Modules.REGION)
  await regions.deleteRegions((await regions.listRegions()).map(({ id }) => id))
  const taxes = container.resolve(Modules.TAX)
  await taxes.deleteTaxRegions((await taxes.listTaxRegions()).map(({ id }) => id))
}

async function makeWarehouse(container: MedusaContainer) {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [channel] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels()
  const { result: locations } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        {
          name: "Harbour warehouse",
          address: { address_1: "12 Quay Street", city: "Portland", country_code: "us" },
        },
      ],
    },
  })
  const location = locations[0]!
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" },
  })
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: location.id, add: [channel!.id] },
  })
  const { result: profiles } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Parcels", type: "default" }] },
  })
  const set = await fulfillment.createFulfillmentSets({
    name: "Harbour deliveries",
    type: "shipping",
    service_zones: [
      {
        name: "Everywhere we ship",
        geo_zones: REGIONS.flatMap(({ countries }) => countries).map((country_code) => ({
          country_code,
          type: "country" as const,
        })),
      },
    ],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  await createShippingOptionsWorkflow(container).run({
    input: SHIPPING.map(({ name, code, cents, description }) => ({
      name,
      price_type: "flat" as const,
      provider_id: "manual_manual",
      service_zone_id: set.service_zones[0]!.id,
      shipping_profile_id: profiles[0]!.id,
      type: { label: name, description, code },
      prices: pricesOf(cents),
      rules: [
        { attribute: "enabled_in_store", value: "true", operator: "eq" as const },
        { attribute: "is_return", value: "false", operator: "eq" as const },
      ],
    })),
  })
}

async function clearWarehouse(container: MedusaContainer) {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const options = await fulfillment.listShippingOptions()
  await fulfillment.deleteShippingOptions(options.map(({ id }) => id))
  const sets = await fulfillment.listFulfillmentSets()
  await fulfillment.deleteFulfillmentSets(sets.map(({ id }) => id))
  const profiles = await fulfillment.listShippingProfiles({ name: "Parcels" })
  await fulfillment.deleteShippingProfiles(profiles.map(({ id }) => id))
  const locations = container.resolve(Modules.STOCK_LOCATION)
  const found = await locations.listStockLocations({ name: "Harbour warehouse" })
  await locations.deleteStockLocations(found.map(({ id }) => id))
}

async function makeStorefrontKey(container: MedusaContainer) {
  const [channel] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels()
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: "Storefront", type: "publishable", created_by: "" }] },
  })
  await linkSalesChannelsToApiKeyWorkflow(container).run({
    input: { id: result[0]!.id, add: [channel!.id] },
  })
}

async function clearStorefrontKey(container: MedusaContainer) {
  const keys = container.resolve(Modules.API_KEY)
  const found = await keys.listApiKeys({ title: "Storefront" })
  await keys.deleteApiKeys(found.map(({ id }) => id))
}

/** Sets up the shop where it isn't, and says what the other parts need to know of it. */
export async function seedStore(container: MedusaContainer, notebook: Notebook): Promise<Shop> {
  await notebook.once("shop", () => makeShop(container))
  await notebook.once(
    "regions",
    () => makeRegions(container),
    () => clearRegions(container)
  )
  await notebook.once(
    "warehouse",
    () => makeWarehouse(container),
    () => clearWarehouse(container)
  )
  await notebook.once(
    "storefront key",
    () => makeStorefrontKey(container),
    () => clearStorefrontKey(container)
  )
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [[channel], [location], [profile], [key], regions, shippingOptions] = await Promise.all([
    container.resolve(Modules.SALES_CHANNEL).listSalesChannels(),
    container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: "Harbour warehouse" }),
    fulfillment.listShippingProfiles({ name: "Parcels" }),
    container.resolve(Modules.API_KEY).listApiKeys({ title: "Storefront" }),
    container.resolve(Modules.REGION).listRegions(),
    fulfillment.listShippingOptions(),
  ])
  return {
    salesChannelId: channel!.id,
    locationId: location!.id,
    shippingProfileId: profile!.id,
    publishableKey: key!.token,
    regions,
    shippingOptions,
  }
}
