import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { numberProduct, numberVariants } from "../workflows/assistant/catalogue/number-catalogue"

const VARIANT_CREATED = "product-variant.created"

/**
 * New products and variants get their public numbers at once. Should the event be lost, the job that
 * looks at the whole catalogue finds them.
 */
export default async function numberProducts({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const { id } = event.data
  if (event.name === VARIANT_CREATED) await numberVariants(container, [id])
  else await numberProduct(container, id)
}

export const config: SubscriberConfig = {
  event: ["product.created", VARIANT_CREATED],
  context: { subscriberId: "assistant-number-products" },
}
