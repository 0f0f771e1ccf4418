import { ofLanguage } from ".."
import type { WalletTexts } from "./en"

export type { WalletTexts }

/** Each language is a file of its own that is loaded when somebody reads it. */
const LOADERS: Record<string, () => Promise<{ wallet: WalletTexts }>> = {
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
export async function loadWalletTexts(locale: string): Promise<WalletTexts> {
  return (await ofLanguage(LOADERS, locale)()).wallet
}
