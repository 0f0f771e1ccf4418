import { ar } from "../text/ar"
import { de } from "../text/de"
import { en } from "../text/en"
import { es } from "../text/es"
import { fr } from "../text/fr"
import { it } from "../text/it"
import { nl } from "../text/nl"
import { pt } from "../text/pt"

/**
 * The host merges these into its own, by the names that it has for languages; one that is not here
 * falls back to English.
 */
export default {
  en: { walletAssistant: en },
  ar: { walletAssistant: ar },
  de: { walletAssistant: de },
  es: { walletAssistant: es },
  fr: { walletAssistant: fr },
  it: { walletAssistant: it },
  nl: { walletAssistant: nl },
  ptBR: { walletAssistant: pt },
  ptPT: { walletAssistant: pt },
}
