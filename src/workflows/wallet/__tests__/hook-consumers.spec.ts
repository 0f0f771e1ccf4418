import { createMedusaContainer } from "@medusajs/framework/utils"
import {
  createHook,
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { hasHookConsumers, noteHookConsumers } from "../hook-consumers"

const echo = createStep("echo", async (input: { word: string }) => new StepResponse(input.word))

let workflows = 0

function workflowWithHooks() {
  workflows += 1
  return noteHookConsumers(
    createWorkflow(`hooked-${workflows}`, (input: { word: string }) => {
      const before = createHook("before", { input })
      const word = echo(input)
      const afterwards = createHook("afterwards", { word })
      return new WorkflowResponse(word, { hooks: [before, afterwards] as const })
    })
  )
}

/** Fails when the host no longer lets handlers be registered through `workflow.hooks`. */
describe("whether a workflow's hooks have handlers", () => {
  it("is known from the first handler on, whichever hook it is for", () => {
    const [one, other] = [workflowWithHooks(), workflowWithHooks()]
    expect([one, other].map(hasHookConsumers)).toEqual([false, false])
    one.hooks.afterwards(() => undefined)
    expect([one, other].map(hasHookConsumers)).toEqual([true, false])
    other.hooks.before(() => undefined)
    expect([one, other].map(hasHookConsumers)).toEqual([true, true])
  })

  it("changes nothing about the handlers: they run, once each, with what the hook is given", async () => {
    const workflow = workflowWithHooks()
    const seen: unknown[] = []
    workflow.hooks.before((given) => void seen.push(given))
    workflow.hooks.afterwards((given) => void seen.push(given))
    expect(() => workflow.hooks.before(() => undefined)).toThrow(/multiple hook handlers/)
    const { result } = await workflow(createMedusaContainer()).run({ input: { word: "money" } })
    expect(result).toBe("money")
    expect(seen).toEqual([{ input: { word: "money" } }, { word: "money" }])
  })
})
