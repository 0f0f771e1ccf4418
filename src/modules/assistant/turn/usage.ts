import { isToolResult } from "../memory/remember-turn"
import type { TokenUsage, TurnMessage } from "../types"

/** About so many characters are a token. */
const CHARACTERS_PER_TOKEN = 4
/** What fails like this was never taken on, so that nobody is charged for it. */
const NOT_TAKEN_ON = /^(?:circuit_open|connection|http_\d{3})$/

/** What a round has used about, of a provider that does not tell. */
export function estimateUsage(askedCharacters: number, saidCharacters: number): TokenUsage {
  return {
    input: Math.ceil(askedCharacters / CHARACTERS_PER_TOKEN),
    output: Math.ceil(saidCharacters / CHARACTERS_PER_TOKEN),
  }
}

/**
 * Whether a provider that has said nothing has used anything all the same.
 *
 * @param failure why it was given up, as `failureCode` has it
 */
export function wasTakenOn(failure: string): boolean {
  return !NOT_TAKEN_ON.test(failure)
}

/** As `estimateUsage`, of a round of a turn. */
export function estimateRound(messages: readonly TurnMessage[], said: string): TokenUsage {
  const asked = messages.reduce((sum, message) => sum + lengthOf(message), 0)
  return estimateUsage(asked, said.length)
}

function lengthOf(message: TurnMessage): number {
  if (message.role !== "tool_result") return message.content.length
  const { result } = message
  return JSON.stringify(isToolResult(result) ? result.output : result)?.length ?? 0
}
