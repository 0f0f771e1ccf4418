import { Conversation, type Draft, FakeShop } from "./fake-shop"

const WARES: Draft[] = [
  {
    name: "Alpine Mittens",
    category: "Winter",
    cents: 3500,
    labels: { "Colour: Red, Size: M": 9, "Colour: Grey, Size: M": 9, "Colour: Red, Size: L": 9 },
    words: "gloves",
  },
  { name: "Ridge Goggles", category: "Winter", cents: 6900, words: "goggles glasses" },
  {
    name: "Slalom Poles",
    category: "Winter",
    cents: 3500,
    labels: { "Length: 110 cm": 4, "Length: 120 cm": 4, "Length: 130 cm": 0 },
    prices: { "Length: 130 cm": 3900 },
    words: "ski poles",
  },
  {
    name: "Touring Boots",
    category: "Shoes",
    cents: 22000,
    sizes: { 42: 3, 44: 3 },
    words: "boots",
  },
  {
    name: "Cocoa Tin",
    category: "Food",
    cents: 900,
    description: "Dark cocoa with a little cinnamon. Smells of a chalet in the evening.",
    words: "cocoa drink",
  },
]

const enter = (locale = "en") => new Conversation(new FakeShop(WARES), locale)

describe("Several things that are said in one message", () => {
  it("are all put into the cart, wherever the sentence says so", async () => {
    const shopper = enter()
    await shopper.say("put a cocoa tin and two ridge goggles in my cart")
    expect(shopper.shop.inCart()).toEqual({ "Cocoa Tin": 1, "Ridge Goggles": 2 })
  })

  it("go on with what was added just before", async () => {
    const shopper = enter()
    await shopper.say("add the cocoa tin to my cart")
    await shopper.say("and a ridge goggles")
    expect(shopper.shop.inCart()).toEqual({ "Cocoa Tin": 1, "Ridge Goggles": 1 })
  })

  it("may name what stays in the cart", async () => {
    const shopper = enter()
    await shopper.say("add the cocoa tin and the ridge goggles to my cart")
    await shopper.say("take everything out except the goggles")
    expect(shopper.shop.inCart()).toEqual({ "Ridge Goggles": 1 })
  })
})

describe("What is in the cart", () => {
  it("is exchanged for another variation when it is called by its kind", async () => {
    const shopper = enter()
    await shopper.say("add two alpine mittens in red, size M")
    await shopper.say("what is the cocoa tin like?")
    await shopper.say("make the mittens grey instead")
    expect(shopper.shop.inCart()).toEqual({ "Alpine Mittens (Colour: Grey, Size: M)": 2 })
  })

  it("is no number of things where the number is a size that there is not", async () => {
    const shopper = enter()
    await shopper.say("tell me about the touring boots")
    const turn = await shopper.say("add them in 43")
    expect(shopper.shop.inCart()).toEqual({})
    expect(turn.text).toContain("There is no 43 of Touring Boots.")
  })

  it("is counted beside a size at the beginning", async () => {
    const shopper = enter()
    await shopper.say("tell me about the touring boots")
    await shopper.say("44 then, add them")
    expect(shopper.shop.inCart()).toEqual({ "Touring Boots (Size: 44)": 1 })
  })

  it("is told with what sending costs, when both are asked for", async () => {
    const shopper = enter()
    await shopper.say("add the cocoa tin to my cart")
    const turn = await shopper.say("how much is that with standard shipping?")
    expect(turn.text).toContain("$9.00")
    expect(turn.text).toContain("$5.90")
  })
})

describe("A question about what is in talk", () => {
  it("is asked of each of two", async () => {
    const shopper = enter()
    await shopper.say("compare the cocoa tin and the ridge goggles")
    const turn = await shopper.say("prices?")
    expect(turn.text).toContain("$9.00")
    expect(turn.text).toContain("$69.00")
  })

  it("is told that two cost the same", async () => {
    const shopper = enter()
    await shopper.say("compare the alpine mittens and the slalom poles")
    const turn = await shopper.say("which one is cheaper?")
    expect(turn.text).toContain("cost the same: $35.00")
  })

  it("is told what the description does say where it answers nothing", async () => {
    const shopper = enter()
    await shopper.say("tell me about the cocoa tin")
    const turn = await shopper.say("does it dissolve quickly?")
    expect(turn.text).toMatch(/doesn't say/)
    expect(turn.text).toContain("chalet")
  })
})

describe("What is ruled out", () => {
  it("tells more of the wish before it", async () => {
    const shopper = enter()
    const turn = await shopper.say("something for the winter, no boots")
    expect(turn.calls.filter(({ name }) => name === "search_products")).toHaveLength(1)
  })

  it("is not among the ideas for a gift", async () => {
    const shopper = enter()
    const first = await shopper.say("a gift for my brother who loves winter")
    expect(first.cards).toContain("Ridge Goggles")
    const turn = await shopper.say("no goggles, he has some")
    expect(turn.cards).not.toContain("Ridge Goggles")
    expect(turn.cards.length).toBeGreaterThan(0)
  })
})

it("No text is said to promise what it only names", async () => {
  const shopper = enter()
  shopper.shop.policies = [
    { topic: "payment", title: "Payment", text: "You pay by card, or with your wallet." },
    {
      topic: "warranty",
      title: "Warranty",
      text: "Two years of warranty. If it breaks by itself, we repair it.",
    },
  ]
  expect((await shopper.say("can i pay half by card and half with my wallet?")).text).not.toMatch(
    /^Yes/
  )
  expect((await shopper.say("does the warranty count if i drop it?")).text).toContain("by itself")
})
