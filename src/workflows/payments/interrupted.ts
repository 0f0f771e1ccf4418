import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { HostAmount, readGraph } from "../../host/read-graph"
import { toMinorUnits } from "../../money/money"
import { isWalletProvider, WALLET_PROVIDER } from "./wallet-provider"

/**
 * The host places the order first and asks for the payment afterwards. A process that stops in between
 * leaves an order that nothing was paid or set aside for, and completing its cart again answers with that
 * order without asking for the payment. These are found by their payment sessions, and paid.
 */

/** Somebody may be completing the cart until then: so long does the host's own lock of a cart last. */
const COMPLETING_MS = 2 * 60 * 1000
/** Sessions of carts that nobody completed are read too; so many at a time. */
const BATCH = 500
/** How long somebody waits for a completion of the same cart that is under way. */
const LOCK_SECONDS = 5

/** An order that was placed and whose payment with the wallet was never asked for. */
export interface InterruptedOrder {
  order_id: string
  display_id: number
  customer_id: string | null
  cart_id: string
  payment_collection_id: string
  session_id: string
  /** Minor units. */
  amount: bigint
  /** ISO 4217, upper case. */
  currency: string
  placed_at: Date
}

const SessionRow = z.object({
  id: z.string(),
  provider_id: z.string(),
  payment_collection_id: z.string(),
  amount: HostAmount,
  raw_amount: HostAmount.optional(),
  currency_code: z.string(),
  payment: z.object({ id: z.string() }).nullish(),
})

const CartLink = z.object({ cart_id: z.string(), payment_collection_id: z.string() })

const OrderLink = z.object({
  cart_id: z.string(),
  order: z
    .object({
      id: z.string(),
      display_id: z.number(),
      status: z.string(),
      customer_id: z.string().nullable(),
      created_at: z.union([z.string(), z.date()]),
    })
    .nullish(),
})

/**
 * Orders whose payment was never asked for, since whenever their sessions were changed last. Not those of
 * the last two minutes: their checkouts may be under way.
 */
export async function findInterruptedOrders(
  container: MedusaContainer,
  since: Date
): Promise<InterruptedOrder[]> {
  const found: InterruptedOrder[] = []
  for (let skip = 0, read = BATCH; read === BATCH; skip += BATCH) {
    const sessions = await readGraph(container, {
      entity: "payment_session",
      fields: [...Object.keys(SessionRow.omit({ payment: true }).shape), "payment.id"],
      filters: { provider_id: { $like: `pp_${WALLET_PROVIDER}%` }, updated_at: { $gt: since } },
      pagination: { take: BATCH, skip, order: { id: "ASC" } },
      row: SessionRow,
    })
    read = sessions.length
    const placed = await ofPlacedOrders(container, sessions)
    found.push(
      ...placed.filter(({ placed_at }) => placed_at.getTime() < Date.now() - COMPLETING_MS)
    )
  }
  return found
}

/** The order that a cart has become, if its payment was not asked for yet; null otherwise. */
export async function findInterruptedOrder(
  container: MedusaContainer,
  cartId: string
): Promise<InterruptedOrder | null> {
  const links = await readGraph(container, {
    entity: "cart_payment_collection",
    fields: Object.keys(CartLink.shape),
    filters: { cart_id: cartId },
    row: CartLink,
  })
  if (!links.length) return null
  const sessions = await readGraph(container, {
    entity: "payment_session",
    fields: [...Object.keys(SessionRow.omit({ payment: true }).shape), "payment.id"],
    filters: { payment_collection_id: links.map((link) => link.payment_collection_id) },
    row: SessionRow,
  })
  const [found] = await ofPlacedOrders(container, sessions)
  return found ?? null
}

async function ofPlacedOrders(
  container: MedusaContainer,
  sessions: readonly z.output<typeof SessionRow>[]
): Promise<InterruptedOrder[]> {
  const paid = new Set(
    sessions.filter(({ payment }) => payment).map((session) => session.payment_collection_id)
  )
  const open = sessions.filter(
    ({ provider_id, payment_collection_id }) =>
      isWalletProvider(provider_id) && !paid.has(payment_collection_id)
  )
  if (!open.length) return []
  // Only carts' collections: one that was made for an order's change waits for somebody to pay it.
  const carts = await readGraph(container, {
    entity: "cart_payment_collection",
    fields: Object.keys(CartLink.shape),
    filters: { payment_collection_id: open.map((session) => session.payment_collection_id) },
    row: CartLink,
  })
  if (!carts.length) return []
  const links = await readGraph(container, {
    entity: "order_cart",
    fields: [
      "cart_id",
      ...["id", "display_id", "status", "customer_id", "created_at"].map((one) => `order.${one}`),
    ],
    filters: { cart_id: carts.map(({ cart_id }) => cart_id) },
    row: OrderLink,
  })
  return links.flatMap(({ cart_id, order }) => {
    const collection = carts.find((cart) => cart.cart_id === cart_id)?.payment_collection_id
    const session = open.find((one) => one.payment_collection_id === collection)
    if (!order || !session || order.status === "canceled") return []
    const currency = session.currency_code.toUpperCase()
    return [
      {
        order_id: order.id,
        display_id: order.display_id,
        customer_id: order.customer_id,
        cart_id,
        payment_collection_id: session.payment_collection_id,
        session_id: session.id,
        amount: toMinorUnits((session.raw_amount ?? session.amount).toString(), currency),
        currency,
        placed_at: new Date(order.created_at),
      },
    ]
  })
}

/**
 * Asks for the payment of an order that the process stopped before. While the host's lock of the cart is
 * held, so that a completion which is still under way does it itself.
 *
 * @throws what the wallet refuses with
 */
export async function payInterruptedOrder(
  container: MedusaContainer,
  { cart_id }: Pick<InterruptedOrder, "cart_id">
): Promise<void> {
  const pay = async () => {
    const order = await findInterruptedOrder(container, cart_id)
    if (!order) return
    // The links are made one beside the other: this one may be missing where the cart's is there.
    await container.resolve(ContainerRegistrationKeys.LINK).create({
      [Modules.ORDER]: { order_id: order.order_id },
      [Modules.PAYMENT]: { payment_collection_id: order.payment_collection_id },
    })
    await container.resolve(Modules.PAYMENT).authorizePaymentSession(order.session_id, {})
  }
  await container.resolve(Modules.LOCKING).execute([cart_id], pay, { timeout: LOCK_SECONDS })
}
