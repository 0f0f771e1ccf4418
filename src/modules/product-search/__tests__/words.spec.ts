import { presentableQuery } from "../store/unmet"
import { editDistance } from "../text/edit-distance"

describe("the distance of two words", () => {
  it.each([
    ["lipstik", "lipstick", 1],
    ["sungalsses", "sunglasses", 1],
    ["headfones", "headphones", 2],
    ["same", "same", 0],
    ["chair", "table", 3],
  ])("%s and %s", (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(Math.min(3, distance))
  })
})

describe("a query that is counted", () => {
  it.each([
    ["  Purple   SOFA ", "purple sofa"],
    ["sofa for jane.doe@example.com", "sofa for"],
    ["sofa, call +1 (555) 010-9999", "sofa, call"],
    ["sofa http://example.com/me", "sofa"],
    ["iphone 13", "iphone 13"],
    ["me@example.com", ""],
  ])("%s is kept as %s", (query, kept) => {
    expect(presentableQuery(query)).toBe(kept)
  })

  it("is short", () => {
    expect(presentableQuery("sofa ".repeat(100)).length).toBeLessThanOrEqual(100)
  })
})
