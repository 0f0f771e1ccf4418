import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { addCard, findIntent, outcomeOf, setStatus } from "../../../demo-card/cards"

/** What the pretended bank answers to a card that was typed in: `{"id", "number"}`. */
export function POST({ body }: MedusaRequest<Record<string, unknown>>, response: MedusaResponse) {
  const intent = findIntent(String(body?.id))
  const last4 = String(body?.number).replace(/\D/g, "").slice(-4)
  const outcome = outcomeOf({ last4 })
  if (intent?.status !== "pending" || !outcome) {
    response.status(400).json({ message: "The demo has only the cards that the dialog names." })
    return
  }
  if (intent.holder) {
    // What a card does is seen when it is charged: each can be kept.
    addCard(intent.holder, last4)
    setStatus(intent, "captured")
  } else if (outcome === "declined") {
    response.status(402).json({ message: "The demo card was declined. Nothing was charged." })
    return
  } else {
    setStatus(intent, "captured")
  }
  response.json({ accepted: true })
}
