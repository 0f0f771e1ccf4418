import { parseCsv } from "../csv"
import { checkReviews } from "../import-reviews"
import { readRecords } from "../review-file"

const REVIEW = {
  product: "boots",
  external_id: "1",
  author: "Ada",
  rating: 5,
  title: "Good",
  content: "Very good.",
  created_at: "2026-03-01",
}

const cells = (text: string) => parseCsv(text).map((row) => row.cells)

describe("a table of reviews", () => {
  it("is cut at commas or semicolons, as its first line is", () => {
    expect(cells("a,b\n1,2")).toEqual([
      ["a", "b"],
      ["1", "2"],
    ])
    expect(cells("a;b\r\n1;2,5\r\n")).toEqual([
      ["a", "b"],
      ["1", "2,5"],
    ])
  })

  it("has lines that end as any system ends them", () => {
    expect(cells("a,b\r1,2\r\n3,4\n")).toEqual([
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ])
  })

  it("has in quotes what holds separators, quotes and lines", () => {
    expect(cells('\uFEFFa,b\n"one, ""two""\nthree",4\n')).toEqual([
      ["a", "b"],
      ['one, "two"\nthree', "4"],
    ])
  })

  it("counts the lines of the file, also behind cells of several lines", () => {
    expect(parseCsv('a,b\n"x\ny",1\n\nz,2').map(({ line }) => line)).toEqual([1, 2, 5])
  })

  it("keeps empty cells and leaves empty lines out", () => {
    expect(cells("a,b,c\n1,,3\n,,\n\n,2,")).toEqual([
      ["a", "b", "c"],
      ["1", "", "3"],
      ["", "2", ""],
    ])
    expect(cells("")).toEqual([])
  })

  it("says where a quote is out of place", () => {
    expect(() => parseCsv('a,b\n"open,2\n')).toThrow("Line 2: a quote is not closed")
    expect(() => parseCsv('a,b\n"x"y,2\n')).toThrow("Line 2: a quoted cell goes on")
  })
})

describe("a file of reviews", () => {
  const line = JSON.stringify(REVIEW)
  const table =
    "Product,External ID,author,rating,title,content,Created at,reply\n" +
    "boots,1,Ada,5,Good,Very good.,2026-03-01,\n"

  it("is the same as an array, as lines and as a table", () => {
    const [array, lines, csv] = [`[${line}]`, `${line}\n\n`, table].map((text) => {
      const { reviews, problems } = checkReviews(readRecords(text))
      expect(problems).toEqual({})
      return reviews.map(({ where: _, ...review }) => review)
    })
    expect(array).toHaveLength(1)
    expect(array?.[0]).toMatchObject({ rating: 5, verified: false, status: "published" })
    expect(lines).toEqual(array)
    expect(csv).toEqual(array)
  })

  it("names what is wrong by line and field", () => {
    const wrong = [
      { ...REVIEW, rating: 6, created_at: "yesterday", stars: 5 },
      { ...REVIEW, external_id: undefined, content: "half a \ud800 pair" },
      "no review",
    ]
    const text = wrong.map((value) => JSON.stringify(value)).join("\n")
    expect(Object.keys(checkReviews(readRecords(`{}\n${text}`)).problems)).toEqual(
      expect.arrayContaining([
        "line 1: product",
        "line 2: rating",
        "line 2: created_at",
        "line 2: stars",
        "line 3: external_id",
        "line 3: content",
        "line 4: review",
      ])
    )
  })

  it("is refused where it is broken", () => {
    expect(() => readRecords("[{]")).toThrow("The file is not valid JSON")
    expect(() => readRecords('{"a":1}\n{"a":')).toThrow("Line 2 is not valid JSON")
    expect(() => readRecords("a,b\n1,2,3")).toThrow("Line 2 has more cells")
    expect(checkReviews(readRecords("[]")).problems).toEqual({ file: "has no reviews" })
    expect(checkReviews(readRecords("product,rating\n")).problems).toEqual({
      file: "has no reviews",
    })
  })
})
