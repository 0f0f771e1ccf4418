import type { Shop } from "./shop"

const wares: Shop["wares"] = [
  {
    name: "Sencha Hillside",
    category: "green tea",
    cents: 1250,
    description:
      "Japanese green tea, first flush. Steep at 70 degrees for one minute. Contains caffeine.",
    labels: { "Size: 50 g": 5, "Size: 100 g": 4 },
    prices: { "Size: 50 g": 1250, "Size: 100 g": 2200 },
    rating: 4.7,
  },
  {
    name: "Assam Breakfast",
    category: "black tea",
    cents: 950,
    description: "Strong malty black tea from Assam. Good with milk. Steep for four minutes.",
    rating: 4.5,
  },
  {
    name: "Earl Grey Blue",
    category: "black tea",
    cents: 1050,
    sale: 850,
    description: "Black tea with bergamot oil and cornflowers.",
    rating: 4.3,
  },
  {
    name: "Evening Camomile",
    category: "herbal tea",
    cents: 800,
    description: "Organic camomile flowers. Free of caffeine, calming before bed.",
    rating: 4.6,
  },
  {
    name: "Ginger Lemon",
    category: "herbal tea",
    cents: 850,
    stock: 0,
    description: "Herbal infusion with ginger and lemongrass. Free of caffeine.",
  },
  {
    name: "Iron Teapot",
    category: "teaware",
    cents: 5900,
    description:
      "Cast iron teapot, holds 0.8 litres. Comes with a steel strainer. Not for the dishwasher.",
    labels: { "Colour: Black": 3, "Colour: Red": 0 },
    rating: 4.8,
  },
  {
    name: "Glass Teapot",
    category: "teaware",
    cents: 3400,
    description: "Glass teapot, holds 1.2 litres. Dishwasher safe.",
    rating: 4.2,
  },
  {
    name: "Bamboo Whisk",
    category: "teaware",
    cents: 1800,
    description: "Whisk for matcha, cut from one piece of bamboo.",
  },
]

const policies: Shop["policies"] = [
  {
    topic: "returns",
    title: "Returns",
    text: "Teaware can be returned within 30 days. Opened tea can't be returned. You pay the return postage.",
  },
  { topic: "payment", title: "Payment", text: "We accept cards and PayPal." },
  {
    topic: "contact",
    title: "Contact",
    text: "Write to leaf@tea.example. We answer within one working day.",
  },
]

/** An English tea shop whose visitors write in other languages. */
export const tea: Shop = {
  catalogue: "en",
  language: "ja",
  wares,
  policies,
  conversations: [
    [
      { say: "こんにちは、緑茶はありますか？", says: /English|英語|speak/ },
      { say: "ok english. green tea please", first: "Sencha Hillside" },
      { say: "how much 100g", says: /22[.,]00/ },
      { say: "how hot water", says: /70/ },
      { say: "i want one 100g", cart: { "Sencha Hillside (Size: 100 g)": 1 } },
      { say: "also teapot, red", says: /sold out|out of stock/i },
      { say: "glass one can go in dishwasher?", says: /^Yes/, first: "Glass Teapot" },
      { say: "can I return tea if open", says: /Opened tea/ },
    ],
  ],
}

export const teaInGerman: Shop = {
  catalogue: "en",
  language: "de",
  wares,
  policies,
  conversations: [
    [
      {
        say: "ich möchte einen tee ohne koffein",
        says: /Evening Camomile/,
        hides: ["Assam Breakfast"],
      },
      { say: "ist der bio?", says: /^Ja/ },
      { say: "und habt ihr schwarzen tee", says: /Assam/, hides: ["Evening Camomile"] },
      { say: "welcher passt mit milch", says: /Assam/, not: /Earl Grey/ },
      { say: "nehme 3 davon", cart: { "Assam Breakfast": 3 } },
      { say: "eine kanne brauche ich auch noch", says: /Teapot/ },
      { say: "wieviel liter passen in die aus glas", says: /1[.,]2/ },
      { say: "wer zahlt die rücksendung", says: /You pay|selbst|Sie/ },
    ],
  ],
}
