/**
 * A catalogue and graded queries in files of a folder:
 *
 *   products.json   [{id, title, description, category, tags, brand?, price, stock, rating, sku?, meta?, …}]
 *   queries.json    [{id, kind, query, relevance: {<product id>: 3 the very thing | 2 good | 1 acceptable}}]
 *   meta.json       {language?, currency?}: what the shop speaks and sells in, else English and US dollars
 */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { Stop } from "../children.mjs"

/** What a shop of these languages sells in, when its folder doesn't say. */
const CURRENCIES = { en: "usd", pt: "eur", ar: "sar" }

export function readCatalogue(folder) {
  const read = (name) => {
    const file = path.join(folder, name)
    if (!existsSync(file)) throw new Stop(`${file} is missing`)
    const parsed = JSON.parse(readFileSync(file, "utf8"))
    return Array.isArray(parsed) ? parsed : parsed[path.basename(name, ".json")]
  }
  const meta = path.join(folder, "meta.json")
  const said = existsSync(meta) ? JSON.parse(readFileSync(meta, "utf8")) : {}
  const language = said.language ?? "en"
  const currency = said.currency ?? CURRENCIES[language] ?? "eur"
  return { products: read("products.json"), queries: read("queries.json"), language, currency }
}

/** A product as the plugin's own indexing would read it from a store. */
export function toDocument(product, { toMinorUnits, currency }) {
  const category = product.category ?? ""
  const price = String(toMinorUnits(String(product.price), currency))
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
    prices: { [currency]: { min: price, max: price } },
    created_at: product.meta?.createdAt ?? new Date(0).toISOString(),
  }
}

/** What is live about a product. */
export function toOffer(product, { toMinorUnits, currency }) {
  return {
    product_id: String(product.id),
    price: toMinorUnits(String(product.price), currency),
    in_stock: (product.stock ?? 1) > 0,
    on_sale: (product.discountPercentage ?? 0) > 0,
    rating: product.rating ?? null,
  }
}
