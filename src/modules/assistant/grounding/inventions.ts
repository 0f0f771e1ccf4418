import type { Mention } from "./names"

/** What presents the thing after it as one of the shop's. */
const OFFERED =
  /(?<!\p{L})(?:we (?:also )?(?:have|offer|carry|sell|stock)|(?:i|i'd|we|would) (?:also )?(?:recommend|suggest)|recommend|check out|take a look at|try|introducing|meet|i(?:'ve)? found|there(?:'s| is)|how about|consider|wir (?:haben|führen|bieten)|(?:ich )?empfehle|es gibt|nous (?:avons|proposons)|je (?:vous )?(?:recommande|conseille|propose)|voici|tenemos|ofrecemos|(?:te |le )?recomiendo|abbiamo|offriamo|(?:ti |vi )?consiglio|temos|oferecemos|recomendo|we hebben|(?:ik )?raad|لدينا|أنصح(?:ك)? ب|نوفر) (?:also |auch |aussi |también |anche |também |ook |you |dir |ihnen |unseren? )?(?:the|our|an?|some|den|die|das|der|eine?n?|le|la|les|el|los|il|lo|os?|de|het|een|une?|un[ao]?|uma?)?[ "'\u201c]*$/iu
const ARTICLE =
  /(?<!\p{L})(?:the|our|der|die|das|den|unsere?n?|le|la|les|notre|nos|el|los|las|nuestr[oa]s?|il|lo|gli|i nostri|il nostro|la nostra|o|a|o nosso|a nossa|de|het|onze|also|auch|aussi|también|anche|também|ook) *["']?$/iu

/**
 * Whether a product that nobody has shown is presented as one of the shop's: offered, or, by a name of
 * several words, spoken of as known in a sentence that doesn't deny it.
 */
export function isPresented(
  text: string,
  { product_id, start, end }: Mention,
  denies: (text: string) => boolean
): boolean {
  if (product_id !== null) return false
  const before = text.slice(Math.max(0, start - 80), start)
  if (OFFERED.test(before)) return true
  return text.slice(start, end).includes(" ") && ARTICLE.test(before) && !denies(text)
}
