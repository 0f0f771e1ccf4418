/** Workflows on a hook of which the store's code has registered a handler. */
const consumed = new WeakSet<object>()

type Register = (...handlers: never[]) => unknown

/**
 * Notes when the store's code registers a handler on a hook of a workflow. The host does not tell
 * whether a hook has a handler; but every handler is registered through the functions of the
 * workflow's public `hooks`, which are wrapped here.
 *
 * @returns the workflow that is to be exported, the same object
 */
export function noteHookConsumers<Workflow extends { hooks: object }>(
  workflow: Workflow
): Workflow {
  const hooks = workflow.hooks as Record<string, Register>
  for (const [name, register] of Object.entries(hooks)) {
    hooks[name] = (...handlers) => {
      consumed.add(workflow)
      return register(...handlers)
    }
  }
  return workflow
}

/** Whether the store's code has registered a handler on any hook of one of our workflows. */
export function hasHookConsumers(workflow: { hooks: object }): boolean {
  return consumed.has(workflow)
}
