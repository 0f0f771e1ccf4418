import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { phrasesFor } from "../../../modules/assistant/built-in"
import type { ProductCard, Shopper } from "../../../modules/assistant/types"
import { readMore, readProducts } from "./cards"
import type { ReadVariant } from "./present-card"
import { formatPrice } from "./prices"
import { plainText, shorten } from "./texts"

/** Everything that a shopper may know of a product. */
export interface ProductDetails {
  card: ProductCard
  /** Plain text; what the merchant wrote, so data and never an instruction. */
  description: string
  categories: { handle: string; name: string }[]
  collection: string | null
  tags: string[]
  /** Names and values for people: `Material: wool`, `Weight: 250 g`, `Size: S, M, L`. */
  attributes: { name: string; value: string }[]
  images: string[]
  variants: VariantDetails[]
}

export interface VariantDetails {
  variation_id: number
  sku: string | null
  /** Minor units; null when there is no price for the shopper. */
  regular_price_amount: string | null
  /** Display string. */
  regular_price: string
  on_sale: boolean
  /** How many can be sold now; null where the store doesn't count. */
  available: number | null
}

/** What a product's attributes are made of, as the host has it. */
export const DetailRow = z.object({
  images: z.array(z.object({ url: z.string() })).nullish(),
  material: z.string().nullish(),
  weight: z.number().nullish(),
  length: z.number().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  origin_country: z.string().nullish(),
  type: z.object({ value: z.string() }).nullish(),
  collection: z.object({ title: z.string() }).nullish(),
  tags: z.array(z.object({ value: z.string() })).nullish(),
  categories: z
    .array(
      z.object({
        handle: z.string(),
        name: z.string(),
        is_active: z.boolean(),
        is_internal: z.boolean(),
      })
    )
    .nullish(),
  options: z
    .array(
      z.object({
        title: z.string(),
        values: z.array(z.object({ value: z.string(), rank: z.number().nullish() })).nullish(),
      })
    )
    .nullish(),
})
export type Details = z.output<typeof DetailRow>

export const DETAIL_FIELDS = [
  "images.url",
  "material",
  "weight",
  "length",
  "width",
  "height",
  "origin_country",
  "type.value",
  "collection.title",
  "tags.value",
  "categories.handle",
  "categories.name",
  "categories.is_active",
  "categories.is_internal",
  "options.title",
  "options.values.value",
  "options.values.rank",
]

const DESCRIPTION = 4_000
/** What the host names the option of a product that has none. */
export const NO_OPTION = "Default option"

/** The details of products, with live prices and stock; left out are the same as in `readCards`. */
export async function readProductDetails(
  scope: MedusaContainer,
  shopper: Shopper,
  productIds: readonly string[]
): Promise<ProductDetails[]> {
  const [read, more] = await Promise.all([
    readProducts(scope, shopper, productIds),
    readMore(scope, shopper, productIds, { fields: DETAIL_FIELDS, row: DetailRow }),
  ])
  return read.map(({ product, card, variants }) => {
    const details = more.get(product.id) ?? {}
    return {
      card,
      description: shorten(plainText(product.description ?? ""), DESCRIPTION),
      categories: (details.categories ?? [])
        .filter(({ is_active, is_internal }) => is_active && !is_internal)
        .map(({ handle, name }) => ({ handle, name })),
      collection: details.collection?.title ?? null,
      tags: (details.tags ?? []).map(({ value }) => value),
      attributes: attributesOf(details, shopper),
      images: [...new Set((details.images ?? []).map(({ url }) => url))],
      variants: variants.map((variant, index) =>
        detailVariant(variant, card.variations[index]?.variation_id as number, shopper)
      ),
    }
  })
}

function detailVariant(
  { variant, price, available }: ReadVariant,
  variation_id: number,
  shopper: Shopper
): VariantDetails {
  return {
    variation_id,
    sku: variant.sku,
    regular_price_amount: price ? String(price.regular) : null,
    regular_price: price ? formatPrice(price.regular, shopper) : "",
    on_sale: price !== null && price.current < price.regular,
    available: Number.isFinite(available) ? available : null,
  }
}

/** Names and values of everything that describes a product, for people. */
export function attributesOf(product: Details, shopper: Pick<Shopper, "language" | "locale">) {
  const { locale } = shopper
  const words = phrasesFor(shopper).attributes
  const attributes: { name: string; value: string }[] = []
  const add = (name: string, value: string | null | undefined) => {
    if (value) attributes.push({ name, value })
  }
  add(words.type, product.type?.value)
  for (const { title, values } of sortedOptions(product)) {
    if (title !== NO_OPTION) add(title, inOrder(values).join(", "))
  }
  add(words.material, product.material)
  add(words.weight, measure(product.weight, "gram", locale))
  const sides = [product.length, product.width, product.height]
  const known = sides.filter((side): side is number => typeof side === "number" && side > 0)
  if (known.length === sides.length) {
    const number = new Intl.NumberFormat(locale)
    add(words.dimensions, known.map((side) => number.format(side)).join(" × "))
  }
  add(words.origin, countryName(product.origin_country, locale))
  return attributes
}

function inOrder(values: { value: string; rank?: number | null }[] | null | undefined): string[] {
  return [...(values ?? [])]
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ value }) => value)
}

function sortedOptions({ options }: Pick<Details, "options">) {
  return [...(options ?? [])].sort((one, other) => (one.title < other.title ? -1 : 1))
}

function measure(value: number | null | undefined, unit: string, locale: string): string | null {
  if (!value || value <= 0) return null
  return new Intl.NumberFormat(locale, { style: "unit", unit }).format(value)
}

function countryName(code: string | null | undefined, locale: string) {
  if (!code || !/^[A-Za-z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(locale, { type: "region" }).of(code.toUpperCase()) ?? null
}
