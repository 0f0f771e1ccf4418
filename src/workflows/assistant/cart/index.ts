export { adoptGuestCart } from "./adopt-cart"
export {
  addToCart,
  MAX_QUANTITY,
  moveCart,
  removeFromCart,
  updateCartItem,
  viewCart,
} from "./change-cart"
export type { CartReading, LineWish } from "./change-cart"
export { findOwnCart } from "./own-cart"
export { findPurchasable } from "./purchasable"
export type { Purchasable, Wish } from "./purchasable"
export { readItemTotal } from "./item-total"
export { once } from "./once"
export type { CartIdempotency, OnceOutcome } from "./once"
