import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * What stands for this instance of the store, for things of which it has one: the same wherever it
 * is asked for. A module does not do for that: jobs and steps of workflows get a new proxy of it each
 * time that they resolve it.
 */
export function instanceOf(container: MedusaContainer): object {
  return container.resolve<object>(ContainerRegistrationKeys.PG_CONNECTION)
}
