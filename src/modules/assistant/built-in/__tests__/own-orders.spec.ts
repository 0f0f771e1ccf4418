import { Conversation, type Draft, FakeShop } from "./fake-shop"

const DRAFTS: Draft[] = [
  { name: "Clay Mug", category: "kitchen", cents: 1200 },
  { name: "Tea 216", category: "kitchen", cents: 900, words: "tea" },
]

function begin(locale = "en"): Conversation {
  const shop = new FakeShop(DRAFTS)
  shop.signedIn = true
  return new Conversation(shop, locale)
}

describe("An order that a customer names", () => {
  it.each([
    "ok and number 216, thats taking ages",
    "216?",
    "theres stuff in 216 i dont want to keep",
    "can i return something from 216",
  ])("is meant by its number alone: %s", async (words) => {
    const turn = await begin().say(words)
    expect(turn.calls[0]).toEqual({ name: "get_order_status", input: { order_id: 216 } })
    expect(turn.text).toContain("216")
    expect(turn.tools).not.toContain("search_products")
  })

  it("is told with how to send something of it back", async () => {
    const turn = await begin().say("theres stuff in 216 i dont want to keep")
    expect(turn.text).toContain("within 30 days")
  })

  it.each(["mugs under $216", "216 mugs", "do you have 216 g of tea"])(
    "is not meant by a price, a quantity or a measure: %s",
    async (words) => {
      const turn = await begin().say(words)
      expect(turn.tools).not.toContain("get_order_status")
    }
  )

  it("is not meant where a product in talk is called so", async () => {
    const shopper = begin()
    await shopper.say("tell me about the tea 216")
    const turn = await shopper.say("is the 216 strong?")
    expect(turn.tools).not.toContain("get_order_status")
  })

  it("is not looked up by a number that is none of theirs, nor for guests", async () => {
    const turn = await begin().say("ok and number 555, thats taking ages")
    expect(turn.text).not.toContain("555")
    const guest = begin()
    guest.shop.signedIn = false
    const other = await guest.say("ok and number 216, thats taking ages")
    expect(other.tools).not.toContain("get_order_status")
  })

  it.each([
    ["en", "where is my order 7", "and the one before that?"],
    ["en", "where is my last order", "the previous one"],
    ["de", "wo ist meine letzte Bestellung", "und die davor?"],
    ["fr", "où est ma dernière commande", "et l'avant-dernière ?"],
    ["es", "dónde está mi último pedido", "y el anterior?"],
    ["it", "dov'è il mio ultimo ordine", "e quello prima?"],
    ["pt", "onde está a minha última encomenda", "e a anterior?"],
    ["nl", "waar is mijn laatste bestelling", "en die daarvoor?"],
    ["ar", "أين طلبي؟", "والطلب السابق؟"],
  ])(
    "is the next older one where the one before is meant, in %s: %s",
    async (locale, one, next) => {
      const shopper = begin(locale)
      await shopper.say(one)
      const before = await shopper.say(next)
      expect(before.calls.at(-1)).toEqual({ name: "get_order_status", input: { order_id: 216 } })
      await shopper.say(next)
      expect(shopper.state?.order).toBe(203)
      const none = await shopper.say(next)
      expect(none.tools).toEqual(["list_orders"])
    }
  )

  it("stays the one that was told of", async () => {
    const shopper = begin()
    await shopper.say("where is my last order")
    await shopper.say("and the one before that?")
    const turn = await shopper.say("what was in it?")
    expect(turn.calls[0]).toEqual({ name: "get_order_status", input: { order_id: 216 } })
  })
})
