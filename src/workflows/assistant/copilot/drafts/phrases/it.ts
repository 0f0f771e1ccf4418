import type { Phrases } from "./phrases"

export const it: Phrases = {
  greeting: "Buongiorno {author},",
  greetingToNobody: "Buongiorno,",
  thanksHappy:
    "grazie mille per la Sua gentile recensione di {product}. Siamo molto felici che ne sia rimasto soddisfatto.",
  thanksMixed: "grazie per la Sua sincera recensione di {product}.",
  thanksUnhappy:
    "grazie per averci raccontato la Sua esperienza. Ci dispiace che {product} non sia stato all’altezza delle Sue aspettative.",
  aboutHappy: "Ci fa piacere leggere quanto scrive riguardo a questo aspetto: {topics}.",
  aboutMixed:
    "Quanto scrive è utile a noi e agli altri clienti, in particolare per questo aspetto: {topics}.",
  aboutUnhappy:
    "Quanto scrive non corrisponde a ciò che desideriamo per i nostri clienti, in particolare per questo aspetto: {topics}.",
  ourProduct: "il nostro prodotto",
  topics: {
    damage: "le condizioni dell’articolo",
    size: "la taglia",
    colour: "il colore",
    quality: "la qualità",
    delivery: "la consegna",
    price: "il prezzo",
    service: "il nostro servizio",
  },
  comesIn: "Per Sua informazione, ecco le opzioni disponibili. {option}: {values}.",
  policy: "Le nostre condizioni dicono: «{text}»",
  nextMixed: "Se possiamo migliorare qualcosa, ci scriva.",
  nextUnhappy:
    "La preghiamo di contattarci indicando il numero d’ordine, così potremo verificare l’accaduto e trovare insieme una soluzione.",
  closing: "Cordiali saluti, {shop}",
  closingWithoutShop: "Cordiali saluti, il team del negozio",
}
