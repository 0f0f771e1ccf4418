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
