import { Conversation, type Draft, FakeShop } from "./fake-shop"

const PRAMS: Draft[] = ["City Pram", "Forest Pram", "Travel Pram", "Twin Pram"].map((name, at) => ({
  name,
  category: "Prams",
  cents: 30000 + at * 1000,
  words: "pram stroller",
}))
const WARES: Draft[] = [
  ...PRAMS,
  { name: "Rattle", category: "Toys", cents: 900, words: "toy" },
  { name: "Camping Tent", category: "Camping", cents: 20000, words: "tent zelt tente" },
  { name: "Festival Tent", category: "Camping", cents: 9000, words: "tent zelt tente" },
]

async function compared(text: string, locale = "en") {
  const { tools, text: answer } = await new Conversation(new FakeShop(WARES), locale).say(text)
  return { tools, names: WARES.flatMap(({ name }) => (answer.includes(name) ? [name] : [])) }
}

describe("Products that are compared by their kind", () => {
  it.each([
    ["en", "whats the diff between your two tents"],
    ["en", "what sets your two tents apart"],
    ["de", "worin liegt der unterschied bei euren zwei zelten"],
    ["fr", "qu'est-ce qui change entre vos deux tentes"],
  ])("%s: %s", async (locale, text) => {
    const { tools, names } = await compared(text, locale)
    expect(tools).toContain("compare_products")
    expect(names.sort()).toEqual(["Camping Tent", "Festival Tent"])
  })

  it("are as many as were asked for", async () => {
    const { names } = await compared("compare your three best prams")
    expect(names).toHaveLength(3)
  })
})
