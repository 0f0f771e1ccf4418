import fc from "fast-check"
import type { RememberedProduct } from "../../../types"
import { LANGUAGES } from "../../language"
import { de } from "../../language/de"
import { en } from "../../language/en"
import { readClause } from "../clause"
import { fold, isSameWord } from "../fold"
import { readNumber } from "../numbers"
import { chooseVariations } from "../options"
import { isQuantity, readQuantity } from "../quantity"
import { findReference } from "../references"
import { splitRequests } from "../split"

function product(id: number, name: string, labels: string[] = [""]): RememberedProduct {
  return {
    id,
    name,
    price_amount: String(id * 1_000),
    currency: "usd",
    in_stock: true,
    variations: labels.map((label, index) => ({
      variation_id: id * 10 + index,
      label,
      in_stock: true,
    })),
  }
}

const mugs = [product(1, "Red Mug"), product(2, "Blue Mug"), product(3, "Travel Mug Pro")]
const shirt = product(4, "Cotton Shirt", [
  "Size: S, Colour: Blue",
  "Size: L, Colour: Blue",
  "Size: L, Colour: Red",
])

describe("folding", () => {
  it("makes one form of case, accents, apostrophes and what nobody sees", () => {
    expect(fold("Grö\u200bßE l’été ÉCLAIR")).toBe("grosse l'ete eclair")
  })

  it("makes one form of what Arabic writes in several, and of its digits", () => {
    expect(fold("أَضِفْ ٤٢ إلى السلة")).toBe("اضف 42 الي السله")
  })

  it("takes an ending or one slip for the same word, but no other number", () => {
    expect(isSameWord("mug", "mugs")).toBe(true)
    expect(isSameWord("grinder", "grnider")).toBe(true)
    expect(isSameWord("41", "42")).toBe(false)
    expect(isSameWord("cap", "cup")).toBe(false)
  })
})

describe("numbers", () => {
  it.each(LANGUAGES.map((language) => [language.code, language] as const))(
    "from one to ten have words in %s",
    (_, language) => {
      const known = new Set(Object.keys(language.numbers).map((word) => readNumber(word, language)))
      for (let number = 1; number <= 10; number++) {
        expect(known).toContain(number)
      }
    }
  )

  it("may be grouped, and are read whole", () => {
    expect(readNumber("10,000", en)).toBe(10_000)
    expect(readNumber("2x", en)).toBe(2)
  })

  it.each([
    ["add 2 of the first one", 2],
    ["add a dozen mugs", 12],
    ["add twenty five mugs", 25],
    ["put three in my cart", 3],
    ["add the first two", null],
    ["add number 2", null],
    ["add the red one", null],
  ])("%s", (words, quantity) => {
    expect(readQuantity(readClause(words), en)?.value ?? null).toBe(quantity)
  })

  it("that nobody can buy are no quantities", () => {
    expect([0, -3, 1.5, 1_000, Infinity, NaN].some(isQuantity)).toBe(false)
  })
})

describe("references", () => {
  const idsOf = (words: string, focus: RememberedProduct[] = [], shown = mugs) => {
    const reference = findReference(readClause(words), { shown, focus }, en, "details")
    return "products" in reference
      ? [reference.kind, reference.products.map(({ id }) => id)]
      : [reference.kind]
  }

  it.each([
    ["the first one", [1]],
    ["the 2nd", [2]],
    ["the last one", [3]],
    ["#2", [2]],
    ["number 3", [3]],
    ["the first two", [1, 2]],
    ["the last two", [2, 3]],
    ["the first and the third", [1, 3]],
    ["the blue one", [2]],
    ["the travel mug", [3]],
    ["the cheapest one", [1]],
    ["the most expensive", [3]],
    ["the red mug and the blue mug", [1, 2]],
  ])("%s", (words, ids) => {
    expect(idsOf(words)).toEqual(["found", ids])
  })

  it.each([
    "ما مادة حقيبة Blue Mug؟",
    "Was kostet denn der blue mug?",
    "the first thing I want to know of the Blue Mug is what it weighs",
  ])("a name in full is that product, whatever stands beside it: %s", (words) => {
    for (const language of LANGUAGES) {
      const candidates = { shown: mugs, focus: [mugs[0]] }
      expect(findReference(readClause(words), candidates, language, "details")).toEqual({
        kind: "found",
        products: [mugs[1]],
        by: "name",
      })
    }
  })

  it("of two names of which one is a part of the other, the longer is meant", () => {
    const shown = [product(1, "Travel Mug"), product(2, "Travel Mug Pro")]
    expect(idsOf("is the travel mug pro heavy?", [], shown)).toEqual(["found", [2]])
    expect(idsOf("is the travel mug heavy?", [], shown)).toEqual(["found", [1]])
  })

  it("point at nothing that is not in the list", () => {
    expect(idsOf("the seventh one")).toEqual(["nowhere"])
    expect(idsOf("a green kettle")).toEqual(["none"])
    expect(idsOf("a first aid kit")).toEqual(["none"])
  })

  it("ask when several could be meant", () => {
    expect(idsOf("the mug")[0]).toBe("ambiguous")
    expect(idsOf("tell me about it")[0]).toBe("ambiguous")
  })

  it("mean by 'it' what was talked about last", () => {
    expect(idsOf("what is it made of", [mugs[1]])).toEqual(["found", [2]])
  })

  it("don't mean by 'it' what is named otherwise", () => {
    expect(idsOf("the kettle, do you have it in red?", [mugs[1]])).toEqual(["none"])
  })
})

describe("options", () => {
  const chosen = (words: string, language = en) =>
    chooseVariations(shirt, fold(words), language).variations.map(
      ({ variation_id }) => variation_id
    )

  it("are all open until something is said", () => {
    expect(chosen("the shirt")).toEqual([40, 41, 42])
  })

  it("narrow by what is said, in whatever order and words", () => {
    expect(chosen("in large")).toEqual([41, 42])
    expect(chosen("red, size l")).toEqual([42])
    expect(chosen("small blue")).toEqual([40])
    expect(chosen("in rot und gross", de)).toEqual([42])
  })

  it("fit nothing when the product has no such combination", () => {
    expect(chosen("small red")).toEqual([])
  })

  it("are not said by letters of other words", () => {
    expect(chosen("it's nice")).toEqual([40, 41, 42])
  })
})

describe("several requests in one message", () => {
  const intentsOf = (message: string) => splitRequests(message, en).map(({ intent }) => intent)

  it.each([
    ["add the red one and show my cart", ["add", "view_cart"]],
    ["add a mug, two plates and the red bowl", ["add", "add", "add"]],
    ["Hi! Show me mugs.", ["find"]],
    ["I'll take the red mug, four of them", ["add"]],
    ["compare the red mug and the blue mug", ["compare"]],
    ["show me black and white shirts", ["find"]],
    ["thanks, where is my order?", ["order_status"]],
    ["I need a laptop. Budget is 500.", ["find"]],
  ])("%s", (message, intents) => {
    expect(intentsOf(message)).toEqual(intents)
  })

  it("are read of any text, in little time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 4_000 }), (message) => {
        for (const language of LANGUAGES) {
          expect(splitRequests(message, language).length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 40 }
    )
  })
})
