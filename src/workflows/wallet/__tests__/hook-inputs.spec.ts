import {
  createHook,
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { hookInputs } from "../hook-inputs"

interface Input {
  items: { amount: string }[]
}

/** A workflow with a hook, and what resolves the hook's input. */
function compose(id: string) {
  const resolve = jest.fn(({ items }: Input) => items)
  const step = createStep(`${id}-step`, (items: Input["items"]) => new StepResponse(items))
  const workflow = createWorkflow(id, (input: WorkflowData<Input>) => {
    const inputs = hookInputs()
    const items = transform({ items: input.items }, resolve)
    const itemsSeen = createHook("itemsSeen", inputs.of("itemsSeen", { items }))
    return new WorkflowResponse(step(input.items), { hooks: [itemsSeen] as const })
  })
  return { workflow, resolve }
}

describe("what a hook is given", () => {
  const input = { items: [{ amount: "5" }, { amount: "7" }] }

  it("is not resolved while nobody consumes the hook", async () => {
    const { workflow, resolve } = compose("hook-inputs-unconsumed")
    const { result } = await workflow.run({ input })
    expect(result).toEqual(input.items)
    expect(resolve).not.toHaveBeenCalled()
  })

  it("is all there once somebody does", async () => {
    const { workflow, resolve } = compose("hook-inputs-consumed")
    const seen = jest.fn()
    workflow.hooks.itemsSeen((given) => seen(given))
    await workflow.run({ input })
    expect(seen.mock.calls).toEqual([[input]])
    expect(resolve).toHaveBeenCalledTimes(1)
  })
})
