export type { CartChange, CartChangeRecord } from "./cart-change"
export { CartOwners } from "./cart-owners"
export { CartRequests } from "./cart-requests"
export type { CartRequestState } from "./cart-requests"
