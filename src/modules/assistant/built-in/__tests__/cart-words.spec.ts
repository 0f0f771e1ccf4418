import { Conversation, type Draft, FakeShop } from "./fake-shop"

const DRAFTS: Draft[] = [
  { name: "Round Sunglasses", category: "eyewear", cents: 5900, words: "óculos sol" },
  {
    name: "Merino Beanie",
    category: "hats",
    cents: 2900,
    labels: { "Colour: Grey": 5, "Colour: Red": 5 },
  },
  { name: "Linen Cap", category: "hats", cents: 1900 },
  { name: "Wool Cap", category: "hats", cents: 2100 },
  { name: "Clay Mug", category: "kitchen", cents: 1200 },
]

function begin(locale = "en"): Conversation {
  return new Conversation(new FakeShop(DRAFTS), locale)
}

describe("What is done to the cart", () => {
  it("is done to what a search for the same words finds", async () => {
    const shopper = begin("pt")
    await shopper.say("põe no carrinho os óculos de sol redondos")
    expect(shopper.shop.inCart()).toEqual({ "Round Sunglasses": 1 })
  })

  it("goes on with a plus", async () => {
    const shopper = begin()
    await shopper.say("add the clay mug to my cart")
    await shopper.say("+ 2 merino beanies grey")
    expect(shopper.shop.inCart()).toEqual({ "Clay Mug": 1, "Merino Beanie (Colour: Grey)": 2 })
  })

  it("is done to the line of the kind that is named", async () => {
    const shopper = begin("pt")
    await shopper.say("põe no carrinho o clay mug")
    await shopper.say("põe no carrinho os round sunglasses")
    await shopper.say("tira os óculos")
    expect(shopper.shop.inCart()).toEqual({ "Clay Mug": 1 })
  })

  it("is done to both lines of a kind, and to neither where one of two is meant", async () => {
    const shopper = begin()
    for (const name of ["linen cap", "wool cap", "clay mug"]) await shopper.say(`add the ${name}`)
    const asked = await shopper.say("remove the cap")
    expect(asked.tools).not.toContain("remove_from_cart")
    await shopper.say("remove both caps")
    expect(shopper.shop.inCart()).toEqual({ "Clay Mug": 1 })
  })
})
