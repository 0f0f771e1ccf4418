import type { MedusaContainer } from "@medusajs/framework/types"
import { numberCatalogue } from "../workflows/assistant/catalogue/number-catalogue"

/** Gives products whose event was lost, and those of before the plugin, their public numbers. */
export default async function numberAll(container: MedusaContainer): Promise<void> {
  await numberCatalogue(container)
}

export const config = {
  name: "assistant-number-catalogue",
  schedule: "*/10 * * * *",
}
