import numberProducts from "../../../../subscribers/number-products"

const statements: string[] = []
const numbered: [string, readonly string[]][] = []

const container = {
  resolve: () => ({
    raw: async (sql: string) => {
      statements.push(sql)
      return { rows: [{ id: "variant_1" }, { id: "variant_2" }] }
    },
    numbersFor: async (kind: string, ids: readonly string[]) => numbered.push([kind, ids]),
  }),
}

const told = (name: string, id: string) =>
  numberProducts({ event: { name, data: { id } }, container } as never)

beforeEach(() => {
  statements.splice(0)
  numbered.splice(0)
})

describe("what an import tells of", () => {
  it("is numbered with its variants, without a look at the rest of the catalogue", async () => {
    await told("product.created", "prod_1")
    expect(statements).toEqual([expect.stringContaining("where product_id = ?")])
    expect(numbered).toEqual([
      ["product", ["prod_1"]],
      ["variant", ["variant_1", "variant_2"]],
    ])
  })

  it("is numbered alone when it is a variant", async () => {
    await told("product-variant.created", "variant_9")
    expect([statements, numbered]).toEqual([[], [["variant", ["variant_9"]]]])
  })
})
