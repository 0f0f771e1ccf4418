import { phrasesFor } from "../../../modules/assistant/built-in"
import type { CartPhrases } from "../../../modules/assistant/built-in"
import type { Shopper } from "../../../modules/assistant/types"

/** What a cart says of itself, in the language that its shopper is spoken to in. */
export function cartWords(shopper: Pick<Shopper, "language" | "locale">): CartPhrases {
  return phrasesFor(shopper).cart
}
