import { ProductNames } from "../names"
import { findAll, findFrom, patternOf } from "../patterns"

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

describe("finding names from where they begin", () => {
  const source = "(?<![\\p{L}\\p{N}])mug(?:'s|s|es)?(?![\\p{L}\\p{N}-])"

  it("gives what looking everywhere would", () => {
    const texts = ["Mugs, a MUG's handle; smug muggy mug-like mug", "mugmug mug", "", "𝒳mug 𝒳 mug."]
    for (const text of texts) {
      const everywhere = findAll(new RegExp(source, "giu"), text)
      const found = findFrom(new RegExp(source, "iuy"), text, text.toUpperCase(), "MUG")
      expect(found.map(({ index, 0: match }) => [index, match])).toEqual(
        everywhere.map(({ index, 0: match }) => [index, match])
      )
    }
  })

  it("finds a name after characters that grow when they are spelled large", () => {
    const names = new ProductNames()
    names.add(1, "Fuß Becher")
    names.add(2, "Becher Süd")
    const text = "Groß: der fuß becher und BECHER SÜD"
    const found = names.find(text).filter(({ partly }) => !partly)
    expect(found.map(({ product_id, start, end }) => [product_id, text.slice(start, end)])).toEqual(
      [
        [1, "fuß becher"],
        [2, "BECHER SÜD"],
      ]
    )
  })
})
