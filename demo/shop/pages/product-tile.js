import { h, money, picture, stars } from "../dom.js"
import { at, country } from "../store.js"

/** A product in a list. */
export function tile(product) {
  const { title, handle, subtitle, thumbnail, price, regular, from, in_stock, rating, reviews } =
    product
  const { currency } = country()
  const sale = regular > price
  return h(
    "li",
    {},
    h(
      "a",
      { class: "tile", href: at(`/products/${handle}`) },
      h(
        "span",
        { class: "frame" },
        h("img", { src: picture(thumbnail), alt: "", width: 400, height: 400, loading: "lazy" }),
        sale ? h("span", { class: "flag" }, `−${Math.round((1 - price / regular) * 100)} %`) : null,
        in_stock ? null : h("span", { class: "flag out" }, "Sold out")
      ),
      h("strong", {}, title),
      h("small", {}, subtitle),
      h(
        "span",
        { class: "price" },
        h("b", { class: sale ? "sale" : "" }, `${from ? "from " : ""}${money(price, currency)}`),
        sale ? h("s", {}, money(regular, currency)) : null
      ),
      stars(rating, reviews)
    )
  )
}

export function grid(products) {
  return h("ul", { class: "grid" }, products.map(tile))
}
