import { LANGUAGES, marksIn } from "../../../../language"
import { LANGUAGES as DIALOGUE } from "../language"
import { splitRequests } from "../grammar/split"
import { Conversation, type Draft, FakeShop } from "./fake-shop"

const WARES: Draft[] = [
  {
    name: "Harvest Lantern",
    category: "garden",
    cents: 2900,
    labels: {
      "Colour: Green, Height: 30 cm": 5,
      "Colour: Green, Height: 50 cm": 5,
      "Colour: Black, Height: 30 cm": 5,
      "Colour: Black, Height: 50 cm": 5,
    },
    words: "lantern",
  },
  { name: "Orchard Basket", category: "garden", cents: 1900, words: "basket" },
]

const intentsOf = (message: string, code = "en") =>
  splitRequests(
    message,
    DIALOGUE.find((each) => each.code === code)!
  ).map(({ intent }) => intent)

describe("Options of the product in talk", () => {
  it.each([
    ["two in green, 50 cm", 2],
    ["50 cm in green please", 1],
  ])("order it where they leave one variation: %s", async (words, count) => {
    const shopper = new Conversation(new FakeShop(WARES))
    await shopper.say("tell me about the harvest lantern")
    await shopper.say(words)
    expect(Object.values(shopper.shop.inCart())).toEqual([count])
  })

  it.each(["green, 50 cm?", "in green please", "do you have two in green, 50 cm?"])(
    "order nothing where something is asked, or left open: %s",
    async (words) => {
      const shopper = new Conversation(new FakeShop(WARES))
      await shopper.say("tell me about the harvest lantern")
      await shopper.say(words)
      expect(shopper.shop.inCart()).toEqual({})
    }
  )

  it("are said behind a comma of what is added", async () => {
    const shopper = new Conversation(new FakeShop(WARES))
    await shopper.say("add 2 of the harvest lantern in black, the tall ones of 50 cm")
    expect(Object.values(shopper.shop.inCart())).toEqual([2])
  })
})

describe("A message", () => {
  it("asks on behind `and` after something is added", () => {
    expect(intentsOf("add it, and can i send it back if it is too big?")).toEqual([
      "add",
      "returns",
    ])
  })

  it("only remarks on a price before what it asks for", () => {
    expect(intentsOf("a bit expensive. do you have something similar?")).toEqual(["similar"])
  })

  it("takes leave, whatever it declines", () => {
    expect(intentsOf("forget it, bye")).toEqual(["goodbye"])
  })

  it.each(["add it, and", "ok add it and then", "and"])("may break off: %s", (words) => {
    expect(intentsOf(words)).not.toEqual([])
  })

  it("counts no part of one", async () => {
    const shopper = new Conversation(new FakeShop(WARES))
    const turn = await shopper.say("add the orchard basket 0,5")
    expect(turn.text).not.toContain("999")
  })
})

describe("A word that names a thing", () => {
  it("is no form of another word", () => {
    const italian = LANGUAGES.find(({ code }) => code === "it")!
    expect(marksIn("il tagliere", italian).has("sizes")).toBe(false)
    expect(marksIn("le taglie", italian).has("sizes")).toBe(true)
  })
})
