/**
 * A catalogue and graded queries in two files of a folder:
 *
 *   products.json   [{id, title, description, category, tags, brand?, price, stock, rating, sku?, meta?, …}]
 *   queries.json    [{id, kind, query, relevance: {<product id>: 2 exactly that | 1 acceptable}}]
 */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { Stop } from "../children.mjs"

export const CURRENCY = "usd"

export function readCatalogue(folder) {
  const read = (name) => {
    const file = path.join(folder, name)
    if (!existsSync(file)) throw new Stop(`${file} is missing`)
    const parsed = JSON.parse(readFileSync(file, "utf8"))
    return Array.isArray(parsed) ? parsed : parsed[path.basename(name, ".json")]
  }
  return { products: read("products.json"), queries: read("queries.json") }
}

/** A product as the plugin's own indexing would read it from a store. */
export function toDocument(product, toMinorUnits) {
  const category = product.category ?? ""
  const price = String(toMinorUnits(String(product.price), CURRENCY))
  return {
    product_id: String(product.id),
    title: product.title,
    subtitle: "",
    description: product.description ?? "",
    handle: "",
    type: "",
    collection: "",
    categories: category ? [[category.replaceAll("-", " ")]] : [],
    category_keys: category ? [category] : [],
    category_ids: [],
    tags: product.tags ?? [],
    brand: product.brand ?? "",
    material: "",
    attributes: [],
    codes: [product.sku, product.meta?.barcode].filter(Boolean),
    sales_channel_ids: ["shop"],
    prices: { [CURRENCY]: { min: price, max: price } },
    created_at: product.meta?.createdAt ?? new Date(0).toISOString(),
  }
}

/** What is live about a product. */
export function toOffer(product, toMinorUnits) {
  return {
    product_id: String(product.id),
    price: toMinorUnits(String(product.price), CURRENCY),
    in_stock: (product.stock ?? 1) > 0,
    on_sale: (product.discountPercentage ?? 0) > 0,
    rating: product.rating ?? null,
  }
}
