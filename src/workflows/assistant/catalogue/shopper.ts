import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { loadSettings } from "../../../modules/access"
import { ASSISTANT_MODULE, loadAssistantSettings } from "../../../modules/assistant"
import type { AssistantService } from "../../../modules/assistant"
import type { Shopper } from "../../../modules/assistant/types"
import { findSalesChannel, readShop } from "./shop"
import type { Shop, ShopRegion } from "./shop"

/** What a request tells about whom it serves. Nothing in it is believed without a look. */
export interface ShopperHints {
  /** Of whoever is signed in. */
  customer_id?: string
  /** Id of the guest's session, when nobody is signed in. */
  guest?: string
  /** BCP 47; the store's own when absent or malformed. */
  locale?: string
  /** Two letters. */
  country?: string
  /** The cart that they have, when it is not the one that the assistant keeps for them. */
  cart_id?: string
  /** ISO 4217. */
  currency?: string
  /** The header `x-publishable-api-key`, which names the sales channel. */
  publishable_key?: string
}

/** Whom a cart belongs to and a limit counts: the customer, else the guest's session. */
export function shopperKey({ customer_id, guest }: Pick<ShopperHints, "customer_id" | "guest">) {
  return customer_id ? `customer:${customer_id}` : `guest:${guest ?? ""}`
}

/**
 * Finds out in which region, currency, sales channel and language somebody is served: those of
 * their cart, else of the country, else of the currency, else of the customer's default address,
 * else the store's default region. A hint that the store can't serve is passed over.
 *
 * The shopper's own cart is found by itself. A `cart_id` that is handed in stays only when that cart
 * exists and is not completed; whose it is, is for whoever hands it in to check.
 */
export async function resolveShopper(
  scope: MedusaContainer,
  hints: ShopperHints
): Promise<Shopper> {
  const key = shopperKey(hints)
  const [shop, settings, cart, channel] = await Promise.all([
    readShop(scope),
    loadSettings(scope),
    findCart(scope, key, hints.cart_id),
    hints.publishable_key ? findSalesChannel(scope, hints.publishable_key) : undefined,
    // Links to products are made by them, at once.
    loadAssistantSettings(scope),
  ])
  const country = (cart?.country ?? hints.country)?.toLowerCase()
  const region =
    shop.regions.find(({ id }) => id === cart?.region_id) ??
    regionOfCountry(shop, country) ??
    regionOfCurrency(shop, hints.currency) ??
    regionOfCountry(shop, await findCountry(scope, shop, hints.customer_id)) ??
    shop.regions[0]
  return {
    key,
    customer_id: hints.customer_id,
    cart_id: cart?.id,
    region_id: region?.id ?? "",
    currency: cart?.currency ?? region?.currency ?? shop.currency,
    country: country && region?.countries.includes(country) ? country : onlyCountry(region),
    sales_channel_id: cart?.sales_channel_id ?? channel ?? shop.sales_channel_id,
    locale: canonicalLocale(hints.locale) ?? settings.locale,
  }
}

async function findCart(scope: MedusaContainer, key: string, named: string | undefined) {
  const { cartOwners } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  const id = named ?? (await cartOwners.find(key))
  if (id === undefined) return undefined
  const [cart] = await scope.resolve(Modules.CART).listCarts(
    { id: [id] },
    {
      select: ["id", "region_id", "currency_code", "sales_channel_id", "completed_at"],
      relations: ["shipping_address"],
      take: 1,
    }
  )
  if (!cart || cart.completed_at) return undefined
  return {
    id: cart.id,
    region_id: cart.region_id,
    currency: cart.currency_code.toLowerCase(),
    sales_channel_id: cart.sales_channel_id,
    country: cart.shipping_address?.country_code,
  }
}

function regionOfCountry({ regions }: Shop, country: string | undefined) {
  return country ? regions.find(({ countries }) => countries.includes(country)) : undefined
}

function regionOfCurrency({ regions }: Shop, currency: string | undefined) {
  const wanted = currency?.toLowerCase()
  return wanted ? regions.find((region) => region.currency === wanted) : undefined
}

/** Where a customer has things sent; asked for only where it makes a difference. */
async function findCountry(
  scope: MedusaContainer,
  { regions }: Shop,
  customer_id: string | undefined
) {
  if (!customer_id || regions.length < 2) return undefined
  const [address] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomerAddresses(
      { customer_id, is_default_shipping: true },
      { select: ["country_code"], take: 1 }
    )
  return address?.country_code?.toLowerCase()
}

function onlyCountry(region: ShopRegion | undefined) {
  return region?.countries.length === 1 ? region.countries[0] : undefined
}

function canonicalLocale(tag: string | undefined): string | undefined {
  if (!tag || tag.length > 35) return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
