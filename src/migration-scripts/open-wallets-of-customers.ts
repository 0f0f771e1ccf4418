import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { openWalletsOfCustomers } from "../workflows/wallet"

/** Runs once, with the first `medusa db:migrate` after the plugin was installed. */
export default async function openWallets({ container }: ExecArgs): Promise<void> {
  const count = await openWalletsOfCustomers(container)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Wallets are open for ${count} registered customers`)
}
