import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { indexProducts } from "../workflows/assistant/search"

/** Runs once, with the first `medusa db:migrate` after the plugin was installed. */
export default async function indexForSearch({ container }: ExecArgs): Promise<void> {
  const count = await indexProducts(container)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`${count} products can be found by the assistant's search`)
}
