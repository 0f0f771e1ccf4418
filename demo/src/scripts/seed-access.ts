/** Credentials for programs; none can be read again, so that those of an earlier run go. */
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  ACCESS_MODULE,
  KEY_SCOPES,
  type AccessService,
} from "medusa-plugin-wallet-assistant/modules/access"
import {
  ALLOWANCES_MODULE,
  type AllowancesService,
} from "medusa-plugin-wallet-assistant/modules/allowances"
import type { MemberWallets } from "./seed-wallets"

const ACTOR = "system:demo"
const DEMO_NAME = "Demo store"
const DEMO_AGENT = "Demo agent"
/** The most that the demo's agent may spend for one purchase. */
export const ALLOWED = 6_000
const ALL = { page: 1, per_page: 1_000 }

function accessOf(container: MedusaContainer) {
  return container.resolve<AccessService>(ACCESS_MODULE)
}

/** An application password for the admin. */
export async function seedApplicationPassword(container: MedusaContainer, email: string) {
  const { credentials } = accessOf(container)
  const [user] = await container.resolve(Modules.USER).listUsers({ email })
  const owner = { owner_type: "user" as const, owner_id: user!.id }
  for (const { id, name } of (await credentials.listApplicationPasswords({ owner, ...ALL })).data) {
    if (name === DEMO_NAME) {
      await credentials.revoke(id, "application_password", ACTOR)
    }
  }
  const { password } = await credentials.createApplicationPassword({
    ...owner,
    name: DEMO_NAME,
    created_by: ACTOR,
  })
  return { username: email, password: password.replaceAll(" ", "") }
}

/** A store API key of the shop for each scope. */
export async function seedApiKeys(container: MedusaContainer) {
  const { credentials } = accessOf(container)
  for (const { id, name } of (await credentials.listStoreKeys(ALL)).data) {
    if (name === DEMO_NAME) {
      await credentials.revoke(id, "api_key", ACTOR)
    }
  }
  const keys: Record<string, { consumer_key: string; consumer_secret: string }> = {}
  for (const scope of KEY_SCOPES) {
    const { consumer_key, consumer_secret } = await credentials.createStoreKey({
      name: DEMO_NAME,
      scope,
      created_by: ACTOR,
    })
    keys[scope] = { consumer_key, consumer_secret }
  }
  return keys
}

/** What an agent may spend from a customer's wallet: enough for a T-shirt, too little for a coat. */
export async function seedAllowance(
  container: MedusaContainer,
  { customer_id, wallet_id, user_id, currency }: MemberWallets & { customer_id: string }
) {
  const allowances = container.resolve<AllowancesService>(ALLOWANCES_MODULE)
  for (const { id, agent, revoked_at } of await allowances.listOf(customer_id)) {
    if (agent === DEMO_AGENT && !revoked_at) await allowances.revoke(id, ACTOR)
  }
  const { token } = await allowances.create({
    customer_id,
    wallet_id,
    user_id,
    currency,
    agent: DEMO_AGENT,
    per_purchase: BigInt(ALLOWED),
    per_period: 20_000n,
    period: "month",
    categories: [],
    expires_at: null,
  })
  return token
}
