import { shopOf } from "./shop"

const shop = shopOf([
  { title: "Apple", tags: ["fruits"], categories: [["Groceries"]] },
  { title: "Apple iPhone Charger", tags: ["chargers"], brand: "Apple" },
  { title: "iPhone 13 Pro", tags: ["smartphones"], brand: "Apple" },
  { title: "iPhone 12 Case with MagSafe", tags: ["phone accessories"], brand: "Apple" },
  { title: "Annibale Sofa", tags: ["sofas"], categories: [["Furniture"]] },
  { title: "Silver Pot With Glass Cap", tags: ["pots"], categories: [["Kitchen"]] },
  { title: "Glass", tags: ["glasses"], categories: [["Kitchen"]] },
  { title: "Party Glasses", tags: ["eyewear"], categories: [["Sunglasses"]] },
  { title: "Soft Drinks", tags: ["beverages"], description: "A mix of sodas." },
  { title: "Juice", tags: ["beverages"] },
  { title: "Knife", tags: ["cutlery"] },
  { title: "Cucumber", tags: ["vegetables"] },
  { title: "Vegetable Peeler", tags: ["peelers"], description: "Peels vegetables." },
  { title: "Men Check Shirt", tags: ["men's shirts"], categories: [["Mens Shirts"]] },
  { title: "Women Check Shirt", tags: ["women's shirts"], categories: [["Womens Shirts"]] },
  { title: "American Football", tags: ["american football"] },
  { title: "Football", tags: ["football"] },
  { title: "Black T-Shirt", tags: ["t-shirts"] },
  { title: "Lunch Box", tags: ["storage"] },
])

describe("the first hit", () => {
  it.each([
    ["apple", "Apple"],
    ["iphone", "iPhone 13 Pro"],
    ["iphone charger", "Apple iPhone Charger"],
    ["case for iphone", "iPhone 12 Case with MagSafe"],
    ["couch", "Annibale Sofa"],
    ["drinking glass", "Glass"],
    ["pot", "Silver Pot With Glass Cap"],
    ["soda", "Soft Drinks"],
    ["soccer ball", "Football"],
    ["women's shirt", "Women Check Shirt"],
    ["shirt for my husband", "Men Check Shirt"],
    ["something to cut vegetables", "Knife"],
    ["tshirt black", "Black T-Shirt"],
    ["t shirt", "Black T-Shirt"],
    ["lunchbox", "Lunch Box"],
    ["knives", "Knife"],
  ])("for %s is %s", (query, title) => {
    expect(shop.rank(query)[0]).toBe(title)
  })
})

it("what the thing comes with doesn't make it the thing", () => {
  expect(shop.rank("glass").indexOf("Silver Pot With Glass Cap")).toBeGreaterThan(
    shop.rank("glass").indexOf("Glass")
  )
})

it("what says all of the query comes before what says a part of it", () => {
  const [first, ...others] = shop.rank("check shirt for men")
  expect(first).toBe("Men Check Shirt")
  expect(others).toContain("Black T-Shirt")
})

it("products that fit equally well stand in the order of their ids, at every run", () => {
  const products = ["c", "a", "b"].map((letter) => ({ title: `Lamp ${letter}`, tags: ["lamps"] }))
  expect(shopOf(products).rank("lamp")).toEqual(["Lamp a", "Lamp b", "Lamp c"])
  expect(shopOf(products.reverse()).rank("lamp")).toEqual(["Lamp a", "Lamp b", "Lamp c"])
})

it("the merchant's own synonyms count", () => {
  const products = [{ title: "Zafu Round" }, { title: "Oak Bench" }]
  expect(shopOf(products).rank("meditation cushion")).toEqual([])
  expect(shopOf(products, ["zafu = meditation cushion"]).rank("meditation cushion")).toEqual([
    "Zafu Round",
  ])
})

it("a line of synonyms that says nothing is refused by name", () => {
  expect(() => shopOf([], ["zafu"])).toThrow('Not a line of synonyms: "zafu"')
  expect(() => shopOf([], ["zafu = !"])).toThrow('A phrase without a word: "!"')
})

it("a product that is gone is not found, and one that changed only as it is now", () => {
  const { index, rank } = shopOf([{ title: "Oak Bench" }, { title: "Oak Desk" }])
  index.remove("prod_oak_bench")
  expect(rank("oak")).toEqual(["Oak Desk"])
  expect(index.size).toBe(1)
  expect(index.waste).toBe(0.5)
})
