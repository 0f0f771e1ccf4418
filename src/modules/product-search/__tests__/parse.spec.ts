import { shopOf } from "./shop"

const shop = shopOf([
  { title: "Women's Wrist Watch", tags: ["watches"], categories: [["Womens Watches"]] },
  { title: "iPhone 12 Silicone Case", tags: ["phone accessories"], brand: "Apple" },
  { title: "Red Shoes", tags: ["shoes"] },
  { title: "Green Crystal Earring", tags: ["earrings"] },
  { title: "Kitchen Knife", tags: ["cutlery"] },
  { title: "Cucumber", tags: ["vegetables"] },
  { title: "Calvin Klein One", tags: ["perfumes"], brand: "Calvin Klein" },
  { title: "Leather Backpack", tags: ["backpacks"] },
  { title: "Classic Sun Glasses", tags: ["sunglasses"] },
])

function head(query: string) {
  return shop.read(query).concepts.find(({ role }) => role === "head")?.word
}

describe("what is looked for", () => {
  it.each([
    ["red shoes", "shoes"],
    ["earrings green", "earrings"],
    ["case for a red phone", "case"],
    ["women purse leather", "purse"],
    ["shoes in black", "shoes"],
    ["something to cut vegetables", "cut"],
    ["do you have any red shoes", "shoes"],
    ["i need a present for my wife, perfume between 60 and 90", "perfume"],
    ["smart watch", "smart watch"],
  ])("is named by the noun of %s", (query, expected) => {
    expect(head(query)).toBe(expected)
  })

  it("is not what a thing is used on", () => {
    const roles = shop.read("something to cut vegetables").concepts
    expect(roles.map(({ word, role }) => [word, role])).toEqual([
      ["cut", "head"],
      ["vegetables", "term"],
    ])
  })

  it("leaves out what says nothing", () => {
    expect(shop.read("hello, could you please show me some shoes?").understood.terms).toEqual([
      "shoes",
    ])
  })

  it("keeps the names of the catalogue together", () => {
    expect(shop.read("calvin klein perfume").understood.terms).toEqual(["calvin klein", "perfume"])
  })
})

describe("whom it is for", () => {
  it.each([
    ["watch for my wife", "women"],
    ["women's watch", "women"],
    ["men shoes", "men"],
    ["kids shoes", "children"],
    ["shoes", undefined],
  ])("is read from %s", (query, audience) => {
    expect(shop.read(query).understood.audience).toBe(audience)
  })

  it("is read in the shopper's language", () => {
    expect(shop.read("Schuhe für Damen", "de").understood.audience).toBe("women")
  })
})

describe("what must not be in it", () => {
  it.each([
    ["shoes not red", ["red"]],
    ["shoes without leather or suede", ["leather", "suede"]],
    ["perfume except calvin klein", ["calvin klein"]],
    ["shoes, not too expensive", []],
    ["non stick pan", []],
  ])("is read from %s", (query, excluded) => {
    expect(shop.read(query).understood.excluded).toEqual(excluded)
  })
})

describe("typing errors", () => {
  it.each([
    ["sungalsses", "sunglasses"],
    ["earings", "earrings"],
    ["backpak", "backpack"],
    ["iphne case", "iphone case"],
    ["calvn klein", "calvin klein"],
  ])("%s is read as %s", (query, corrected) => {
    expect(shop.read(query).corrected).toBe(corrected)
  })

  it("are not seen in words that the shop or the language has", () => {
    for (const query of ["pink shoes", "couch", "sunglass", "knives", "watches", "iphone 13"]) {
      expect(shop.read(query).corrected).toBeUndefined()
    }
  })

  it("in words that say nothing leave nothing to look for", () => {
    expect(shop.read("recomend shoes").understood.terms).toEqual(["shoes"])
  })
})
