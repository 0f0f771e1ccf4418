import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Runs the parts of a job, one after the other. One that fails is logged, and the others go on: what
 * one stumbles over must not keep the rest of the upkeep from being done.
 *
 * @param job its name, for the log
 * @param parts what to do, by what the log calls it
 */
export async function runParts(
  container: MedusaContainer,
  job: string,
  parts: Record<string, () => Promise<unknown>>
): Promise<void> {
  for (const [part, run] of Object.entries(parts)) {
    try {
      await run()
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The job ${job} could not ${part}: ${(error as Error).stack ?? error}`)
    }
  }
}
