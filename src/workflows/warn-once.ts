import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** More than this many things at once are nobody's reading. */
const MOST = 10_000
const said = new Map<string, string>()

/**
 * Does a piece of upkeep that is tried again and again; what it fails with is logged once, until it
 * fails otherwise or succeeds.
 *
 * @param what the log's sentence up to the reason, which tells the piece from others
 */
export async function attempt(
  container: MedusaContainer,
  what: string,
  work: () => Promise<unknown>
): Promise<void> {
  try {
    await work()
    said.delete(what)
  } catch (error) {
    const { message } = error as Error
    if (said.get(what) !== message) {
      if (said.size >= MOST) said.clear()
      said.set(what, message)
      container.resolve(ContainerRegistrationKeys.LOGGER).warn(`${what}: ${message}`)
    }
  }
}
