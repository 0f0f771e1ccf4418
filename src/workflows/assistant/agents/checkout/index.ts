export { changeCheckout, checkoutShopper, openCheckout } from "./change-checkout"
export { completeCheckout, takePricesAnew } from "./complete-checkout"
export { findProvider, missingOf, obstacleOf } from "./examine"
export { error, forBuyer, type Message } from "./messages"
export {
  CHECKOUT,
  type CheckoutStatus,
  FULFILLMENT,
  HANDLER_ID,
  presentCheckout,
  STATUSES,
  walletHandler,
} from "./present-checkout"
export { type Checkout, digestOf, readCheckout } from "./read-checkout"
export { CheckoutRequest, CheckoutUpdate, CompleteRequest } from "./requests"
