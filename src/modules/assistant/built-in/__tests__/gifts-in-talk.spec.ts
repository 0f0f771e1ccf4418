import { Conversation, type Draft, FakeShop } from "./fake-shop"

const WARES: Draft[] = [
  {
    name: "Ink Pen",
    category: "desk",
    cents: 2600,
    words: "pen write schreibt écrit escribe scrive",
  },
  {
    name: "Ruled Pad",
    category: "desk",
    cents: 900,
    words: "pad paper write schreibt écrit escribe",
  },
  { name: "Walnut Bookend", category: "desk", cents: 3100, words: "bookend" },
  { name: "Leather Slippers", category: "shoes", cents: 4400, words: "slippers shoes write" },
]

describe("A wish for a gift", () => {
  it.each([
    ["de", "Und für meinen Onkel, der viel schreibt, habt ihr was?"],
    ["fr", "un cadeau pour ma tante qui écrit des lettres"],
    ["es", "un regalo para mi tía que escribe cartas"],
  ])("is told by what the person does, in %s", async (locale, words) => {
    const turn = await new Conversation(new FakeShop(WARES), locale).say(words)
    expect(turn.cards).toEqual(expect.arrayContaining(["Ink Pen"]))
  })

  it.each([
    ["en", "a present for my aunt who loves to write, up to 50", "she has a pen already"],
    ["de", "ein Geschenk für meine Tante, die gern schreibt, bis 50", "einen Stift hat sie schon"],
  ])("goes on with what somebody has already, in %s", async (locale, wish, owned) => {
    const shopper = new Conversation(new FakeShop(WARES), locale)
    await shopper.say(wish)
    const turn = await shopper.say(owned)
    expect(turn.cards).not.toContain("Ink Pen")
    expect(turn.cards.length).toBeGreaterThan(0)
  })

  it("goes on with what is ruled out, wherever the sentence says so", async () => {
    const shopper = new Conversation(new FakeShop(WARES))
    await shopper.say("a gift for my uncle who loves to write, 60 at most")
    const turn = await shopper.say("he is vegan so please no leather")
    expect(turn.cards).not.toContain("Leather Slippers")
    expect(turn.cards.length).toBeGreaterThan(0)
  })
})
