import type { CardVariation, CartState, ProductCard } from "../../../modules/assistant/types"
import { html, page } from "./page"
import type { Html } from "./page"

/** What a person sees who opens a link where the store has named no storefront. */
export function filledPage(cart: CartState, notes: readonly string[], shop: string): string {
  const lines = cart.items.map(
    ({ name, quantity, line_total }) =>
      html`<tr>
        <td>${quantity} × ${name}</td>
        <td>${line_total}</td>
      </tr>`
  )
  return page(
    `Your cart at ${shop}`,
    html`${noteList(notes)}
      ${
        cart.items.length
          ? html`<table>
              ${lines}
            </table>`
          : html`<p>Your cart is empty.</p>`
      }
      <p>Total: <strong>${cart.total}</strong>. Nothing has been ordered or paid.</p>
      ${
        isAddress(cart.checkout_url) && cart.items.length
          ? html`<p><a class="go" href="${cart.checkout_url}">Check out</a></p>`
          : undefined
      }`
  )
}

/** Lets a person choose a variation; `linkTo` makes the link that goes on with it. */
export function choosePage(card: ProductCard, linkTo: (chosen: CardVariation) => string): string {
  const choices = card.variations.map((variation) =>
    variation.in_stock
      ? html`<li><a href="${linkTo(variation)}">${variation.label}</a>: ${variation.price}</li>`
      : html`<li>${variation.label}: sold out</li>`
  )
  return page(
    `Choose: ${card.name}`,
    html`<ul>
      ${choices}
    </ul>`
  )
}

/** Says why a link leads nowhere. */
export function deadLinkPage(reason: string): string {
  return page("This link can't be opened", html`<p>${reason}</p>`)
}

function noteList(notes: readonly string[]): Html {
  return notes.length
    ? html`<ul>
        ${notes.map((note) => html`<li>${note}</li>`)}
      </ul>`
    : html``
}

function isAddress(url: string): boolean {
  return /^https?:\/\//.test(url)
}
