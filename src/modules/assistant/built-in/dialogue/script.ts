import type { ToolRefusal, ToolResult } from "../../types"

/** A tool call that a script asks for. */
export interface Draft {
  name: string
  input: Record<string, unknown>
  /** See `ToolCall`. */
  isLookUp?: true
}

export type Outcome = ToolResult | ToolRefusal

/**
 * A part of a turn. It asks for tool calls, goes on with what they answered, and may ask again.
 * Scripts are played from the start in every round, with the answers there are so far, so they may
 * depend on nothing else.
 */
export type Script<Result> = Generator<Draft[], Result, Outcome[]>

export function* call(name: string, input: Record<string, unknown> = {}): Script<Outcome> {
  const [outcome] = yield [{ name, input }]
  return outcome
}

/** Calls that don't wait for each other. */
export function* callAll(drafts: Draft[]): Script<Outcome[]> {
  return yield drafts
}
