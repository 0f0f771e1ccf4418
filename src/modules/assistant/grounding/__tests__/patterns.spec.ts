import { findAll, patternOf } from "../patterns"

describe("finding all matches of a pattern", () => {
  it("gives the same as a copy of the pattern would, however often", () => {
    const pattern = /\p{L}+(?:'s)?/gu
    for (const text of ["the mug's handle", "", "12.50", "änderung 𝒳 ok", "the mug's handle"]) {
      const places = [...text.matchAll(pattern)].map(({ index, 0: match }) => [index, match])
      expect(findAll(pattern, text).map(({ index, 0: match }) => [index, match])).toEqual(places)
    }
  })

  it("ends with a pattern that matches nothing, also between characters of two units", () => {
    for (const text of ["a𝒳𝒳b", "😀", "ab"]) {
      const places = [...text.matchAll(/b*/gu)].map(({ index }) => index)
      expect(findAll(/b*/gu, text).map(({ index }) => index)).toEqual(places)
    }
  })

  it("keeps a pattern by its source and its flags", () => {
    expect(patternOf("mug", "giu")).toBe(patternOf("mug", "giu"))
    expect(patternOf("mug", "u").test("Mug")).toBe(false)
    expect(patternOf("mug", "iu").test("Mug")).toBe(true)
  })
})
