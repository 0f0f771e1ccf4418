import type { Phrases } from "./phrases"

export const en: Phrases = {
  greeting: "Hello {author},",
  greetingToNobody: "Hello,",
  thanksHappy:
    "Thank you for your kind review of {product}. We are very glad that you are happy with it.",
  thanksMixed: "Thank you for your honest review of {product}.",
  thanksUnhappy: "Thank you for telling us, and we are sorry that {product} has disappointed you.",
  aboutHappy: "It is good to read what you say about {topics}.",
  aboutMixed: "What you say about {topics} helps us and other customers.",
  aboutUnhappy: "What you write about {topics} is not what we want our customers to experience.",
  ourProduct: "our product",
  topics: {
    damage: "the condition of the item",
    size: "the size",
    colour: "the colour",
    quality: "the quality",
    delivery: "the delivery",
    price: "the price",
    service: "our service",
  },
  comesIn: "For your information: it comes in these options. {option}: {values}.",
  policy: "Our policy says: “{text}”",
  nextMixed: "If there is something that we can do better, please write to us.",
  nextUnhappy:
    "Please get in touch with us and tell us your order number, so that we can look into it and find a solution together.",
  closing: "Kind regards, {shop}",
  closingWithoutShop: "Kind regards, your shop team",
}
