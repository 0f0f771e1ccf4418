import { day, h, money, picture, stars, tell } from "../dom.js"
import { addToCart, at, catalogue, productByHandle, reviewsOf, StoreError } from "../store.js"
import { grid } from "./product-tile.js"

export async function page({ rest: [handle] }) {
  const product = await productByHandle(handle)
  if (!product) throw new StoreError(404, { message: "This product is not in the shop." })
  const [reviews, all] = await Promise.all([reviewsOf(product.id), catalogue()])
  const listed = all.find(({ id }) => id === product.id)
  const [category] = product.categories ?? []
  const alike = all.filter(
    (one) => one.id !== product.id && one.in_stock && one.categories.includes(category?.handle)
  )
  return {
    title: product.title,
    content: [
      h(
        "nav",
        { class: "crumbs", "aria-label": "Breadcrumb" },
        h("a", { href: at("/") }, "Home"),
        " / ",
        category ? h("a", { href: at(`/categories/${category.handle}`) }, category.name) : null,
        " / ",
        product.title
      ),
      details(product, listed),
      h("section", { class: "reviews" }, h("h2", {}, "What customers say"), reviewList(reviews)),
      alike.length
        ? h("section", {}, h("h2", {}, "More like this"), grid(alike.slice(0, 4)))
        : null,
    ].filter(Boolean),
  }
}

function details(product, listed) {
  const chosen = new Map()
  const first = product.variants.find(isAvailable) ?? product.variants[0]
  for (const { option, value } of first.options) chosen.set(option.title, value)
  const image = h("img", { class: "large", alt: product.title, width: 800, height: 800 })
  const price = h("p", { class: "price big", "aria-live": "polite" })
  const stock = h("p", { class: "stock" })
  const button = h("button", { class: "button wide", type: "submit" }, "Add to cart")
  const quantity = h("input", {
    type: "number",
    name: "quantity",
    min: 1,
    max: 20,
    value: 1,
    required: true,
    "aria-label": "Quantity",
  })
  const current = () =>
    product.variants.find(({ options }) =>
      options.every(({ option, value }) => chosen.get(option.title) === value)
    )
  const thumbs = product.images.map(({ url }) =>
    h(
      "button",
      {
        type: "button",
        class: "thumb",
        "aria-label": "Show this picture",
        onclick: () => show(url),
      },
      h("img", { src: picture(url), alt: "", width: 80, height: 80 })
    )
  )
  const show = (url) => (image.src = picture(url))

  function draw() {
    const variant = current()
    const amount = variant?.calculated_price
    const sale = amount && amount.original_amount > amount.calculated_amount
    price.replaceChildren(
      h(
        "b",
        { class: sale ? "sale" : "" },
        amount ? money(amount.calculated_amount, amount.currency_code) : "–"
      ),
      sale ? h("s", {}, money(amount.original_amount, amount.currency_code)) : ""
    )
    const left = variant?.inventory_quantity ?? 0
    stock.className = `stock ${isAvailable(variant) ? "in" : "out"}`
    stock.textContent = !isAvailable(variant)
      ? "Sold out"
      : left < 5
        ? `Only ${left} left`
        : "In stock"
    button.disabled = !isAvailable(variant)
    const colour = variant?.options.find(({ option }) => /colou?r/i.test(option.title))?.value
    show((colour && pictureOf(product, colour)) ?? product.thumbnail)
  }

  const form = h(
    "form",
    {
      class: "buy",
      async onsubmit(event) {
        event.preventDefault()
        button.disabled = true
        try {
          await addToCart(product.id, current().id, Number(quantity.value))
          tell(`${product.title} is in your cart.`)
        } catch (error) {
          tell(error.message)
        }
        draw()
      },
    },
    byName(product.options).map(({ title, values }) =>
      choices(product, title, values, chosen, draw)
    ),
    stock,
    h("div", { class: "row" }, quantity, button)
  )
  draw()
  return h(
    "section",
    { class: "product" },
    h(
      "div",
      { class: "pictures" },
      h("div", { class: "frame" }, image),
      thumbs.length > 1 ? h("div", { class: "row" }, thumbs) : null
    ),
    h(
      "div",
      {},
      h("h1", {}, product.title),
      h("p", { class: "dim" }, product.subtitle),
      stars(listed?.rating, listed?.reviews),
      price,
      h("p", {}, product.description),
      form,
      h(
        "button",
        {
          class: "link",
          onclick: () =>
            document.querySelector("shop-assistant").ask(`Tell me more about the ${product.title}`),
        },
        "Ask the assistant about it"
      )
    )
  )
}

function choices(product, title, values, chosen, redraw) {
  const order = product.variants.flatMap(({ options }) =>
    options.filter(({ option }) => option.title === title).map(({ value }) => value)
  )
  const sorted = values
    .map(({ value }) => value)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
  if (sorted.length < 2) return null
  return h(
    "fieldset",
    { class: "options" },
    h("legend", {}, title),
    sorted.map((value) =>
      h(
        "label",
        { class: "option" },
        h("input", {
          type: "radio",
          name: title,
          value,
          checked: chosen.get(title) === value,
          onchange: () => {
            chosen.set(title, value)
            redraw()
          },
        }),
        h("span", {}, value)
      )
    )
  )
}

/** The colour first, as one chooses. */
function byName(options) {
  return [...options].sort((a, b) => a.title.localeCompare(b.title))
}

function isAvailable(variant) {
  return (
    !!variant &&
    (!variant.manage_inventory || variant.allow_backorder || variant.inventory_quantity > 0)
  )
}

/** The pictures are named for product and colour. */
function pictureOf({ images }, colour) {
  const name = `-${colour.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.`
  return images.find(({ url }) => url.includes(name))?.url
}

function reviewList(reviews) {
  if (!reviews.length) return h("p", { class: "dim" }, "Nobody has written yet.")
  return h(
    "ul",
    {},
    reviews.map(({ title, content, author, rating, created_at, reply, language }) =>
      h(
        "li",
        { lang: language ?? undefined },
        h(
          "span",
          { class: "stars", role: "img", "aria-label": `${rating} of 5 stars` },
          "★".repeat(rating),
          h("span", { class: "dim" }, "★".repeat(5 - rating))
        ),
        h("strong", {}, title),
        h("p", {}, content),
        h("small", {}, `${author}, ${day(created_at)}`),
        reply ? h("blockquote", {}, h("b", {}, "Our answer: "), reply) : null
      )
    )
  )
}
