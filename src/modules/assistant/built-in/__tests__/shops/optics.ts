import type { Shop } from "./shop"

/** An English shop for binoculars and bird watching. */
export const optics: Shop = {
  catalogue: "en",
  language: "en",
  wares: [
    {
      name: "Kestrel 8x42",
      category: "binoculars",
      cents: 24900,
      description:
        "Binoculars with 8x magnification, nitrogen filled and waterproof. Focuses from 2 metres. Case and strap included.",
      attributes: [{ name: "Weight", value: "640 g" }],
      rating: 4.8,
      reviews: [{ rating: 5, title: "Bright", content: "Bright even at dusk." }],
    },
    {
      name: "Wren 8x25",
      category: "binoculars",
      cents: 9900,
      sale: 7900,
      description:
        "Pocket binoculars with 8x magnification. Not waterproof. Good for children from 8 years.",
      labels: { "Colour: Green": 4, "Colour: Blue": 0 },
      attributes: [{ name: "Weight", value: "290 g" }],
      rating: 4.2,
    },
    {
      name: "Heron Spotting Scope",
      category: "scopes",
      cents: 42900,
      description: "Spotting scope with 20 to 60x zoom. Tripod sold separately.",
      rating: 4.6,
    },
    {
      name: "Field Tripod",
      category: "accessories",
      cents: 11900,
      description: "Aluminium tripod, extends to 165 cm. Holds up to 4 kg.",
      rating: 4.3,
    },
    {
      name: "Garden Nest Box",
      category: "garden",
      cents: 2400,
      description:
        "Nest box of untreated pine for tits and sparrows. Opens at the side for cleaning.",
      labels: { "Hole: 28 mm": 5, "Hole: 32 mm": 3 },
      rating: 4.5,
    },
    {
      name: "Window Feeder",
      category: "garden",
      cents: 1800,
      stock: 0,
      description: "Clear feeder with suction cups.",
    },
    {
      name: "Seed Mix",
      category: "garden",
      cents: 950,
      description: "Seed mix without wheat for small birds. 2 kg bag.",
    },
    {
      name: "Birds of the Coast",
      category: "books",
      cents: 2200,
      description: "Field guide with 240 species and 600 drawings.",
    },
  ],
  policies: [
    {
      topic: "returns",
      title: "Returns",
      text: "You have 30 days to return anything in its original box. We pay the return postage for faulty goods. For all others you pay it.",
    },
    { topic: "warranty", title: "Warranty", text: "Optics come with a ten year warranty." },
    { topic: "gifts", title: "Gift wrapping", text: "We wrap gifts for $4." },
    {
      topic: "contact",
      title: "Contact",
      text: "Mail owl@optics.example, Monday to Friday 9:00 to 16:00.",
    },
  ],
  conversations: [
    [
      { say: "binoculars for my daughter shes 9", says: /Wren/ },
      { say: "can they get wet", says: /^No/, first: "Wren 8x25" },
      { say: "and the bigger ones?", says: /^Yes/, first: "Kestrel 8x42" },
      { say: "which is lighter", says: /Wren/, not: /Kestrel 8x42 weighs/ },
      { say: "ok ill go for the small ones, in blue", says: /sold out/i, cart: {} },
      { say: "green then", cart: { "Wren 8x25 (Colour: Green)": 1 } },
      { say: "do you gift wrap", says: /\$4/ },
      { say: "how much was it before the sale", says: /99[.,]00/ },
    ],
    [
      { say: "i want to feed birds at my window, anything", says: /Window Feeder|Seed Mix/ },
      { say: "when is the feeder back", says: /don't know|sold out/i },
      { say: "ok just the seeds, 3 bags", cart: { "Seed Mix": 3 } },
      { say: "is there wheat in it?", says: /^No/ },
      { say: "make it 2", cart: { "Seed Mix": 2 } },
      { say: "nest box for sparrows too", first: "Garden Nest Box" },
      { say: "what hole sizes are there", says: /28 mm.*32 mm/ },
      { say: "one with 32", cart: { "Seed Mix": 2, "Garden Nest Box (Hole: 32 mm)": 1 } },
      { say: "who pays if i send it back", says: /you pay|We pay/ },
    ],
  ],
}
