/**
 * Takes the content out of a notification that the host has sent and keeps.
 *
 * Why it is needed: the host's notification module stores what it sends, with all of its data, and the
 * dashboard shows that. A one-time code must not stand there while it still opens something.
 *
 * What is not promised: `updateNotifications` is made by the host's `MedusaService` for each of a module's
 * models. The interface that the host publishes for this module, `INotificationModuleService`, does not
 * name it. Nor do its types name `idempotency_key` as a filter, though its guide tells to send one.
 * Tried with Medusa 2.21.
 *
 * Where there is no such method, or it fails, the answer is false: the content stays in the host's
 * table, and whoever sent it says so in the log. `integration-tests/http/step-up.spec.ts` ("leaves
 * the code nowhere") fails when another version ends this.
 */
import type { INotificationModuleService, NotificationDTO } from "@medusajs/framework/types"

interface Generated {
  updateNotifications?(update: { id: string; data: null }): Promise<unknown>
}

/** What the host keeps of what was sent under a key. */
export async function listSentNotifications(
  notifications: INotificationModuleService,
  idempotency_key: string
): Promise<NotificationDTO[]> {
  const filter: Record<string, unknown> = { idempotency_key }
  return await notifications.listNotifications(filter)
}

/** @returns whether the data is gone */
export async function removeDataOfSent(
  notifications: INotificationModuleService,
  sent: readonly Pick<NotificationDTO, "id">[]
): Promise<boolean> {
  const { updateNotifications }: Generated = notifications as Generated
  if (typeof updateNotifications !== "function") return false
  try {
    for (const { id } of sent) {
      await updateNotifications.call(notifications, { id, data: null })
    }
    return true
  } catch {
    return false
  }
}
