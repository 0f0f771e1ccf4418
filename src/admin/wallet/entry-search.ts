import { parseMoney } from "../money/money"

interface EntrySearch {
  q?: string
  email?: string
  transfer_group_id?: string
  amount_min?: string
  amount_max?: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * What somebody who typed a text into the search looks for.
 *
 * @param currency that amounts are in
 */
export function entrySearchOf(
  typed: string | undefined,
  currency: string | undefined,
  locale: string
): EntrySearch {
  const text = typed?.trim()
  if (!text) return {}
  if (/^\S+@\S+$/.test(text)) return { email: text }
  if (UUID.test(text)) return { transfer_group_id: text.toLowerCase() }
  // Without a separator it may as well be the number of an order or of a ticket.
  const amount = currency && /[.,]/.test(text) ? parseMoney(text, currency, locale) : undefined
  if (amount && "minor" in amount) return { amount_min: amount.minor, amount_max: amount.minor }
  return { q: text }
}
