import type { MedusaContainer } from "@medusajs/framework/types"
import { addToCart, removeFromCart, updateCartItem, viewCart } from "./cart"
import { listCategories } from "./categories"
import { compareProducts } from "./compare-products"
import type { AssistantTool } from "./context"
import { getOrderStatus, listOrders } from "./orders"
import { getPolicy } from "./policies"
import { getProductDetails, ProductDetailsSchema } from "./product-details"
import { listPromotions } from "./promotions"
import { getRecommendations } from "./recommendations"
import { searchProducts } from "./search-products"
import { estimateShipping } from "./shipping"
import { getTopProducts } from "./top-products"
import { getWalletBalance, whatCanIGet } from "./wallet"

export { defineTool } from "./context"
export type { AssistantTool, ToolContext } from "./context"
export { getProductDetails, ProductDetailsSchema, searchProducts }

/** Whoever runs them checks the input by the tool's own schema first, whatever it is. */
const TOOLS = [
  searchProducts,
  getProductDetails,
  compareProducts,
  getRecommendations,
  getTopProducts,
  listCategories,
  addToCart,
  updateCartItem,
  removeFromCart,
  viewCart,
  estimateShipping,
  listPromotions,
  getOrderStatus,
  listOrders,
  getPolicy,
  getWalletBalance,
  whatCanIGet,
] as readonly unknown[] as readonly AssistantTool[]

/** Every tool that a conversation with a shopper may use, in the order in which models see them. */
export function createToolRegistry(_scope: MedusaContainer): readonly AssistantTool[] {
  return TOOLS
}
