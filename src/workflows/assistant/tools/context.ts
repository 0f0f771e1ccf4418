import type { MedusaContainer } from "@medusajs/framework/types"
import type { CartChangeRecord } from "../../../modules/assistant"
import type { Shopper, Tool } from "../../../modules/assistant/types"

/**
 * What every tool runs with. Made once a turn from the request, never from what a model says:
 *
 *   const shopper = await resolveShopper(scope, { customer_id, guest, … })
 *   const context: ToolContext = { scope, shopper }
 *
 * Nothing has to be prepared for the cart. It belongs to `shopper.key`: a customer's to their
 * account, a guest's to the session that the signed, httpOnly cookie of the nonce route names.
 * That cookie is there before a turn begins, since the nonce is bound to it, so a tool can open a
 * cart in the middle of a stream without a header of its own.
 */
export interface ToolContext {
  scope: MedusaContainer
  shopper: Shopper
  /** Makes each change of the cart once, where a turn may be begun again. */
  changes?: CartChangeRecord
  /** Aborted when the shopper has gone; long work may look at it. */
  signal?: AbortSignal
}

/** A tool of the assistant's registry, whatever it takes and gives. */
export type AssistantTool = Tool<ToolContext, never, unknown>

/** Declares a tool; its input and output types come from its schemas. */
export function defineTool<Input, Output>(
  tool: Tool<ToolContext, Input, Output>
): Tool<ToolContext, Input, Output> {
  return tool
}
