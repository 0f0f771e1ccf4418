/** The store as its pages see it: the Store API, the cart, who is signed in. */

const settings = await read("/shop/settings")

export const shop = {
  name: settings.name,
  publishable_key: settings.publishable_key,
  customers: settings.customers,
  countries: settings.regions.flatMap(({ id, currency_code, countries }) =>
    countries.map(({ iso_2, display_name }) => ({
      code: iso_2,
      name: display_name,
      region_id: id,
      currency: currency_code,
    }))
  ),
}

/** Tells the page's parts that the cart or the customer is another one. */
export const changes = new EventTarget()

export class StoreError extends Error {
  constructor(status, body) {
    super(body?.message ?? "The store does not answer. Please try again.")
    this.status = status
    this.type = body?.type
  }
}

async function read(path, init) {
  const response = await fetch(path, { credentials: "same-origin", ...init }).catch(() => undefined)
  const body = await response?.json().catch(() => undefined)
  if (!response?.ok) throw new StoreError(response?.status ?? 0, body)
  return body
}

export function ask(path, body, method = body === undefined ? "GET" : "POST") {
  return read(path, {
    method,
    headers: {
      "x-publishable-api-key": settings.publishable_key,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

// Where the shopper is.

export function country() {
  const wanted = location.pathname.split("/")[1]
  const kept = localStorage.getItem("shop:country")
  return (
    shop.countries.find(({ code }) => code === wanted) ??
    shop.countries.find(({ code }) => code === kept) ??
    shop.countries.find(({ code }) => code === "us") ??
    shop.countries[0]
  )
}

export function keepCountry(code) {
  localStorage.setItem("shop:country", code)
}

/** The code of the friend whose link has led here; kept until there is an account to enter it in. */
export function friendsCode() {
  return localStorage.getItem("shop:ref") ?? undefined
}

const ref = new URLSearchParams(location.search).get("ref")
if (ref) localStorage.setItem("shop:ref", ref.slice(0, 100))

/** A page's address in the shopper's country. */
export function at(path) {
  return `/${country().code}${path}`
}

// The catalogue.

const catalogues = new Map()

export function catalogue() {
  const { region_id } = country()
  if (!catalogues.has(region_id)) {
    const list = read(`/shop/catalog?region_id=${region_id}`).then(({ products }) => products)
    list.catch(() => catalogues.delete(region_id))
    catalogues.set(region_id, list)
  }
  return catalogues.get(region_id)
}

let categoryList
export function categories() {
  categoryList ??= ask("/store/product-categories?fields=name,handle,description&limit=50").then(
    ({ product_categories }) => product_categories
  )
  return categoryList
}

export async function productByHandle(handle) {
  const fields =
    "id,title,subtitle,description,handle,thumbnail,material,*images,*options,*options.values," +
    "*categories,*variants.options,*variants.calculated_price,+variants.inventory_quantity"
  const { products } = await ask(
    `/store/products?handle=${encodeURIComponent(handle)}&region_id=${country().region_id}&fields=${fields}`
  )
  return products[0]
}

export const reviewsOf = (id) =>
  read(`/shop/reviews?product_id=${id}`).then(({ reviews }) => reviews)
export const policies = () => read("/shop/policies").then((answer) => answer.policies)

/** Finds what is meant, as the assistant would. */
export async function search(words) {
  const { products } = await read(
    `/assistant/v1/agent/search?limit=20&q=${encodeURIComponent(words.slice(0, 200))}`
  )
  return products.map(({ medusa_product_id }) => medusa_product_id)
}

// The cart. It is the assistant's too, so that what is said in the chat and what is pressed on the
// page end up in the same one.

const CART_FIELDS =
  "fields=id,currency_code,region_id,email,completed_at,*items,*items.variant.options,*shipping_address," +
  "*shipping_methods,item_total,item_subtotal,shipping_total,tax_total,discount_total,credit_line_total,total"

export const cart = { id: localStorage.getItem("shop:cart") ?? undefined, value: undefined }

export function keepCart(id) {
  cart.id = id
  if (id) localStorage.setItem("shop:cart", id)
  else {
    localStorage.removeItem("shop:cart")
    cart.value = undefined
  }
}

function changed(value) {
  cart.value = value
  changes.dispatchEvent(new Event("cart"))
  return value
}

export async function loadCart() {
  if (!cart.id) return changed(undefined)
  try {
    const { cart: value } = await ask(`/store/carts/${cart.id}?${CART_FIELDS}`)
    if (value.completed_at) throw new StoreError(404)
    return changed(value)
  } catch (error) {
    if (error.status === 404) {
      keepCart(undefined)
      return changed(undefined)
    }
    throw error
  }
}

let nonce
async function assistantCart(body) {
  nonce ??= read("/assistant/v1/nonce").then((answer) => answer.nonce)
  const headers = { "content-type": "application/json", "x-platform-nonce": await nonce }
  const init = {
    method: "POST",
    headers,
    body: JSON.stringify({ country: country().code, ...body }),
  }
  const state = await read("/assistant/v1/cart", init)
  return new URL(state.checkout_url, location.href).searchParams.get("cart_id") ?? undefined
}

export async function addToCart(product, variant, quantity) {
  if (cart.id) {
    await ask(`/store/carts/${cart.id}/line-items`, { variant_id: variant, quantity })
  } else {
    // The first thing goes through the assistant, which opens the cart that both use.
    keepCart(
      await assistantCart({
        action: "add",
        product_id: product,
        variation_id: variant,
        quantity,
      }).catch(() => openCart(variant, quantity))
    )
  }
  await loadCart()
  await document.querySelector("shop-assistant")?.refreshCart?.()
}

async function openCart(variant_id, quantity) {
  const { cart: opened } = await ask("/store/carts", {
    region_id: country().region_id,
    items: [{ variant_id, quantity }],
  })
  return opened.id
}

export async function setQuantity(line, quantity) {
  const path = `/store/carts/${cart.id}/line-items/${line}`
  await (quantity < 1 ? ask(path, undefined, "DELETE") : ask(path, { quantity }))
  await loadCart()
  await document.querySelector("shop-assistant")?.refreshCart?.()
}

export async function changeCart(path, body) {
  await ask(`/store/carts/${cart.id}${path}`, body)
  return loadCart()
}

/** Prices are of a region: a cart goes along when the shopper goes to another country. */
export async function moveCart() {
  const { region_id } = country()
  if (cart.value && cart.value.region_id !== region_id) await changeCart("", { region_id })
}

// Who is signed in.

export const customer = { value: undefined }

export async function loadCustomer() {
  if (localStorage.getItem("shop:member") !== "yes") return undefined
  try {
    customer.value = (await ask("/store/customers/me?fields=*addresses")).customer
  } catch {
    localStorage.removeItem("shop:member")
  }
  changes.dispatchEvent(new Event("customer"))
  return customer.value
}

export async function signIn({ email, password }) {
  const { token } = await ask("/auth/customer/emailpass", { email, password })
  await read("/auth/session", { method: "POST", headers: { authorization: `Bearer ${token}` } })
  localStorage.setItem("shop:member", "yes")
  await sessionChanged()
}

export async function signOut() {
  await ask("/auth/session", undefined, "DELETE")
  localStorage.removeItem("shop:member")
  customer.value = undefined
  keepCart(undefined)
  await sessionChanged()
  changes.dispatchEvent(new Event("customer"))
}

/** Nonces belong to a session, and the cart to whoever is signed in. */
async function sessionChanged() {
  nonce = undefined
  document.querySelector("shop-assistant")?.sessionChanged?.()
  document.querySelector("shop-wallet")?.sessionChanged?.()
  if (localStorage.getItem("shop:member") === "yes") await loadCustomer()
  const own = await assistantCart({ action: "view" }).catch(() => undefined)
  if (own) keepCart(own)
  await loadCart().catch(() => undefined)
}

export const orders = () =>
  ask(
    "/store/orders?limit=20&fields=id,display_id,created_at,total,currency_code,status,*items&order=-created_at"
  ).then((answer) => answer.orders)

export const orderById = (id) =>
  ask(
    `/store/orders/${id}?fields=*items,*shipping_address,*shipping_methods,*payment_collections.payments`
  ).then((answer) => answer.order)
