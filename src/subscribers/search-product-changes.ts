import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { changedProducts, noteChanges } from "../workflows/assistant/search"

/**
 * Keeps what products are found by up to date. Should an event be lost, the job that compares
 * catalogue and index finds the change.
 */
export default async function followProducts({
  event,
  container,
}: SubscriberArgs<unknown>): Promise<void> {
  await noteChanges(container, await changedProducts(container, event.name, event.data))
}

const subjects = (names: string, verbs: string) =>
  names.split(" ").flatMap((name) => verbs.split(" ").map((verb) => `${name}.${verb}`))

export const config: SubscriberConfig = {
  event: [
    ...subjects("product product-variant", "created updated deleted"),
    // Some of the host's workflows change products and only its module tells of it.
    ...subjects("product.product product.product-variant", "created updated deleted"),
    ...subjects("product-category product-collection product-tag product-type", "updated deleted"),
    ...subjects("product-option", "created updated deleted"),
    ...subjects("pricing.price", "created updated"),
    ...subjects("LinkProductSalesChannel", "attached detached"),
  ],
  context: { subscriberId: "assistant-search-product-changes" },
}
