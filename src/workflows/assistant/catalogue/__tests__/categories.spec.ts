import { withBelow } from "../categories"

const category = (id: string, parent_id: string | null) => ({
  id,
  handle: id,
  name: id,
  description: "",
  parent_id,
})

describe("a category with what lies below it", () => {
  it("reaches down to the last one, in whichever order they come", () => {
    const categories = [
      category("knives", "kitchen"),
      category("bread-knives", "knives"),
      category("kitchen", null),
      category("garden", null),
    ]
    expect(withBelow(categories, "kitchen").sort()).toEqual(["bread-knives", "kitchen", "knives"])
    expect(withBelow(categories, "garden")).toEqual(["garden"])
  })

  it("ends where somebody has put categories into each other", () => {
    const categories = [category("a", "b"), category("b", "a")]
    expect(withBelow(categories, "a").sort()).toEqual(["a", "b"])
  })
})
