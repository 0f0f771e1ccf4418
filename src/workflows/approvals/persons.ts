import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCESS_MODULE, type AccessService } from "../../modules/access"

/** Who sends a request, as far as it tells which people could have sent it. */
export interface Sender {
  /** Key of the identity. */
  key: string
  /** Key of the person whose credential it is, or of the identity where it is nobody's. */
  person: string
  /** Key of the identity that made the credential, where somebody did. */
  made_by?: string
}

const API_KEY = "api_key:"
const SECRET_KEY = "secret_key:"
/** A key that a key has made that a key has made is as far as anybody goes. */
const MOST_STEPS = 5

/**
 * The people who could have sent a request: whose credential it is, and whoever made it, since its
 * secret was shown to them. A key of the shop belongs to nobody, so its maker stands behind it.
 */
export async function personsBehind(
  container: MedusaContainer,
  { key, person, made_by }: Sender
): Promise<string[]> {
  const found = new Set<string>()
  let open = [person, key, ...(made_by ? [made_by] : [])]
  for (let step = 0; step < MOST_STEPS && open.length; step += 1) {
    const fresh = open.filter((each) => !found.has(each))
    fresh.forEach((each) => found.add(each))
    open = (await Promise.all(fresh.map((each) => makersOf(container, each)))).flat()
  }
  return [...found]
}

async function makersOf(container: MedusaContainer, key: string): Promise<string[]> {
  if (key.startsWith(SECRET_KEY)) {
    const [found] = await container
      .resolve(Modules.API_KEY)
      .listApiKeys({ id: [key.slice(SECRET_KEY.length)] })
    if (!found?.created_by) return []
    // The host notes the id of whoever was signed in, a user or another key.
    const kind = found.created_by.startsWith("apk_") ? SECRET_KEY : "user:"
    return [kind + found.created_by]
  }
  if (key.startsWith(API_KEY)) {
    const { credentials } = container.resolve<AccessService>(ACCESS_MODULE)
    return await credentials.peopleOf(key.slice(API_KEY.length))
  }
  return []
}
