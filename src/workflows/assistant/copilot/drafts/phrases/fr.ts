import type { Phrases } from "./phrases"

export const fr: Phrases = {
  greeting: "Bonjour {author},",
  greetingToNobody: "Bonjour,",
  thanksHappy:
    "merci beaucoup pour votre avis sur {product}. Nous sommes ravis que vous en soyez satisfait(e).",
  thanksMixed: "merci pour votre avis sincère sur {product}.",
  thanksUnhappy:
    "merci de nous avoir fait part de votre expérience. Nous sommes désolés que {product} vous ait déçu(e).",
  aboutHappy: "Votre commentaire concernant {topics} nous fait très plaisir.",
  aboutMixed: "Votre remarque concernant {topics} nous est utile, comme aux autres clients.",
  aboutUnhappy:
    "Ce que vous décrivez concernant {topics} ne correspond pas à ce que nous souhaitons pour nos clients.",
  ourProduct: "notre article",
  topics: {
    damage: "l’état de l’article",
    size: "la taille",
    colour: "la couleur",
    quality: "la qualité",
    delivery: "la livraison",
    price: "le prix",
    service: "notre service",
  },
  comesIn: "Pour votre information, voici le choix proposé. {option} : {values}.",
  policy: "Nos conditions précisent : « {text} »",
  nextMixed: "Si nous pouvons faire mieux, écrivez-nous.",
  nextUnhappy:
    "Contactez-nous en indiquant votre numéro de commande, afin que nous puissions examiner la situation et trouver une solution avec vous.",
  closing: "Bien cordialement, {shop}",
  closingWithoutShop: "Bien cordialement, l’équipe de la boutique",
}
