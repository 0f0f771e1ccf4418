import type { Shop } from "./shop"

/** A baby shop whose catalogue is in English and whose visitors write in Portuguese. */
export const baby: Shop = {
  catalogue: "en",
  language: "pt",
  wares: [
    {
      name: "Cloudwalk Stroller",
      category: "strollers",
      cents: 39900,
      sale: 34900,
      description:
        "A stroller that folds with one hand. Suitable from birth to 22 kg. Rain cover included, cup holder not included.",
      attributes: [{ name: "Weight", value: "7.9 kg" }],
      labels: { "Colour: Navy": 3, "Colour: Sage": 0, "Colour: Rust": 2 },
      rating: 4.6,
      reviews: [{ rating: 5, title: "Light", content: "I carry it up the stairs every day." }],
    },
    {
      name: "Twin Ride Stroller",
      category: "strollers",
      cents: 59900,
      description: "A double stroller for twins. Does not fit through narrow doors.",
      attributes: [{ name: "Weight", value: "13.4 kg" }],
      rating: 4.0,
    },
    {
      name: "Anti-Colic Bottle",
      category: "feeding",
      cents: 1290,
      description: "Glass baby bottle with a valve against colic. Dishwasher safe. Free of BPA.",
      labels: { "Size: 120 ml": 9, "Size: 240 ml": 4 },
      prices: { "Size: 120 ml": 1290, "Size: 240 ml": 1590 },
    },
    {
      name: "Bamboo Bib",
      category: "feeding",
      cents: 890,
      description:
        "Soft bib with a pocket. Machine washable at 60 degrees. Made of bamboo viscose.",
      labels: { "Colour: White": 3, "Colour: Mustard": 7 },
    },
    {
      name: "Sleepy Bear Night Light",
      category: "nursery",
      cents: 2900,
      description:
        "Dimmable light in the form of a bear. Runs for 12 hours on one charge. Not a toy.",
      rating: 4.8,
    },
    {
      name: "Muslin Blanket",
      category: "nursery",
      cents: 2450,
      description: "Light cotton blanket, 120 x 120 cm. Breathable, for summer.",
      labels: { "Colour: Sky": 5, "Colour: Rose": 5 },
    },
    {
      name: "Wooden Cot",
      category: "nursery",
      cents: 24900,
      description:
        "Cot of solid beech, 120 x 60 cm. Mattress not included. Assembly takes 40 minutes.",
      attributes: [{ name: "Material", value: "Beech wood" }],
    },
    {
      name: "Newborn Bodysuit",
      category: "clothes",
      cents: 1490,
      description: "Bodysuit of organic cotton with snaps.",
      labels: { "Size: 50": 3, "Size: 56": 0, "Size: 62": 6 },
    },
    {
      name: "Knitted Baby Hat",
      category: "clothes",
      cents: 1290,
      description: "Warm hat of merino wool. Hand wash only.",
      labels: { "Colour: Cream": 2, "Colour: Grey": 2 },
    },
    {
      name: "Teething Ring",
      category: "toys",
      cents: 990,
      description: "Ring of natural rubber. From 3 months. Can be cooled in the fridge.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Returns",
      text: "You can return unused items within 45 days. Returns are free.",
    },
    {
      topic: "payment",
      title: "Payment",
      text: "We accept cards and PayPal. Payment in instalments is not possible.",
    },
    { topic: "warranty", title: "Warranty", text: "Strollers have a warranty of three years." },
    {
      topic: "contact",
      title: "Contact",
      text: "Write to care@tiny.example. We answer within one working day.",
    },
  ],
  conversations: [
    [
      { say: "oi, tô procurando um carrinho de bebê", first: "Cloudwalk Stroller" },
      { say: "o primeiro dá pra fechar com uma mão só?", says: /^Sim/ },
      { say: "quanto ele pesa?", says: /7[.,]9 kg/ },
      { say: "tem em verde?", says: /Sage|esgot|^Não/ },
      { say: "e azul escuro?", says: /Navy/, not: /^Não/ },
      { say: "beleza, põe esse no carrinho", cart: { "Cloudwalk Stroller (Colour: Navy)": 1 } },
      { say: "ele tá em promoção?", says: /349/, not: /Teething/ },
    ],
    [
      { say: "vocês vendem mamadeiras?", first: "Anti-Colic Bottle" },
      { say: "pode ir na máquina de lavar louça?", says: /^Sim/ },
      { say: "quanto custa a maior?", says: /15[.,]90/ },
      { say: "quero duas dessas", cart: { "Anti-Colic Bottle (Size: 240 ml)": 2 } },
      {
        say: "e um babador amarelo também",
        cart: { "Anti-Colic Bottle (Size: 240 ml)": 2, "Bamboo Bib (Colour: Mustard)": 1 },
      },
      { say: "quanto deu tudo?", says: /40[.,]70/ },
      { say: "tira o babador por favor", cart: { "Anti-Colic Bottle (Size: 240 ml)": 2 } },
    ],
    [
      {
        say: "preciso de um presente para um recém-nascido, até 30 dólares",
        not: /não encontrei/i,
      },
      { say: "tem alguma coisa para dormir?", not: /não encontrei/i },
      { say: "a luz do urso dá para regular a intensidade?", says: /^Sim/ },
      { say: "quantas horas dura a bateria?", says: /12/ },
      { say: "qual é a nota dela?", says: /4[.,]8/ },
    ],
    [
      { say: "body tamanho 56 tem?", says: /esgot|não|50|62/i, first: "Newborn Bodysuit" },
      { say: "e 62?", says: /^Sim|62/ },
      { say: "é de algodão?", says: /^Sim/ },
      { say: "adiciona um 62", cart: { "Newborn Bodysuit (Size: 62)": 1 } },
      { say: "mudei de ideia, quero três", cart: { "Newborn Bodysuit (Size: 62)": 3 } },
    ],
    [
      { say: "qual o prazo para devolver?", says: /45/ },
      { say: "e quem paga o frete da devolução?", says: /gratuit|grátis|free/i },
      { say: "posso parcelar?", says: /não/i },
      { say: "qual a garantia do carrinho?", says: /3 anos|três|three/i },
      { say: "como falo com vocês?", says: /care@tiny/ },
      { say: "valeu!", says: /nada|dispon|prazer|gosto|ordens/i },
    ],
    [
      { say: "berço de madeira", first: "Wooden Cot" },
      { say: "vem com colchão?", says: /^Não/ },
      { say: "é de que madeira?", says: /[Bb]eech/ },
      { say: "demora pra montar?", says: /40/ },
      { say: "me compara os dois carrinhos de bebê", says: /Cloudwalk.*Twin|Twin.*Cloudwalk/s },
      { say: "qual é o mais leve?", says: /Cloudwalk/ },
    ],
  ],
}
