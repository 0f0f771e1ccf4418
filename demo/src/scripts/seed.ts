/**
 * Fills the demo store: run by `npm start` through `medusa exec`. What is there already stays as it
 * is; what an interrupted run has left half done is done again.
 */
import { writeFileSync } from "node:fs"
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ALLOWED, seedAllowance, seedApiKeys, seedApplicationPassword } from "./seed-access"
import { seedAdmin, seedCustomers, MEMBERS } from "./seed-accounts"
import { CATALOGUE, handleOf } from "./seed-catalogue"
import { Notebook } from "./seed-notebook"
import { ORDER_BATCHES, seedOrders } from "./seed-orders"
import { seedPolicies } from "./seed-policies"
import { PRODUCT_BATCHES, seedProducts } from "./seed-products"
import { expectWork, reportWork } from "./seed-report"
import { seedRewards } from "./seed-rewards"
import { seedStore, type Shop } from "./seed-store"
import { seedWalletFeatures } from "./seed-wallet-features"
import { seedWallets } from "./seed-wallets"

export default async function seed({ container }: ExecArgs) {
  const { SEED_ADMIN = "", SEED_CUSTOMER_PASSWORDS = "", SEED_RESULT = "" } = process.env
  const passwords: string[] = JSON.parse(SEED_CUSTOMER_PASSWORDS)
  expectWork(10 + 10 + 5 + 8 * PRODUCT_BATCHES + 10 * ORDER_BATCHES)
  const notebook = await Notebook.open(container)

  const shop = await seedStore(container, notebook)
  reportWork(10, "shop")
  const admin: { email: string; password: string } = JSON.parse(SEED_ADMIN)
  await seedAdmin(container, admin)
  await seedPolicies(container)
  const customerIds = await seedCustomers(container, notebook, passwords)
  reportWork(10, "accounts")
  await seedProducts(container, notebook, shop)
  await seedOrders(container, notebook, shop, customerIds)

  const wallets = await seedWallets(container, customerIds)
  await seedRewards(container)
  const [maya] = wallets
  const customer_id = customerIds.get(MEMBERS[0]!.email)!
  await seedWalletFeatures(container, notebook, shop, { ...maya!, customer_id })
  reportWork(5, "wallets")

  const result = {
    publishable_key: shop.publishableKey,
    application_password: await seedApplicationPassword(container, admin.email),
    api_keys: await seedApiKeys(container),
    agent: {
      allowance: await seedAllowance(container, { ...maya!, customer_id }),
      ...(await findWish(container, shop)),
    },
    customers: MEMBERS.map(({ email }, index) => ({
      email,
      password: passwords[index],
      customer_id: customerIds.get(email),
      ...wallets[index],
    })),
  }
  writeFileSync(SEED_RESULT, JSON.stringify(result), { mode: 0o600 })
}

/** What the demo's agent is sent for: it costs more than the agent may spend. */
async function findWish(container: MedusaContainer, { shippingOptions }: Shop) {
  const dear = CATALOGUE.find(({ cents, sale, soldOut }) => cents > ALLOWED && !sale && !soldOut)
  const [product] = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: handleOf(dear!.title) }, { relations: ["variants"] })
  return {
    variant_id: product!.variants[0]!.id,
    shipping_option_id: shippingOptions.find(({ name }) => name.startsWith("Standard"))!.id,
  }
}
