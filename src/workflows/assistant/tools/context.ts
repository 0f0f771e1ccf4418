import type { MedusaContainer } from "@medusajs/framework/types"
import type { CartChangeRecord } from "../../../modules/assistant"
import type { ConversationState, Shopper, Tool } from "../../../modules/assistant/types"

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
  /** What the tool runs for; absent where nobody talks, as at the gateway of agents. */
  conversation?: ToolConversation
  /** Aborted when the shopper has gone; long work may look at it. */
  signal?: AbortSignal
}

/** The conversation that a tool runs for. */
export interface ToolConversation {
  ref: string
  /** What the shopper has said, the latest last. */
  said: readonly string[]
  /** What is remembered of the turns before this one. */
  state?: ConversationState
  /** Under which they write over the messaging channel. */
  sender?: string
}

/** A tool of the assistant's registry, whatever it takes and gives. */
export type AssistantTool = Tool<ToolContext, never, unknown>

/** Declares a tool; its input and output types come from its schemas. */
export function defineTool<Input, Output>(
  tool: Tool<ToolContext, Input, Output>
): Tool<ToolContext, Input, Output> {
  return tool
}
