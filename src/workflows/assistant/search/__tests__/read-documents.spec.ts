import { toDocument, type IndexedProduct } from "../read-documents"

const product: IndexedProduct = {
  id: "prod_1",
  title: "Oak Chair",
  subtitle: null,
  description: null,
  handle: "oak-chair",
  material: null,
  metadata: {
    brand: "Nordholz",
    supplier: "Secret Ltd",
    internal_note: "margin 40",
    style: "rustic",
  },
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
}

function read(metadataKeys: readonly string[]) {
  return toDocument(product, { prices: new Map(), categories: new Map(), metadataKeys })
}

describe("what a product is found by", () => {
  it("has nothing of its metadata but the keys that the merchant names", () => {
    const { brand, attributes } = read(["brand"])
    expect({ brand, attributes }).toEqual({ brand: "Nordholz", attributes: [] })
    expect(JSON.stringify(read(["brand"]))).not.toMatch(/Secret|margin|rustic/)
    expect(read(["style"])).toMatchObject({ brand: "", attributes: ["rustic"] })
  })
})
