import type { Shopper } from "../../../../modules/assistant/types"
import { NO_OPTION, plainText, shorten } from "../../catalogue"
import type { VariantPrice } from "../../catalogue"
import type { Listing, Offer } from "./read-listings"

/** The version of the Universal Commerce Protocol whose catalogue capabilities are served. */
export const UCP_VERSION = "2026-08-25"
export const SEARCH = "dev.ucp.shopping.catalog.search"
export const LOOKUP = "dev.ucp.shopping.catalog.lookup"

const DESCRIPTION = 4_000

export interface Selection {
  name: string
  label: string
}

/** How products are written: in which currency, with addresses that others can follow. */
export interface Writing {
  shopper: Shopper
  absolute(url: string): string
}

/** The protocol's envelope of an answer. */
export function envelope(capability: string, status?: "error") {
  return {
    version: UCP_VERSION,
    ...(status ? { status } : {}),
    capabilities: { [capability]: [{ version: UCP_VERSION }] },
  }
}

/** A product as the protocol describes it, with the given ones of its variants. */
export function presentListing(listing: Listing, offers: readonly Offer[], writing: Writing) {
  const { product, card } = listing
  const { shopper, absolute } = writing
  const description = plainText(product.description || product.subtitle || product.title)
  const images = [card.image, ...(product.images ?? []).map(({ url }) => url)]
  const categories = (product.categories ?? []).filter((one) => one.is_active && !one.is_internal)
  const prices = listing.variants.map(({ price }) => price)
  const options = optionsOf(listing)
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    description: { plain: shorten(description, DESCRIPTION) },
    url: absolute(card.url),
    categories: categories.map(({ name }) => ({ value: name, taxonomy: "merchant" })),
    price_range: rangeOf(prices, "current", shopper),
    ...(prices.some(isReduced) ? { list_price_range: rangeOf(prices, "regular", shopper) } : {}),
    media: [...new Set(images.filter((url) => url !== null))].map((url) => ({
      type: "image",
      url: absolute(url),
      alt_text: product.title,
    })),
    ...(options.length ? { options } : {}),
    variants: offers.map((offer) => presentOffer(offer, description, shopper)),
    ...(card.rating === null
      ? {}
      : { rating: { value: card.rating, scale_max: 5, count: card.review_count } }),
    tags: (product.tags ?? []).map(({ value }) => value),
  }
}

/** The options that set a variant apart from the others. */
export function selectionsOf({ variant }: Offer): Selection[] {
  return (variant.options ?? [])
    .map(({ option, value }) => ({ name: option?.title ?? "", label: value }))
    .filter(({ name }) => name !== "" && name !== NO_OPTION)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Names and values of a product's options, in the order of its variants. */
export function optionsOf({ variants }: Listing): { name: string; values: { label: string }[] }[] {
  const values = new Map<string, Set<string>>()
  for (const { name, label } of variants.flatMap(selectionsOf)) {
    values.set(name, (values.get(name) ?? new Set()).add(label))
  }
  return [...values].map(([name, labels]) => ({
    name,
    values: [...labels].map((label) => ({ label })),
  }))
}

function presentOffer(offer: Offer, description: string, shopper: Shopper) {
  const { variant, price, available } = offer
  const selections = selectionsOf(offer)
  const title = selections.map(({ label }) => label).join(" / ") || variant.title
  const barcodes = barcodesOf(offer)
  return {
    id: variant.id,
    ...(variant.sku ? { sku: variant.sku } : {}),
    ...(barcodes.length ? { barcodes } : {}),
    title,
    description: { plain: selections.length ? title : shorten(description, DESCRIPTION) },
    price: priceOf(price.current, shopper),
    ...(isReduced(price) ? { list_price: priceOf(price.regular, shopper) } : {}),
    availability: {
      available: available >= 1,
      status: available >= 1 ? "in_stock" : "out_of_stock",
    },
    ...(selections.length ? { options: selections } : {}),
  }
}

function barcodesOf({ barcodes: { ean, upc, barcode } }: Offer) {
  const codes = [
    { type: "EAN", value: ean },
    { type: "UPC", value: upc },
    { type: "GTIN", value: barcode },
  ]
  return codes.filter((code): code is { type: string; value: string } => Boolean(code.value))
}

function isReduced({ current, regular }: VariantPrice): boolean {
  return current < regular
}

function rangeOf(prices: VariantPrice[], which: keyof VariantPrice, shopper: Shopper) {
  const amounts = prices.map((price) => price[which]).sort((one, other) => (one < other ? -1 : 1))
  const at = (index: number) => priceOf(amounts.at(index) ?? 0n, shopper)
  return { min: at(0), max: at(-1) }
}

/** The protocol has JSON integers of at most 2^53 − 1, which a larger amount must not be rounded to. */
function priceOf(amount: bigint, { currency }: Shopper) {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError("A price has too many digits")
  return { amount: Number(amount), currency: currency.toUpperCase() }
}
