import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { REVIEWS_MODULE, type ReviewsService } from "medusa-plugin-wallet-assistant/modules/reviews"

const MOST = 20

/** What customers wrote about a product, newest first. */
export async function GET({ scope, query }: MedusaRequest, response: MedusaResponse) {
  const reviews = await scope
    .resolve<ReviewsService>(REVIEWS_MODULE)
    .listPublished(String(query.product_id ?? ""), MOST)
  response.json({ reviews })
}
