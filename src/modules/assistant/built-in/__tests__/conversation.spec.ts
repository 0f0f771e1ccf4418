import { Conversation, FakeShop } from "./fake-shop"

describe("the built-in assistant", () => {
  it("finds within a budget and puts what it found into the cart", async () => {
    const shopper = new Conversation()
    const found = await shopper.say("show me shoes under $100")
    expect(found.calls).toEqual([
      {
        name: "search_products",
        input: { query: "shoes", named: ["shoes"], max_price: "9999", limit: 6 },
      },
    ])
    expect(found.cards).toEqual(["City Sneaker"])
    await shopper.say("add it to my cart")
    expect(shopper.shop.inCart()).toEqual({ "City Sneaker": 1 })
  })

  it("shows more of what it found, leaving out all that was shown", async () => {
    const shopper = new Conversation()
    const first = await shopper.say("what do you have under $100?")
    await shopper.say("compare the first two")
    const second = await shopper.say("show me more")
    expect(first.cards).toHaveLength(6)
    expect(second.calls[0].input).toMatchObject({ max_price: "9999", limit: 6 })
    expect(new Set([...first.cards, ...second.cards]).size).toBe(6 + second.cards.length)
    const third = await shopper.say("more")
    expect(third.cards).toEqual([])
    const again = await shopper.say("what do you have under $100?")
    expect(again.cards).toEqual(first.cards)
    expect(again.calls[0].input).not.toHaveProperty("exclude")
  })

  it("asks for the size that is missing, and understands the answer", async () => {
    const shopper = new Conversation()
    await shopper.say("show me shoes")
    const asked = await shopper.say("add two of the first one")
    expect(asked.pending).toMatchObject({ about: "variation", quantity: 2 })
    expect(asked.tools).toEqual([])
    await shopper.say("43 please")
    expect(shopper.shop.inCart()).toEqual({ "Trail Runner (Size: 43)": 2 })
  })

  it("offers what there is instead of what is sold out", async () => {
    const shopper = new Conversation()
    const turn = await shopper.say("add the cast iron pan")
    expect(turn.tools).toEqual([
      "search_products",
      "add_to_cart",
      "get_product_details",
      "get_recommendations",
    ])
    expect(turn.text).toContain("Chef Knife")
    expect(shopper.shop.inCart()).toEqual({})
  })

  it("does several things that one message asks for", async () => {
    const shopper = new Conversation()
    const turn = await shopper.say("add the espresso cup and two coffee grinders, and show my cart")
    expect(turn.tools.at(-1)).toBe("view_cart")
    expect(shopper.shop.inCart()).toEqual({ "Espresso Cup": 1, "Coffee Grinder": 2 })
  })

  it("looks up again what was shown when the client doesn't say which conversation it is", async () => {
    const shopper = new Conversation()
    await shopper.say("show me shoes")
    shopper.state = undefined
    await shopper.say("add the second one")
    expect(shopper.shop.inCart()).toEqual({ "City Sneaker": 1 })
  })

  it("gives the same answer to the same conversation", async () => {
    const [one, other] = [new Conversation(), new Conversation()]
    for (const words of ["hi", "show me shoes", "thanks"]) {
      expect((await one.say(words)).text).toBe((await other.say(words)).text)
    }
  })

  it("doesn't do again what another provider did in the same turn before it failed", async () => {
    const shopper = new Conversation(new FakeShop())
    await shopper.say("show me shoes")
    shopper.before = [{ name: "add_to_cart", input: { product_id: 2, quantity: 1 } }]
    await shopper.say("add the city sneaker")
    expect(shopper.shop.inCart()).toEqual({ "City Sneaker": 1 })
  })

  it("keeps a number that is said before it is clear which one is meant", async () => {
    const shopper = new Conversation()
    await shopper.say("add the rain jacket")
    const more = await shopper.say("actually make it two")
    expect(more.pending).toMatchObject({ about: "variation", quantity: 2 })
    await shopper.say("M")
    expect(shopper.shop.inCart()).toEqual({ "Rain Jacket (Size: M)": 2 })
  })

  it("puts another variation in place of the one that was put into the cart", async () => {
    const shopper = new Conversation()
    await shopper.say("add the rain jacket in M")
    await shopper.say("no wait, in L please")
    expect(shopper.shop.inCart()).toEqual({ "Rain Jacket (Size: L)": 1 })
  })

  it("does once to each what a sentence says at its end", async () => {
    const shopper = new Conversation()
    await shopper.say("2 espresso cups and one coffee grinder, into my cart please")
    expect(shopper.shop.inCart()).toEqual({ "Espresso Cup": 2, "Coffee Grinder": 1 })
  })

  it("takes what limits a wish for a part of it", async () => {
    const shopper = new Conversation()
    const turn = await shopper.say("hey i need shoes for running, something under 100")
    expect(turn.calls).toHaveLength(1)
    expect(turn.calls[0].input).toMatchObject({ max_price: "9999" })
  })

  it("says nothing of an aside beside a question that it answers", async () => {
    const shopper = new Conversation()
    await shopper.say("tell me about the rain jacket")
    const turn = await shopper.say("does it come in L? got a zebra at home")
    expect(turn.text).toContain("Rain Jacket")
    expect(turn.text).not.toContain("found nothing")
  })
})
