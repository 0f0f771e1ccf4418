import fc from "fast-check"
import { ProductNames } from "../names"
import { findSpelled, spell } from "../spelling"

const find = (name: string[], text: string) =>
  findSpelled(spell(text), name.map(spell)).map(({ start, end }) => [start, text.slice(start, end)])

/** What a name is by definition: its words as words of their own, perhaps with an ending. */
function byPattern(name: string[], text: string) {
  const words = name.map((word) => word.replace(/[.+]/g, "\\$&")).join("[^\\p{L}\\p{N}]{1,3}")
  const source = `(?<![\\p{L}\\p{N}])${words}(?:'s|s|es)?(?![\\p{L}\\p{N}])`
  return [...text.matchAll(new RegExp(source, "giu"))].map(({ index, 0: match }) => [index, match])
}

describe("finding names as they are spelled", () => {
  const letters = fc.constantFrom("a", "b", "s", "e", "ä", "\u{1d4b3}", "9")
  const word = fc
    .tuple(letters, fc.string({ unit: fc.constantFrom("a", "s", "'", "+", "."), maxLength: 2 }))
    .map(([first, rest]) => first + rest.replace(/['.]$/, ""))
  const gap = fc.constantFrom(
    " ",
    " - ",
    "",
    "  ",
    "    ",
    "'",
    "'s ",
    "s ",
    "es ",
    ". ",
    "\u{1f600} ",
    " \u{1f600} ",
    "\u{1f600}\u{1f600}\u{1f600}"
  )
  const upper = fc.boolean()

  it("gives what a pattern would, wherever it stands", () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(word, gap, upper, fc.boolean()), { maxLength: 8 }),
        (name, parts) => {
          // Half of what is said are the words of the name.
          const text = parts
            .map(([other, space, isUpper, isOwn], at) => {
              const said = (isOwn ? name[at % name.length] : other) + space
              return isUpper ? said.toUpperCase() : said
            })
            .join("")
          expect(find(name, text)).toEqual(byPattern(name, text))
        }
      ),
      { numRuns: 500 }
    )
  })

  it("knows where a word ends", () => {
    const text =
      "Mugs, a MUG's handle, mug\u2019s; smug muggy mugmug mug \u{1d4b3}mug \u{1f600}mug."
    expect(find(["mug"], text).map(([, found]) => found)).toEqual([
      "Mugs",
      "MUG's",
      "mug\u2019s",
      "mug",
      "mug",
    ])
  })

  it("finds a name after characters that grow when they are spelled large", () => {
    const names = new ProductNames()
    names.add(1, "Fu\u00df Becher")
    names.add(2, "Becher S\u00fcd")
    const text = "Gro\u00df: \u0130 der fu\u00df becher und BECHER S\u00dcD"
    const found = names.find(text).filter(({ partly }) => !partly)
    expect(found.map(({ product_id, start, end }) => [product_id, text.slice(start, end)])).toEqual(
      [
        [1, "fu\u00df becher"],
        [2, "BECHER S\u00dcD"],
      ]
    )
  })

  it("takes no word for its neighbour with a hyphen", () => {
    const names = new ProductNames()
    names.add(1, "Zephyr Jacket")
    expect(names.find("a zephyr-like coat").filter(({ partly }) => partly)).toEqual([])
    expect(names.find("a zephyr, as you like").map(({ product_id }) => product_id)).toEqual([1])
  })
})
