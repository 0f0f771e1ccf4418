import { html, nothing } from "lit/html.js"
import type { Cart, CartItem, Comparison, ProductCard } from "../client/assistant-client"
import { fill } from "../texts"
import type { AssistantTexts } from "../texts/assistant"
import { icons } from "./icons"

/** What product views ask of the panel around them. */
export interface ProductActions {
  texts: AssistantTexts
  locale: string
  open(event: Event, product: ProductCard): void
  add(product: ProductCard, variation: number | undefined): void
  /** What is being changed right now. Buttons rest meanwhile, but keep the focus: disabled ones don't. */
  busy: string | undefined
  chosen: Map<number, string>
  redraw(): void
}

export function cardList(cards: ProductCard[], actions: ProductActions) {
  return html`<ul class="cards" part="cards" aria-label=${actions.texts.products}>
    ${cards.map((product) => card(product, actions))}
  </ul>`
}

function card(product: ProductCard, actions: ProductActions) {
  const { texts } = actions
  const chosen = chosenVariation(product, actions.chosen)
  const price = chosen?.price || product.price
  const available = chosen ? chosen.in_stock : product.in_stock
  const picture = chosen?.image ?? product.image
  return html`<li class="card" part="card">
    ${
      picture
        ? html`<img class="picture" part="picture" src=${picture} alt="" width="88" height="88" />`
        : html`<span class="picture"></span>`
    }
    <a
      class="name"
      part="product-name"
      href=${safeUrl(product.url)}
      @click=${(event: Event) => actions.open(event, product)}
      >${product.name}</a
    >
    <div>
      <div class="price" part="price">
        ${
          product.on_sale && !chosen
            ? html`<span class="sale">${price}</span
                ><s
                  ><span class="unseen">${texts.instead.replace("{price}", "")}</span
                  >${product.regular_price}</s
                >`
            : price
        }
      </div>
      <div class="facts">
        <span class=${available ? "in" : "out"}>${available ? texts.inStock : texts.soldOut}</span>
        ${product.rating === null ? nothing : stars(product, actions)}
      </div>
    </div>
    <div class="buy">
      ${product.is_variable ? variationSelect(product, actions) : nothing}
      <button
        class="primary"
        part="add-button"
        type="button"
        aria-label="${texts.addToCart}: ${product.name}"
        ?disabled=${!available || (product.is_variable && chosen === undefined)}
        aria-disabled=${actions.busy !== undefined}
        @click=${() => actions.add(product, chosen?.variation_id)}
      >
        ${texts.addToCart}
      </button>
    </div>
  </li>`
}

function variationSelect(product: ProductCard, { texts, chosen, redraw }: ProductActions) {
  return html`<select
    aria-label="${texts.variant}: ${product.name}"
    .value=${chosen.get(product.id) ?? ""}
    @change=${(event: Event) => {
      chosen.set(product.id, (event.target as HTMLSelectElement).value)
      redraw()
    }}
  >
    <option value="">${texts.chooseVariant}</option>
    ${product.variations.map(
      ({ variation_id, label, price, in_stock }) =>
        html`<option value=${variation_id} ?disabled=${!in_stock}>
          ${label.replace(/(^|, )[^:,]+: /g, "$1")} – ${in_stock ? price : texts.soldOut}
        </option>`
    )}
  </select>`
}

function chosenVariation(product: ProductCard, chosen: Map<number, string>) {
  if (!product.is_variable) return product.variations[0]
  const id = chosen.get(product.id)
  return product.variations.find(({ variation_id }) => String(variation_id) === id)
}

function stars({ rating, review_count: count }: ProductCard, { texts, locale }: ProductActions) {
  const shown = rating!.toLocaleString(locale, { maximumFractionDigits: 1 })
  return html`<span>
    <span aria-hidden="true">★ ${shown} (${count})</span>
    <span class="unseen">${fill(texts.rating, { rating: shown, count })}</span>
  </span>`
}

export function comparisonTable({ products, attributes }: Comparison, actions: ProductActions) {
  const { texts } = actions
  return html`<div
    class="table"
    part="comparison"
    tabindex="0"
    role="region"
    aria-label=${texts.comparison}
  >
    <table>
      <caption class="unseen">
        ${texts.comparison}
      </caption>
      <thead>
        <tr>
          <th scope="col">${texts.property}</th>
          ${products.map(
            (product) =>
              html`<th scope="col">
                <a
                  class="name"
                  href=${safeUrl(product.url)}
                  @click=${(event: Event) => actions.open(event, product)}
                  >${product.name}</a
                >
              </th>`
          )}
        </tr>
      </thead>
      <tbody>
        ${attributes.map(
          ({ name, values }) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${products.map(({ id }) => html`<td>${values[String(id)] ?? "–"}</td>`)}
            </tr>`
        )}
      </tbody>
    </table>
  </div>`
}

export interface CartActions {
  texts: AssistantTexts
  busy: string | undefined
  setQuantity(item: CartItem, quantity: number): void
  checkout(event: Event): void
}

export function cartView(cart: Cart | undefined, actions: CartActions) {
  const { texts } = actions
  if (!cart?.items.length) return html`<p class="hello">${texts.cartEmpty}</p>`
  const rows: [string, string][] = [[texts.subtotal, cart.subtotal]]
  if (/[1-9]/.test(cart.discount_total)) rows.push([texts.discount, `−${cart.discount_total}`])
  if (/[1-9]/.test(cart.tax_total)) rows.push([texts.tax, cart.tax_total])
  return html`<div class="cart" part="cart">
    <ul aria-label=${texts.cart}>
      ${cart.items.map((item) => cartLine(item, actions))}
    </ul>
    <dl>
      ${rows.map(
        ([name, amount]) =>
          html`<dt>${name}</dt>
            <dd>${amount}</dd>`
      )}
      <dt class="sum">${texts.total}</dt>
      <dd class="sum">${cart.total}</dd>
    </dl>
    <a
      class="primary"
      part="checkout-button"
      href=${safeUrl(cart.checkout_url)}
      @click=${actions.checkout}
      >${texts.checkout}</a
    >
  </div>`
}

function cartLine(item: CartItem, { texts, busy, setQuantity }: CartActions) {
  const { name, quantity } = item
  const button = (label: string, icon: unknown, wanted: number) =>
    html`<button
      class="icon"
      type="button"
      aria-label=${fill(label, { name })}
      aria-disabled=${busy !== undefined}
      @click=${() => setQuantity(item, wanted)}
    >
      ${icon}
    </button>`
  return html`<li class="line">
    ${
      item.image
        ? html`<img class="picture" src=${item.image} alt="" width="64" height="64" />`
        : html`<span class="picture"></span>`
    }
    <div>
      <div>${name}</div>
      <div class="facts">${item.unit_price}</div>
      <div class="stepper">
        ${button(texts.less, icons.less, quantity - 1)}
        <output aria-label=${fill(texts.quantity, { name })}>${quantity}</output>
        ${button(texts.more, icons.more, quantity + 1)} ${button(texts.remove, icons.remove, 0)}
      </div>
    </div>
    <div class="price">${item.line_total}</div>
  </li>`
}

const PROTOCOLS = ["http:", "https:", "mailto:", "tel:"]

/** An address as a link may have it; one that could run a script leads nowhere. */
export function safeUrl(address: string): string {
  if (!URL.canParse(address, location.href)) return "#"
  const { protocol, href } = new URL(address, location.href)
  return PROTOCOLS.includes(protocol) ? href : "#"
}
