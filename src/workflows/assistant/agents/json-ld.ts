import type { ProductCard } from "../../../modules/assistant/types"
import { currencyDecimals } from "../../../money/money"

const IN_STOCK = "https://schema.org/InStock"
const SOLD_OUT = "https://schema.org/OutOfStock"

export interface AboutProduct {
  card: ProductCard
  description: string
  /** Names. */
  categories: readonly string[]
  /** By the variation's public number. */
  skus: ReadonlyMap<number, string | null>
}

/**
 * A product in the words of schema.org, as search engines and agents read them from a page: one
 * `Offer` per variant that has a price.
 *
 * @param absolute makes an address that others can follow
 */
export function productJsonLd(
  { card, description, categories, skus }: AboutProduct,
  absolute: (url: string) => string
) {
  const url = absolute(card.url)
  const [category] = categories
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    name: card.name,
    url,
    ...(description ? { description } : {}),
    ...(card.image ? { image: [absolute(card.image)] } : {}),
    ...(category ? { category } : {}),
    ...(card.rating === null
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: card.rating,
            reviewCount: card.review_count,
          },
        }),
    offers: card.variations.flatMap(({ variation_id, label, price_amount, in_stock }) => {
      if (price_amount === null) return []
      const sku = skus.get(variation_id)
      return [
        {
          "@type": "Offer",
          url,
          ...(sku ? { sku } : {}),
          ...(card.is_variable ? { name: `${card.name} (${label})` } : {}),
          price: majorUnits(price_amount, card.currency),
          priceCurrency: card.currency.toUpperCase(),
          availability: in_stock ? IN_STOCK : SOLD_OUT,
        },
      ]
    }),
  }
}

/** The vocabulary has decimals; digits are moved, nothing is calculated. */
function majorUnits(amount: string, currency: string): string {
  const decimals = currencyDecimals(currency)
  const digits = amount.padStart(decimals + 1, "0")
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
