export { readPromotions } from "./promotions"
export type { Offer } from "./promotions"
export { readShippingOptions } from "./shipping-options"
export type { ShippingEstimate, ShippingOption } from "./shipping-options"
