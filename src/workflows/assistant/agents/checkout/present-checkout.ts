import { UCP_VERSION } from "../ucp/present"
import type { Message } from "./messages"
import type { Checkout, CheckoutLine } from "./read-checkout"

export const CHECKOUT = "dev.ucp.shopping.checkout"
export const FULFILLMENT = "dev.ucp.shopping.fulfillment"
/** The payment handler of the store's own wallets. */
export const WALLET_HANDLER = "dev.medusa.wallet_assistant.store_credit"
export const HANDLER_ID = "wallet"

export const STATUSES = [
  "incomplete",
  "requires_escalation",
  "ready_for_complete",
  "complete_in_progress",
  "completed",
  "canceled",
] as const
export type CheckoutStatus = (typeof STATUSES)[number]

export interface Presented {
  id: string
  status: CheckoutStatus
  checkout: Checkout
  messages: readonly Message[]
  expires_at: Date
  continue_url: string | null
  shop_url: string
  pays: boolean
}

/** A checkout as the protocol describes it; amounts are JSON integers of minor units. */
export function presentCheckout(presented: Presented) {
  const { id, status, checkout, messages, expires_at, continue_url, shop_url, pays } = presented
  const { lines, currency, totals, order } = checkout
  return {
    ucp: {
      version: UCP_VERSION,
      status: "success",
      capabilities: {
        [CHECKOUT]: [{ version: UCP_VERSION }],
        [FULFILLMENT]: [{ version: UCP_VERSION, extends: CHECKOUT }],
      },
      payment_handlers: pays ? walletHandler() : {},
    },
    id,
    status,
    currency,
    line_items: lines.map(presentLine),
    totals: [
      { type: "subtotal", amount: amountOf(totals.subtotal) },
      ...(totals.discount > 0n ? [{ type: "discount", amount: -amountOf(totals.discount) }] : []),
      ...(totals.fulfillment > 0n || checkout.selected_option
        ? [{ type: "fulfillment", amount: amountOf(totals.fulfillment) }]
        : []),
      ...(totals.tax > 0n ? [{ type: "tax", amount: amountOf(totals.tax) }] : []),
      { type: "total", amount: amountOf(totals.total) },
    ],
    ...(checkout.address ? { fulfillment: presentFulfillment(checkout) } : {}),
    messages: messages.map((message) => ({ ...message })),
    links: [],
    expires_at: expires_at.toISOString(),
    ...(continue_url ? { continue_url } : {}),
    ...(order
      ? { order: { id: order.id, label: `#${order.display_id}`, permalink_url: shop_url } }
      : {}),
  }
}

/** What agents name when they complete a checkout with a customer's wallet. */
export function walletHandler() {
  return {
    [WALLET_HANDLER]: [
      {
        id: HANDLER_ID,
        version: UCP_VERSION,
        available_instruments: [{ type: "store_credit" }],
      },
    ],
  }
}

function presentLine({ id, variant_id, title, quantity, unit_price, subtotal }: CheckoutLine) {
  return {
    id,
    item: { id: variant_id, title, price: amountOf(unit_price) },
    quantity,
    totals: [
      { type: "subtotal", amount: amountOf(subtotal) },
      { type: "total", amount: amountOf(subtotal) },
    ],
  }
}

function presentFulfillment({ lines, address, options, selected_option }: Checkout) {
  const line_item_ids = lines.map(({ id }) => id)
  const written = {
    first_name: address?.first_name,
    last_name: address?.last_name,
    phone_number: address?.phone,
    street_address: address?.address_1,
    extended_address: address?.address_2,
    address_locality: address?.city,
    address_region: address?.province,
    address_country: address?.country_code?.toUpperCase(),
    postal_code: address?.postal_code,
  }
  const known = Object.entries(written).filter(([, value]) => value)
  return {
    methods: [
      {
        id: "shipping",
        type: "shipping",
        line_item_ids,
        destinations: [
          { id: "destination", type: "shipping_address", ...Object.fromEntries(known) },
        ],
        selected_destination_id: "destination",
        groups: [
          {
            id: "package",
            line_item_ids,
            options: options.map(({ id, name, amount }) => ({
              id,
              title: name,
              totals: [{ type: "total", amount: amountOf(amount) }],
            })),
            selected_option_id: selected_option,
          },
        ],
      },
    ],
  }
}

/** The protocol has JSON integers of at most 2^53 − 1, which a larger amount must not be rounded to. */
function amountOf(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError("A price has too many digits")
  return Number(amount)
}
