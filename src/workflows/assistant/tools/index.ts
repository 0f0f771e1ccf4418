import type { MedusaContainer } from "@medusajs/framework/types"
import type { AssistantTool } from "./context"

export { defineTool } from "./context"
export type { AssistantTool, ToolContext } from "./context"

const TOOLS: readonly AssistantTool[] = []

/** Every tool that a conversation with a shopper may use, in the order in which models see them. */
export function createToolRegistry(_scope: MedusaContainer): readonly AssistantTool[] {
  return TOOLS
}
