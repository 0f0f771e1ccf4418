import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseOf } from "../database/connection"
import { validateKnownValues } from "../database/known-values"

/** Runs once, with the `medusa db:migrate` after the columns got their lists of known words. */
export default async function validate({ container }: ExecArgs): Promise<void> {
  const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const constraint of await validateKnownValues(databaseOf(pool))) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `Older rows hold a word that this version doesn't know; they stay as they are (${constraint})`
      )
  }
}
