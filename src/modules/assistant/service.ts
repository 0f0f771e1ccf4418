import { ASSISTANT_DEFAULTS } from "./settings-list"
import type { AssistantSettings } from "./settings-list"

/** What the assistant remembers, how it is set up, and what it costs. */
export default class AssistantService {
  /** The settings as they are known, at once; see `assistantSettingsOf`. */
  settings(): AssistantSettings {
    return ASSISTANT_DEFAULTS
  }

  /** Sees to it that `settings` is less than five seconds old; often nothing to wait for. */
  refreshSettings(): Promise<void> | undefined {
    return undefined
  }
}
