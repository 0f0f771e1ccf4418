import { LANGUAGES, languageOf, readWish } from ".."

function read(query: string, { currency = "usd", locale = "en" } = {}) {
  const languages = [languageOf(locale) ?? LANGUAGES[0]]
  const { limits, rest } = readWish(query, { languages, currency })
  return { ...limits, rest: rest.map(({ text }) => text).join(" ") }
}

describe("budgets", () => {
  it.each([
    ["phone under 200", { max_price: 19999n, rest: "phone" }],
    ["phone up to 200", { max_price: 20000n, rest: "phone" }],
    ["phone 200 or less", { max_price: 20000n, rest: "phone" }],
    ["phone over $200", { min_price: 20001n, rest: "phone" }],
    ["phone at least 200 dollars", { min_price: 20000n, rest: "phone" }],
    ["phone between 60 and 90", { min_price: 6000n, max_price: 9000n, rest: "phone" }],
    ["phone between 90 and 60", { min_price: 6000n, max_price: 9000n, rest: "phone" }],
    ["phone 60-90 dollars", { min_price: 6000n, max_price: 9000n, rest: "phone" }],
    ["phone from $60 to $90", { min_price: 6000n, max_price: 9000n, rest: "phone" }],
    ["phone around 50", { min_price: 4000n, max_price: 6000n, rest: "phone" }],
    ["$50 headphones", { max_price: 5000n, rest: "headphones" }],
    ["laptop below 1,500.50", { max_price: 150049n, rest: "laptop" }],
    ["laptop below 1.500,50", { max_price: 150049n, rest: "laptop" }],
    ["laptop below 1,500", { max_price: 149999n, rest: "laptop" }],
    ["car up to 2.5k", { max_price: 250000n, rest: "car" }],
    ["shoes < 80 usd", { max_price: 7999n, rest: "shoes" }],
  ])("reads %s", (query, expected) => {
    expect(read(query)).toEqual({ currency: "usd", ...expected })
  })

  it("keeps to the decimals of the currency", () => {
    expect(read("under 5000 yen", { currency: "jpy" })).toMatchObject({ max_price: 4999n })
    expect(read("up to 1.2345 kwd", { currency: "kwd" })).toMatchObject({ max_price: 1235n })
  })

  it("knows another currency than the shopper's by its name", () => {
    expect(read("shoes up to 80 euros")).toMatchObject({ max_price: 8000n, currency: "eur" })
    expect(read("shoes up to £80")).toMatchObject({ max_price: 8000n, currency: "gbp" })
  })

  it("takes a sign that currencies share for the shopper's", () => {
    expect(read("shoes under $80", { currency: "cad" })).toMatchObject({ currency: "cad" })
  })

  it("leaves numbers that measure something else", () => {
    expect(read("tv over 50 inch")).toEqual({ rest: "tv over 50 inch" })
    expect(read("iphone 13 pro")).toEqual({ rest: "iphone 13 pro" })
    expect(read("size 42 shoes")).toEqual({ rest: "size 42 shoes" })
    expect(read("Zelt für 4 Personen", { locale: "de" })).toEqual({ rest: "zelt fur 4 personen" })
  })

  it("takes how old children are for no price", () => {
    expect(read("games for children under 12")).toEqual({ rest: "games for children under 12" })
    expect(read("Spiele für Kinder ab 6", { locale: "de" })).toEqual({
      rest: "spiele fur kinder ab 6",
    })
    expect(read("games for children under $12")).toMatchObject({ max_price: 1199n })
    expect(read("games for children under 40")).toMatchObject({ max_price: 3999n })
  })

  it.each([
    ["unter 10000 Yen", "de", "jpy", 9_999n],
    ["bis 120 £", "de", "gbp", 12_000n],
    ["moins de 50 livres sterling", "fr", "gbp", 4_999n],
    ["hasta 30 dólares", "es", "usd", 3_000n],
    ["meno di 20 franchi", "it", "chf", 1_999n],
    ["até 100 reais", "pt", "brl", 10_000n],
    ["onder de 15 euro", "nl", "eur", 1_499n],
    ["أقل من ٥٠ دينار", "ar", "kwd", 49_999n],
    ["under US$ 40", "en", "usd", 3_999n],
  ])("reads %s (%s) in the currency that it names", (query, locale, currency, max_price) => {
    expect(read(query, { locale, currency: "eur" })).toMatchObject({ max_price, currency })
  })

  it("reads other languages", () => {
    expect(read("Schuhe unter 80 €", { currency: "eur", locale: "de-DE" })).toEqual({
      max_price: 7999n,
      currency: "eur",
      rest: "schuhe",
    })
    expect(read("robe entre 20 et 40 euros", { currency: "eur", locale: "fr" })).toMatchObject({
      min_price: 2000n,
      max_price: 4000n,
      rest: "robe",
    })
    expect(read("zapatos hasta 50", { currency: "eur", locale: "es" })).toMatchObject({
      max_price: 5000n,
      rest: "zapatos",
    })
  })
})

describe("what else a query asks for", () => {
  it.each([
    ["cheapest watch", { sort: "price_low", rest: "watch" }],
    ["most expensive watch", { sort: "price_high", rest: "watch" }],
    ["top rated blender", { sort: "rating", rest: "blender" }],
    ["newest phones", { sort: "newest", rest: "phones" }],
    ["best selling shoes", { sort: "popularity", rest: "shoes" }],
    ["shoes in stock", { in_stock: true, rest: "shoes" }],
    ["shoes on sale", { on_sale: true, rest: "shoes" }],
    ["shoes 20% off", { on_sale: true, rest: "shoes" }],
    ["shoes for sale", { rest: "shoes" }],
    ["lamp rated above 4", { min_rating: 4, rest: "lamp" }],
    ["lamp with at least 4.5 stars", { min_rating: 4.5, rest: "lamp with" }],
  ])("reads %s", (query, expected) => {
    expect(read(query)).toEqual(expected)
  })
})
