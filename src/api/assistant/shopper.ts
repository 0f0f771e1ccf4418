import type { MedusaRequest } from "@medusajs/framework/http"
import type { Identity } from "../../http"
import { ASSISTANT_MODULE } from "../../modules/assistant"
import type { AssistantService } from "../../modules/assistant"
import type { Shopper } from "../../modules/assistant/types"
import { adoptGuestCart } from "../../workflows/assistant/cart"
import { resolveShopper, shopperKey } from "../../workflows/assistant/catalogue"
import { guestSessionOf } from "../guest-session"

/** What the body of a request may tell about whom it serves. */
export interface RequestHints {
  /** BCP 47. */
  locale?: string
  /** Two letters. */
  country?: string
}

/**
 * Whom a request serves: the customer who is signed in, else the guest of the session cookie, else
 * whoever's credential it came with. Somebody who has signed in keeps the cart and the conversations
 * that they had as a guest.
 */
export async function shopperOf(
  request: MedusaRequest,
  { customer_id, type, key }: Identity,
  hints: RequestHints = {}
): Promise<Shopper> {
  const { scope } = request
  const session = guestSessionOf(request)
  if (customer_id !== undefined && session !== undefined) {
    const customer = { key: shopperKey({ customer_id }), customer_id }
    const guest = shopperKey({ guest: session })
    await adoptGuestCart(scope, customer, guest)
    const { conversations, handovers, touches } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    await Promise.all([
      conversations.adopt(guest, customer.key),
      touches.adopt(guest, customer.key),
      handovers.adopt(guest, customer.key),
    ])
  }
  return resolveShopper(scope, {
    ...hints,
    customer_id,
    guest: session ?? (type === "guest" ? undefined : key),
    publishable_key: request.get("x-publishable-api-key"),
  })
}
