import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { ASSISTANT_MODULE, loadAssistantSettings } from "../../../modules/assistant"
import type { Announcement, AssistantService, Handover } from "../../../modules/assistant"
import { extensionOf, runExtension } from "../extensions"
import { customerOf } from "./customer-of"
import { presentHandovers } from "./present"

/** The name under which the store's notification provider knows the message to the shop. */
export const HANDOVER_TEMPLATE = "assistant-handover"
/** The host's event bus carries it, with the id of the hand-over. */
export const HANDOVER_REQUESTED = "assistant.handover_requested"
const EXTENSION_MS = 10_000

/**
 * Makes hand-overs known: by an event, an e-mail to the shop and the store's own extension, each until it
 * has succeeded. Any number of instances may do it at once; whatever a crash cuts off is done again.
 */
export async function announceHandovers(container: MedusaContainer): Promise<void> {
  await loadAssistantSettings(container)
  const { handovers } = container.resolve<AssistantService>(ASSISTANT_MODULE)
  for (;;) {
    const handover = await handovers.claimAnnouncement()
    if (!handover) return
    for (const way of handover.to_announce) {
      try {
        await ANNOUNCE[way](container, handover)
        await handovers.finishAnnouncement(handover.id, way)
      } catch (error) {
        const { message } = error as Error
        container
          .resolve(ContainerRegistrationKeys.LOGGER)
          .warn(`A hand-over could not be announced (${way}, ${handover.id}): ${message}`)
        await handovers.failAnnouncement(handover.id, `${way}: ${message}`)
      }
    }
  }
}

/** Behind the shopper's back; what fails is done by the job. */
export function announceSoon(container: MedusaContainer): void {
  announceHandovers(container).catch((error: Error) => {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Hand-overs are announced later: ${error.message}`)
  })
}

type Announce = (container: MedusaContainer, handover: Handover) => Promise<unknown>

const ANNOUNCE: Record<Announcement, Announce> = {
  event: (container, { id, conversation_ref }) =>
    container
      .resolve(Modules.EVENT_BUS)
      .emit({ name: HANDOVER_REQUESTED, data: { id, conversation_ref } }),
  email: mailShop,
  extension: tellExtension,
}

/** The host sends nothing twice under one key. */
async function mailShop(container: MedusaContainer, handover: Handover): Promise<void> {
  const { handover_email: to } = await loadAssistantSettings(container)
  if (!to) return
  const [shown] = await presentHandovers(container, [handover])
  const { id, created_at, request, language, email, order_number, products, customer } = shown
  await container.resolve(Modules.NOTIFICATION).createNotifications({
    to,
    channel: "email",
    template: HANDOVER_TEMPLATE,
    trigger_type: HANDOVER_REQUESTED,
    resource_id: id,
    resource_type: "assistant_handover",
    idempotency_key: `assistant-handover-${id}`,
    data: {
      handover_id: id,
      requested_at: created_at,
      request,
      language,
      reply_to: email ?? customer?.email ?? null,
      customer,
      order_number,
      products,
      dashboard_path: `/assistant/handovers/${id}`,
    },
  })
}

async function tellExtension(container: MedusaContainer, handover: Handover): Promise<void> {
  const tell = extensionOf(container, "assistant_handoff")
  if (!tell) return
  const { conversations } = container.resolve<AssistantService>(ASSISTANT_MODULE)
  const { id, created_at, conversation_ref, request, language, owner, attempts } = handover
  const { email, sender, order_number, products } = handover
  const conversation = await conversations.read(conversation_ref, owner)
  const transcript = conversation?.messages ?? []
  const customer_id = customerOf(owner)
  await runExtension(container, "assistant_handoff", EXTENSION_MS, () =>
    tell(
      {
        id,
        created_at,
        conversation_ref,
        request,
        language,
        customer_id,
        email,
        sender,
        order_number,
        products,
        transcript,
      },
      { container, attempts: attempts - 1 }
    )
  )
}
