import type { Shop } from "./shop"

/** A Portuguese surf shop. */
export const surf: Shop = {
  catalogue: "pt",
  language: "pt",
  wares: [
    {
      name: "Fato Atlântico 4/3",
      category: "fatos",
      cents: 18900,
      sale: 15900,
      description:
        "Fato de surf de neoprene com fecho frontal, para água de 12 a 17 graus. Costuras seladas.",
      labels: { "Tamanho: S": 2, "Tamanho: M": 0, "Tamanho: L": 3 },
      rating: 4.6,
    },
    {
      name: "Fato Verão 2/2",
      category: "fatos",
      cents: 9900,
      description: "Fato curto para água acima de 20 graus. Fecho nas costas.",
      labels: { "Tamanho: M": 3, "Tamanho: L": 3 },
      rating: 4.1,
    },
    {
      name: "Prancha Iniciante 8'0",
      category: "pranchas",
      cents: 32900,
      description: "Prancha de espuma para principiantes até 90 kg. Quilhas e leash incluídos.",
      rating: 4.7,
      reviews: [
        { rating: 5, title: "Boa", content: "Muito estável, levantei-me no primeiro dia." },
      ],
    },
    {
      name: "Prancha Onda 6'2",
      category: "pranchas",
      cents: 44900,
      description: "Prancha de epóxi para surfistas experientes. Quilhas não incluídas.",
      rating: 4.4,
    },
    {
      name: "Cera Fria",
      category: "acessórios",
      cents: 350,
      description: "Cera para água fria. Cheira a coco. Feita em Portugal.",
    },
    {
      name: "Leash Firme",
      category: "acessórios",
      cents: 2490,
      description: "Leash com destorcedor duplo.",
      labels: { "Comprimento: 6 pés": 4, "Comprimento: 8 pés": 1 },
    },
    {
      name: "Capa Viagem",
      category: "acessórios",
      cents: 7900,
      stock: 0,
      description: "Capa acolchoada para uma prancha.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Devoluções",
      text: "Aceita-se devoluções até 30 dias. As pranchas usadas não podem ser devolvidas. O cliente paga os portes da devolução.",
    },
    { topic: "payment", title: "Pagamento", text: "Pode pagar com cartão, MB Way ou PayPal." },
    {
      topic: "contact",
      title: "Contacto",
      text: "Fale connosco em mar@surf.example, todos os dias das 9h às 19h.",
    },
  ],
  conversations: [
    [
      { say: "bom dia, nunca fiz surf, que prancha aconselham", says: /Prancha Iniciante/ },
      { say: "aguenta 85 kg?", says: /90 kg/ },
      { say: "as quilhas vêm junto?", says: /^Sim/ },
      { say: "e a outra tb traz?", says: /^Não/, first: "Prancha Onda 6'2" },
      { say: "ta, quero a primeira", cart: { "Prancha Iniciante 8'0": 1 } },
      { say: "preciso de um fato pra agua fria", first: "Fato Atlântico 4/3" },
      { say: "tem M?", says: /esgotad/i },
      { say: "quanto custava antes do desconto", says: /189[.,]00/ },
      {
        say: "mete um L então",
        cart: { "Prancha Iniciante 8'0": 1, "Fato Atlântico 4/3 (Tamanho: L)": 1 },
      },
      { say: "se não servir quem paga pra devolver?", says: /cliente paga/ },
      { say: "quando é que a capa volta a haver", says: /esgotad|não/i },
    ],
  ],
}
