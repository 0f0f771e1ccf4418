import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { numberCatalogue } from "../workflows/assistant/catalogue/number-catalogue"

/** New products and variants get their public numbers at once. */
export default async function numberProducts({
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await numberCatalogue(container)
}

export const config: SubscriberConfig = {
  event: ["product.created", "product-variant.created"],
  context: { subscriberId: "assistant-number-products" },
}
