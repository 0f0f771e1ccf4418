import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { indexImagesSoon } from "../workflows/assistant/vision"

/**
 * A product that appears, changes or goes has its pictures looked at. Should the event be lost, the
 * hourly look at all products finds out.
 */
export default async function indexProductImages({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await indexImagesSoon(container, event.data.id)
}

export const config: SubscriberConfig = {
  event: ["product.created", "product.updated", "product.deleted"],
  context: { subscriberId: "assistant-index-product-images" },
}
