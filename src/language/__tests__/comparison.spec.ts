import { basesOf, expandShorthand, LANGUAGES, languageOf, readMarks } from ".."

const read = (code: string, text: string) => readMarks(text, languageOf(code) ?? LANGUAGES[0]).ids

describe("what is compared", () => {
  it.each([
    ["en", "which one's bigger?", "large"],
    ["en", "which is the warmest?", "warm"],
    ["en", "the heaviest", "heavy"],
    ["en", "which is drier?", "dry"],
    ["de", "welche ist die wärmste?", "warm"],
    ["de", "welcher ist größer?", "large"],
    ["nl", "welke is warmer?", "warm"],
    ["nl", "welke is het zachtst?", "soft"],
    ["fr", "laquelle est la plus chaude ?", "warm"],
    ["it", "qual è la più leggera?", "light-weight"],
    ["es", "¿cuál es el más grande?", "large"],
    ["pt", "qual é a mais quente?", "warm"],
    ["ar", "أيها أخف؟", "light-weight"],
  ])("in %s, %s", (code, text, id) => {
    expect([...read(code, text).keys()]).toContain(id)
  })

  it("makes no other word shorter", () => {
    const english = languageOf("en") ?? LANGUAGES[0]
    expect(basesOf("her", english)).toEqual([])
    expect(basesOf("best", english)).toEqual([])
    expect([...read("en", "a best seller for her").keys()]).not.toContain("large")
  })

  it("finds a way to pay by its own name only", () => {
    expect([...read("nl", "kan ik met ideal betalen").keys()]).toContain("payment-brand")
    expect([...read("en", "linen too ideally").keys()]).not.toContain("payment-brand")
  })
})

describe.each(LANGUAGES.map((language) => [language.code, language] as const))(
  "what is written short in %s",
  (_, language) => {
    const pairs = language.shorthand.split(",").map((pair) => pair.trim())

    it("is written out", () => {
      for (const pair of pairs) {
        const [short, ...long] = pair.split(" ")
        expect(long.length).toBeGreaterThan(0)
        expect(expandShorthand(`1 ${short} 2`, language)).toBe(`1 ${long.join(" ")} 2`)
      }
    })

    it("is there once", () => {
      const words = pairs.map((pair) => pair.split(" ")[0])
      expect(new Set(words).size).toBe(words.length)
    })
  }
)
