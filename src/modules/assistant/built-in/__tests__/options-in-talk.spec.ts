import { Conversation, type Draft, FakeShop } from "./fake-shop"

const DRAFTS: Draft[] = [
  {
    name: "Suede City Sneakers",
    category: "shoes",
    cents: 8900,
    labels: {
      "Colour: Sand, Size: 41": 2,
      "Colour: Sand, Size: 42": 0,
      "Colour: Navy, Size: 41": 2,
      "Colour: Navy, Size: 42": 2,
    },
    description: "Sneakers with a rubber sole.",
  },
  {
    name: "Campfire Hoodie",
    category: "clothing",
    cents: 5900,
    labels: {
      "Colour: Rust, Size: M": 0,
      "Colour: Rust, Size: L": 2,
      "Colour: Forest, Size: M": 2,
      "Colour: Forest, Size: L": 3,
    },
    description: "A warm hoodie.",
  },
  {
    name: "Oak Tray",
    category: "kitchen",
    cents: 3900,
    labels: { "Size: 30 cm": 2, "Size: 45 cm": 5 },
    description: "A tray of oak.",
  },
  {
    name: "Steel Bottle",
    category: "kitchen",
    cents: 2900,
    labels: { "Volume: 500 ml": 2, "Volume: 1 l": 5 },
    description: "A bottle of steel.",
  },
  {
    name: "Leather Tote",
    category: "bags",
    cents: 12900,
    description: "A tote of leather. Two pockets on the inside and a zip.",
  },
  { name: "Pine Pocket T-Shirt", category: "clothing", cents: 2500, description: "Of cotton." },
]

function begin(): Conversation {
  return new Conversation(new FakeShop(DRAFTS))
}

describe("Options that one message names", () => {
  it.each([
    ["hebben jullie de suede city sneakers in zand, maat 42, en wat kosten ze?", "Sand, 42"],
    ["le campfire hoodie couleur rouille en M, il en reste ?", "Rust, M"],
    ["the campfire hoodie, in rust, M, any left?", "Rust, M"],
  ])("are answered as one combination: %s", async (words, combination) => {
    const turn = await begin().say(words)
    const [first] = turn.text.split("\n")
    expect(first).toContain(combination)
    expect(first).toMatch(/uitverkocht|épuisé|sold out/)
  })

  it("are of the product in talk, wherever the question puts them", async () => {
    const shopper = begin()
    await shopper.say("tell me about the suede city sneakers")
    const turn = await shopper.say("in navy, size 42?")
    expect(turn.text).toContain("Navy, 42")
  })

  it("belong to what is added, as measures do", async () => {
    const shopper = begin()
    await shopper.say("add the campfire hoodie in forest, size L, and the oak tray, 45 cm")
    expect(shopper.shop.inCart()).toEqual({
      "Campfire Hoodie (Colour: Forest, Size: L)": 1,
      "Oak Tray (Size: 45 cm)": 1,
    })
  })
})

describe("Options that were named before", () => {
  it("hold until others of the same option are named", async () => {
    const shopper = begin()
    await shopper.say("le campfire hoodie couleur rouille en M, il en reste ?")
    await shopper.say("ok je prends le L alors")
    expect(shopper.shop.inCart()).toEqual({ "Campfire Hoodie (Colour: Rust, Size: L)": 1 })
  })

  it("hold where another option of an offer is asked about", async () => {
    const shopper = begin()
    await shopper.say("suede city sneakers in sand, 41?")
    await shopper.say("and in navy, same size?")
    await shopper.say("add it")
    expect(shopper.shop.inCart()).toEqual({ "Suede City Sneakers (Colour: Navy, Size: 41)": 1 })
  })
})

describe("Words of size", () => {
  it.each([
    ["oak tray", "add the wide one", "Oak Tray (Size: 45 cm)"],
    ["oak tray", "add the narrow one", "Oak Tray (Size: 30 cm)"],
    ["steel bottle", "add the small one", "Steel Bottle (Volume: 500 ml)"],
    ["steel bottle", "add the large", "Steel Bottle (Volume: 1 l)"],
  ])("choose by what the measures come to: %s, %s", async (name, words, line) => {
    const shopper = begin()
    await shopper.say(`tell me about the ${name}`)
    await shopper.say(words)
    expect(shopper.shop.inCart()).toEqual({ [line]: 1 })
  })
})

describe("A word that is told of the product in talk", () => {
  it("is no other product for being a part of its name", async () => {
    const shopper = begin()
    await shopper.say("tell me about the leather tote")
    const turn = await shopper.say("any pockets on the inside")
    expect(turn.text).toContain("Two pockets on the inside")
    const other = await shopper.say("do you have the pocket t-shirt?")
    expect(other.cards).toContain("Pine Pocket T-Shirt")
  })
})
