import type { Phrases } from "./phrases"

export const es: Phrases = {
  greeting: "Hola, {author}:",
  greetingToNobody: "Hola:",
  thanksHappy:
    "Muchas gracias por su amable opinión sobre {product}. Nos alegra mucho saber que le ha gustado.",
  thanksMixed: "Muchas gracias por su sincera opinión sobre {product}.",
  thanksUnhappy:
    "Gracias por contarnos su experiencia. Lamentamos que {product} no haya cumplido sus expectativas.",
  aboutHappy: "Nos alegra leer lo que comenta sobre {topics}.",
  aboutMixed: "Lo que comenta sobre {topics} nos ayuda a nosotros y a otros clientes.",
  aboutUnhappy: "Lo que describe sobre {topics} no es lo que queremos para nuestros clientes.",
  ourProduct: "nuestro producto",
  topics: {
    damage: "el estado del artículo",
    size: "la talla",
    colour: "el color",
    quality: "la calidad",
    delivery: "la entrega",
    price: "el precio",
    service: "nuestro servicio",
  },
  comesIn: "Para su información, estas son las opciones disponibles. {option}: {values}.",
  policy: "Nuestras condiciones dicen: «{text}»",
  nextMixed: "Si hay algo que podamos mejorar, escríbanos.",
  nextUnhappy:
    "Por favor, póngase en contacto con nosotros e indique su número de pedido, para que podamos revisar lo ocurrido y buscar juntos una solución.",
  closing: "Un cordial saludo, {shop}",
  closingWithoutShop: "Un cordial saludo, el equipo de la tienda",
}
