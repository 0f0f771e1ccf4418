/** Header, footer, and which page is shown. Pages are loaded when they are first opened. */
import { go, h, icon, ICONS, tell } from "./dom.js"
import { at, cart, categories, changes, country, customer, keepCart, keepCountry } from "./store.js"
import { loadCart, loadCustomer, moveCart, shop, StoreError } from "./store.js"

const main = document.getElementById("main")
const assistant = document.getElementById("assistant")

const PAGES = {
  "": () => import("./pages/home.js"),
  products: (handle) => (handle ? import("./pages/product.js") : import("./pages/listing.js")),
  categories: () => import("./pages/listing.js"),
  search: () => import("./pages/listing.js"),
  cart: () => import("./pages/cart.js"),
  checkout: () => import("./pages/checkout.js"),
  orders: () => import("./pages/order.js"),
  account: () => import("./pages/account.js"),
  policies: () => import("./pages/policies.js"),
}

let turn = 0
let allCategories = []

/** Draws the page of the address; a slower one that was left meanwhile draws nothing. */
async function show({ scroll = true } = {}) {
  const mine = ++turn
  const parts = location.pathname.split("/").filter(Boolean)
  if (/^[a-z]{2}$/.test(parts[0] ?? "")) keepCountry(parts.shift())
  assistant.setAttribute("country", country().code)
  const [name = "", ...rest] = parts
  try {
    if (!Object.hasOwn(PAGES, name))
      throw new StoreError(404, { message: "There is no such page." })
    const { page } = await PAGES[name](rest[0])
    const { title, content } = await page({
      name,
      rest,
      query: new URLSearchParams(location.search),
    })
    if (mine !== turn) return
    document.title = title ? `${title} – ${shop.name}` : shop.name
    main.replaceChildren(...[content].flat())
  } catch (error) {
    if (mine !== turn) return
    const isMissing = error.status === 404
    const title = isMissing ? "We could not find that" : "Something went wrong"
    document.title = `${title} – ${shop.name}`
    main.replaceChildren(
      h(
        "section",
        { class: "narrow empty", role: "alert" },
        h("h1", {}, title),
        h("p", {}, error.message),
        isMissing
          ? elsewhere()
          : h("button", { class: "button", onclick: () => show() }, "Try again")
      )
    )
  }
  drawHeader()
  if (scroll) scrollTo(0, 0)
}

/** Where to go from an address at which there is nothing. */
function elsewhere() {
  return h(
    "div",
    {},
    searchForm(
      h("input", {
        type: "search",
        name: "q",
        required: true,
        placeholder: "Look for something else",
        "aria-label": "Look for something else",
      })
    ),
    h(
      "ul",
      { class: "chips" },
      allCategories.map(({ name, handle }) =>
        h("li", {}, h("a", { href: at(`/categories/${handle}`) }, name))
      )
    ),
    h(
      "p",
      {},
      h("a", { href: at("/products") }, "All products"),
      " · ",
      h("button", { class: "link", onclick: () => assistant.open?.() }, "Ask the assistant")
    )
  )
}

function searchForm(field) {
  const form = h("form", { role: "search" }, icon(ICONS.search), field)
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const words = field.value.trim()
    if (words) go(at(`/search?q=${encodeURIComponent(words)}`))
  })
  return form
}

addEventListener("shop:go", () => {
  void show()
  // As on a page that was loaded: whoever goes on by keyboard begins at its top.
  main.focus({ preventScroll: true })
})
addEventListener("popstate", () => show({ scroll: false }))
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]")
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return
  if (link.origin !== location.origin || link.target || link.getAttribute("href").startsWith("#"))
    return
  event.preventDefault()
  go(link.href)
})

