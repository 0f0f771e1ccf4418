import { LANGUAGES } from "../../language"
import { vocabularyOf } from "../vocabulary"
import { isWordOfName } from "../names"
import { chooseVariations, isOptionWord } from "../options"

const languageOf = (code: string) => LANGUAGES.find((language) => language.code === code)!

describe("words of a name", () => {
  it.each([
    ["de", "koffer", "Leather Suitcase"],
    ["de", "lederkoffer", "Leather Suitcase"],
    ["es", "mochila", "School Backpack"],
    ["it", "pelle", "Leather Journal"],
    ["nl", "hamer", "Claw Hammer"],
    ["pt", "livro", "Picture Book"],
    ["en", "umbrella", "Großer Regenschirm"],
  ])("%s: %s is of %s", (code, word, name) => {
    expect(isWordOfName(name, word, languageOf(code))).toBe(true)
  })

  it.each([
    ["de", "koffer", "School Backpack"],
    ["es", "martillo", "Leather Journal"],
    ["it", "quaderno", "Claw Hammer"],
  ])("%s: %s is not of %s", (code, word, name) => {
    expect(isWordOfName(name, word, languageOf(code))).toBe(false)
  })
})

describe("options in the shopper's language", () => {
  const variations = ["Colour: Green, Size: M", "Colour: Red, Size: M"].map((label, index) => ({
    variation_id: index,
    label,
    in_stock: true,
  }))
  const toy = { name: "Toy Train", variations }

  it.each([
    ["de", "in grün", "Green"],
    ["es", "las verdes", "Green"],
    ["it", "quella rossa", "Red"],
    ["nl", "de groene", "Green"],
    ["pt", "a vermelha", "Red"],
    ["fr", "les rouges", "Red"],
  ])("%s: %s", (code, text, value) => {
    const { said, variations: chosen } = chooseVariations(toy, text, languageOf(code))
    expect(said).toEqual([value])
    expect(chosen).toHaveLength(1)
    expect(isOptionWord(toy, text.split(" ")[1], languageOf(code))).toBe(true)
  })
})

describe("pronouns at the end of a verb", () => {
  it.each([
    ["es", "anadelas", true],
    ["it", "mettile", true],
    ["es", "talla", false],
    ["it", "candele", false],
  ])("%s: %s", (code, word, isPronoun) => {
    expect(vocabularyOf(languageOf(code)).isPronoun(word)).toBe(isPronoun)
  })
})
