import { ADVERSARIAL, INJECTED } from "./adversarial"
import { CART } from "./cart"
import { FINDING, LOOKING } from "./finding"
import type { Script } from "./script"
import { ACCOUNT, SHOP } from "./shop"

export type { Script, Step } from "./script"
export { INJECTED }
export { POLICIES } from "./shop"

/** Every conversation, by what it is about. */
export const CONVERSATIONS: Record<string, Script[]> = {
  "A shopper finds": FINDING,
  "A shopper looks": LOOKING,
  "The cart": CART,
  "A shopper asks the shop": SHOP,
  "Orders and wallets": ACCOUNT,
  Somebody: ADVERSARIAL,
}
