export { ShopAssistant } from "./launcher"
export type { AssistantEvents } from "./launcher"
export type { Cart, CartItem, Comparison, ProductCard, Variation } from "../client/assistant-client"
