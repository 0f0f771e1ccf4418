import fc from "fast-check"
import { fold, generateCode, isPrefix, normalizeCode } from "../code-text"

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const PREFIX = fc
  .stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,7}$/)
  .chain((prefix) => fc.constantFrom("", prefix))

/** A code without its dashes, as symbols. */
function symbolsOf(code: string): string[] {
  return [...fold(code)]
}

describe("the text of a code", () => {
  it("is 16 characters of Crockford's base 32 in groups of four", () => {
    expect(generateCode("")).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  })

  it("starts with the prefix as it was asked for", () => {
    expect(generateCode("Xmas")).toMatch(/^Xmas-.{4}-.{4}-.{4}-.{4}$/)
    expect(generateCode("GIFT-")).toMatch(/^GIFT-.{4}-.{4}-.{4}-.{4}$/)
    expect(generateCode("a_")).toMatch(/^a_.{4}-.{4}-.{4}-.{4}$/)
  })

  it("uses every symbol in every random place", () => {
    const seen = Array.from({ length: 16 }, () => new Set<string>())
    for (let count = 0; count < 2000; count += 1) {
      symbolsOf(generateCode("")).forEach((symbol, place) => seen[place].add(symbol))
    }
    expect(seen.map(({ size }) => size)).toEqual(Array(16).fill(32))
  })

  it("never comes twice", () => {
    const codes = Array.from({ length: 20_000 }, () => generateCode("X"))
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe("what people type", () => {
  it("is the code, whatever its case, dashes, spaces and look-alikes", () => {
    fc.assert(
      fc.property(PREFIX, fc.infiniteStream(fc.nat(3)), (prefix, choices) => {
        const code = generateCode(prefix)
        const typed = [...code].map((symbol) => {
          const [choice] = [...choices.take(1)]
          const alike: Record<string, string> = { 0: "O", 1: "l", V: "u" }
          return [symbol, symbol.toLowerCase(), ` ${symbol}`, alike[symbol] ?? symbol][choice]
        })
        const canonical = normalizeCode(code)
        expect(canonical).not.toBeNull()
        expect(normalizeCode(` ${typed.join("")} `)).toBe(canonical)
        expect(normalizeCode(code.replaceAll("-", "–"))).toBe(canonical)
        expect(normalizeCode(canonical!)).toBe(canonical)
      })
    )
  })

  it("is no code with any one symbol wrong", () => {
    fc.assert(
      fc.property(PREFIX, (prefix) => {
        const symbols = symbolsOf(generateCode(prefix))
        for (let place = 0; place < symbols.length; place += 1) {
          for (const wrong of ALPHABET) {
            if (wrong !== symbols[place]) {
              expect(normalizeCode(symbols.with(place, wrong).join(""))).toBeNull()
            }
          }
        }
      }),
      { numRuns: 20 }
    )
  })

  it("is no code with any two different symbols swapped", () => {
    fc.assert(
      fc.property(PREFIX, (prefix) => {
        const symbols = symbolsOf(generateCode(prefix))
        for (let first = 0; first < symbols.length; first += 1) {
          for (let second = first + 1; second < symbols.length; second += 1) {
            if (symbols[first] !== symbols[second]) {
              const swapped = symbols.with(first, symbols[second]).with(second, symbols[first])
              expect(normalizeCode(swapped.join(""))).toBeNull()
            }
          }
        }
      }),
      { numRuns: 50 }
    )
  })

  it.each(["", "ABCD", "1234-5678-9012-345", "x".repeat(64), "ÄÖÜ", "7K3M*90QD*TT2X*V8HC", "🎁"])(
    "is no code when it is %p",
    (text) => {
      expect(normalizeCode(text)).toBeNull()
    }
  )
})

describe("a prefix", () => {
  it.each(["", "A", "Xmas-26", "gift_", "12345678", "O0IL1U"])("can be %p", (prefix) => {
    expect(isPrefix(prefix)).toBe(true)
    expect(normalizeCode(generateCode(prefix))).not.toBeNull()
  })

  it.each(["123456789", "-A", "_", "A B", "A/B", "Ä", "A\n"])("can't be %p", (prefix) => {
    expect(isPrefix(prefix)).toBe(false)
  })

  it("is part of what the check character covers", () => {
    const code = generateCode("AB")
    expect(normalizeCode(code.replace(/^AB/, "AC"))).toBeNull()
    expect(normalizeCode(code.replace(/^AB/, "BA"))).toBeNull()
    expect(normalizeCode(code.replace(/^AB/, "A"))).toBeNull()
  })
})
