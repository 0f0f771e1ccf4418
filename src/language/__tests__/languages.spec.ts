import { anyWord, CONCEPTS_BY_ID, LANGUAGES, lexiconOf, wordIn } from ".."
import { CONCEPTS } from "../concepts"
import { readList } from "../lexicon"

const fields = Object.keys(CONCEPTS) as (keyof typeof CONCEPTS)[]

describe.each(LANGUAGES.map((language) => [language.code, language] as const))(
  "the folder of %s",
  (code, language) => {
    it.each(fields)("has words for each concept of %s", (field) => {
      const words: Record<string, string> = language.shop[field]
      expect(Object.keys(words).sort()).toEqual(Object.keys(CONCEPTS[field]).sort())
      for (const list of Object.values(words)) expect(readList(list).length).toBeGreaterThan(0)
    })

    it("says everything that a question needs", () => {
      expect(language.name).not.toBe("")
      for (const list of Object.values(language.requests)) expect(list.trim()).not.toBe("")
      for (const list of Object.values(language.sizes)) expect(list.trim()).not.toBe("")
      expect(readList(language.stop).length).toBeGreaterThan(60)
      expect(readList(language.units).length).toBeGreaterThan(15)
      expect(readList(language.prepositions).length).toBeGreaterThan(7)
      expect(new Set(Object.values(language.numbers))).toEqual(
        new Set([...Object.values(language.numbers)].filter((number) => number > 0))
      )
      for (const number of [1, 2, 3, 10, 20, 100]) {
        expect(Object.values(language.numbers)).toContain(number)
      }
      expect(Object.keys(language.currencies)).toEqual(expect.arrayContaining(["eur", "usd"]))
    })

    it.each([
      "definite",
      "indefinite",
      "along",
      "denials",
      "lacks",
      "exceptions",
      "reservations",
      "corrections",
    ] as const)("has %s, each of which is found in a sentence", (list) => {
      for (const word of language[list].split(",")) {
        expect(word.trim()).toBe(word)
        const said = `1 ${word.replace("*", "")} 2`
        expect(wordIn(code, list).test(said)).toBe(true)
        expect(anyWord(list).test(said.toUpperCase())).toBe(true)
        expect(wordIn(code, list).test(`x${word.replace("*", "")}`)).toBe(false)
      }
    })

    it("stems its own words", () => {
      const { stem, words } = lexiconOf(language)
      const all = [...words.values()].flat(2)
      expect(all.every((word) => stem(word).length > 0)).toBe(true)
      expect(all.some((word) => stem(word) !== word)).toBe(true)
    })

    it("is called by a code of two letters", () => {
      expect(code).toMatch(/^[a-z]{2}$/)
    })
  }
)

it("concepts lead to concepts that there are", () => {
  for (const { kindOf = [], near = [], doneWith = [] } of CONCEPTS_BY_ID.values()) {
    for (const id of [...kindOf, ...near, ...doneWith]) expect(CONCEPTS_BY_ID.has(id)).toBe(true)
  }
})

it("no concept is defined twice", () => {
  const ids = fields.flatMap((field) => Object.keys(CONCEPTS[field]))
  expect(new Set(ids).size).toBe(ids.length)
})
