import { WriteBehind } from "../write-behind"

const MEGABYTE = 1024 * 1024

function open(weigh?: (row: string) => number) {
  const written: string[][] = []
  const warnings: string[] = []
  const rows = new WriteBehind<string>({
    name: "events",
    logger: { warn: (line: string) => warnings.push(line) },
    write: async (batch) => {
      if (batch.includes("refused")) throw new Error("no such table")
      written.push([...batch])
    },
    weigh,
  })
  return { rows, written, warnings }
}

describe("rows that nobody waits for", () => {
  it("are written in batches, in their order", async () => {
    const { rows, written } = open()
    for (let n = 0; n < 250; n++) rows.add(String(n))
    await rows.flush()
    expect(written.map(({ length }) => length)).toEqual([200, 50])
    expect(written.flat()).toEqual(Array.from({ length: 250 }, (_, n) => String(n)))
  })

  it("are dropped, counted and reported when too many wait", async () => {
    const { rows, written, warnings } = open()
    for (let n = 0; n < 5_003; n++) rows.add("row")
    await rows.flush()
    expect([written.flat().length, rows.dropped]).toEqual([5_000, 3])
    expect(warnings).toEqual(["1 events could not be kept: too many wait to be written"])
  })

  it("are dropped when those that wait take too much room, until there is room again", async () => {
    const { rows, written } = open(() => 10 * MEGABYTE)
    rows.add("first")
    rows.add("second")
    await rows.flush()
    rows.add("third")
    await rows.flush()
    expect([written.flat(), rows.dropped]).toEqual([["first", "third"], 1])
  })

  it("are dropped, counted and reported once a minute when the database refuses them", async () => {
    const { rows, warnings } = open()
    for (let n = 0; n < 3; n++) {
      rows.add("refused")
      await rows.flush()
    }
    expect(rows.dropped).toBe(3)
    expect(warnings).toEqual(["1 events could not be kept: no such table"])
  })
})
