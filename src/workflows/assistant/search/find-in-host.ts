import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { HOST_INDEX, HOST_SEARCH_OPTIONS } from "../../../modules/product-search/host-index"

const CANDIDATES = 200

let reported = false

/**
 * The ids that the host's Search module finds in our index, best first.
 *
 * @returns undefined when its Search module is off or has no such index; our own search answers then
 */
export async function findInHost(
  scope: MedusaContainer,
  text: string
): Promise<string[] | undefined> {
  if (!text || !scope.resolve(Modules.SEARCH, { allowUnregistered: true })) return undefined
  try {
    const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).search({
      entity: HOST_INDEX,
      fields: ["id"],
      filters: { q: text },
      pagination: { take: CANDIDATES },
      search_options: HOST_SEARCH_OPTIONS,
    })
    return data.map(({ id }: { id: string }) => id)
  } catch (error) {
    if (!reported) {
      scope
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Search: the host's engine did not answer, ours does: ${(error as Error).message}`)
    }
    reported = true
    return undefined
  }
}
