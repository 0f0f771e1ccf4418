import { hasCharacters } from "../../../text/characters"
import type { ChatMessage } from "../types"

export const MAX_MESSAGES = 40
export const MAX_CONTENT = 4_000

/** Why `messages` can't be taken, as a sentence for the caller. */
export class MessagesRefused extends Error {}

/**
 * Reads what a client sends as `messages`. Only words of users and of the assistant are taken: tool
 * results, system prompts and whatever else somebody could forge are dropped.
 *
 * @throws MessagesRefused when nothing can be answered (decisions, "Roles")
 */
export function readMessages(value: unknown): ChatMessage[] {
  if (!Array.isArray(value)) throw new MessagesRefused("`messages` must be an array.")
  if (value.length === 0) throw new MessagesRefused("`messages` must not be empty.")
  if (value.length > MAX_MESSAGES) {
    throw new MessagesRefused(`There must be at most ${MAX_MESSAGES} messages.`)
  }
  const messages = value.map(readMessage).filter((message) => message !== undefined)
  const last = messages.at(-1)
  if (last?.role !== "user") throw new MessagesRefused("The last message must be the user's.")
  if (last.content.trim() === "") throw new MessagesRefused("The last message must not be empty.")
  return messages
}

function readMessage(value: unknown, index: number): ChatMessage | undefined {
  const at = `messages[${index}]`
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new MessagesRefused(`\`${at}\` must be an object with \`role\` and \`content\`.`)
  }
  const { role, content } = value as Record<string, unknown>
  if (typeof role !== "string") throw new MessagesRefused(`\`${at}.role\` must be a string.`)
  if (role !== "user" && role !== "assistant") return undefined
  if (typeof content !== "string") {
    throw new MessagesRefused(`\`${at}.content\` must be a string.`)
  }
  if (hasCharacters(content, MAX_CONTENT + 1)) {
    throw new MessagesRefused(`\`${at}.content\` must have at most ${MAX_CONTENT} characters.`)
  }
  return { role, content: wellFormed(content) }
}

/** Neither NUL characters nor halves of surrogate pairs: what PostgreSQL and models can't take. */
function wellFormed(text: string): string {
  return text.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\ufffd")
}
