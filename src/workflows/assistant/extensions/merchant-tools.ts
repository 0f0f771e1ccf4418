import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import type { AssistantToolExtension } from "../../../extensions"
import type { Fact } from "../../../modules/assistant/types"
import { instanceOf } from "../../instance"
import type { AssistantTool, ToolContext } from "../tools"
import { extensionOf, noteFailure, runExtension } from "./call-extension"
import { turnContextOf } from "./turn-context"

const ASKING_MS = 2_000
const RUNNING_MS = 10_000
/** What could not be asked is not asked again at once: turns wait for it. */
const AGAIN_AFTER_MS = 60_000
const NAME = /^[a-z][a-z0-9_]{0,39}$/
const MAX_DESCRIPTION = 2_000
/** What a model reads of an answer, in characters. */
const MAX_ANSWER = 20_000
const MAX_FACTS = 500

interface Known {
  tools: readonly AssistantTool[]
  /** When they may be asked for again; never once they are known. */
  again: number
}

const known = new WeakMap<object, Known>()

/**
 * The store's own tools, as a turn runs them. They are asked for once; those that can't be used are left
 * out, and the log and the doctor say why.
 *
 * @param taken names of the plugin's own tools
 */
export async function merchantTools(
  container: MedusaContainer,
  taken: ReadonlySet<string>
): Promise<readonly AssistantTool[]> {
  const ask = extensionOf(container, "assistant_tools")
  if (!ask) return []
  const instance = instanceOf(container)
  const before = known.get(instance)
  if (before && Date.now() < before.again) return before.tools
  try {
    const given = await runExtension(container, "assistant_tools", ASKING_MS, () =>
      ask({ container })
    )
    const tools = usableTools(container, given, taken)
    known.set(instance, { tools, again: Infinity })
    return tools
  } catch {
    known.set(instance, { tools: [], again: Date.now() + AGAIN_AFTER_MS })
    return []
  }
}

function usableTools(
  container: MedusaContainer,
  given: readonly AssistantToolExtension[],
  taken: ReadonlySet<string>
): AssistantTool[] {
  if (!Array.isArray(given)) throw new Error("It gave no list of tools")
  const names = new Set(taken)
  return given.flatMap((tool: AssistantToolExtension) => {
    const problem = problemOf(tool, names)
    if (problem !== undefined) {
      noteFailure(container, "assistant_tools", new Error(problem))
      return []
    }
    names.add(tool.name)
    return [toTool(tool)]
  })
}

/** Why a tool can't be used; undefined when it can. */
function problemOf(tool: AssistantToolExtension, names: ReadonlySet<string>): string | undefined {
  const { name, description, run } = tool ?? {}
  if (typeof name !== "string" || !NAME.test(name)) {
    return `The tool "${String(name)}" must have a name in snake case of at most 40 characters`
  }
  if (names.has(name)) return `There is a tool "${name}" already`
  if (typeof description !== "string" || !description || description.length > MAX_DESCRIPTION) {
    return `The tool "${name}" must have a description of at most ${MAX_DESCRIPTION} characters`
  }
  if (typeof run !== "function") return `The tool "${name}" must have a function "run"`
  try {
    z.toJSONSchema(tool.output)
    if (z.toJSONSchema(tool.input, { io: "input" }).type === "object") {
      return undefined
    }
  } catch {
    // Said below, whatever is wrong with it.
  }
  return `The input of the tool "${name}" must be an object of @medusajs/framework/zod, and its output a schema of it`
}

function toTool(tool: AssistantToolExtension): AssistantTool {
  return {
    name: tool.name,
    description: tool.description,
    input: tool.input as z.ZodType<never>,
    output: z.unknown(),
    writes: false,
    async run(input, context) {
      const output = await runExtension(context.scope, "assistant_tools", RUNNING_MS, (over) =>
        runTool(tool, input, context, over)
      )
      return { output, facts: factsOf(output, tool.name) }
    },
  }
}

/** @throws what the tool throws, and when its answer is not what it has declared */
async function runTool(
  tool: AssistantToolExtension,
  input: unknown,
  context: ToolContext,
  over: AbortSignal
): Promise<unknown> {
  const { scope, shopper, signal = over, conversation } = context
  const answer = await tool.run(input, {
    ...turnContextOf(scope, shopper),
    conversation_ref: conversation?.ref ?? "",
    signal: AbortSignal.any([over, signal]),
  })
  const text = JSON.stringify(tool.output.parse(answer)) ?? "null"
  if (text.length > MAX_ANSWER) {
    throw new Error(`The tool "${tool.name}" answered more than ${MAX_ANSWER} characters`)
  }
  return JSON.parse(text) as unknown
}

/** Every text and number of an answer: the shop says them, as it does what its policies say. */
function factsOf(output: unknown, name: string): Fact[] {
  const facts: Fact[] = []
  const read = (value: unknown, field: string) => {
    if (typeof value === "string" || typeof value === "number") {
      const text = String(value)
      if (text && facts.length < MAX_FACTS) {
        facts.push({ kind: "policy", field, value: text, display: [text] })
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [key, part] of Object.entries(value)) read(part, `${field}.${key}`)
    }
  }
  read(output, name)
  return facts
}
