/** What stands in for words that were taken out. */
interface NeutralWords {
  /** A reply of which nothing was left, beside cards. */
  seeCards: string
  /** A reply of which nothing was left. */
  unsure: string
}

const WORDS: Record<string, NeutralWords> = {
  en: {
    seeCards: "Here is what I found; the cards show current prices and availability.",
    unsure: "I can't confirm that from the store's own data. Shall I look up a product for you?",
  },
  de: {
    seeCards: "Das habe ich gefunden; die Karten zeigen aktuelle Preise und Verfügbarkeit.",
    unsure: "Das kann ich mit den Daten des Shops nicht bestätigen. Soll ich ein Produkt suchen?",
  },
  fr: {
    seeCards: "Voici ce que j'ai trouvé ; les fiches montrent les prix et stocks actuels.",
    unsure:
      "Je ne peux pas le confirmer avec les données de la boutique. Je cherche un produit pour vous ?",
  },
  es: {
    seeCards: "Esto es lo que he encontrado; las fichas muestran precio y disponibilidad actuales.",
    unsure: "No puedo confirmarlo con los datos de la tienda. ¿Busco un producto?",
  },
  it: {
    seeCards: "Ecco cosa ho trovato; le schede mostrano prezzi e disponibilità attuali.",
    unsure: "Non posso confermarlo con i dati del negozio. Cerco un prodotto per te?",
  },
  pt: {
    seeCards: "Eis o que encontrei; os cartões mostram preços e disponibilidade atuais.",
    unsure: "Não posso confirmar isso com os dados da loja. Procuro um produto?",
  },
  nl: {
    seeCards: "Dit heb ik gevonden; de kaarten tonen actuele prijzen en beschikbaarheid.",
    unsure: "Dat kan ik met de gegevens van de winkel niet bevestigen. Zal ik een product zoeken?",
  },
  ar: {
    seeCards: "هذا ما وجدته؛ تعرض البطاقات الأسعار والتوفر الحاليين.",
    unsure: "لا يمكنني تأكيد ذلك من بيانات المتجر. هل أبحث لك عن منتج؟",
  },
}

/** The neutral words of a language, English where there are none. */
export function neutralWords(locale: string): NeutralWords {
  return WORDS[locale.slice(0, 2).toLowerCase()] ?? (WORDS.en as NeutralWords)
}
