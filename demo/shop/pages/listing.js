import { h, money } from "../dom.js"
import { belovedness } from "../ratings.js"
import { at, catalogue, categories, country, search, StoreError } from "../store.js"
import { grid } from "./product-tile.js"

const ordersBy = (loved) => ({
  best: ["Best loved", (a, b) => loved(b) - loved(a)],
  new: ["Newest", (a, b) => b.created_at.localeCompare(a.created_at)],
  low: ["Price, low to high", (a, b) => a.price - b.price],
  high: ["Price, high to low", (a, b) => b.price - a.price],
})

/** A category, or what a search has found, with filters beside it. */
export async function page({ name, rest: [handle], query }) {
  const words = name === "search" ? (query.get("q") ?? "") : ""
  const [all, found, kinds] = await Promise.all([
    catalogue(),
    words ? search(words) : undefined,
    categories(),
  ])
  const kind = kinds.find((one) => one.handle === handle)
  if (handle && !kind) throw new StoreError(404, { message: "There is no such category." })
  const products = found
    ? found.map((id) => all.find((product) => product.id === id)).filter(Boolean)
    : all.filter((product) => !handle || product.categories.includes(handle))
  const title = words ? `Results for “${words}”` : (kind?.name ?? "All products")
  const orders = ordersBy(belovedness(all))
  const results = h("div", { "aria-live": "polite" })
  const count = h("p", { class: "dim" })
  const form = filters(products, orders, !!words, () => draw())
  function draw() {
    const data = new FormData(form)
    const colours = data.getAll("colour")
    const sizes = data.getAll("size")
    const top = Number(data.get("price"))
    const order = orders[data.get("order")]
    const shown = products.filter(
      (one) =>
        (!colours.length || colours.some((colour) => one.colours.includes(colour))) &&
        (!sizes.length || sizes.some((size) => one.sizes.includes(size))) &&
        (!top || one.price <= top) &&
        (!data.has("sale") || one.regular > one.price) &&
        (!data.has("stock") || one.in_stock)
    )
    if (order) shown.sort(order[1])
    count.textContent = `${shown.length} ${shown.length === 1 ? "product" : "products"}`
    results.replaceChildren(shown.length ? grid(shown) : nothing(words))
  }
  draw()
  return {
    title,
    content: [
      h(
        "nav",
        { class: "crumbs", "aria-label": "Breadcrumb" },
        h("a", { href: at("/") }, "Home"),
        " / ",
        title
      ),
      h("div", { class: "heading" }, h("h1", {}, title), count),
      h("div", { class: "listing" }, form, results),
    ],
  }
}

function filters(products, orders, isSearch, redraw) {
  const colours = unique(products.flatMap((one) => one.colours)).sort()
  const sizes = unique(products.flatMap((one) => one.sizes))
  const prices = products.map(({ price }) => price)
  const [low, high] = [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))]
  const { currency } = country()
  const shown = h("output", {}, money(high, currency))
  const boxes = (name, values) =>
    values.map((value) =>
      h("label", { class: "check" }, h("input", { type: "checkbox", name, value }), value)
    )
  const form = h(
    "form",
    { class: "filters", onsubmit: (event) => event.preventDefault() },
    h(
      "label",
      {},
      "Sort by",
      h(
        "select",
        { name: "order" },
        isSearch ? h("option", { value: "" }, "Best match") : null,
        Object.entries(orders).map(([value, [label]]) => h("option", { value }, label))
      )
    ),
    h(
      "details",
      { open: innerWidth > 760 },
      h("summary", {}, "Filters"),
      boxes("sale", ["Reduced"]),
      boxes("stock", ["In stock"]),
      high > low
        ? h(
            "label",
            {},
            h("span", { class: "row spread" }, "Up to", shown),
            h("input", {
              type: "range",
              name: "price",
              min: low,
              max: high,
              value: high,
              oninput: ({ target }) => (shown.textContent = money(Number(target.value), currency)),
            })
          )
        : null,
      colours.length > 1
        ? h("fieldset", {}, h("legend", {}, "Colour"), boxes("colour", colours))
        : null,
      sizes.length > 1 ? h("fieldset", {}, h("legend", {}, "Size"), boxes("size", sizes)) : null
    )
  )
  form.addEventListener("input", redraw)
  return form
}

function unique(values) {
  return [...new Set(values)]
}

function nothing(words) {
  return h(
    "div",
    { class: "empty" },
    h("p", {}, "Nothing here fits."),
    words
      ? h(
          "button",
          {
            class: "button quiet",
            onclick: () => document.querySelector("shop-assistant").ask(words),
          },
          "Ask the assistant"
        )
      : null
  )
}
