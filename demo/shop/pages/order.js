import { day, h, money, picture } from "../dom.js"
import { at, orderById } from "../store.js"
import { sums } from "./cart.js"

export async function page({ rest: [id], query }) {
  const order = await orderById(id)
  const { display_id, email, items, shipping_address: to, shipping_methods } = order
  const placed = query.has("placed")
  return {
    title: `Order #${display_id}`,
    content: [
      h(
        "section",
        { class: "narrow" },
        placed ? h("p", { class: "kicker" }, "Thank you") : null,
        h("h1", {}, placed ? "Your order is placed." : `Order #${display_id}`),
        h("p", { class: "dim" }, `#${display_id} · ${day(order.created_at)} · ${email}`),
        h(
          "ul",
          { class: "lines" },
          items.map(
            ({ product_title, variant_title, quantity, unit_price, thumbnail, product_handle }) =>
              h(
                "li",
                {},
                h("img", { src: picture(thumbnail), alt: "", width: 96, height: 96 }),
                h(
                  "div",
                  {},
                  h("a", { href: at(`/products/${product_handle}`) }, product_title),
                  h("p", { class: "dim" }, variant_title)
                ),
                h("span", {}, `× ${quantity}`),
                h("b", { class: "figure" }, money(unit_price * quantity, order.currency_code))
              )
          )
        ),
        h(
          "div",
          { class: "columns even" },
          h(
            "div",
            { class: "box" },
            h("h2", {}, "Delivery"),
            to
              ? h(
                  "p",
                  {},
                  `${to.first_name} ${to.last_name}`,
                  h("br"),
                  to.address_1,
                  h("br"),
                  `${to.postal_code} ${to.city}`
                )
              : null,
            shipping_methods?.[0] ? h("p", { class: "dim" }, shipping_methods[0].name) : null
          ),
          h("div", { class: "box" }, sums(order))
        ),
        h("p", {}, h("a", { class: "button", href: at("/") }, "On with shopping"))
      ),
    ],
  }
}