// What the assistant shows belongs to this shop: it opens here.
document.addEventListener("assistant:product-opened", (event) => {
  // On a phone the conversation covers the page.
  if (matchMedia("(max-width: 40rem)").matches) assistant.close()
  follow(event, event.detail.url)
})
document.addEventListener("assistant:checkout", (event) => {
  assistant.close()
  follow(event, event.detail.url)
})
document.addEventListener("assistant:cart-changed", async ({ detail: { cart_id } }) => {
  if (cart_id && cart_id !== cart.id) keepCart(cart_id)
  await loadCart()
  if (/\/cart\/?$/.test(location.pathname)) await show({ scroll: false })
})

function follow(event, address) {
  const url = new URL(address, location.href)
  event.preventDefault()
  go(url.pathname + url.search)
}

const tools = h("div", { class: "tools" })
const navigation = h("nav", { class: "cats", "aria-label": "Categories" })
const field = h("input", {
  type: "search",
  name: "q",
  placeholder: "Search the shop",
  "aria-label": "Search the shop",
})
const brand = h("a", { class: "brand" }, icon(ICONS.tree), shop.name)
const finder = searchForm(field)
document.getElementById("top").append(brand, finder, tools, navigation)

function drawHeader() {
  const count = (cart.value?.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
  const name = customer.value?.first_name
  brand.href = at("/")
  if (document.activeElement !== field) {
    field.value = new URLSearchParams(location.search).get("q") ?? ""
  }
  const here = country()
  const currencyOf = ({ currency }) => currency.toUpperCase()
  // The choice lies over its own words, so that a phone can show fewer of them than the list does.
  const choice = h(
    "span",
    { class: "place" },
    h(
      "span",
      { "aria-hidden": "true" },
      currencyOf(here),
      h("span", { class: "land" }, ` · ${here.name}`)
    ),
    h(
      "select",
      { "aria-label": "Country", onchange: ({ target }) => void moveTo(target.value) },
      shop.countries.map((one) =>
        h(
          "option",
          { value: one.code, selected: one.code === here.code },
          `${currencyOf(one)} · ${one.name}`
        )
      )
    )
  )
  tools.replaceChildren(
    choice,
    h(
      "a",
      {
        class: "tool",
        href: at("/account"),
        "aria-label": name ? `Account of ${name}` : "Sign in",
      },
      icon(ICONS.person),
      h("span", {}, name ?? "Sign in")
    ),
    h(
      "a",
      { class: "tool", href: at("/cart"), "aria-label": `Cart, ${count} items` },
      icon(ICONS.cart),
      h("span", {}, "Cart"),
      count ? h("b", { class: "count", "data-count": count }) : null
    )
  )
  const path = location.pathname.replace(/\/$/, "")
  const kinds = allCategories.map(({ name: label, handle }) => [label, at(`/categories/${handle}`)])
  navigation.replaceChildren(
    ...[["All", at("/products")], ...kinds].map(([label, href]) =>
      h("a", { href, "aria-current": path === href && "page" }, label)
    )
  )
}

async function moveTo(code) {
  keepCountry(code)
  const rest = location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, "")
  history.pushState(null, "", `/${code}${rest || "/"}${location.search}`)
  await moveCart().catch((error) => tell(error.message))
  await show({ scroll: false })
}

function drawFooter() {
  document
    .getElementById("foot")
    .replaceChildren(
      h(
        "div",
        {},
        h("p", { class: "brand" }, icon(ICONS.tree), shop.name),
        h("p", {}, "A demo shop: nothing here is sold, and no card is charged.")
      ),
      h(
        "nav",
        { "aria-label": "Service" },
        h("a", { href: at("/policies") }, "Delivery, returns, warranty"),
        h("a", { href: at("/account") }, "Account and wallet"),
        h("button", { class: "link", onclick: () => assistant.open?.() }, "Ask the assistant")
      )
    )
}

changes.addEventListener("cart", drawHeader)
changes.addEventListener("customer", drawHeader)

drawHeader()
drawFooter()
await Promise.all([
  categories().then((all) => (allCategories = all)),
  loadCart().catch(() => undefined),
  loadCustomer(),
]).catch(() => undefined)
await show()
