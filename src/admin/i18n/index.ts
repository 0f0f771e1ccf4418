import { de } from "../text/de"
import { settingHelp } from "../text/de/setting-help"
import { en } from "../text/en"

/** The host merges these into its own; a language that is not here falls back to English. */
export default {
  en: { walletAssistant: en },
  de: { walletAssistant: { ...de, settingHelp } },
}
