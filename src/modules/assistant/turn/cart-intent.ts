/** Words with which people ask for a change of their cart, or agree to one. */
const INTENT =
  /(?<!\p{L})(?:add\p{L}*|cart|basket|bag|buy|buying|purchase|order|take|get me|i want|i'd like|i'll have|put|remove\p{L}*|delete|drop|clear|empty|change|update|make it|instead|more|less|another|both|all|yes|yeah|yep|ok|okay|sure|please|go ahead|do it|one|two|three|warenkorb|kauf\p{L}*|nehm\p{L}*|nimm|leg\p{L}*|hinzu\p{L}*|bestell\p{L}*|entfern\p{L}*|lösch\p{L}*|änder\p{L}*|ja|gern\p{L}*|bitte|panier|ajout\p{L}*|acheter|achète|prends?|mets|mettre|command\p{L}*|retir\p{L}*|enlev\p{L}*|supprim\p{L}*|chang\p{L}*|oui|carrito|cesta|añad\p{L}*|agreg\p{L}*|compr\p{L}*|quiero|pon\p{L}*|quit\p{L}*|elimin\p{L}*|cambi\p{L}*|sí|si|carrello|aggiung\p{L}*|acquist\p{L}*|prendo|metti|togli\p{L}*|rimuov\p{L}*|voglio|sì|carrinho|adicion\p{L}*|quero|coloc\p{L}*|remov\p{L}*|tir\p{L}*|mud\p{L}*|sim|winkelwagen|winkelmand\p{L}*|toevoeg\p{L}*|voeg|koop\p{L}*|kopen|verwijder\p{L}*|wijzig\p{L}*|graag)(?!\p{L})|\d/iu
/** An answer to a question, such as "size L" or "the blue one". */
const SHORT = 4
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Whether what the shopper has said can be a wish for a change of their cart. A text of the store can
 * talk a model into calling a tool; it can't talk the shopper into having asked for it. In scripts
 * that we have no words for, the model is believed.
 */
export function mayChangeCart(message: string): boolean {
  const words = message.trim().split(/\s+/)
  return words.length <= SHORT || INTENT.test(message) || !LATIN.test(message)
}
