import { fold, LANGUAGES, languageOf, lexiconOf, splitCompound, splitWords } from ".."

const stem = (code: string, word: string) => lexiconOf(languageOf(code)!).stem(fold(word))

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
    ["hoodies", "hoodie"],
  ])("%s and %s are one", (form, base) => {
    expect(stem("en", form)).toBe(stem("en", base))
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
      expect(stem("en", one)).not.toBe(stem("en", other))
    }
  })

  it.each([
    ["de", "Schuhe", "Schuhen"],
    ["de", "Töpfe", "Topf"],
    ["de", "Kettenoel", "Kettenöl"],
    ["de", "Barfussschuhe", "Barfußschuh"],
    ["fr", "chaussures", "chaussure"],
    ["fr", "crème", "creme"],
    ["es", "zapatos", "zapato"],
    ["it", "scarpe", "scarpa"],
    ["pt", "sapatos", "sapato"],
    ["nl", "schoenen", "schoen"],
    ["ar", "الحقيبة", "حقيبة"],
  ])("of %s are brought together: %s, %s", (code, one, other) => {
    expect(stem(code, one)).toBe(stem(code, other))
  })
})

describe("words", () => {
  it("are folded and cut", () => {
    expect(splitWords(fold("Women's Crème-Brûlée, J'adore!"))).toEqual([
      "women",
      "creme",
      "brulee",
      "j",
      "adore",
    ])
    expect(splitWords(fold("l’huile d'olive"))).toEqual(["l", "huile", "d", "olive"])
  })

  it("of scripts without spaces are pairs of characters", () => {
    expect(splitWords(fold("運動靴 Nike"))).toEqual(["運動", "動靴", "nike"])
  })
})

describe("a word that is written together", () => {
  const { concepts, stem } = lexiconOf(languageOf("de")!)
  const parts = (word: string) =>
    splitCompound(word, languageOf("de")!.compoundLinks!, (part) => concepts.has(stem(part)))?.map(
      stem
    )

  it.each([
    ["regenjacke", ["reg", "jack"]],
    ["hundeleine", ["hund", "lein"]],
    ["arbeitshandschuhe", ["arbeit", "handschuh"]],
    ["kinderfahrradhelm", ["kind", "fahrrad", "helm"]],
    ["xyzjacke", ["jack"]],
    ["jacke", undefined],
  ])("%s", (word, expected) => {
    expect(parts(word)).toEqual(expected)
  })
})

describe("words of eight languages", () => {
  const conceptOf = (code: string, word: string) => {
    const { concepts, stem } = lexiconOf(languageOf(code)!)
    return concepts.get(splitWords(fold(word)).map(stem).join(" "))
  }

  it.each([
    ["en", "backpacks"],
    ["de", "Rucksäcke"],
    ["fr", "sacs à dos"],
    ["es", "mochilas"],
    ["it", "zaini"],
    ["pt", "mochilas"],
    ["nl", "rugzakken"],
    ["ar", "حقيبة ظهر"],
  ])("name one concept: %s %s", (code, word) => {
    expect(conceptOf(code, word)).toContain("backpack")
  })

  it("are there for all of the languages", () => {
    expect(LANGUAGES.map(({ code }) => code).join()).toBe("en,de,fr,es,it,pt,nl,ar")
  })
})
