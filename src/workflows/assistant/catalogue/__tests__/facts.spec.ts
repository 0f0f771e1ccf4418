import type { ProductCard, Shopper } from "../../../../modules/assistant/types"
import { amountFact, cardFacts, discountPercent } from "../facts"

const SHOPPER: Shopper = {
  key: "guest:1",
  region_id: "reg_1",
  currency: "usd",
  sales_channel_id: "sc_1",
  locale: "en-US",
}

const CARD: ProductCard = {
  id: 7,
  medusa_product_id: "prod_7",
  name: "Rain Jacket",
  price: "$99.00",
  price_amount: "9900",
  currency: "usd",
  regular_price: "$149.00",
  regular_price_amount: "14900",
  sale_price: "$99.00",
  on_sale: true,
  in_stock: true,
  short_description: "",
  image: null,
  url: "/products/rain-jacket",
  rating: 4.8,
  review_count: 21,
  is_variable: false,
  variations: [
    {
      variation_id: 9,
      medusa_variant_id: "variant_9",
      label: "Size: M",
      price: "$99.00",
      price_amount: "9900",
      in_stock: false,
    },
  ],
}

describe("What may be claimed of a card", () => {
  it("is each figure of it, and nothing else", () => {
    const facts = cardFacts(CARD, SHOPPER)
    expect(facts.map(({ kind, field, value }) => [kind, field, value])).toEqual([
      ["price", "price_amount", "9900"],
      ["price", "regular_price_amount", "14900"],
      ["discount", "saving", "5000"],
      ["discount", "discount_percent", "34"],
      ["stock", "in_stock", "in_stock"],
      ["price", "variations[0].price_amount", "9900"],
      ["stock", "variations[0].in_stock", "out_of_stock"],
      ["rating", "rating", "4.8"],
      ["review_count", "review_count", "21"],
    ])
    expect(facts.every(({ product_id }) => product_id === 7)).toBe(true)
  })

  it("has no price where there is none", () => {
    const unpriced = { ...CARD, price_amount: null, on_sale: false, variations: [], rating: null }
    expect(cardFacts(unpriced, SHOPPER).map(({ kind }) => kind)).toEqual(["stock"])
  })

  it("is written as people write it", () => {
    const write = (amount: bigint, locale: string, currency: string) =>
      amountFact(amount, { ...SHOPPER, locale }, { kind: "price", field: "x", currency }).display
    expect(write(8900n, "en-US", "usd")).toEqual(["$89.00", "$89"])
    expect(write(8950n, "en-US", "usd")).toEqual(["$89.50"])
    expect(write(120_000n, "de-DE", "eur")).toEqual(["1.200,00\u00a0€", "1.200,00 €", "1.200 €"])
    expect(write(1200n, "en-US", "jpy")).toEqual(["¥1,200"])
  })

  it.each([
    [9900n, 14900n, 34n],
    [995n, 1000n, 1n],
    [1000n, 1000n, 0n],
    [0n, 0n, 0n],
  ])("saves, at %p instead of %p, %p per cent", (current, regular, percent) => {
    expect(discountPercent(current, regular)).toBe(percent)
  })
})
