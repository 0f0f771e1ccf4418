import type { Phrases } from "./phrases"

export const nl: Phrases = {
  greeting: "Beste {author},",
  greetingToNobody: "Beste klant,",
  thanksHappy:
    "hartelijk dank voor uw vriendelijke beoordeling van {product}. We zijn erg blij dat u tevreden bent.",
  thanksMixed: "hartelijk dank voor uw eerlijke beoordeling van {product}.",
  thanksUnhappy:
    "bedankt dat u ons dit laat weten. Het spijt ons dat {product} u heeft teleurgesteld.",
  aboutHappy: "Fijn om te lezen wat u over {topics} schrijft.",
  aboutMixed: "Wat u over {topics} schrijft, helpt ons en andere klanten.",
  aboutUnhappy: "Wat u over {topics} schrijft, is niet wat we onze klanten willen bieden.",
  ourProduct: "ons product",
  topics: {
    damage: "de staat van het artikel",
    size: "de maat",
    colour: "de kleur",
    quality: "de kwaliteit",
    delivery: "de levering",
    price: "de prijs",
    service: "onze service",
  },
  comesIn: "Ter informatie, dit is de keuze die er is. {option}: {values}.",
  policy: "In onze voorwaarden staat: “{text}”",
  nextMixed: "Als we iets beter kunnen doen, schrijf ons dan.",
  nextUnhappy:
    "Neem alstublieft contact met ons op en vermeld uw bestelnummer, zodat we het kunnen uitzoeken en samen een oplossing kunnen vinden.",
  closing: "Met vriendelijke groet, {shop}",
  closingWithoutShop: "Met vriendelijke groet, het winkelteam",
}
