import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { z } from "@medusajs/framework/zod"
import { reloadIfLow } from "../workflows/reloads"

const Told = z.object({ wallet: z.object({ id: z.coerce.number() }) })

/** A wallet has less than before. Should the event be lost, the job `wallet-reload` finds the wallet. */
export default async function reloadWalletOnDebit({
  event,
  container,
}: SubscriberArgs<unknown>): Promise<void> {
  const { data } = Told.safeParse(event.data)
  if (data) await reloadIfLow(container, data.wallet.id)
}

export const config: SubscriberConfig = {
  event: "wallet.debited",
  context: { subscriberId: "wallet-reload" },
}
