import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE, loadAssistantSettings } from "../../../modules/assistant"
import type { AssistantService, ClaimedMessage, InboxReply } from "../../../modules/assistant"
import { resolveShopper } from "../catalogue"
import { assistantTurn } from "../turn"

/**
 * What the assistant says to a message: a turn of the sender's conversation, with the sender as a
 * guest whose session is theirs alone.
 */
export async function answerMessage(
  container: MedusaContainer,
  { sender, content }: ClaimedMessage
): Promise<InboxReply> {
  await loadAssistantSettings(container)
  const { conversations, inbox } = container.resolve<AssistantService>(ASSISTANT_MODULE)
  const shopper = await resolveShopper(container, { guest: inbox.sessionOf(sender) })
  const { message, cards } = await assistantTurn(container, shopper, {
    channel: "messaging",
    conversation: await conversations.openLatest(shopper.key),
    messages: [{ role: "user", content }],
  })
  return { text: message, cards }
}
