import type { Phrases } from "./phrases"

export const de: Phrases = {
  greeting: "Guten Tag {author},",
  greetingToNobody: "Guten Tag,",
  thanksHappy:
    "vielen Dank für Ihre freundliche Bewertung von {product}. Es freut uns sehr, dass Sie zufrieden sind.",
  thanksMixed: "vielen Dank für Ihre ehrliche Bewertung von {product}.",
  thanksUnhappy:
    "vielen Dank für Ihre offenen Worte. Es tut uns leid, dass {product} Sie enttäuscht hat.",
  aboutHappy: "Schön zu lesen, was Sie über {topics} schreiben.",
  aboutMixed: "Was Sie über {topics} schreiben, hilft uns und anderen Kunden.",
  aboutUnhappy: "Was Sie über {topics} schreiben, entspricht nicht unserem Anspruch.",
  ourProduct: "unser Produkt",
  topics: {
    damage: "den Zustand des Artikels",
    size: "die Größe",
    colour: "die Farbe",
    quality: "die Qualität",
    delivery: "die Lieferung",
    price: "den Preis",
    service: "unseren Service",
  },
  comesIn: "Zu Ihrer Information, diese Auswahl gibt es. {option}: {values}.",
  policy: "In unseren Bedingungen heißt es: „{text}“",
  nextMixed: "Wenn wir etwas besser machen können, schreiben Sie uns bitte.",
  nextUnhappy:
    "Bitte melden Sie sich mit Ihrer Bestellnummer bei uns, damit wir der Sache nachgehen und gemeinsam eine Lösung finden können.",
  closing: "Freundliche Grüße, {shop}",
  closingWithoutShop: "Freundliche Grüße, Ihr Shop-Team",
}
