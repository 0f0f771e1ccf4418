const E_MAIL = /[^\s<>()"',;:]+@[^\s<>()"',;:]+\.[^\s<>()"',;:]+/gu
/** Seven digits or more, with what people put between them: telephone, card, account numbers. */
const LONG_NUMBER = /\+?\d(?:[\s().\/-]{0,2}\d){6,}/g

/** The first e-mail address in a text, if there is one. */
export function findEmail(text: string): string | undefined {
  const [found] = text.match(E_MAIL) ?? []
  return found?.replace(/[.!?]+$/, "")
}

/** A text without what could tell who wrote it, e-mail addresses and long numbers. */
export function withoutContacts(text: string, instead = "…"): string {
  return text.replace(E_MAIL, instead).replace(LONG_NUMBER, instead)
}
