import { parseHandoffIds } from "../parse-ids"

describe("the ids of a handoff", () => {
  it("name products, quantities and variants", () => {
    expect(
      parseHandoffIds("12, 15:2,var:77,var:78:3,prod_01AB,trail-runner:4,variant_01CD:5,")
    ).toEqual([
      { written: "12", product: "12", quantity: 1 },
      { written: "15:2", product: "15", quantity: 2 },
      { written: "var:77", variation: "77", quantity: 1 },
      { written: "var:78:3", variation: "78", quantity: 3 },
      { written: "prod_01AB", product: "prod_01AB", quantity: 1 },
      { written: "trail-runner:4", product: "trail-runner", quantity: 4 },
      { written: "variant_01CD:5", variation: "variant_01CD", quantity: 5 },
    ])
  })

  it.each([
    ["", "must name at least one product"],
    [" , ,", "must name at least one product"],
    ["12:0", 'has "12:0": quantities are from 1 to 999'],
    ["12:1000", 'has "12:1000": quantities are from 1 to 999'],
    ["12:-1", 'has "12:-1", which is not like 12, 15:2 or var:77'],
    ["12:1.5", 'has "12:1.5", which is not like 12, 15:2 or var:77'],
    ["1:2:3", 'has "1:2:3", which is not like 12, 15:2 or var:77'],
    ["var:", 'has "var:", which is not like 12, 15:2 or var:77'],
    ["var:red", 'has "var:red": a variant is named by its number or id'],
    ["a b", 'has "a b", which is not like 12, 15:2 or var:77'],
    [Array(51).fill("1").join(","), "must not name more than 50 products"],
  ])("%j: %s", (ids, problem) => expect(parseHandoffIds(ids)).toBe(problem))
})
