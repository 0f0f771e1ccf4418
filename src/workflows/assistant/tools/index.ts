import type { MedusaContainer } from "@medusajs/framework/types"
import { assistantSettingsOf } from "../../../modules/assistant"
import { merchantTools } from "../extensions"
import { addToCart, removeFromCart, updateCartItem, viewCart } from "./cart"
import { listCategories } from "./categories"
import { compareProducts } from "./compare-products"
import type { AssistantTool } from "./context"
import { requestHandover } from "./handover"
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

/**
 * The plugin's own. Whoever runs them checks the input by the tool's own schema first, whatever it is.
 */
export const TOOLS = [
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
  requestHandover,
] as readonly unknown[] as readonly AssistantTool[]

const WITHOUT_HANDOVER = TOOLS.filter(({ name }) => name !== requestHandover.name)

const NAMES: ReadonlySet<string> = new Set(TOOLS.map(({ name }) => name))

/**
 * Every tool that a conversation with a shopper may use, in the order in which models see them; the
 * store's own stand at the end.
 */
export async function createToolRegistry(
  scope: MedusaContainer
): Promise<readonly AssistantTool[]> {
  const { handover_enabled } = assistantSettingsOf(scope)
  return [...(handover_enabled ? TOOLS : WITHOUT_HANDOVER), ...(await merchantTools(scope, NAMES))]
}
