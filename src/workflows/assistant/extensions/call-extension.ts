import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Extensions } from "../../../extensions"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import { instanceOf } from "../../instance"

/** The store's own code that is called around turns, and that no turn may fail by. */
export const TURN_EXTENSIONS = [
  "assistant_tools",
  "assistant_prompt",
  "assistant_on_turn",
  "assistant_handoff",
] as const
export type TurnExtension = (typeof TURN_EXTENSIONS)[number]

/** How an extension has failed since the store was started. */
export interface ExtensionFailures {
  count: number
  last: Date
  message: string
}

const failures = new WeakMap<object, Map<TurnExtension, ExtensionFailures>>()

/** The store's extension of that name, if it has one. */
export function extensionOf<Name extends TurnExtension>(
  container: MedusaContainer,
  name: Name
): Extensions[Name] {
  return container.resolve<AccessService>(ACCESS_MODULE).extensions[name]
}

/** What the store's extensions have failed with, on this instance. */
export function extensionFailures(
  container: MedusaContainer
): ReadonlyMap<TurnExtension, ExtensionFailures> {
  return failures.get(instanceOf(container)) ?? new Map()
}

/**
 * Waits for an extension no longer than it may take. A failure is logged and counted for the doctor.
 *
 * @param work gets a signal that is aborted when the time is up
 * @throws what the extension throws, or that it took too long
 */
export async function runExtension<Answer>(
  container: MedusaContainer,
  name: TurnExtension,
  milliseconds: number,
  work: (signal: AbortSignal) => Answer | Promise<Answer>
): Promise<Answer> {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`It took longer than ${milliseconds / 1000} s`))
      over.abort()
    }, milliseconds)
  })
  try {
    return await Promise.race([begin(work, over.signal), tooLong])
  } catch (error) {
    noteFailure(container, name, error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The same for an extension whose answer can be done without: undefined where it fails. */
export async function askExtension<Answer>(
  ...asked: Parameters<typeof runExtension<Answer>>
): Promise<Answer | undefined> {
  try {
    return await runExtension(...asked)
  } catch {
    return undefined
  }
}

/** What throws at once fails like what throws later. */
async function begin<Answer>(
  work: (signal: AbortSignal) => Answer | Promise<Answer>,
  signal: AbortSignal
): Promise<Answer> {
  return await work(signal)
}

/** Logs a failure of an extension, and counts it for the doctor. */
export function noteFailure(container: MedusaContainer, name: TurnExtension, error: unknown): void {
  const instance = instanceOf(container)
  const known = failures.get(instance) ?? new Map<TurnExtension, ExtensionFailures>()
  failures.set(instance, known)
  const message = error instanceof Error ? error.message : String(error)
  known.set(name, { count: (known.get(name)?.count ?? 0) + 1, last: new Date(), message })
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`The extension ${name} failed: ${(error instanceof Error && error.stack) || message}`)
}
