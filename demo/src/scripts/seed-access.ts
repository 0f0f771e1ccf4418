/** Credentials for programs; none can be read again, so that those of an earlier run go. */
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  ACCESS_MODULE,
  KEY_SCOPES,
  type AccessService,
} from "medusa-plugin-wallet-assistant/modules/access"

const ACTOR = "system:demo"
const DEMO_NAME = "Demo store"
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
