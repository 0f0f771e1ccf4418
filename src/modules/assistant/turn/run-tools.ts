import { ToolRefused } from "../refusal"
import type { Tool, ToolCall, ToolRefusal, ToolResult } from "../types"
import { untilAborted } from "./abort"

/** A model that calls more in one turn is going round in circles. */
const MAX_CALLS = 24

/** A call and what came of it. */
export interface ToolAnswer {
  call: ToolCall
  result: ToolResult | ToolRefusal
  /** Whether it did what it was asked. */
  ok: boolean
  ms: number
}

/** What a call has come to in an attempt before. */
export type KnownAnswer = Omit<ToolAnswer, "call">

type Outcome = Pick<ToolAnswer, "result" | "ok">

/** Calls, and on whose behalf they are run. */
export interface ToolRound {
  calls: readonly ToolCall[]
  /** Name of the provider that asks. */
  by: string
  /** Why nothing may be changed in this turn; undefined when it may. */
  refusal: ToolRefusal | undefined
  /** What calls came to in an attempt before; they are not run again. */
  known: ReadonlyMap<ToolCall, KnownAnswer>
}

export type AnyTool<Context> = Tool<Context, never, unknown>

interface ToolsParts<Context> {
  tools: readonly AnyTool<Context>[]
  context: Context
  signal: AbortSignal
  clock: () => number
  /** A fault of ours, for the log. */
  onFault: (error: unknown, where: string) => void
}

/** Runs the tools of one turn. */
export class ToolRunner<Context> {
  private readonly byName: ReadonlyMap<string, AnyTool<Context>>
  /** What writing tools have done, so that another provider does not do it again. */
  private readonly written = new Map<string, { by: string; outcome: Outcome }>()
  private calls = 0

  constructor(private readonly parts: ToolsParts<Context>) {
    this.byName = new Map(parts.tools.map((tool) => [tool.name, tool]))
  }

  /** Whether a call would change something. */
  writes(call: ToolCall): boolean {
    return this.byName.get(call.name)?.writes ?? false
  }

  /** Whether there is such a tool. */
  knows(call: ToolCall): boolean {
    return this.byName.has(call.name)
  }

  /**
   * Runs what a provider asks for: tools that only read side by side, those that change something one
   * after the other in the order given, each after the reads before it.
   *
   * @returns answers as they come
   */
  async *run(round: ToolRound): AsyncGenerator<ToolAnswer> {
    for (const group of inGroups(round.calls, (call) => this.writes(call))) {
      const running = new Map(group.map((call) => [call, this.answer(call, round)]))
      while (running.size) {
        const answer = await untilAborted(Promise.race(running.values()), this.parts.signal)
        running.delete(answer.call)
        yield answer
      }
    }
  }

  private async answer(call: ToolCall, round: ToolRound): Promise<ToolAnswer> {
    const start = this.parts.clock()
    const known = round.known.get(call)
    const { result, ok } = await this.outcome(call, round, known)
    return { call, result, ok, ms: known ? known.ms : this.parts.clock() - start }
  }

  private async outcome(
    call: ToolCall,
    { by, refusal }: ToolRound,
    known: Outcome | undefined
  ): Promise<Outcome> {
    const tool = this.byName.get(call.name)
    if (!tool) return refused("unknown_tool", `There is no tool "${call.name.slice(0, 64)}".`)
    if (++this.calls > MAX_CALLS) return refused("too_many_calls", "Answer with what you know now.")
    const input = tool.input.safeParse(call.input)
    if (!input.success) {
      const problems = input.error.issues.map(
        ({ path, message }) => `${path.join(".") || "input"}: ${message}`
      )
      return refused("invalid_input", "The input of the tool is not valid.", { problems })
    }
    if (!tool.writes) return known ?? this.perform(tool, input.data)
    if (refusal) return { result: refusal, ok: false }
    const key = JSON.stringify([call.name, input.data])
    const before = this.written.get(key)
    // Whoever takes over a turn may ask again for what is done already.
    if (before && before.by !== by) return before.outcome
    const outcome = known ?? (await this.perform(tool, input.data))
    if (outcome.ok) this.written.set(key, { by, outcome })
    return outcome
  }

  private async perform(tool: AnyTool<Context>, input: never): Promise<Outcome> {
    const { context, onFault } = this.parts
    try {
      const result = await tool.run(input, context)
      const output = tool.output.safeParse(result.output)
      if (output.success) return { result, ok: true }
      onFault(output.error, `The output of ${tool.name}`)
    } catch (error) {
      if (error instanceof ToolRefused) {
        const { code, message, details } = error
        return refused(code, message, details)
      }
      onFault(error, tool.name)
    }
    return refused("tool_failed", "This can't be looked up at the moment.")
  }
}

function refused(code: string, message: string, details?: Record<string, unknown>) {
  const result: ToolRefusal = details ? { code, message, details } : { code, message }
  return { result, ok: false }
}

/** Neighbours that only read stand together, whatever writes stands alone. */
function inGroups(calls: readonly ToolCall[], writes: (call: ToolCall) => boolean): ToolCall[][] {
  const groups: ToolCall[][] = []
  let open = false
  for (const call of calls) {
    const alone = writes(call)
    if (!alone && open) groups.at(-1)?.push(call)
    else groups.push([call])
    open = !alone
  }
  return groups
}
