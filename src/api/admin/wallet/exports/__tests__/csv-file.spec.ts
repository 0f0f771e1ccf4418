import { csvFile } from "../csv-file"

const COLUMNS = [
  ["id", ({ id }: { id: number }) => id],
  ["reason", ({ reason }: { reason: string }) => reason],
] as const

async function* batches(count: number) {
  for (let id = 1; id <= count; id += 1) yield [{ id, reason: `=SUM(A${id})` }]
}

function open(count: number) {
  const { content } = csvFile("entries", COLUMNS, batches(count))
  return (content as AsyncIterable<string>)[Symbol.asyncIterator]()
}

describe("a file of records", () => {
  it("has a line of names, and cells that no spreadsheet takes for formulas", async () => {
    const file = csvFile("entries", COLUMNS, batches(2))
    let text = ""
    for await (const piece of file.content as AsyncIterable<string>) text += piece
    expect(text).toBe("\ufeffid,reason\r\n1,'=SUM(A1)\r\n2,'=SUM(A2)\r\n")
    expect(file).toMatchObject({ status: 200, type: "text/csv; charset=utf-8" })
    expect(file.headers?.["Content-Disposition"]).toMatch(
      /^attachment; filename="entries-\d{4}-\d{2}-\d{2}\.csv"$/
    )
  })

  it("has its line of names where there are no records", async () => {
    const file = open(0)
    expect(await file.next()).toEqual({ done: false, value: "\ufeffid,reason\r\n" })
    expect((await file.next()).done).toBe(true)
  })

  it("is one of two at most that are written at once, however they end", async () => {
    const [first, second] = [open(3), open(3)]
    await first.next()
    await second.next()
    await expect(open(1).next()).rejects.toMatchObject({ code: "wallet_export_busy", status: 429 })
    await first.return?.()
    const third = open(1)
    expect((await third.next()).done).toBe(false)
    await expect(open(1).next()).rejects.toMatchObject({ code: "wallet_export_busy" })
    for (const each of [second, third]) while (!(await each.next()).done);
    expect((await open(1).next()).done).toBe(false)
  })
})
