import { DENIED } from "./denials"
import type { Mention } from "./names"

/** What presents the thing after it as one of the shop's. */
const OFFERED =
  /(?<!\p{L})(?:we (?:also )?(?:have|offer|carry|sell|stock)|(?:i|i'd|we|would) (?:also )?(?:recommend|suggest)|recommend|check out|take a look at|try|introducing|meet|i(?:'ve)? found|there(?:'s| is)|how about|consider|wir (?:haben|führen|bieten)|(?:ich )?empfehle|es gibt|nous (?:avons|proposons)|je (?:vous )?(?:recommande|conseille|propose)|voici|tenemos|ofrecemos|(?:te |le )?recomiendo|abbiamo|offriamo|(?:ti |vi )?consiglio|temos|oferecemos|recomendo|we hebben|(?:ik )?raad|لدينا|أنصح(?:ك)? ب|نوفر) (?:also |auch |aussi |también |anche |também |ook |you |dir |ihnen |unseren? )?(?:the|our|an?|some|den|die|das|der|eine?n?|le|la|les|el|los|il|lo|os?|de|het|een|une?|un[ao]?|uma?)?[ "'\u201c]*$/iu
const ARTICLE =
  /(?:^|[.,;:!?(\n\u2013\u2014-]|(?<!\p{L})(?:and|but|while|so|und|aber|et|mais|y|pero|e|ma|en|maar)) *["'\u201c]?(?:the|our|der|die|das|unsere?|le|la|les|notre|el|nuestr[oa]|il|il nostro|la nostra|o|a|o nosso|a nossa|de|het|onze) *["'\u201c]?$/iu
const VERB =
  /^["'\u201d]? (?:(?:now|currently|also|still) )?(?:is|are|costs?|has|have|would|will|comes?|offers?|features?|keeps?|makes?|can|looks?|fits?|goes|pairs|provides|ist|sind|kostet|hat|bietet|hält|passt|est|coûte|a|offre|convient|es|está|cuesta|tiene|ofrece|è|costa|ha|é|custa|tem|oferece|kost|heeft|biedt|past)(?!\p{L})/iu

/**
 * Whether a product that nobody has shown is presented as one of the shop's: offered, or, by a name of
 * several words, the subject of a statement that doesn't deny it.
 */
export function isPresented(folded: string, { product_id, start, end }: Mention): boolean {
  if (product_id !== null) return false
  const before = folded.slice(Math.max(0, start - 80), start)
  if (OFFERED.test(before)) return true
  if (!folded.slice(start, end).includes(" ") || !ARTICLE.test(before)) return false
  const after =
    folded.slice(end).split(/[,;:]| (?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar) /iu)[0] ??
    ""
  return VERB.test(after) && !DENIED.test(after)
}
