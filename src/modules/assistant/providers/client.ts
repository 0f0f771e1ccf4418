import type OpenAI from "openai"
import type { AddressRules } from "../../../network/address-guard"
import { createOpenAiClient } from "../../../network/openai-client"
import type { ProviderSetting } from "../settings-list"
import { presetOf } from "./presets"

/**
 * A client for a provider. It makes one attempt; whether there is another one is its user's matter.
 *
 * @param timeout until the answer begins, in milliseconds
 * @throws Error when there is neither a preset's address nor `base_url`
 */
export function createClient(
  setting: ProviderSetting,
  timeout: number,
  rules: AddressRules
): OpenAI {
  const base_url = setting.base_url ?? presetOf(setting).base_url
  if (!base_url) throw new Error(`The provider ${setting.name} has no base_url`)
  return createOpenAiClient({ base_url, api_key: setting.api_key, timeout, retries: 0, rules })
}
