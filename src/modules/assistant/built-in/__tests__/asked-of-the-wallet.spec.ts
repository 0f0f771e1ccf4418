import { Conversation, type Draft, FakeShop } from "./fake-shop"

const WARES: Draft[] = [
  { name: "Copper Kettle", category: "kitchen", cents: 3900, words: "kettle" },
  { name: "Copper Funnel", category: "kitchen", cents: 1450, words: "funnel" },
  {
    name: "Beech Stool",
    category: "home",
    cents: 4400,
    labels: { "Set: Single": 4, "Set: Pair": 4 },
    prices: { "Set: Pair": 8200 },
    words: "stool",
  },
]

function enter(locale = "en"): Conversation {
  const shop = new FakeShop(WARES)
  shop.signedIn = true
  return new Conversation(shop, locale)
}

describe("What the wallet pays for", () => {
  it.each([
    ["en", "would that cover the copper kettle?", /Yes.*\$11\.00/s],
    ["de", "reicht das für den Copper Kettle?", /Ja.*\$11\.00/s],
    ["fr", "ça suffit pour le Copper Kettle ?", /Oui.*\$11\.00/s],
    ["es", "me alcanza para el Copper Kettle?", /Sí.*\$11\.00/s],
    ["it", "mi basta per il Copper Kettle?", /Sì.*\$11\.00/s],
    ["pt", "chega para o Copper Kettle?", /Sim.*\$11\.00/s],
    ["nl", "is dat genoeg voor de Copper Kettle?", /Ja.*\$11\.00/s],
    ["ar", "هل يكفي رصيدي لـ Copper Kettle؟", /نعم.*\$11\.00/s],
  ])("is told with what would be left, in %s", async (locale, words, told) => {
    const shopper = enter(locale)
    const turn = await shopper.say(words)
    expect(turn.text).toMatch(told)
    expect(turn.text).toContain("$39.00")
  })

  it("is no where it doesn't, with what is missing, of the option that was named", async () => {
    const shopper = enter()
    const turn = await shopper.say("is my balance enough for a pair of the beech stools?")
    expect(turn.text).toContain("$82.00")
    expect(turn.text).toContain("$32.00")
    expect(turn.text).toMatch(/No/)
  })

  it("takes what is asked about next together with it", async () => {
    const shopper = enter()
    await shopper.say("is my balance enough for the copper kettle?")
    const turn = await shopper.say("and with the copper funnel too?")
    expect(turn.text).toContain("$53.50")
    expect(turn.text).toContain("$3.50")
  })

  it("leaves something, of which is told again when asked", async () => {
    const shopper = enter()
    await shopper.say("does my balance cover the copper kettle?")
    expect((await shopper.say("how much would remain after that?")).text).toContain("$11.00")
  })
})

describe("What of the wallet expires", () => {
  it("is nothing, or what the ledger says and when", async () => {
    const shopper = enter()
    expect((await shopper.say("does my balance expire?")).text).toBe(
      "Nothing of your balance expires."
    )
    shopper.shop.expiring = [{ amount: "$7.00", expires_at: "2031-03-09T00:00:00.000Z" }]
    const turn = await shopper.say("does my balance expire at some point?")
    expect(turn.text).toBe("$7.00 of your balance expires on March 9, 2031.")
  })
})

describe("What the shop's texts don't say of the wallet", () => {
  it.each([
    "can i send some of my balance to a friend",
    "kann ich Guthaben an meine Frau weitergeben",
  ])("is admitted: %s", async (words) => {
    const shopper = enter(words.startsWith("kann") ? "de" : "en")
    expect((await shopper.say(words)).text).not.toContain("$50.00")
  })
})
