import {
  type OrderFacts,
  type Referral,
  type ReferralReason,
  type Rule,
  sharesContact,
} from "../../modules/rewards"
import { findFirstPaid } from "./first-order"
import { readContacts } from "./read-contacts"
import type { Step } from "./settle-rewards"

/**
 * Decides about the referral of who placed a locked order, if it is open and this is their first paid
 * order. Which order that is the host's rows say, whichever of them was heard of first.
 *
 * @returns the order that decides where it is another one, so that it is looked at next
 */
export async function settleReferral(
  { container, rewards, transaction }: Pick<Step, "container" | "rewards" | "transaction">,
  order: OrderFacts,
  rules: ReadonlyMap<number, Rule>
): Promise<string | null> {
  if (order.customer_id === null || !order.paid) return null
  const referral = await rewards.lockOpenReferral(order.customer_id, transaction)
  if (!referral) return null
  const first = await findFirstPaid(container, order.customer_id)
  if (!first) return null
  // It was paid while its customer took the code.
  if (first.paid_at < referral.created_at) {
    const orderId = first.id === order.id ? order.id : null
    await rewards.refuseReferral(referral, "ordered_before", orderId, transaction)
    return null
  }
  if (first.id !== order.id) return first.id
  const refusal = await refusalOf({ container }, referral)
  if (refusal) await rewards.refuseReferral(referral, refusal, order.id, transaction)
  else await rewards.decideReferral(referral, order, rules, transaction)
  return null
}

/** What the friend's order tells of their addresses is looked at as well. */
async function refusalOf(
  { container }: Pick<Step, "container">,
  { referrer_id, friend_id }: Referral
): Promise<ReferralReason | null> {
  const referrer = await readContacts(container, referrer_id)
  const friend = await readContacts(container, friend_id)
  if (!referrer || !friend) return "account_closed"
  return sharesContact(referrer, friend) ? "same_address" : null
}
