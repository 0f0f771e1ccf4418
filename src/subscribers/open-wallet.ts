import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { Modules } from "@medusajs/framework/utils"
import { openWalletsWorkflow, storeCurrencies } from "../workflows/wallet"

/**
 * A customer who registers gets a wallet in the store's default currency. Should the event be lost,
 * the wallet opens when it is first read or credited.
 */
export default async function openWallet({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const [customer] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: event.data.id }, { select: ["id", "has_account"] })
  if (!customer?.has_account) {
    return
  }
  const { main } = await storeCurrencies(container)
  await openWalletsWorkflow(container).run({
    input: { owners: [{ customer_id: customer.id, currency: main }] },
  })
}

export const config: SubscriberConfig = {
  event: "customer.created",
  context: { subscriberId: "wallet-open-wallet" },
}
