import { createHash } from "node:crypto"
import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { listShippingOptionsForCartWorkflow } from "@medusajs/medusa/core-flows"
import { checkRows, HostAmount, readGraph } from "../../../../host/read-graph"
import { toMinorUnits } from "../../../../money/money"

const Text = z.string().nullish()

const CartAddress = z.object({
  first_name: Text,
  last_name: Text,
  phone: Text,
  address_1: Text,
  address_2: Text,
  city: Text,
  province: Text,
  country_code: Text,
  postal_code: Text,
})

const CartItem = z.object({
  id: z.string(),
  variant_id: z.string().nullable(),
  product_id: z.string().nullable(),
  product_title: Text,
  title: z.string(),
  quantity: z.coerce.number(),
  unit_price: HostAmount,
  subtotal: HostAmount,
  requires_shipping: z.boolean(),
})

const CartRow = z.object({
  id: z.string(),
  currency_code: z.string(),
  region_id: z.string().nullable(),
  sales_channel_id: z.string().nullable(),
  email: Text,
  customer_id: Text,
  items: z.array(CartItem.nullable()).nullish(),
  item_subtotal: HostAmount,
  shipping_subtotal: HostAmount,
  discount_subtotal: HostAmount,
  total: HostAmount,
  shipping_address: CartAddress.nullish(),
  shipping_methods: z
    .array(z.object({ id: z.string(), shipping_option_id: Text, name: Text }).nullable())
    .nullish(),
})

const FIELDS = [
  "id",
  "currency_code",
  "region_id",
  "sales_channel_id",
  "email",
  "customer_id",
  ...Object.keys(CartItem.shape).map((field) => `items.${field}`),
  "item_subtotal",
  "shipping_subtotal",
  "discount_subtotal",
  "total",
  ...Object.keys(CartAddress.shape).map((field) => `shipping_address.${field}`),
  "shipping_methods.id",
  "shipping_methods.shipping_option_id",
  "shipping_methods.name",
]

const OrderLink = z.object({
  order: z.object({ id: z.string(), display_id: z.number() }).nullish(),
})

const OptionRow = z.object({ id: z.string(), name: z.string(), amount: HostAmount.nullish() })

export interface CheckoutLine {
  id: string
  variant_id: string
  product_id: string
  title: string
  quantity: number
  /** Minor units, as all amounts here. */
  unit_price: bigint
  subtotal: bigint
  ships: boolean
}

export interface ShippingOption {
  id: string
  name: string
  amount: bigint
}

/** A cart of the host's, as an agent's checkout shows it. */
export interface Checkout {
  cart_id: string
  /** ISO 4217, upper case. */
  currency: string
  region_id: string | null
  sales_channel_id: string | null
  email: string | null
  customer_id: string | null
  lines: CheckoutLine[]
  address: z.output<typeof CartAddress> | null
  options: ShippingOption[]
  selected_option: string | null
  totals: { subtotal: bigint; discount: bigint; fulfillment: bigint; tax: bigint; total: bigint }
  order: { id: string; display_id: number } | null
}

/** Reads a cart with its totals, its ways of shipping and its order; null when there is none. */
export async function readCheckout(
  scope: MedusaContainer,
  cartId: string
): Promise<Checkout | null> {
  const [cart] = await readGraph(scope, {
    entity: "cart",
    fields: FIELDS,
    filters: { id: cartId },
    row: CartRow,
  })
  if (!cart) return null
  const links = await readGraph(scope, {
    entity: "order_cart",
    fields: ["order.id", "order.display_id"],
    filters: { cart_id: cartId },
    row: OrderLink,
  })
  const minor = (amount: BigNumberInput) =>
    toMinorUnits(String(amount), cart.currency_code.toUpperCase())
  const items = (cart.items ?? []).filter((item) => item !== null)
  const subtotal = minor(cart.item_subtotal)
  const fulfillment = minor(cart.shipping_subtotal)
  const discount = minor(cart.discount_subtotal)
  const total = minor(cart.total)
  const address = cart.shipping_address ?? null
  const order = links.map((link) => link.order).find((found) => found) ?? null
  const canShip = !order && address?.country_code && items.length > 0
  return {
    cart_id: cart.id,
    currency: cart.currency_code.toUpperCase(),
    region_id: cart.region_id,
    sales_channel_id: cart.sales_channel_id,
    email: cart.email ?? null,
    customer_id: cart.customer_id ?? null,
    lines: items.map((item) => ({
      id: item.id,
      variant_id: item.variant_id ?? "",
      product_id: item.product_id ?? "",
      title: item.product_title ?? item.title,
      quantity: item.quantity,
      unit_price: minor(item.unit_price),
      subtotal: minor(item.subtotal),
      ships: item.requires_shipping,
    })),
    address,
    options: canShip ? await readOptions(scope, cart.id, minor) : [],
    selected_option: cart.shipping_methods?.[0]?.shipping_option_id ?? null,
    // What is neither goods nor shipping nor discount is tax: so that the parts add up to the total.
    totals: {
      subtotal,
      discount,
      fulfillment,
      tax: total - subtotal - fulfillment + discount,
      total,
    },
    order,
  }
}

async function readOptions(
  scope: MedusaContainer,
  cart_id: string,
  minor: (amount: BigNumberInput) => bigint
): Promise<ShippingOption[]> {
  const { result } = await listShippingOptionsForCartWorkflow(scope).run({
    input: { cart_id, is_return: false },
  })
  const rows: readonly unknown[] = Array.isArray(result) ? result : []
  return checkRows("shipping_option", OptionRow, rows).flatMap(({ id, name, amount }) =>
    amount == null ? [] : [{ id, name, amount: minor(amount) }]
  )
}

/** Names what a buyer would agree to: lines, address, way of shipping, total. */
export function digestOf({ lines, address, selected_option, totals, currency }: Checkout): string {
  const agreed = [
    lines
      .map(({ variant_id, quantity, subtotal }) => [variant_id, quantity, String(subtotal)])
      .sort(),
    address && Object.values(address),
    selected_option,
    String(totals.total),
    currency,
  ]
  return createHash("sha256").update(JSON.stringify(agreed)).digest("base64url")
}
