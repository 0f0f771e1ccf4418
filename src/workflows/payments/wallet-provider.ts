/** What the provider is registered under: `pp_wallet`, with the id from the store's configuration behind. */
export const WALLET_PROVIDER = "wallet"

/** Whether a payment or session is one with the wallet. */
export function isWalletProvider(providerId: string | undefined | null): boolean {
  return (
    providerId === `pp_${WALLET_PROVIDER}` || !!providerId?.startsWith(`pp_${WALLET_PROVIDER}_`)
  )
}

export const SESSION_SOURCE = "payment_session:"

/** What a hold for a payment session says it is for. */
export function sourceOf(sessionId: string): string {
  return `${SESSION_SOURCE}${sessionId}`
}

/** The payment session that a hold is for; null when it is for something else. */
export function sessionOf(source: string | null): string | null {
  return source?.startsWith(SESSION_SOURCE) ? source.slice(SESSION_SOURCE.length) : null
}

/**
 * What a session's data say: written by us when the session was made, over whatever the storefront
 * sent, and never by it.
 */
export interface SessionData {
  session_id: string
  /** Null when nobody was signed in: such a session can only be refused. */
  customer_id: string | null
  /** ISO 4217, upper case. */
  currency: string
  /** Minor units. */
  minor_amount: string
}

export function isSessionData(
  data: Record<string, unknown> | undefined
): data is Record<string, unknown> & SessionData {
  const { session_id, customer_id, currency, minor_amount } = data ?? {}
  const isOurs = [session_id, currency, minor_amount].every((field) => typeof field === "string")
  return isOurs && (customer_id === null || typeof customer_id === "string")
}

/** @throws Error for data that are not ours */
export function readSessionData(data: Record<string, unknown> | undefined): SessionData {
  if (!isSessionData(data)) {
    throw new Error("This payment session was not made by the wallet")
  }
  const { session_id, customer_id, currency, minor_amount } = data
  return { session_id, customer_id, currency, minor_amount }
}
