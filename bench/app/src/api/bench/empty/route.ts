import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** What the host itself costs: its default stack, body parser included, and nothing behind it. */
export function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json({})
}

export function POST(_request: MedusaRequest, response: MedusaResponse) {
  response.status(201).json({})
}
