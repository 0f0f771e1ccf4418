import type { Phrases } from "./phrases"

export const pt: Phrases = {
  greeting: "Olá, {author},",
  greetingToNobody: "Olá,",
  thanksHappy:
    "muito obrigado pela sua simpática avaliação de {product}. Ficamos muito contentes por saber que gostou.",
  thanksMixed: "muito obrigado pela sua avaliação sincera de {product}.",
  thanksUnhappy:
    "obrigado por nos contar a sua experiência. Lamentamos que {product} não tenha correspondido às suas expectativas.",
  aboutHappy: "É bom ler o que escreve sobre {topics}.",
  aboutMixed: "O que escreve sobre {topics} ajuda-nos a nós e a outros clientes.",
  aboutUnhappy: "O que descreve sobre {topics} não é o que queremos para os nossos clientes.",
  ourProduct: "o nosso produto",
  topics: {
    damage: "o estado do artigo",
    size: "o tamanho",
    colour: "a cor",
    quality: "a qualidade",
    delivery: "a entrega",
    price: "o preço",
    service: "o nosso atendimento",
  },
  comesIn: "Para sua informação, estas são as opções disponíveis. {option}: {values}.",
  policy: "As nossas condições dizem: «{text}»",
  nextMixed: "Se houver algo que possamos melhorar, escreva-nos.",
  nextUnhappy:
    "Por favor, entre em contacto connosco e indique o número da encomenda, para podermos analisar o sucedido e encontrar uma solução em conjunto.",
  closing: "Com os melhores cumprimentos, {shop}",
  closingWithoutShop: "Com os melhores cumprimentos, a equipa da loja",
}
