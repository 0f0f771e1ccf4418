import type { MedusaContainer } from "@medusajs/framework/types"
import { numberCatalogue } from "../workflows/assistant/catalogue/number-catalogue"

/**
 * Gives products whose event was lost, those of before the plugin, and categories their public
 * numbers.
 */
export default async function numberAll(container: MedusaContainer): Promise<void> {
  await numberCatalogue(container)
}

export const config = {
  name: "assistant-number-catalogue",
  schedule: "*/10 * * * *",
}
