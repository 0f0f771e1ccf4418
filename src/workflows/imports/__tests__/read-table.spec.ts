import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { readTable, TableError } from "../read-table"

const folder = mkdtempSync(path.join(tmpdir(), "read-table-"))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(text: string, names = {}) {
  const file = path.join(folder, "table.csv")
  writeFileSync(file, text)
  const rows = []
  const form = {
    columns: ["customer", "amount", "note"] as const,
    names: () => names,
    required: ["customer", "amount"] as const,
  }
  for await (const row of readTable(file, form)) {
    rows.push(row)
  }
  return rows
}

describe("a table", () => {
  it.each([
    ["commas", "customer,amount\nann,1\n"],
    ["semicolons", "customer;amount\nann;1"],
    ["a mark of UTF-8 and lines as Windows ends them", "\ufeffcustomer,amount\r\nann,1\r\n"],
    ["names in any case, and columns that nobody asks for", " Customer ,AMOUNT,x\nann,1,2\n"],
    ["cells in quotes", '"customer","amount"\n"ann","1"\n'],
  ])("may have %s", async (_what, text) => {
    expect(await read(text)).toEqual([{ line: 2, cells: { customer: "ann", amount: "1" } }])
  })

  it("tells the line on which each row begins", async () => {
    const text = 'customer,amount,note\nann,1,"two\nlines"\n\n,,\nbob,2,"a ""word"", and more"\n'
    expect(await read(text)).toEqual([
      { line: 2, cells: { customer: "ann", amount: "1", note: "two\nlines" } },
      { line: 6, cells: { customer: "bob", amount: "2", note: 'a "word", and more' } },
    ])
  })

  it("is read by the names that its columns have", async () => {
    const names = { customer: ["E-mail", "id"], amount: ["Store credit"] }
    expect(await read("id,Store Credit,E-Mail\n7,1,ann\n8,2,\n", names)).toEqual([
      { line: 2, cells: { customer: "ann", amount: "1" } },
      { line: 3, cells: { customer: "8", amount: "2" } },
    ])
  })

  it("has what spreadsheets were kept from calculating as it was", async () => {
    expect(await read("customer,amount,note\nann,1,'=1+1\nbob,2,'twas\n")).toEqual([
      { line: 2, cells: { customer: "ann", amount: "1", note: "=1+1" } },
      { line: 3, cells: { customer: "bob", amount: "2", note: "'twas" } },
    ])
  })

  it("has no zero bytes, as a file in UTF-16 has them", async () => {
    await expect(read("customer,amount\nann,1\nb\0,2\n")).rejects.toThrow("Line 3 has zero bytes")
  })

  it("may be in memory", async () => {
    const form = { columns: ["customer"] as const, names: () => ({}), required: [] }
    const rows = []
    for await (const row of readTable(Buffer.from("customer\nann\n"), form)) rows.push(row)
    expect(rows).toEqual([{ line: 2, cells: { customer: "ann" } }])
  })

  it("may have rows that are shorter or longer than its first line", async () => {
    expect(await read("customer,amount\nann\nbob,2,3\n")).toEqual([
      { line: 2, cells: { customer: "ann" } },
      { line: 3, cells: { customer: "bob", amount: "2" } },
    ])
  })

  it.each([
    ["", /empty/],
    ["customer,sum\nann,1\n", /no column amount/],
    ['customer,amount\n"ann,1\n', /[Qq]uote/],
  ])("that is none is refused: %j", async (text, message) => {
    await expect(read(text)).rejects.toThrow(TableError)
    await expect(read(text)).rejects.toThrow(message)
  })

  it("that is not there is refused", async () => {
    const form = { columns: ["a"], names: () => ({}), required: [] }
    await expect(readTable("/nowhere.csv", form).next()).rejects.toThrow(TableError)
  })
})
