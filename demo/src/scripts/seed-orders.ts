/** Ninety days of orders: paid, shipped, delivered, some refunded, some cancelled. */
import type { CreateOrderDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { GUESTS, MEMBERS, type Person } from "./seed-accounts"
import type { Notebook } from "./seed-notebook"
import { dateOrder } from "./seed-order-dates"
import { payOrder } from "./seed-order-payments"
import { shipOrder } from "./seed-order-shipments"
import { Random } from "./seed-random"
import { reportWork } from "./seed-report"
import type { Shop } from "./seed-store"

const ORDERS = 240
const BATCH = 20
const DAYS = 90
export const ORDER_BATCHES = ORDERS / BATCH

/** What became of an order, and when. */
export interface OrderPlan {
  number: number
  person: Person
  placedAt: Date
  /** cancelled before it was paid, paid and not yet shipped, on its way, or there */
  fate: "cancelled" | "paid" | "shipped" | "delivered"
  /** share of the paid sum that went back, 0 to 1 */
  refunded: number
}

interface Offer {
  id: string
  sku: string
  title: string
  product: { id: string; title: string; handle: string; thumbnail: string; subtitle: string }
  prices: Map<string, number>
}

/** Newest last, more of them on recent days; the same plan every time but for the day it starts from. */
function planOrders(now: number): OrderPlan[] {
  const random = new Random("orders")
  return Array.from({ length: ORDERS }, (_, index) => {
    const share = Math.pow(index / ORDERS, 0.85)
    const age = (1 - share) * DAYS * 86_400_000
    const jitter = random.next() * 6 * 3_600_000
    const placedAt = new Date(
      now - Math.max(age - jitter, 1_800_000 + random.between(0, 3_600_000))
    )
    const days = age / 86_400_000
    const chance = random.next()
    const fate =
      chance < 0.07 ? "cancelled" : days > 7 ? "delivered" : days > 2 ? "shipped" : "paid"
    const isReturned = fate === "delivered" && random.chance(0.1)
    return {
      number: index + 1,
      person: random.chance(0.45) ? random.pick(MEMBERS) : random.pick(GUESTS),
      placedAt,
      fate,
      refunded: isReturned ? (random.chance(0.5) ? 1 : 0.5) : 0,
    }
  })
}

async function listOffers(container: MedusaContainer): Promise<Offer[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "variant",
    fields: [
      "id",
      "sku",
      "title",
      "product.id",
      "product.title",
      "product.handle",
      "product.thumbnail",
      "product.subtitle",
      "price_set.prices.amount",
      "price_set.prices.currency_code",
      "price_set.prices.price_list_id",
    ],
    pagination: { take: 2_000, order: { sku: "ASC" } },
  })
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the generated types don't know the link
  return (data as any[]).map(({ price_set, ...variant }) => ({
    ...variant,
    prices: new Map(
      price_set.prices
        .filter((price: { price_list_id?: string }) => !price.price_list_id)
        .map((price: { currency_code: string; amount: number }) => [
          price.currency_code,
          price.amount,
        ])
    ),
  }))
}

function draftOrder(
  plan: OrderPlan,
  offers: Offer[],
  shop: Shop,
  customerId: string | undefined
): CreateOrderDTO {
  const random = new Random(`order ${plan.number}`)
  const { person } = plan
  const address = { ...person.address, first_name: person.first_name, last_name: person.last_name }
  const method = random.chance(0.8) ? shop.shippingOptions[0]! : shop.shippingOptions[1]!
  const shippingPrices: Record<string, number> = { usd: 5.9, eur: 5.5, jpy: 890, kwd: 1.75 }
  const chosen = random.shuffle(offers).slice(0, random.between(1, 4))
  return {
    status: plan.fate === "delivered" ? "completed" : "pending",
    region_id: shop.regions.find((region) => region.currency_code === person.currency)!.id,
    currency_code: person.currency,
    customer_id: customerId,
    email: person.email,
    sales_channel_id: shop.salesChannelId,
    shipping_address: address,
    billing_address: address,
    items: chosen.map((offer) => ({
      title: offer.product.title,
      subtitle: offer.title,
      thumbnail: offer.product.thumbnail,
      quantity: random.chance(0.8) ? 1 : random.between(2, 3),
      unit_price: offer.prices.get(person.currency)!,
      variant_id: offer.id,
      variant_sku: offer.sku,
      variant_title: offer.title,
      product_id: offer.product.id,
      product_title: offer.product.title,
      product_handle: offer.product.handle,
      product_subtitle: offer.product.subtitle,
      requires_shipping: true,
    })),
    shipping_methods: [
      {
        name: method.name,
        amount: shippingPrices[person.currency]!,
        shipping_option_id: method.id,
        data: {},
      },
    ],
    metadata: { demo_order: plan.number },
  } as CreateOrderDTO
}

/** Orders of an interrupted batch; what hangs on them goes out of sight with them. */
async function clearBatch(container: MedusaContainer, plans: OrderPlan[]) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = await knex("order")
    .select("id")
    .whereRaw("(metadata->>'demo_order')::int between ? and ?", [
      plans[0]!.number,
      plans[plans.length - 1]!.number,
    ])
  await container.resolve(Modules.ORDER).deleteOrders(rows.map(({ id }: { id: string }) => id))
}

async function makeBatch(
  container: MedusaContainer,
  plans: OrderPlan[],
  offers: Offer[],
  shop: Shop,
  customerIds: Map<string, string>
) {
  const orders = container.resolve(Modules.ORDER)
  for (const plan of plans) {
    // One at a time: an order's number follows from the order they are made in.
    const draft = draftOrder(plan, offers, shop, customerIds.get(plan.person.email))
    const order = await orders.createOrders(draft)
    await payOrder(container, order, plan)
    if (plan.fate === "shipped" || plan.fate === "delivered") {
      await shipOrder(container, order, plan, shop)
    }
    await dateOrder(container, order, plan)
  }
}

interface OrderOfToday {
  /** What is in it follows from the number; the first from it on that costs enough. */
  number: number
  person: Person
  customer_id: string
  /** What its goods cost at least, in major units. */
  least: number
}

/** Makes one order of today that is paid; answers its id. */
export async function seedOrder(
  container: MedusaContainer,
  shop: Shop,
  { number, person, customer_id, least }: OrderOfToday
): Promise<string> {
  const offers = await listOffers(container)
  const plan: OrderPlan = { number, person, placedAt: new Date(), fate: "paid", refunded: 0 }
  let draft = draftOrder(plan, offers, shop, customer_id)
  while (costOf(draft) < least) {
    plan.number += 1
    draft = draftOrder(plan, offers, shop, customer_id)
  }
  const order = await container.resolve(Modules.ORDER).createOrders(draft)
  await payOrder(container, order, plan)
  return order.id
}

function costOf({ items = [] }: CreateOrderDTO): number {
  return items.reduce(
    (sum, { unit_price, quantity }) => sum + Number(unit_price) * Number(quantity),
    0
  )
}

/** Writes the shop's recent history. */
export async function seedOrders(
  container: MedusaContainer,
  notebook: Notebook,
  shop: Shop,
  customerIds: Map<string, string>
) {
  const plans = planOrders(Date.now())
  const offers = await listOffers(container)
  for (let start = 0; start < ORDERS; start += BATCH) {
    const batch = plans.slice(start, start + BATCH)
    await notebook.once(
      `orders from ${batch[0]!.number}`,
      () => makeBatch(container, batch, offers, shop, customerIds),
      () => clearBatch(container, batch)
    )
    reportWork(10, "orders")
  }
}
