import { toCsv } from "../csv"

describe("a table as CSV", () => {
  it("quotes what has to be quoted and disarms formulas, but not amounts", () => {
    const rows = [
      ['=HYPERLINK("x")', "-12.50"],
      ["a, b\nc", "+1"],
      ["@cmd", null],
    ] as const
    const columns = [
      { header: "text", value: (row: (typeof rows)[number]) => row[0] },
      { header: "amount", value: (row: (typeof rows)[number]) => row[1] },
    ]
    expect(toCsv(columns, [...rows])).toBe(
      'text,amount\r\n"\'=HYPERLINK(""x"")",-12.50\r\n"a, b\nc",+1\r\n\'@cmd,\r\n'
    )
  })
})
