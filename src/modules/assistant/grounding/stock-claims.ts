import { clauseBefore, wordPattern } from "./claim"
import type { Claim } from "./claim"
import { DENIED, SUPPOSED } from "./denials"
import { smallNumber } from "./number-words"
import { findAll, hasLetters } from "./patterns"
import { NUMBER, readNumber } from "./numbers"

const LEFT =
  "(?:pieces?|units?|items?|pairs?|of (?:them|these)|(?:of )?(?:the |our )?\ue000+|stück|exemplare|pièces?|exemplaires?|unidades?|pezzi|stuks|قطع|قطعة)?"
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,$€£¥/-])(?<number>${NUMBER}|one|two|three|four|five|six|seven|eight|nine|ten|a few|few|a couple|a handful|eine?|zwei|drei|vier|fünf|wenige|deux|trois|quelques|dos|tres|pocas|pocos|due|tre|pochi|dois|três|poucas|poucos) {0,2}${LEFT} {0,2}(?:left|remaining|remain|in stock|available (?:now|in stock)|übrig|auf lager|verfügbar|vorrätig|restantes?|en stock|disponibles?|restantes|en existencias|rimast[ie]|disponibili|disponíveis|em estoque|over|op voorraad|متبقية|متبقي)(?!\\p{L})`,
  "giu"
)
const ONLY =
  /(?<!\p{L})(?:(?:only|just|solo) {0,2}(?<number>\d+)(?: {0,2}(?:pieces?|units?|items?|pezzi|unidades))?(?= *(?:left|[.!,;)\n]|$))|(?:(?:nur )?noch|plus que|il (?:ne |en )?reste(?: que)?|quedan|ci sono ancora|restano|restam|ainda há|er zijn nog|بقي|solo quedan|quedan solo|restano solo|só restam|nog maar|لم يتبق(?:ى)? سوى) {0,2}(?<last>\d+)(?: {0,2}(?:stück|exemplare?|pièces?|exemplaires?|unidades|pezzi|stuks|قطع)|(?= *(?:\ue000|da|übrig|[.!,;)\n]|$))))/giu

const GONE =
  "out of stock|sold[ -]out|(?:currently |temporarily )?unavailable|no longer available|back-?ordered|on back-?order|discontinued|" +
  "ausverkauft|vergriffen|nicht (?:mehr )?(?:auf lager|vorrätig|verfügbar|lieferbar)|en rupture(?: de stock)?|épuisé\\p{L}*|indisponibles?|(?:plus|pas) (?:en stock|disponibles?)|" +
  "agotad[oa]s?|sin existencias|fuera de stock|no (?:está|están) disponibles?|esaurit[oiae]|non (?:è |sono )?(?:più )?disponibil[ei]|" +
  "esgotad[oa]s?|indisponíve(?:l|is)|fora de estoque|uitverkocht|niet (?:meer )?(?:op voorraad|leverbaar)|نفد\\p{L}*|غير متوفر\\p{L}*|在庫切れ|品切れ|缺货|售罄|無貨"
const THERE =
  "in stock|back in stock|available again|(?:have|got) (?:plenty|lots|loads) of|(?:plenty|lots|some) left|restocked|can still (?:get|buy|order)|wieder (?:da|verfügbar|lieferbar)|de (?:nouveau|retour) (?:disponibles?|en stock)|di nuovo disponibil[ei]|weer (?:leverbaar|verkrijgbaar)|" +
  "(?:is|are|it's|they're) (?:currently |now |still |also |both |all )?(?:available|in)(?! (?:in|for (?!immediate)|at|on|as|from|with|to)(?!\\p{L})|[ -]\\p{L}+(?:ly)? (?:in|as) )(?= *(?:[.!,;)]|$|now|right|today|immediately|for immediate|and|but))|available (?:now|immediately|right (?:now|away)|for immediate|to order|today)|ready to ship|" +
  "auf lager|vorrätig|(?:ist|sind) (?:sofort |derzeit |aktuell )?(?:verfügbar|lieferbar)|sofort lieferbar|en stock|(?:est|sont) (?:actuellement )?disponibles?|en existencias|hay existencias|(?:está|están) (?:actualmente )?disponibles?|" +
  "in magazzino|(?:è|sono) (?:attualmente )?disponibil[ei]|em estoque|(?:está|estão) (?:atualmente )?disponíve(?:l|is)|op voorraad|leverbaar|متوفر\\p{L}*|متاح\\p{L}*|在庫あり|有货|現貨"
/** Of those: what takes the product after it. */
const TAKES = /^(?:restocked|can still|(?:have|got) (?:plenty|lots|loads))/iu
const SCARCE =
  "low (?:in |on )?stock|limited (?:stock|quantit(?:y|ies)|supply)|almost (?:gone|sold out)|nearly sold out|selling (?:out )?fast|going fast|last (?:one|few|chance|pieces?)|running (?:low|out)|while (?:stocks?|supplies) last|hurry|" +
  "nur noch wenige|fast ausverkauft|letzte[sn]? (?:stück|exemplar\\p{L}*)|stock limité|derniers? (?:exemplaires?|pièces?)|últim[oa]s (?:unidades|piezas|peças)|pocas unidades|ultimi (?:pezzi)|poucas unidades|bijna uitverkocht|كمية محدودة|آخر قطعة"

const GONE_WORDS = wordPattern(GONE)
const THERE_WORDS = wordPattern(THERE)
const SCARCE_WORDS = wordPattern(SCARCE)

/** What a folded unit claims about stock. */
export function findStock(text: string): Claim[] {
  const claims: Claim[] = []
  const add = (start: number, end: number, value: StockValue, pointsOn?: boolean) => {
    if (claims.some((claim) => claim.start < end && start < claim.end)) return
    claims.push({
      kind: "stock",
      kinds: ["stock"],
      start,
      end,
      assertion: { says: "stock", value },
      pointsOn,
    })
  }
  if (!hasLetters(text)) return claims
  for (const pattern of [COUNTED, ONLY]) {
    for (const { index, 0: whole, groups } of findAll(pattern, text)) {
      const number = (groups?.number ?? groups?.last ?? "").toLowerCase()
      const small = smallNumber(number)
      const value = /^\d/.test(number)
        ? readNumber(number)[0]
        : small === undefined
          ? "low"
          : { digits: BigInt(small), places: 0 }
      if (value) add(index, index + whole.length, value)
    }
  }
  for (const { index, 0: whole } of findAll(GONE_WORDS, text)) {
    const before = text.slice(0, index)
    if (SUPPOSED.test(before)) continue
    const denied =
      /(?<!\p{L})(?:not|isn't|aren't|never|nicht|pas|no|non|não|niet)(?: \p{L}+)?[ -]$/iu
    add(index, index + whole.length, denied.test(before) ? "in_stock" : "out_of_stock")
  }
  for (const { index, 0: whole } of findAll(THERE_WORDS, text)) {
    const before = text.slice(0, index)
    if (SUPPOSED.test(before)) continue
    const denied =
      DENIED.test(clauseBefore(text, index)) ||
      /(?<!\p{L})(?:not|nicht|pas|no|non)(?!\p{L})/iu.test(whole)
    add(index, index + whole.length, denied ? "out_of_stock" : "in_stock", TAKES.test(whole))
  }
  for (const { index, 0: whole } of findAll(SCARCE_WORDS, text)) {
    if (SUPPOSED.test(text.slice(0, index)) || DENIED.test(clauseBefore(text, index))) continue
    add(index, index + whole.length, "low")
  }
  return claims
}

type StockValue = Extract<Claim["assertion"], { says: "stock" }>["value"]
