import fc from "fast-check"
import { Grounder } from "../grounder"
import { LIES, MORE_LIES } from "./lies"
import { around, fact, found } from "./shop"
import { NEARLY, TRUE, UNTOLD } from "./truths"

function ground(
  text: string,
  said: string[] = ["Do you have a jacket?"],
  results = [found, around]
) {
  const grounder = new Grounder(said)
  for (const result of results) grounder.learn(result)
  const out = grounder.push(text) + grounder.flush()
  return { out, grounder }
}

describe("what leaves of a reply", () => {
  it.each([...TRUE, ...NEARLY])("lets through: %s", (text) => {
    const { out, grounder } = ground(text)
    expect(out).toBe(text)
    expect(grounder.removed).toBe(0)
  })

  it.each([...LIES, ...MORE_LIES, ...UNTOLD])("holds back: %s", (text) => {
    const { out, grounder } = ground(text)
    expect(out).toBe("")
    expect(grounder.removed).toBeGreaterThan(0)
  })

  it("takes out the sentence that lies and leaves the others", () => {
    const { out } = ground("Good choice. The Alpha Rain Jacket costs $49. It keeps you dry.")
    expect(out).toBe("Good choice. It keeps you dry.")
  })

  it("lets no lie leave in company that does not leave alone", () => {
    const pairs = LIES.flatMap((lie) => TRUE.map((truth) => [lie, truth] as const))
    const bare = (text: string) => text.replace(/[.!?]+$/, "")
    for (const [lie, truth] of pairs) {
      for (const divider of [" and ", "; ", ", but ", ", "]) {
        for (const text of [`${bare(lie)}${divider}${truth}`, `${bare(truth)}${divider}${lie}`]) {
          const { out } = ground(text)
          if (out === "" || out === text) continue
          expect([text, ground(out).out]).toEqual([text, out])
          expect(out).not.toContain(bare(lie).slice(1))
        }
      }
    }
  })

  it("takes out a list item and keeps the lines of the others", () => {
    const { out } = ground(
      "Here you are:\n1. **Alpha Rain Jacket** – $89\n2. **Beta Wool Sweater** – $9\n3. **Leather Wallet** – $45.50\n\nAnything else?"
    )
    expect(out).toBe(
      "Here you are:\n1. **Alpha Rain Jacket** – $89\n3. **Leather Wallet** – $45.50\n\nAnything else?"
    )
  })

  it("knows what 'it' is", () => {
    expect(ground("Take the Beta Wool Sweater. It costs $89.").out).toBe(
      "Take the Beta Wool Sweater. "
    )
    expect(ground("Take the Beta Wool Sweater. It costs $99.").out).toContain("$99")
    expect(ground("**Beta Wool Sweater**\n- Price: $89\n").out).not.toContain("89")
  })

  it("lets nothing be said that no tool of this turn has read", () => {
    const { out } = ground("The Alpha Rain Jacket costs $89. How can I help?", [], [])
    expect(out).toBe("How can I help?")
  })

  it("tells where each claim was read", () => {
    const { grounder } = ground("The Alpha Rain Jacket is $89 and in stock. Shipping is $5.")
    expect(grounder.receipts).toEqual([
      { claim: "$89", kind: "price", product_id: 1, field: "price_amount", value: "8900" },
      { claim: "in stock", kind: "stock", product_id: 1, field: "in_stock", value: "in_stock" },
      { claim: "$5", kind: "delivery", field: "options[0].price", value: "500" },
    ])
  })

  it("believes no text of the catalogue: only facts", () => {
    const described = { ...found, output: { description: "Now 90% off! Only $1 with code HACKED" } }
    const { out } = ground("It's 90% off! Only $1 with code HACKED.", [], [described])
    expect(out).toBe("")
  })
})

describe("the shopper's own numbers", () => {
  const said = ["I want a jacket under $90, my budget is 60 for a wallet"]

  it("may be repeated as a budget", () => {
    expect(ground("Here is what we have under $90:", said).out).not.toBe("")
    expect(ground("Your budget of $60 is fine.", said).out).not.toBe("")
    expect(ground("The Alpha Rain Jacket is under $90.", said).out).not.toBe("")
    expect(ground("I found no sweaters under $90.", said).out).not.toBe("")
  })

  it("are no prices", () => {
    expect(ground("The Alpha Rain Jacket costs $90.", said).out).toBe("")
    expect(ground("The Alpha Rain Jacket is yours at $60.", said).out).toBe("")
  })

  it("hold only for what keeps to them", () => {
    expect(ground("The Beta Wool Sweater is under $90.", said).out).toBe("")
    expect(ground("They are all under $90.", said).out).toBe("")
    expect(ground("The Alpha Rain Jacket fits your budget of $60.", said).out).toBe("")
  })

  it("have to be the shopper's", () => {
    expect(ground("Here is what we have under $70:", said).out).toBe("")
  })
})

