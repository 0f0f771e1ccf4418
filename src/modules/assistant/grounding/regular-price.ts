/** Words that say of an amount that it is what a product costs where it is not reduced. */
const REGULAR =
  "regular(?:ly)?|original(?:ly)?|usual(?:ly)?|normal(?:ly)?|previous(?:ly)?|before|instead of|list(?:ed)? price|rrp|msrp|full price|old|crossed out|" +
  "statt|vorher|zuvor|früher|uvp|regulär\\p{L}*|ursprünglich\\p{L}*|normalerweise|normalpreis|sonst|" +
  "au lieu de|avant|normalement|habituel\\p{L}*|prix barré|antes|normalmente|habitual\\p{L}*|en lugar de|en vez de|precio anterior|original\\p{L}*|" +
  "prima|anziché|invece di|solit[oa]|di listino|em vez de|anterior|normaal|in plaats van|voorheen|adviesprijs|" +
  "بدل[اً]{1,2}|قبل|السابق|سابقا|الأصلي|العادي"
const BEFORE = new RegExp(`(?<!\\p{L})(?:${REGULAR})(?!\\p{L})`, "iu")
/** `Normally, it costs …`: the one comma that parts no clauses. */
const LEADING_COMMA = new RegExp(`((?<!\\p{L})(?:${REGULAR})) *,`, "giu")
/** `was priced at`, `down from`: only near the amount, they say much else. */
const NEAR =
  /(?<!\p{L})(?:was|were|used to (?:be|cost)|war|waren|kostete|était|coûtait|era|costaba|valía|costava|custava|kostte|كان|كانت|(?:down|reduced|dropped|discounted|lowered|cut|slashed|fallen|sale) from|(?:gesenkt|reduziert|herabgesetzt) von|réduite? de|rebajad[oa] de|scontat[oa] da|verlaagd van)(?: \p{L}+){0,3}[ :(~]*$/iu
const FROM = /(?<!\p{L})(?:from|von|vorher|de|da|van|من)[ :]*$/iu
const TO = /^ *(?:down )?(?:to|auf|à|a|naar|para|إلى)(?: only| just| nur)? *[\p{Sc}\dA-Z]/u
const STRUCK_BEFORE = /(?:~~|<(?:s|del|strike)>) *$/iu
const STRUCK_AFTER = /^ *(?:~~|<\/(?:s|del|strike)>)/iu
/** `$109 regular price`, but not `$109 (normally $89)`. */
const AFTER =
  /^[ ,(]{0,3}(?:regular(?:ly)?|original(?:ly)?|usual(?:ly)?|normal(?:ly)?|previously|before|list|full|uvp|regulär|ursprünglich|normal(?:erweise)?|vorher|zuvor|avant|normalement|habituellement|antes|normalmente|prima|di listino|anteriormente|normaal|voorheen|قبل|سابقا)(?: (?:price|preis|prix|precio|prezzo|preço|prijs|the (?:discount|sale|reduction)))?(?= *(?:[),.;:|!?\n]|$|(?:and|but|now|und|aber|et|mais|y|pero|e|ma|mas|en|maar) ))/iu
/** What begins another statement. */
const CLAUSE =
  /;|\.\s|,(?!\d)| (?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|now|today|currently|jetzt|nun|heute|maintenant|désormais|ahora|hoy|ora|adesso|oggi|agora|hoje|nu|vandaag|الآن|اليوم)(?!\p{L})/iu

/**
 * Whether the words beside an amount say that it is a product's regular price, not what is to be paid.
 *
 * @param previous where the claim before it ends: what stands before that is said of that one
 */
export function isSaidAsRegular(
  folded: string,
  { start, end }: { start: number; end: number },
  previous: number
): boolean {
  const before = folded.slice(Math.max(previous, start - 120), start)
  const after = folded.slice(end, end + 40)
  if (STRUCK_BEFORE.test(before) && STRUCK_AFTER.test(after)) return true
  if (AFTER.test(after) || (FROM.test(before) && TO.test(after))) return true
  const clause = before.replace(LEADING_COMMA, "$1 ").split(CLAUSE).at(-1) ?? ""
  return BEFORE.test(clause) || NEAR.test(clause)
}
