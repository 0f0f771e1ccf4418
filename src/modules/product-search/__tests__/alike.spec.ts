import { languageOf } from "../../../language"
import { groupAlike } from "../query/alike"

const unmet = (query: string, count: number, day = 1) => ({
  query,
  count,
  first_seen: new Date(Date.UTC(2026, 10, day)),
  last_seen: new Date(Date.UTC(2026, 10, day + 1)),
})

describe("unmet queries that ask for the same", () => {
  const english = languageOf("en")!

  it("are one line, whatever their number, order, case and articles", () => {
    const grouped = groupAlike(
      [unmet("mugs", 3, 4), unmet("hoverboard", 4), unmet("mug", 2, 2), unmet("a mug", 1, 9)],
      english
    )
    expect(grouped).toEqual([
      {
        query: "mugs",
        count: 6,
        first_seen: new Date(Date.UTC(2026, 10, 2)),
        last_seen: new Date(Date.UTC(2026, 10, 10)),
        alike: [
          { query: "mugs", count: 3 },
          { query: "mug", count: 2 },
          { query: "a mug", count: 1 },
        ],
      },
      expect.objectContaining({ query: "hoverboard", count: 4 }),
    ])
    expect(groupAlike([unmet("red mugs", 1), unmet("mug in red", 1)], english)).toHaveLength(1)
  })

  it("are not put together with others", () => {
    const others = ["mug", "mug rug", "red mug", "the", "?!", "..", "12", "13"]
    expect(
      groupAlike(
        others.map((text) => unmet(text, 1)),
        english
      )
    ).toHaveLength(others.length)
  })

  it("are found by the words of the catalogue's language", () => {
    const queries = [unmet("eine tasse", 1), unmet("tassen", 1)]
    expect(groupAlike(queries, languageOf("de")!)).toHaveLength(1)
  })
})
