import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE, loadAssistantSettings } from "../../../modules/assistant"
import type {
  AssistantService,
  ClaimedMessage,
  ConversationTurn,
  FreshReply,
} from "../../../modules/assistant"
import { resolveShopper } from "../catalogue"
import { assistantTurn } from "../turn"
import { MessageJournal } from "./message-journal"

/**
 * What the assistant says to a message: a turn of the sender's conversation, with the sender as a
 * guest whose session is theirs alone. What an attempt before this one has done is not done again.
 */
export async function answerMessage(
  container: MedusaContainer,
  message: ClaimedMessage
): Promise<FreshReply> {
  await loadAssistantSettings(container)
  const { conversations, inbox } = container.resolve<AssistantService>(ASSISTANT_MODULE)
  const shopper = await resolveShopper(container, { guest: inbox.sessionOf(message.sender) })
  const conversation = await conversations.openLatest(shopper.key)
  let kept: ConversationTurn | undefined
  const { message: text, cards } = await assistantTurn(container, shopper, {
    channel: "messaging",
    conversation,
    sender: message.sender,
    messages: [{ role: "user", content: message.content }],
    journal: new MessageJournal(inbox, message),
    keep: (turn) => (kept = turn),
  })
  return { text, cards, turn: kept && { ...kept, ref: conversation.ref, owner: shopper.key } }
}
