import type { Shop } from "./shop"

/** An Italian pet shop. */
export const pets: Shop = {
  catalogue: "it",
  language: "it",
  wares: [
    {
      name: "Guinzaglio Milo",
      category: "passeggiata",
      cents: 1990,
      description: "Guinzaglio in pelle conciata al vegetale, lungo 1,20 m. Moschettone in ottone.",
      labels: { "Colore: Marrone": 4, "Colore: Nero": 0 },
      rating: 4.6,
    },
    {
      name: "Guinzaglio Corda",
      category: "passeggiata",
      cents: 1490,
      description: "Guinzaglio in corda di nylon riflettente, lungo 1,80 m. Lavabile in lavatrice.",
      labels: { "Colore: Rosso": 3, "Colore: Blu": 6 },
      rating: 4.2,
    },
    {
      name: "Pettorina Trek",
      category: "passeggiata",
      cents: 3490,
      sale: 2790,
      description: "Pettorina imbottita con maniglia. Non adatta ai cani sotto i 5 kg.",
      labels: { "Taglia: S": 2, "Taglia: M": 0, "Taglia: L": 5 },
    },
    {
      name: "Cuccia Nuvola",
      category: "riposo",
      cents: 5900,
      description: "Cuccia morbida con cuscino sfoderabile. La fodera si lava a 30 gradi.",
      labels: { "Misura: 60 cm": 3, "Misura: 90 cm": 2 },
      prices: { "Misura: 60 cm": 5900, "Misura: 90 cm": 8500 },
    },
    {
      name: "Crocchette Adulto Pollo",
      category: "alimenti",
      cents: 2450,
      description:
        "Crocchette con pollo e riso per cani adulti. Senza cereali aggiunti. Sacco da 3 kg.",
      rating: 4.8,
      reviews: [{ rating: 5, title: "Bravi", content: "Il mio cane le adora." }],
    },
    {
      name: "Crocchette Gatto Salmone",
      category: "alimenti",
      cents: 1890,
      description: "Crocchette al salmone per gatti sterilizzati. Sacco da 2 kg.",
      rating: 4.3,
    },
    {
      name: "Lettiera Vegetale",
      category: "gatti",
      cents: 1190,
      description: "Lettiera agglomerante di mais. Si può gettare nel WC. Poca polvere.",
    },
    {
      name: "Tiragraffi Torre",
      category: "gatti",
      cents: 6900,
      stock: 0,
      description: "Tiragraffi alto 110 cm con due cucce.",
    },
    {
      name: "Pallina Sonora",
      category: "giochi",
      cents: 590,
      description: "Pallina in gomma naturale che suona. Galleggia.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Resi",
      text: "Puoi restituire gli articoli entro 30 giorni. Gli alimenti aperti non si possono rendere. Il costo del reso è a tuo carico.",
    },
    { topic: "payment", title: "Pagamenti", text: "Accettiamo carte, PayPal e contrassegno." },
    {
      topic: "contact",
      title: "Contatti",
      text: "Scrivi a ciao@zampa.example, dal lunedì al venerdì dalle 9 alle 18.",
    },
  ],
  conversations: [
    [
      { say: "ciao cerco un guinzalio per il cane", says: /Guinzaglio Milo/ },
      { say: "quello di pelle quanto costa", says: /19[.,]90/ },
      { say: "è lungo?", says: /1,20/ },
      { say: "c'è in nero?", says: /esaurit|non/i, not: /^Sì/ },
      { say: "e l'altro si puo lavare?", says: /^Sì/, first: "Guinzaglio Corda" },
      { say: "ok prendo quello, blu", cart: { "Guinzaglio Corda (Colore: Blu)": 1 } },
      {
        say: "avete anche qualcosa per il gatto, tipo da mangiare?",
        first: "Crocchette Gatto Salmone",
      },
      {
        say: "mettine due sacchi",
        cart: { "Guinzaglio Corda (Colore: Blu)": 1, "Crocchette Gatto Salmone": 2 },
      },
      { say: "se non le mangia posso renderle?", says: /aperti|30 giorni/ },
    ],
    [
      { say: "cuccia grande per labrador", first: "Cuccia Nuvola" },
      { say: "quanto viene la 90", says: /85[.,]00/ },
      { say: "sono in offerta?", says: /[Nn]on|[Nn]o\b/, not: /Pettorina/ },
      { say: "e la pettorina è scontata?", says: /27[.,]90/ },
      { say: "in taglia m?", says: /esaurit|non/i },
      { say: "va bene per un chihuahua di 2 kg?", says: /5 kg/ },
      { say: "quando torna il tiragraffi?", says: /esaurit|non/i },
      { say: "accettate satispay?", says: /PayPal/ },
    ],
  ],
}
