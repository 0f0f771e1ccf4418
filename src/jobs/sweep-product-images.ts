import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepImages } from "../workflows/assistant/vision"

/** Of one run; the next goes on from there. */
const SECONDS = 50

/** Keeps the index of product pictures complete. Every instance may run it at once. */
export default async function sweepProductImages(container: MedusaContainer): Promise<void> {
  await sweepImages(container, { seconds: SECONDS })
}

export const config = {
  name: "assistant-sweep-product-images",
  schedule: { interval: 10_000 },
}
