import type { Shop } from "./shop"

/** An Italian shop for coffee machines and coffee. */
export const coffee: Shop = {
  catalogue: "it",
  language: "it",
  wares: [
    {
      name: "Macchina Onda",
      category: "macchine",
      cents: 32900,
      sale: 27900,
      description:
        "Macchina espresso a leva, caldaia in ottone. Serbatoio da 1,8 litri. Macinino non incluso.",
      labels: { "Colore: Crema": 3, "Colore: Nero": 0 },
      attributes: [{ name: "Peso", value: "7,2 kg" }],
      rating: 4.7,
      reviews: [{ rating: 5, title: "Ottima", content: "Crema perfetta ogni mattina." }],
    },
    {
      name: "Macchina Piccola",
      category: "macchine",
      cents: 14900,
      description:
        "Macchina automatica compatta per capsule compostabili. Serbatoio da 0,7 litri. Si spegne da sola.",
      attributes: [{ name: "Peso", value: "3,1 kg" }],
      rating: 4.1,
    },
    {
      name: "Macinacaffè Mola",
      category: "macinini",
      cents: 8900,
      description: "Macinino manuale in acciaio con 40 regolazioni. Va bene anche per la moka.",
      rating: 4.6,
    },
    {
      name: "Moka Tre",
      category: "moka",
      cents: 3200,
      description: "Moka in alluminio per tre tazze. Non adatta ai piani a induzione.",
      rating: 4.4,
    },
    {
      name: "Moka Acciaio",
      category: "moka",
      cents: 4500,
      description:
        "Moka in acciaio inox per quattro tazze. Funziona anche a induzione. Lavabile in lavastoviglie.",
      rating: 4.3,
    },
    {
      name: "Miscela Notte",
      category: "caffè",
      cents: 1150,
      description: "Caffè decaffeinato in grani, tostatura media.",
      labels: { "Peso: 250 g": 8, "Peso: 1 kg": 2 },
      prices: { "Peso: 250 g": 1150, "Peso: 1 kg": 3900 },
    },
    {
      name: "Miscela Sole",
      category: "caffè",
      cents: 990,
      description: "Caffè arabica in grani, tostatura chiara. Note di agrumi.",
      stock: 0,
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Resi",
      text: "Hai 14 giorni per restituire le macchine non usate. Il caffè non si rende. Le spese del reso le paga il cliente.",
    },
    { topic: "warranty", title: "Garanzia", text: "Le macchine sono garantite tre anni." },
    { topic: "payment", title: "Pagamento", text: "Si paga con carta, PayPal o Satispay." },
    {
      topic: "contact",
      title: "Contatti",
      text: "Scrivi a tazza@caffe.example, dal martedì al sabato.",
    },
  ],
  conversations: [
    [
      { say: "salve vorrei una moka per l'induzione", says: /Moka Acciaio/ },
      { say: "quante tazze fa?", says: /quattro/, first: "Moka Acciaio" },
      { say: "e quella in alluminio?", says: /tre tazze/, first: "Moka Tre" },
      { say: "no ok prendo quella in acciaio", cart: { "Moka Acciaio": 1 } },
      { say: "avete del decaffeinato", first: "Miscela Notte" },
      { say: "quanto costa il chilo?", says: /39[.,]00/ },
      { say: "mettine uno da 250", cart: { "Moka Acciaio": 1, "Miscela Notte (Peso: 250 g)": 1 } },
      { say: "il totale?", says: /56[.,]50/ },
      { say: "posso rendere il caffe se non mi piace", says: /non si rende/ },
    ],
    [
      { say: "che differenza c'è tra le due macchine", says: /Onda.*Piccola|Piccola.*Onda/s },
      { say: "la piu leggera?", says: /Piccola/, not: /Onda/ },
      { say: "il macinino è incluso nella onda", says: /^No/ },
      { say: "c'è in nero?", says: /esaurit/ },
      { say: "quanto dura la garanzia", says: /tre anni/ },
      { say: "fate uno sconto se ne prendo due?", says: /[Nn]on|^No/ },
      { say: "si puo pagare con satispay", says: /^Sì|Satispay/ },
    ],
  ],
}
