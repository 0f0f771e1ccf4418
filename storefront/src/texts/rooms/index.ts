import { ofLanguage } from ".."
import type { RoomTexts } from "./en"

export type { RoomTexts }

/** Each language is a file of its own, as with the words of the elements themselves. */
const LOADERS: Record<string, () => Promise<{ rooms: RoomTexts }>> = {
  ar: () => import("./ar"),
  de: () => import("./de"),
  en: () => import("./en"),
  es: () => import("./es"),
  fr: () => import("./fr"),
  it: () => import("./it"),
  nl: () => import("./nl"),
  pt: () => import("./pt"),
}

export async function loadRoomTexts(locale: string): Promise<RoomTexts> {
  return (await ofLanguage(LOADERS, locale)()).rooms
}
