import type { MedusaContainer } from "@medusajs/framework/types"
import type { FinishedTurn } from "../../../extensions"
import type { Shopper } from "../../../modules/assistant/types"
import { askExtension, extensionOf } from "./call-extension"
import { turnContextOf } from "./turn-context"

const PROMPT_MS = 2_000
const MAX_PROMPT = 4_000
const OBSERVER_MS = 10_000

/** What the store wants models to be told in addition; undefined where it says nothing. */
export async function readPromptAddition(
  container: MedusaContainer,
  shopper: Shopper
): Promise<string | undefined> {
  const ask = extensionOf(container, "assistant_prompt")
  if (!ask) return undefined
  const said = await askExtension(container, "assistant_prompt", PROMPT_MS, async () => {
    const text = await ask(turnContextOf(container, shopper))
    if (typeof text !== "string") throw new Error(`It answered ${typeof text}, which is no text`)
    return text
  })
  return said?.trim().slice(0, MAX_PROMPT) || undefined
}

/** Tells the store's observer of a turn; nobody waits for it. */
export function tellOfTurn(container: MedusaContainer, shopper: Shopper, turn: FinishedTurn): void {
  const tell = extensionOf(container, "assistant_on_turn")
  if (!tell) return
  void askExtension(container, "assistant_on_turn", OBSERVER_MS, () =>
    tell(turn, turnContextOf(container, shopper))
  )
}
