import { h, money, picture, tell } from "../dom.js"
import { at, cart, loadCart, setQuantity } from "../store.js"

export async function page() {
  await loadCart()
  const content = h("div", {})
  draw(content)
  return { title: "Cart", content: [h("h1", {}, "Your cart"), content] }
}

function draw(content) {
  const { value } = cart
  if (!value?.items?.length) {
    content.replaceChildren(
      h(
        "div",
        { class: "empty" },
        h("p", {}, "Your cart is empty."),
        h("a", { class: "button", href: at("/") }, "Look around")
      )
    )
    return
  }
  const change = async (line, quantity) => {
    await setQuantity(line, quantity).catch((error) => tell(error.message))
    draw(content)
  }
  content.replaceChildren(
    h(
      "div",
      { class: "columns" },
      h(
        "ul",
        { class: "lines" },
        value.items.map((item) => cartLine(item, value.currency_code, change))
      ),
      h(
        "aside",
        { class: "box" },
        sums(value),
        h(
          "a",
          { class: "button wide", href: at(`/checkout?cart_id=${value.id}`) },
          "To the checkout"
        )
      )
    )
  )
}

function cartLine(item, currency, change) {
  const {
    id,
    product_title: title,
    variant_title,
    quantity,
    unit_price,
    product_handle,
    thumbnail,
  } = item
  const field = h("input", {
    type: "number",
    min: 0,
    max: 99,
    value: quantity,
    "aria-label": `Quantity of ${title}`,
    onchange: ({ target }) => void change(id, Math.max(0, Math.round(Number(target.value) || 0))),
  })
  return h(
    "li",
    {},
    h("img", { src: picture(thumbnail), alt: "", width: 96, height: 96 }),
    h(
      "div",
      {},
      h("a", { href: at(`/products/${product_handle}`) }, h("strong", {}, title)),
      h("p", { class: "dim" }, variant_title),
      h("p", {}, money(unit_price, currency))
    ),
    h(
      "div",
      { class: "row" },
      field,
      h(
        "button",
        { class: "link", "aria-label": `Remove ${title}`, onclick: () => void change(id, 0) },
        "Remove"
      )
    ),
    h("b", { class: "figure" }, money(unit_price * quantity, currency))
  )
}

/** What a cart or an order comes to. */
export function sums(value) {
  const { currency_code: currency } = value
  const rows = [
    ["Items", value.item_subtotal ?? value.item_total],
    value.discount_total ? ["Discount", -value.discount_total] : null,
    value.shipping_methods?.length ? ["Delivery", value.shipping_total] : null,
    value.tax_total ? ["Tax", value.tax_total] : null,
    value.credit_line_total ? ["From your wallet", -value.credit_line_total] : null,
  ].filter(Boolean)
  return h(
    "dl",
    { class: "sums" },
    rows.map(([name, amount]) => [h("dt", {}, name), h("dd", {}, money(amount, currency))]),
    h("dt", { class: "total" }, "Total"),
    h("dd", { class: "total" }, money(value.total, currency))
  )
}
