import type { CartState, ProductCard, RememberedProduct } from "../../types"
import { say, type Talk } from "./talk"

/** As many products as a message names; the cards show the rest. */
export const LISTED = 6

/** Products as a numbered list: what the shopper says "the second one" of. */
export function listProducts(talk: Talk, cards: readonly ProductCard[]): string[] {
  return cards.slice(0, LISTED).map((card, index) => {
    const price = card.price ? ` — ${card.price}` : ""
    const stock = card.in_stock ? "" : ` (${say(talk, "soldOutMark")})`
    return `${index + 1}. ${card.name}${price}${stock}`
  })
}

/** Names to choose from, without claims. */
export function listNames(products: readonly Pick<RememberedProduct, "name">[]): string[] {
  return products.slice(0, LISTED).map(({ name }, index) => `${index + 1}. ${name}`)
}

export function listCart({ items }: CartState): string[] {
  return items.map(({ quantity, name, line_total }) => `${quantity} × ${name} — ${line_total}`)
}
