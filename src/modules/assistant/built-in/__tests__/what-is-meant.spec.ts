import { LANGUAGES, marksIn, readTimes } from "../../../../language"
import { Conversation, type Draft, FakeShop } from "./fake-shop"

const DRAFTS: Draft[] = [
  {
    name: "Harbour Kettle",
    category: "kitchen",
    cents: 4900,
    labels: { "Colour: Red": 3, "Colour: Black": 2 },
    description: "A kettle of stainless steel with a whistle. Holds 1.7 litres.",
    attributes: [{ name: "Weight", value: "900 g" }],
  },
  { name: "Clay Mug", category: "kitchen", cents: 1200, description: "Thrown by hand." },
  { name: "Linen Apron", category: "kitchen", cents: 2900, description: "With two pockets." },
]

const POLICIES = [
  {
    topic: "returns",
    title: "Returns",
    text: "You can send anything back within 30 days. We refund the price within 5 working days.",
  },
  {
    topic: "shipping",
    title: "Shipping",
    text: "Orders that are placed before 14:00 leave our warehouse the same day.",
  },
  { topic: "contact", title: "Contact", text: "Write to help@shop.example." },
]

function begin(): Conversation {
  const shop = new FakeShop(DRAFTS)
  shop.policies = POLICIES
  return new Conversation(shop)
}

describe("What a message is about", () => {
  it.each(["whistle?", "pockets?", "and how heavy", "colurs?", "is there a lid"])(
    "is the product in talk where nothing else is named: %s",
    async (words) => {
      const shopper = begin()
      await shopper.say("tell me about the harbour kettle")
      const turn = await shopper.say(words)
      expect(shopper.state?.focus.map(({ name }) => name)).toEqual(["Harbour Kettle"])
      expect(turn.text).not.toContain("found")
    }
  )

  it("is another product where a thing is named that is sold", async () => {
    const shopper = begin()
    await shopper.say("tell me about the harbour kettle")
    const turn = await shopper.say("and a mug?")
    expect(turn.cards).toContain("Clay Mug")
  })

  it.each([
    ["till what time do i have to order so it leaves today", "14:00"],
    ["jusqu'à quelle heure je peux commander pour que ça parte aujourd'hui", "14:00"],
    ["when do i see my money again", "5 working days"],
  ])("is what the shop's texts answer, however it is put: %s", async (words, told) => {
    const turn = await begin().say(words)
    expect(turn.text).toContain(told)
    expect(turn.cards).toEqual([])
  })

  it("has no days in the minutes of a clock", () => {
    const [{ text }] = POLICIES.slice(1)
    const times = readTimes(text.replace("leave", "on a working day leave"), LANGUAGES[0])
    expect(times).toMatchObject({ durations: [], clock: ["14:00"] })
  })

  it.each(["heyyy good morning ☀️", "helloooo"])("is nothing to look for: %s", async (words) => {
    const turn = await begin().say(words)
    expect(turn.tools).toEqual([])
  })

  it("is asked by the whole message where a part of it only tells a story", async () => {
    const shopper = begin()
    await shopper.say("tell me about the harbour kettle")
    const turn = await shopper.say("im a bit deaf. does it whistle?")
    expect(turn.text).toContain("whistle")
    expect(turn.cards).toEqual(["Harbour Kettle"])
  })

  it("is a need where what is done with a thing is told, and no thing is named", async () => {
    const turn = await begin().say("something to play music in the bathroom")
    expect(turn.calls[0]).toMatchObject({ name: "search_products" })
    expect(turn.calls[0].input).not.toHaveProperty("named")
  })

  it("is not clear where nothing was shown or named, and is no search that failed", async () => {
    const turn = await begin().say("does it snorf")
    expect(turn.pending).toBeUndefined()
    expect(turn.tools).not.toContain("list_categories")
  })

  it("is the product in talk where a word only fits an option of another", async () => {
    const shopper = begin()
    await shopper.say("tell me about the clay mug")
    await shopper.say("add a red one")
    expect(Object.keys(shopper.shop.inCart())).toEqual(["Clay Mug"])
  })

  it("is a complaint that goes on where one was made", async () => {
    const shopper = begin()
    await shopper.say("i have been waiting two weeks for my mug, this is a joke")
    const turn = await shopper.say("yesterday was her birthday and i had nothing to give")
    expect(turn.text).toContain("help@shop.example")
    expect(turn.cards).toEqual([])
  })
})

describe("Misspelt words", () => {
  const [english] = LANGUAGES

  it.each([
    ["waranty", "warranty"],
    ["dishwahser", "dishwasher"],
    ["delivrey", "delivery"],
  ])("ask for what was meant: %s", (word, meant) => {
    const marks = marksIn(word, english)
    expect(marks.size).toBeGreaterThan(0)
    expect(marks).toEqual(marksIn(meant, english))
  })

  it("are left alone where they are words of their own", () => {
    expect(marksIn("compare", english).size).toBe(0)
  })
})
