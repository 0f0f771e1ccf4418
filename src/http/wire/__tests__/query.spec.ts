import fc from "fast-check"
import { readQuery } from "../query"

function read(url: string) {
  const problems = {}
  return { query: { ...readQuery(url, problems) }, problems }
}

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text)

describe("the query string", () => {
  it("gives back what a client encoded", () => {
    const name = fc.string({ minLength: 1 }).filter((text) => !text.includes("__proto__"))
    fc.assert(
      fc.property(fc.dictionary(name, fc.string(), { noNullPrototype: true }), (wanted) => {
        const encoded = new URLSearchParams(wanted).toString()
        fc.pre(Object.values(wanted).every((value) => isWellFormed(value)))
        fc.pre(Object.keys(wanted).every((key) => isWellFormed(key)))
        expect(read(encoded)).toEqual({ query: wanted, problems: {} })
      })
    )
  })

  it("may be absent or empty", () => {
    expect(read("").query).toEqual({})
    expect(read("").query).toEqual({})
    expect(read("&&a&b=&").query).toEqual({ a: "", b: "" })
  })

  it("names what comes twice and what is not encoded right", () => {
    expect(read("a=1&a=2&b=%E0%A4&%zz=1").problems).toEqual({
      a: "must be given once",
      b: "has broken percent-encoding",
      query: "has broken percent-encoding",
    })
  })

  it("gives names like __proto__ no power", () => {
    const query = readQuery("__proto__=1&constructor=2", {})
    expect(Object.keys(query)).toEqual(["__proto__", "constructor"])
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })
})
