import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ASSISTANT_MODULE, type AssistantService } from "../modules/assistant"
import { shopperKey } from "../workflows/assistant/catalogue"

/**
 * What a customer has said is forgotten with them. Should the event be lost, it goes
 * `conversation_days` after their last turn, like everybody's.
 */
export default async function forgetConversations({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const { conversations } = container.resolve<AssistantService>(ASSISTANT_MODULE)
  await conversations.forget(shopperKey({ customer_id: event.data.id }))
}

export const config: SubscriberConfig = {
  event: "customer.deleted",
  context: { subscriberId: "assistant-forget-conversations" },
}
