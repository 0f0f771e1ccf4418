import type { ProductCard } from "../../../../modules/assistant/types"
import { productJsonLd } from "../json-ld"

const CARD: ProductCard = {
  id: 7,
  medusa_product_id: "prod_7",
  name: "Wool Beanie",
  price: "KWD 1.050",
  price_amount: "1050",
  currency: "kwd",
  regular_price: "KWD 1.050",
  regular_price_amount: "1050",
  sale_price: null,
  on_sale: false,
  in_stock: true,
  short_description: "Warm.",
  image: "/static/beanie.jpg",
  url: "/products/wool-beanie",
  rating: 4.5,
  review_count: 12,
  is_variable: true,
  variations: [
    {
      variation_id: 1,
      medusa_variant_id: "variant_1",
      label: "Size: S",
      price: "KWD 1.050",
      price_amount: "1050",
      in_stock: true,
    },
    {
      variation_id: 2,
      medusa_variant_id: "variant_2",
      label: "Size: M",
      price: "KWD 0.007",
      price_amount: "7",
      in_stock: false,
    },
    {
      variation_id: 3,
      medusa_variant_id: "variant_3",
      label: "Size: L",
      price: "",
      price_amount: null,
      in_stock: false,
    },
  ],
}

const about = (card: ProductCard) => ({
  card,
  description: "A hat.",
  categories: ["Hats", "Winter"],
  skus: new Map([[1, "BEANIE-S"]]),
})
const absolute = (url: string) => `https://shop.example${url}`

describe("a product in the words of schema.org", () => {
  it("offers each variant that has a price, in decimals of its currency", () => {
    expect(productJsonLd(about(CARD), absolute)).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      "@id": "https://shop.example/products/wool-beanie",
      name: "Wool Beanie",
      url: "https://shop.example/products/wool-beanie",
      description: "A hat.",
      image: ["https://shop.example/static/beanie.jpg"],
      category: "Hats",
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 12 },
      offers: [
        {
          "@type": "Offer",
          url: "https://shop.example/products/wool-beanie",
          sku: "BEANIE-S",
          name: "Wool Beanie (Size: S)",
          price: "1.050",
          priceCurrency: "KWD",
          availability: "https://schema.org/InStock",
        },
        expect.objectContaining({ price: "0.007", availability: "https://schema.org/OutOfStock" }),
      ],
    })
  })

  it("has whole prices where the currency has no decimals, and no rating where there is none", () => {
    const card = { ...CARD, currency: "jpy", rating: null, review_count: 0 }
    const product = productJsonLd(about(card), absolute)
    expect(product.offers.map(({ price }) => price)).toEqual(["1050", "7"])
    expect(product).not.toHaveProperty("aggregateRating")
  })
})
