import { limitTo } from "../limit"

describe("the limit of a page", () => {
  it("stands in the text when it is usual, and nothing else does", () => {
    const values: unknown[] = ["a"]
    expect(limitTo(25, 0, values)).toBe("LIMIT 25")
    expect(values).toEqual(["a"])
    expect(limitTo(25, 50, values)).toBe("LIMIT 25 OFFSET $2::bigint")
    expect(values).toEqual(["a", 50])
  })

  it("makes no more statements than there are usual limits, whatever clients ask for", () => {
    const texts = new Set<string>()
    for (let limit = 1; limit <= 500; limit += 1) texts.add(limitTo(limit, 0, []))
    for (let page = 2; page <= 500; page += 1) texts.add(limitTo(25, 25 * page, []))
    expect(texts.size).toBeLessThan(10)
  })
})
