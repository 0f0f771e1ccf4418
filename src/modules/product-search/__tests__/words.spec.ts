import { presentableQuery } from "../store/unmet"
import { editDistance } from "../text/edit-distance"
import { fold, splitWords } from "../text/normalize"
import { stemEnglish, stemmerOf } from "../text/stem"

describe("the forms of a word", () => {
  it.each([
    ["knives", "knife"],
    ["watches", "watch"],
    ["dresses", "dress"],
    ["shoes", "shoe"],
    ["potatoes", "potato"],
    ["strawberries", "strawberry"],
    ["women", "woman"],
    ["running", "run"],
    ["slicing", "slice"],
    ["charging", "charge"],
    ["colours", "color"],
    ["hoodies", stemEnglish("hoodie")],
  ])("%s and %s are one", (form, stem) => {
    expect(stemEnglish(form)).toBe(stem)
  })

  it("that only look like one stay apart", () => {
    for (const [one, other] of [
      ["earring", "ear"],
      ["glasses", "glass"],
      ["cape", "cap"],
      ["tape", "tap"],
      ["wedding", "wed"],
      ["bus", "bu"],
    ]) {
      expect(stemEnglish(one)).not.toBe(stemEnglish(other))
    }
  })

  it("of other languages are brought together too", () => {
    expect(stemmerOf("de")("schuhe")).toBe(stemmerOf("de")("schuhen"))
    expect(stemmerOf("fr-FR")("chaussures")).toBe(stemmerOf("fr")("chaussure"))
    expect(stemmerOf("xx")("words")).toBe("words")
  })
})

describe("words", () => {
  it("are folded and cut", () => {
    expect(splitWords(fold("Women's Crème-Brûlée, J'adore!"))).toEqual([
      "women",
      "creme",
      "brulee",
      "jadore",
    ])
  })

  it("of scripts without spaces are pairs of characters", () => {
    expect(splitWords(fold("運動靴 Nike"))).toEqual(["運動", "動靴", "nike"])
  })
})

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
