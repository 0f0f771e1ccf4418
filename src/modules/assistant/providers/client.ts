import OpenAI from "openai"
import type { ProviderSetting } from "../settings-list"
import { presetOf } from "./presets"

/** Some services want a key to be there that they then ignore. */
const NO_KEY = "none"

/**
 * A client for a provider. It makes one attempt; whether there is another one is its user's matter.
 *
 * @param timeout until the answer begins, in milliseconds
 * @throws Error when there is neither a preset's address nor `base_url`
 */
export function createClient(setting: ProviderSetting, timeout: number): OpenAI {
  const baseURL = setting.base_url ?? presetOf(setting).base_url
  if (!baseURL) throw new Error(`The provider ${setting.name} has no base_url`)
  return new OpenAI({
    baseURL,
    apiKey: setting.api_key ?? NO_KEY,
    maxRetries: 0,
    timeout,
    logLevel: "off",
    // The environment is the host's; nothing of it is sent to somebody else.
    organization: null,
    project: null,
    // A key must not follow a redirect.
    fetchOptions: { redirect: "error" },
  })
}
