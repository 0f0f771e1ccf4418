import { OrchestrationUtils } from "@medusajs/framework/utils"

/** What the host keeps while a workflow is put together, as far as we meet it; it has no public name. */
interface Composition {
  hooks_?: { registered?: readonly string[] }
}

interface HookInputs {
  of<Input extends object>(hook: string, input: Input): Input
}

/**
 * For the workflow that is being put together: makes inputs of hooks that are there only while
 * somebody consumes the hook. The host resolves and copies what a hook is given at each run, also
 * for nobody, which for a group of debits costs as much as deciding them.
 */
export function hookInputs(): HookInputs {
  const composing = globalThis as unknown as Record<string, Composition | undefined>
  const key = OrchestrationUtils.SymbolMedusaWorkflowComposerContext as unknown as string
  const registered = composing[key]?.hooks_?.registered
  if (!registered) return { of: (_, input) => input }
  return {
    of(hook, input) {
      const onlyIfConsumed = (value: unknown) => ({
        enumerable: true,
        get: () => (registered.includes(hook) ? value : undefined),
      })
      const fields = Object.entries(input).map(([name, value]) => [name, onlyIfConsumed(value)])
      return Object.defineProperties({}, Object.fromEntries(fields)) as typeof input
    },
  }
}
