import { z } from "@medusajs/framework/zod"
import { found } from "../../grounding/__tests__/shop"
import { ToolRefused } from "../../refusal"
import type { ChatProvider, Frame, ProviderEvent, ProviderRequest, Tool } from "../../types"
import { runTurn } from "../run-turn"
import type { TurnParts } from "../parts"

export interface Desk {
  /** What tools have been run with, in order. */
  log: string[]
}

const Id = z.object({ product_id: z.int() })

function tool<Input>(
  name: string,
  input: z.ZodType<Input>,
  run: Tool<Desk, Input>["run"],
  writes = false
): Tool<Desk, Input> {
  return { name, description: name, input, output: z.unknown(), writes, run }
}

/** A small desk of tools: a search, a look at one product that takes a while, and a cart. */
export const TOOLS = [
  tool("search_products", z.object({ query: z.string() }), async ({ query }, desk) => {
    desk.log.push(`search ${query}`)
    return found
  }),
  tool("slow_look", Id, async ({ product_id }, desk) => {
    desk.log.push(`start ${product_id}`)
    await new Promise((done) => setTimeout(done, 20))
    desk.log.push(`end ${product_id}`)
    return { output: { product_id }, facts: [] }
  }),
  tool(
    "add_to_cart",
    Id,
    async ({ product_id }, desk) => {
      desk.log.push(`add ${product_id}`)
      await new Promise((done) => setTimeout(done, 5))
      desk.log.push(`added ${product_id}`)
      return { output: { ok: true }, facts: [] }
    },
    true
  ),
  tool("pass_on", z.object({}), async () => ({
    output: { done: true },
    facts: [],
    notice: "The shop has passed it on.",
  })),
  tool("sell_out", z.object({}), async () => {
    throw new ToolRefused("assistant_out_of_stock", "There is none left.", { left: 0 })
  }),
  tool("break_down", z.object({}), async () => {
    throw new Error("secret of the database")
  }),
  {
    ...tool("lie_about_shape", z.object({}), async () => ({ output: 1, facts: [] })),
    output: z.string(),
  },
] as unknown as TurnParts<Desk>["tools"]

/** What a scripted provider does in one round. */
export type Step =
  | string
  | { calls: [name: string, input: unknown][]; text?: string }
  | { fail: string; after?: string }
  | { hang: true; after?: string }

/** A provider that does what a script says, one step a round, and keeps what it was asked. */
export function scripted(name: string, steps: Step[], more: Partial<ChatProvider> = {}) {
  const asked: ProviderRequest[] = []
  let closed = false
  async function* respond(request: ProviderRequest): AsyncIterable<ProviderEvent> {
    asked.push({ ...request, messages: [...request.messages] })
    const step = steps[Math.min(asked.length, steps.length) - 1] as Step
    try {
      if (typeof step === "string") yield* words(step)
      else if ("calls" in step) {
        if (step.text) yield* words(step.text)
        const calls = step.calls.map(([tool, input], index) => ({
          id: `${name}-${asked.length}-${index}`,
          name: tool,
          input,
        }))
        yield { type: "calls", calls }
      } else {
        if (step.after) yield* words(step.after)
        if ("hang" in step) await new Promise<never>(() => undefined)
        throw Object.assign(new Error("down"), { code: "fail" in step ? step.fail : "" })
      }
      yield { type: "usage", usage: { input: 100, output: 10 } }
    } finally {
      closed = true
    }
  }
  const provider: ChatProvider = { name, respond, ...more }
  return { provider, asked, isClosed: () => closed }
}

function* words(text: string): Generator<ProviderEvent> {
  for (const content of text.match(/\S+\s*/g) ?? []) yield { type: "text", content }
}

/** Runs a turn to its end. */
export async function runScript(
  said: string,
  providers: ChatProvider[],
  more: Partial<TurnParts<Desk>> = {}
) {
  const desk: Desk = { log: [] }
  const faults: string[] = []
  const frames: Frame[] = []
  const turn = runTurn<Desk>({
    conversation: { ref: "c", messageRef: "m", messages: [{ role: "user", content: said }] },
    shopper: {
      key: "guest:1",
      region_id: "reg",
      currency: "usd",
      sales_channel_id: "sc",
      locale: "en-US",
    },
    tools: TOOLS,
    toolContext: desk,
    providers,
    signal: new AbortController().signal,
    onFault: (_error, where) => faults.push(where),
    ...more,
  })
  for (;;) {
    const next = await turn.next()
    if (next.done) return { frames, summary: next.value, desk, faults }
    frames.push(next.value)
  }
}
