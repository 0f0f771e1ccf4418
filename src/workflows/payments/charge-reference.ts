/** What the reference of a hold begins with that charges a wallet for an order; the order's id follows. */
const CHARGE_REFERENCE = "order_charge:"

export function chargeReference(orderId: string): string {
  return `${CHARGE_REFERENCE}${orderId}`
}

/** The order that a hold charges a wallet for; null for any other hold. */
export function chargedOrder({ reference }: { reference: string | null }): string | null {
  return reference?.startsWith(CHARGE_REFERENCE) ? reference.slice(CHARGE_REFERENCE.length) : null
}
