import { isSynonymLine, readSynonyms } from "../synonyms"

describe("a merchant's lines of synonyms", () => {
  it.each(["gilet = body warmer", "footwear > clogs, boots", "purse ~ wallet", "a = b = c"])(
    "can be read: %s",
    (line) => expect(isSynonymLine(line)).toBe(true)
  )

  it.each(["", "  ", "gilet", "gilet =", "= gilet", "gilet = gilet", "a > b > c", "? = !"])(
    "say nothing: “%s”",
    (line) => expect(isSynonymLine(line)).toBe(false)
  )

  it("relate the words of a phrase as a whole", () => {
    const { related, longest } = readSynonyms(["gilet = body warmer"], (word) => word)
    expect(related.get("body warmer")?.[0]?.words).toEqual(["gilet"])
    expect(longest).toBe(2)
  })
})
