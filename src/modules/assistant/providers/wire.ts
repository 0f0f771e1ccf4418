import type OpenAI from "openai"
import { z } from "@medusajs/framework/zod"
import { isToolResult } from "../memory/remember-turn"
import { createFence } from "../turn/fence"
import type { Fence } from "../turn/fence"
import { rememberedContext } from "../turn/system-prompt"
import type { ProviderRequest, Tool, ToolCall, TurnMessage } from "../types"

type WireMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam
type WireTool = OpenAI.Chat.Completions.ChatCompletionFunctionTool
type AnyTool = Tool<never, never, unknown>

/** A turn as the interface of OpenAI takes it; whatever comes from the store stands in a fence. */
export function toWireMessages(request: ProviderRequest, fence: Fence = createFence()) {
  const messages = request.messages.map((message) => toWireMessage(message, fence))
  const remembered = rememberedContext(request.state)
  const system = messages.find(({ role }) => role === "system")
  if (system && typeof system.content === "string") {
    const context =
      remembered === undefined
        ? []
        : ["What the shopper has seen in this conversation:", fence.wrap(remembered)]
    system.content = [system.content, fence.rule, ...context].join("\n")
  }
  return messages
}

function toWireMessage(message: TurnMessage, fence: Fence): WireMessage {
  switch (message.role) {
    case "tool_calls":
      return {
        role: "assistant",
        content: message.content || null,
        tool_calls: message.calls.map((call) => ({
          id: call.id,
          type: "function",
          function: { name: call.name, arguments: argumentsOf(call) },
        })),
      }
    case "tool_result": {
      const { result, call_id } = message
      const content = isToolResult(result) ? result.output : { error: result }
      return { role: "tool", tool_call_id: call_id, content: fence.wrap(content ?? null) }
    }
    default:
      return { role: message.role, content: message.content }
  }
}

function argumentsOf({ input }: ToolCall): string {
  return typeof input === "string" ? JSON.stringify({ input }) : (JSON.stringify(input) ?? "{}")
}

const described = new WeakMap<AnyTool, WireTool>()

/** The tools that a model may call, each with the JSON Schema of its input. */
export function toWireTools(tools: readonly AnyTool[]): WireTool[] {
  return tools.map((tool) => {
    let wire = described.get(tool)
    if (!wire) {
      const { $schema: _, ...parameters } = z.toJSONSchema(tool.input, {
        io: "input",
        unrepresentable: "any",
      })
      const { name, description } = tool
      wire = { type: "function", function: { name, description, parameters } }
      described.set(tool, wire)
    }
    return wire
  })
}
