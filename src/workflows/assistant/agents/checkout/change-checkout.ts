import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import {
  addShippingMethodToCartWorkflow,
  addToCartWorkflow,
  createCartWorkflow,
  deleteLineItemsWorkflow,
  updateCartWorkflow,
} from "@medusajs/medusa/core-flows"
import type { Allowance } from "../../../../modules/allowances"
import type { Shopper } from "../../../../modules/assistant/types"
import { readShop, resolveShopper } from "../../catalogue"
import { planHandoff } from "../handoff"
import { readCustomerEmail } from "./customer-email"
import { error, type Message } from "./messages"
import type { Checkout } from "./read-checkout"
import type { CheckoutRequest, PostalAddress } from "./requests"

interface Items {
  items: { variant_id: string; quantity: number }[]
  messages: Message[]
}

/** The shopper whom an agent's checkout is for. */
export async function checkoutShopper(
  scope: MedusaContainer,
  request: CheckoutRequest,
  allowance: Allowance | null,
  publishable_key: string | undefined
): Promise<Shopper> {
  return await resolveShopper(scope, {
    guest: "agent",
    country: destinationOf(request)?.address_country ?? request.context?.address_country,
    currency: request.context?.currency ?? allowance?.currency,
    publishable_key,
  })
}

/**
 * Opens a cart of the host's with what an agent wants that can be had.
 *
 * @returns the cart's id; null when nothing can be had
 */
export async function openCheckout(
  scope: MedusaContainer,
  shopper: Shopper,
  request: CheckoutRequest,
  allowance: Allowance | null
): Promise<{ cart_id: string | null; messages: Message[] }> {
  const { items, messages } = await resolveItems(scope, shopper, request)
  if (!items.length) return { cart_id: null, messages }
  const customer_id = allowance?.customer_id
  const { result } = await createCartWorkflow(scope).run({
    input: {
      region_id: shopper.region_id,
      sales_channel_id: shopper.sales_channel_id,
      currency_code: shopper.currency,
      ...(customer_id ? { customer_id, email: await readCustomerEmail(scope, customer_id) } : {}),
      items,
    },
  })
  return {
    cart_id: result.id,
    messages: [
      ...messages,
      ...(await applyRest(scope, result.id, shopper.region_id, request, allowance)),
    ],
  }
}

/** Gives a cart the lines, buyer, address and way of shipping of a request, in the place of its own. */
export async function changeCheckout(
  scope: MedusaContainer,
  shopper: Shopper,
  checkout: Checkout,
  request: CheckoutRequest,
  allowance: Allowance | null
): Promise<Message[]> {
  const { cart_id } = checkout
  const { items, messages } = await resolveItems(scope, shopper, request)
  if (!isSame(checkout, items)) {
    const ids = checkout.lines.map(({ id }) => id)
    if (ids.length) await deleteLineItemsWorkflow(scope).run({ input: { cart_id, ids } })
    if (items.length) await addToCartWorkflow(scope).run({ input: { cart_id, items } })
  }
  const rest = await applyRest(scope, cart_id, checkout.region_id ?? "", request, allowance)
  return [...messages, ...rest]
}

/** The address that a request names. */
export function destinationOf({ fulfillment }: CheckoutRequest): PostalAddress | undefined {
  const [method] = fulfillment?.methods ?? []
  const destinations = method?.destinations ?? []
  return (
    destinations.find(({ id }) => id !== undefined && id === method?.selected_destination_id) ??
    destinations[0]
  )
}

async function applyRest(
  scope: MedusaContainer,
  id: string,
  regionId: string,
  request: CheckoutRequest,
  allowance: Allowance | null
): Promise<Message[]> {
  const { buyer } = request
  const address = destinationOf(request)
  const country = address?.address_country?.toLowerCase()
  const messages: Message[] = []
  const { regions } = await readShop(scope)
  const region = country ? regions.find(({ countries }) => countries.includes(country)) : undefined
  if (country && !region) {
    messages.push(error("address_undeliverable", "This store does not ship to that country."))
  }
  const update = {
    // With an allowance it is the customer's own, whom the confirmation has to reach.
    ...(buyer?.email && !allowance ? { email: buyer.email } : {}),
    ...(region && region.id !== regionId ? { region_id: region.id } : {}),
    ...(address && region
      ? {
          shipping_address: {
            first_name: address.first_name ?? buyer?.first_name,
            last_name: address.last_name ?? buyer?.last_name,
            phone: address.phone_number ?? buyer?.phone_number,
            address_1: address.street_address,
            address_2: address.extended_address,
            city: address.address_locality,
            province: address.address_region,
            country_code: country,
            postal_code: address.postal_code,
          },
        }
      : {}),
  }
  if (Object.keys(update).length) {
    await updateCartWorkflow(scope).run({ input: { id, ...update } })
  }
  const option = request.fulfillment?.methods?.[0]?.groups?.[0]?.selected_option_id
  if (option) messages.push(...(await chooseShipping(scope, id, option)))
  return messages
}

async function chooseShipping(
  scope: MedusaContainer,
  cart_id: string,
  option: string
): Promise<Message[]> {
  try {
    await addShippingMethodToCartWorkflow(scope).run({
      input: { cart_id, options: [{ id: option }] },
    })
    return []
  } catch (failure) {
    if (!MedusaError.isMedusaError(failure)) throw failure
    return [error("fulfillment_unavailable", "This way of shipping is not offered for this cart.")]
  }
}

/** What of the wanted can be had, by the catalogue's own rules; what can't is said. */
async function resolveItems(
  scope: MedusaContainer,
  shopper: Shopper,
  { line_items }: CheckoutRequest
): Promise<Items> {
  const plan = await planHandoff(
    scope,
    shopper,
    line_items.map(({ item: { id }, quantity }) => ({
      written: id,
      quantity,
      ...(id.startsWith("variant_") ? { variation: id } : { product: id }),
    }))
  )
  const open = plan.items.filter(({ variation }) => !variation)
  return {
    items: plan.items.flatMap(({ variation, quantity }) =>
      variation ? [{ variant_id: variation.medusa_variant_id, quantity }] : []
    ),
    messages: [
      ...open.map(({ card }) =>
        error("variant_required", `${card.name} comes in several variants: name one by its id.`)
      ),
      ...plan.sold_out.map(({ card }) => error("out_of_stock", `${card.name} is sold out.`)),
      ...plan.unknown.map((written) => error("item_unavailable", `${written} is not sold here.`)),
    ],
  }
}

function isSame({ lines }: Checkout, items: Items["items"]): boolean {
  const write = (all: Items["items"]) =>
    all
      .map(({ variant_id, quantity }) => `${variant_id} ${quantity}`)
      .sort()
      .join()
  return write(lines) === write(items)
}
