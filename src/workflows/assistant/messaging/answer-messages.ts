import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Extensions } from "../../../extensions"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import { ASSISTANT_MODULE } from "../../../modules/assistant"
import type { AssistantService, ClaimedMessage, InboxReply } from "../../../modules/assistant"
import { instanceOf } from "../../instance"
import { answerMessage } from "./answer-message"
import { InboxWorker } from "./worker"

const workers = new WeakMap<object, InboxWorker>()

/** The worker of this instance. */
export function inboxWorkerOf(container: MedusaContainer): InboxWorker {
  const instance = instanceOf(container)
  let worker = workers.get(instance)
  if (!worker) {
    const { inbox } = container.resolve<AssistantService>(ASSISTANT_MODULE)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    worker = new InboxWorker({
      inbox,
      answer: (message) => answerMessage(container, message),
      send: senderOf(container, logger),
      warn: (problem) => logger.warn(problem),
    })
    workers.set(instance, worker)
  }
  return worker
}

/** What sends answers: the store's own extension. That there is none is said once. */
function senderOf(container: MedusaContainer, logger: Logger) {
  const { extensions } = container.resolve<AccessService>(ACCESS_MODULE)
  const send = extensions.assistant_messaging_send
  if (!send) {
    logger.warn(
      "Messages of the messaging channel are dropped: there is no extension assistant_messaging_send"
    )
    return undefined
  }
  return (message: ClaimedMessage, reply: InboxReply) => sendReply(container, send, message, reply)
}

async function sendReply(
  container: MedusaContainer,
  send: NonNullable<Extensions["assistant_messaging_send"]>,
  message: ClaimedMessage,
  { text, cards }: InboxReply
): Promise<void> {
  const { message_id, sender, recipient, attempts } = message
  const outgoing = { id: `reply-${message_id}`, to: sender, text, cards, in_reply_to: message_id }
  await send(outgoing, { container, recipient: recipient ?? undefined, attempts })
}
