import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import type { Contacts } from "../../modules/rewards"

/** Older orders tell where somebody lived. */
const ORDERS = 20

const FIELDS = ["address_1", "address_2", "city", "postal_code", "country_code", "phone"] as const

const Text = z.string().nullish()
const Address = z.object({
  address_1: Text,
  address_2: Text,
  city: Text,
  postal_code: Text,
  country_code: Text,
  phone: Text,
})
const CustomerRow = z.object({
  id: z.string(),
  email: Text,
  phone: Text,
  addresses: z.array(Address.nullish()).nullish(),
})
const OrderRow = z.object({
  id: z.string(),
  email: Text,
  shipping_address: Address.nullish(),
  billing_address: Address.nullish(),
})

/**
 * How a customer with an account is reached: their profile, their addresses, and those of their latest
 * orders. Null for who has no account (any more).
 */
export async function readContacts(
  container: MedusaContainer,
  customerId: string
): Promise<Contacts | null> {
  const [customer] = await readGraph(container, {
    entity: "customer",
    fields: ["id", "email", "phone", ...FIELDS.map((field) => `addresses.${field}`)],
    filters: { id: [customerId], has_account: true },
    row: CustomerRow,
  })
  if (!customer) return null
  const orders = await readGraph(container, {
    entity: "order",
    fields: [
      "id",
      "email",
      ...["shipping_address", "billing_address"].flatMap((address) =>
        FIELDS.map((field) => `${address}.${field}`)
      ),
    ],
    filters: { customer_id: customerId },
    pagination: { take: ORDERS, skip: 0, order: { created_at: "DESC" } },
    row: OrderRow,
  })
  return {
    emails: present([customer.email, ...orders.map(({ email }) => email)]),
    phones: present([customer.phone]),
    addresses: present([
      ...(customer.addresses ?? []),
      ...orders.flatMap((order) => [order.shipping_address, order.billing_address]),
    ]),
  }
}

function present<Value>(values: readonly (Value | null | undefined)[]): Value[] {
  return values.filter((value) => value != null)
}
