const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")

/** Words that only a wish for a change of the cart has. */
const CART = word(
  "add(?:s|ed|ing)?|cart|basket|(?:my|the|to|in|into) bag|buy|buying|purchase|(?:i'?ll|i will|we'll|let me|let's|i'd) (?:take|have)|i take|" +
    "take (?:it|them|this|that|these|those|one|two|both|all|\\d+)|order (?:it|them|this|that|these|one|two|both|\\d{1,2}(?!\\d))|(?:want to|like to|i'll|please) order|get me|put|removed?|remove|delete|go ahead|do it|" +
    "warenkorb|einkaufswagen|kauf(?:e|en|t)?|nehm\\p{L}*|nimm|lege?|legen|hinzu\\p{L}*|bestell(?:e|en|t)?|entfern(?:e|en|t)?|lösch\\p{L}*|" +
    "panier|ajout\\p{L}*|acheter|achète\\p{L}*|prends|prenez|mets|mettre|mettez|command(?:er|ez)|retir\\p{L}*|enlev\\p{L}*|supprim\\p{L}*|" +
    "carrito|cesta|añad\\p{L}*|agreg\\p{L}*|compr(?!end|ens|is|om)\\p{L}*|pon(?:er|ga|me|lo|la|los|las)?|quit(?:a|ar|alo|ala|en)|elimin\\p{L}*|" +
    "carrello|aggiung\\p{L}*|acquist\\p{L}*|prendo|metti|mettere|togli\\p{L}*|rimuov\\p{L}*|" +
    "carrinho|adicion\\p{L}*|coloc\\p{L}*|remov(?:er|a)|tir(?:a|ar|em)|" +
    "winkelwagen|winkelmand\\p{L}*|toevoeg\\p{L}*|voeg|koop|kopen|verwijder\\p{L}*"
)
/** Words of such a wish, or of agreeing to one, that a look-up has as well. */
const EITHER = word(
  "order|take|bag|drop|clear|empty|change|update|make it|instead|more|less|another|both|all|yes|yeah|yep|ok|okay|sure|please|i want|i'd like|one|two|three|" +
    "leg|bestellung|änder\\p{L}*|ja|gern\\p{L}*|bitte|commande|prend|chang\\p{L}*|oui|quiero|cambi\\p{L}*|sí|si|voglio|sì|quero|mud(?:a|ar|e|o)|sim|wijzig\\p{L}*|graag|\\d+"
)
/** What may stand before what is asked. */
const GREETING =
  /^(?:[\s¿¡"'(]|(?:hi|hello|hey|please|ok|okay|so|and|also|well|thanks|thank you|hallo|bitte|danke|und|bonjour|salut|merci|et|s'il (?:te|vous) plaît|hola|gracias|por favor|y|ciao|buongiorno|grazie|per favore|e|olá|oi|obrigad[oa]|hoi|graag|en)(?!\p{L})[\s,.!;:]*){0,8}/iu
/** How a question begins, or a wish to be shown or told something. */
const LOOKUP = new RegExp(
  `^(?:${[
    "tell|show|what|which|how|where|when|why|who|whose|is|are|was|does|do you|did|has|have you|find|search|look|looking|compare|describe|explain|recommend|suggest|any",
    "(?:can|could|would|will) you (?:please )?(?:tell|show|find|explain|compare|describe|recommend|suggest|give)|give me (?:more |some |all |the )*(?:details?|info|information|facts)|(?:some |more )?(?:details|info|information)",
    "i(?:'m| am) (?:looking|searching|interested|curious|wondering)|(?:i'd|i would) like to (?:know|see|hear|compare|learn)|i want to (?:know|see|hear|compare|learn)|what's|who's|where's|how's",
    "zeig\\p{L}*|was|welche\\p{L}*|wie|wieviel|wo|wann|warum|wer|ist|sind|hat|haben sie|hast du|habt ihr|gibt|erzähl\\p{L}*|sag\\p{L}*|erklär\\p{L}*|vergleich\\p{L}*|beschreib\\p{L}*|such\\p{L}*|finde\\p{L}*|ich suche|empfiehl|empfehl\\p{L}*|mehr (?:zu|über|infos)|infos?|kannst du mir (?:mehr|etwas)",
    "montre\\p{L}*|quel\\p{L}*|qu'|que|comment|où|quand|pourquoi|qui|est-ce|est-il|avez-vous|as-tu|parle\\p{L}*|dis|dites|explique\\p{L}*|décri\\p{L}*|cherche\\p{L}*|je cherche|trouve\\p{L}*|recommande\\p{L}*|conseille\\p{L}*|y a-t-il|combien",
    "mu[eé]stra\\p{L}*|enseñ\\p{L}*|qué|cuál\\p{L}*|cual\\p{L}*|cómo|cuánto|dónde|cuándo|por qué|quién|es|son|hay|tiene\\p{L}*|háblame|cuéntame|dime|dígame|explica\\p{L}*|compara\\p{L}*|describe|busca\\p{L}*|busco|recomienda\\p{L}*",
    "mostra\\p{L}*|che|quale|quali|qual|come|dove|quando|perché|chi|è|sono|c'è|ci sono|avete|hai|parlami|dimmi|raccontami|spiega\\p{L}*|confronta\\p{L}*|descrivi\\p{L}*|cerca\\p{L}*|cerco|consiglia\\p{L}*|quanto",
    "mostr\\p{L}*|o que|quais|onde|por que|quem|é|são|há|tem|têm|fal[ae]\\p{L}*|conte|diga|diz|explique|descreva|procur\\p{L}*|recomend\\p{L}*",
    "toon|laat|wat|welke?|hoe|hoeveel|waar|wanneer|waarom|zijn|heb je|hebben jullie|heeft|vertel\\p{L}*|zeg|leg uit|vergelijk\\p{L}*|beschrijf|zoek\\p{L}*|ik zoek|vind|raad",
  ].join("|")})(?!\\p{L})`,
  "iu"
)
/** `What should I buy?` */
const WHETHER_TO_BUY =
  /(?<!\p{L})(?:should|can|could|do|did|would) (?:i|we|people|you|others|customers) (?:also )?buy(?!\p{L})/iu
/** An answer to a question, such as "size L" or "the blue one". */
const SHORT = 4
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Whether what the shopper has said can be a wish for a change of their cart. A text of the store can
 * talk a model into calling a tool; it can't talk the shopper into having asked for it. "Tell me more
 * about it please" is none: in a sentence that begins as a look-up only words of the cart count. In
 * scripts that we have no words for, the model is believed.
 */
export function mayChangeCart(message: string): boolean {
  if (!LATIN.test(message)) return true
  if (CART.test(message.replace(WHETHER_TO_BUY, " "))) return true
  const others = message
    .split(/[.!?\n]+/)
    .filter((sentence) => sentence.trim() && !looksUp(sentence))
  const isAnswer = others.length > 0 && message.trim().split(/\s+/).length <= SHORT
  return isAnswer || others.some((sentence) => EITHER.test(sentence))
}

function looksUp(sentence: string): boolean {
  return LOOKUP.test(sentence.replace(GREETING, ""))
}