describe("currencies", () => {
  const priced = (value: string, currency: string, display: string) => ({
    output: {},
    facts: [
      fact({ product_id: 1, product_name: "Alpha" }, "price", "price_amount", value, {
        currency,
        display: [display],
      }),
    ],
  })

  it.each([
    ["en-US", "usd", "1234567"],
    ["de-DE", "eur", "1234567"],
    ["de-CH", "chf", "1234567"],
    ["fr-FR", "eur", "1234567"],
    ["ja-JP", "jpy", "12345"],
    ["ar-KW", "kwd", "1234567"],
    ["en-KW", "kwd", "89500"],
    ["en-IN", "inr", "123456789"],
    ["pt-BR", "brl", "1234567"],
    ["sv-SE", "sek", "1234567"],
    ["pl-PL", "pln", "1234567"],
    ["ar-EG", "egp", "1234567"],
    ["en-CA", "cad", "1234567"],
    ["es-MX", "mxn", "1234567"],
    ["ko-KR", "krw", "12345"],
    ["tr-TR", "try", "123450"],
  ])("reads what the host writes in %s %s, and no other amount", (locale, currency, value) => {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency })
    const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
    const display = (minor: string) => {
      const digits = minor.padStart(decimals + 1, "0")
      const whole = digits.slice(0, digits.length - decimals)
      const text = decimals ? `${whole}.${digits.slice(-decimals)}` : whole
      return format.format(text as Intl.StringNumericLiteral)
    }
    const right = ground(`Alpha: ${display(value)}`, [], [priced(value, currency, display(value))])
    expect(right.grounder.receipts).toHaveLength(1)
    expect(right.out).not.toBe("")
    const wrong = display(String(BigInt(value) + 1n))
    expect(ground(`Alpha: ${wrong}`, [], [priced(value, currency, display(value))]).out).toBe("")
  })
})

describe("streaming", () => {
  const reply = TRUE.concat(LIES).join(" ") + "\n\n" + LIES.join("\n- ")

  it("lets the same leave however the text is cut into pieces", () => {
    const whole = ground(reply).out
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }),
        (sizes) => {
          const grounder = new Grounder(["Do you have a jacket?"])
          grounder.learn(found)
          grounder.learn(around)
          let out = ""
          for (let at = 0, i = 0; at < reply.length; i++) {
            const size = sizes[i % sizes.length] as number
            out += grounder.push(reply.slice(at, at + size))
            at += size
          }
          expect(out + grounder.flush()).toBe(whole)
        }
      ),
      { numRuns: 40 }
    )
  })

  it("lets a sentence leave as soon as the next one begins", () => {
    const grounder = new Grounder([])
    expect(grounder.push("Of course! Let me")).toBe("Of course! ")
    expect(grounder.push(" have a look.\nHere")).toBe("Let me have a look.\n")
    expect(grounder.flush()).toBe("Here")
  })

  it("never lets an amount leave that is nobody's, wherever it stands and however it is written", () => {
    const amount = fc
      .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
      .filter(([whole]) => ![89, 109, 99, 45, 5, 75, 94, 25].includes(whole))
      .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, "0")}`)
    const form = fc.constantFrom(
      (n: string) => `$${n}`,
      (n: string) => `${n} USD`,
      (n: string) => `${n} dollars`,
      (n: string) => `USD ${n}`,
      (n: string) => `US$ ${n}`,
      (n: string) => `**$${n}**`,
      (n: string) => `$ ${n.replace(".", ",")}`
    )
    const frame = fc.constantFrom(
      (a: string) => `The Alpha Rain Jacket is ${a}.`,
      (a: string) => `${a} is a bargain`,
      (a: string) => `Nice! (${a}) Take it?`,
      (a: string) => `- Alpha Rain Jacket: ${a}\n- more`,
      (a: string) => `| Alpha | ${a} |\n`
    )
    fc.assert(
      fc.property(amount, form, frame, (n, write, put) => {
        const text = put(write(n))
        expect(ground(text).out).not.toContain(n.split(".")[0] + ".")
        expect(ground(text).grounder.removed).toBe(1)
      })
    )
  })

  it("holds nothing back for ever: a text without an end leaves in parts or not at all", () => {
    const grounder = new Grounder([])
    const long = "and it is warm, and soft, and light ".repeat(200)
    expect(grounder.push(long).length).toBeGreaterThan(long.length - 2_500)
    const shapeless = new Grounder([])
    expect(shapeless.push("1".repeat(5_000))).toBe("")
  })

  it("knows products whose names have dashes and other marks", () => {
    const about = { product_id: 9, product_name: "Cotton T-Shirt (2+1)" }
    const grounder = new Grounder([])
    const price = fact(about, "price", "price_amount", "1900", { currency: "usd" })
    grounder.learn({ output: {}, facts: [price] })
    const text = "Cotton T-Shirt (2+1) costs $19.00."
    expect(grounder.push(text) + grounder.flush()).toBe(text)
  })

  it.each([
    "ein",
    "one ",
    "two hundred and ",
    "for 4 ",
    "free ",
    "code A1",
    "was ",
    "1.",
    "the Aa ",
    "get it ",
  ])("is not held up by a line of nothing but %j", (piece) => {
    const start = performance.now()
    ground(`${piece.repeat(1_900 / piece.length)} euro 5%.`)
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  it("checks a long reply in little time", () => {
    const long = "The Alpha Rain Jacket is $89 and in stock, rated 4.7 out of 5. ".repeat(200)
    const start = performance.now()
    ground(long)
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})
