import { ofLanguage } from ".."
import type { AssistantTexts } from "./en"

export type { AssistantTexts }

/** Each language is a file of its own that is loaded when somebody reads it. */
const LOADERS: Record<string, () => Promise<{ assistant: AssistantTexts }>> = {
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
export async function loadAssistantTexts(locale: string): Promise<AssistantTexts> {
  return (await ofLanguage(LOADERS, locale)()).assistant
}
