import type { Fact, ProductCard, ToolResult } from "../../types"

/** A card with whatever matters to a test. */
export function card(id: number, name: string, more: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    medusa_product_id: `prod_${id}`,
    name,
    price: "$89.00",
    price_amount: "8900",
    currency: "usd",
    regular_price: "$89.00",
    regular_price_amount: "8900",
    sale_price: null,
    on_sale: false,
    in_stock: true,
    short_description: "",
    image: null,
    url: `/products/${id}`,
    rating: null,
    review_count: 0,
    is_variable: false,
    variations: [],
    ...more,
  }
}

export function fact(
  about: Pick<Fact, "product_id" | "product_name"> | undefined,
  kind: Fact["kind"],
  field: string,
  value: string,
  more: Partial<Fact> = {}
): Fact {
  return { ...about, kind, field, value, display: [], ...more }
}

const usd = { currency: "usd" }
const alpha = { product_id: 1, product_name: "Alpha Rain Jacket" }
const beta = { product_id: 2, product_name: "Beta Wool Sweater" }
const gamma = { product_id: 3, product_name: "Leather Wallet" }

/** What a search has found: a jacket on sale with sizes, a sweater that is gone, a wallet. */
export const found: ToolResult = {
  output: { products: ["Alpha Rain Jacket", "Beta Wool Sweater", "Leather Wallet"] },
  cards: [
    card(1, "Alpha Rain Jacket", {
      on_sale: true,
      is_variable: true,
      variations: [
        variation(11, "Size: M, Colour: Blue", true),
        variation(12, "Size: L, Colour: Blue", false),
      ],
    }),
    card(2, "Beta Wool Sweater", { in_stock: false }),
    card(3, "Leather Wallet"),
  ],
  facts: [
    fact(alpha, "price", "price_amount", "8900", { ...usd, display: ["$89.00"] }),
    fact(alpha, "price", "regular_price", "10900", { ...usd, display: ["$109.00"] }),
    fact(alpha, "discount", "discount_percent", "18", { display: ["18%"] }),
    fact(alpha, "rating", "rating", "4.67"),
    fact(alpha, "review_count", "review_count", "213"),
    fact(alpha, "stock", "in_stock", "in_stock"),
    fact(alpha, "stock", "variations[0].in_stock", "in_stock"),
    fact(alpha, "stock", "variations[1].in_stock", "out_of_stock"),
    fact(beta, "price", "price_amount", "9900", { ...usd, display: ["$99.00"] }),
    fact(beta, "rating", "rating", "4.1"),
    fact(beta, "stock", "in_stock", "out_of_stock"),
    fact(gamma, "price", "price_amount", "4550", { ...usd, display: ["$45.50"] }),
    fact(gamma, "stock", "stock", "3"),
  ],
}

/** Shipping, terms and a cart. */
export const around: ToolResult = {
  output: {},
  facts: [
    fact(undefined, "delivery", "options[0].price", "500", { ...usd, display: ["$5.00"] }),
    fact(undefined, "delivery", "options[0]", "Standard: 2–4 business days"),
    fact(
      undefined,
      "policy",
      "policies.shipping",
      "Free shipping on orders over $75. Orders before noon ship the same day."
    ),
    fact(undefined, "policy", "policies.returns", "You can return anything within 30 days."),
    fact(undefined, "total", "cart.total", "9400", { ...usd, display: ["$94.00"] }),
    fact(undefined, "balance", "balance", "2500", { ...usd, display: ["$25.00"] }),
    fact(undefined, "discount", "promotions[0]", "15", { display: ["15%", "WELCOME15"] }),
  ],
}

function variation(variation_id: number, label: string, in_stock: boolean) {
  return {
    variation_id,
    medusa_variant_id: `variant_${variation_id}`,
    label,
    price: "$89.00",
    price_amount: "8900",
    in_stock,
  }
}
