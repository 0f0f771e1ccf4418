import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ACCESS_MODULE } from "../modules/access"
import type { AccessService } from "../modules/access"

/** A user of the dashboard who is deleted has no access. Should the event be lost, a job finds them. */
export default async function endStaffAccess({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await container.resolve<AccessService>(ACCESS_MODULE).endAccessOfUser(event.data.id)
}

export const config: SubscriberConfig = {
  event: "user.deleted",
  context: { subscriberId: "wallet-end-staff-access" },
}
