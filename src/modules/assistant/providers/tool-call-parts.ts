import { randomUUID } from "node:crypto"
import type OpenAI from "openai"
import type { ToolCall } from "../types"

type Delta = OpenAI.Chat.Completions.ChatCompletionChunk.Choice.Delta.ToolCall

/** A model that streams more arguments than this has lost itself. */
const MAX_ARGUMENTS = 64_000

/** Puts tool calls together from the pieces in which they are streamed. */
export class ToolCallParts {
  private readonly parts = new Map<number, { id: string; name: string; text: string }>()

  add(delta: Delta): void {
    // Some services leave the index out and send each call as a whole.
    const index = delta.index ?? this.parts.size
    const part = this.parts.get(index) ?? { id: "", name: "", text: "" }
    this.parts.set(index, part)
    part.id ||= delta.id ?? ""
    part.name ||= delta.function?.name ?? ""
    if (part.text.length < MAX_ARGUMENTS) part.text += delta.function?.arguments ?? ""
  }

  get size(): number {
    return this.parts.size
  }

  /** Arguments that are no JSON are handed on as their text, which no tool takes. */
  calls(): ToolCall[] {
    return [...this.parts.values()].map(({ id, name, text }) => ({
      id: id || `call_${randomUUID()}`,
      name,
      input: parse(text),
    }))
  }
}

function parse(text: string): unknown {
  if (text.trim() === "") return {}
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
