import { ofLanguage } from ".."
import type { RoomTexts } from "../rooms/en"
import type { WalletTexts } from "./en"

export type { RoomTexts, WalletTexts }

/** What the wallet says, and what its rooms say. */
interface Texts {
  wallet: WalletTexts
  rooms: RoomTexts
}

/** Each language is a file of its own that is loaded when somebody reads it. */
const LOADERS: Record<string, () => Promise<Texts>> = {
  ar: () => import("./ar"),
  de: () => import("./de"),
  en: () => import("./en"),
  es: () => import("./es"),
  fr: () => import("./fr"),
  it: () => import("./it"),
  nl: () => import("./nl"),
  pt: () => import("./pt"),
}

/** English for a language that we don't have; throws when the store is away. */
export function loadWalletTexts(locale: string): Promise<Texts> {
  return ofLanguage(LOADERS, locale)()
}
