import { keysOf } from "../../settings/setting"
import type { ValuesOf } from "../../settings/setting"
import { readSettingOptions } from "../../settings/store"
import { ASSISTANT_SETTINGS } from "./settings-list"
import type { AssistantSettingList } from "./settings-list"

/**
 * Reads the plugin's option `assistant`, whose fields are settings, and `vision.provider`, which is
 * another name of `assistant.vision_provider`.
 *
 * @throws Error naming the first option that is unknown or not valid
 */
export function readAssistantOptions(
  options: Record<string, unknown>
): Partial<ValuesOf<AssistantSettingList>> {
  const given = objectNamed("assistant", options.assistant)
  const { provider, ...unknown } = objectNamed("vision", options.vision)
  const [stranger] = Object.keys(unknown)
  if (stranger !== undefined) throw new Error(`There is no option "vision.${stranger}"`)
  const keys = keysOf(ASSISTANT_SETTINGS)
  for (const key of Object.keys(given)) {
    if (!keys.some((one) => one === key)) {
      throw new Error(`There is no option "assistant.${key}"; there are ${keys.join(", ")}`)
    }
  }
  return readSettingOptions(ASSISTANT_SETTINGS, { vision_provider: provider, ...given })
}

function objectNamed(name: string, option: unknown = {}): Record<string, unknown> {
  if (typeof option === "object" && option !== null && !Array.isArray(option)) {
    return option as Record<string, unknown>
  }
  throw new Error(`The option "${name}" must be an object`)
}
