import { entrySearchOf } from "../entry-search"

describe("the search for entries", () => {
  it.each([
    ["anna@example.com", { email: "anna@example.com" }],
    [
      "0B9D8E3C-8A54-4D0B-9C7F-0C5E7C1F2A3B",
      { transfer_group_id: "0b9d8e3c-8a54-4d0b-9c7f-0c5e7c1f2a3b" },
    ],
    ["12.50", { amount_min: "1250", amount_max: "1250" }],
    ["1,250.00", { amount_min: "125000", amount_max: "125000" }],
    ["1250", { q: "1250" }],
    ["12.505", { q: "12.505" }],
    [" ticket 12.50 ", { q: "ticket 12.50" }],
    ["  ", {}],
    [undefined, {}],
  ])("takes %p for %p", (typed, expected) => {
    expect(entrySearchOf(typed, "USD", "en-US")).toEqual(expected)
  })

  it("takes amounts for texts until the currency is known", () => {
    expect(entrySearchOf("12.50", undefined, "en-US")).toEqual({ q: "12.50" })
  })
})
