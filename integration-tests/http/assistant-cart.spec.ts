import { randomUUID } from "node:crypto"
import { createCustomer, request } from "../support/store"
import {
  buyCart,
  startAssistantStore,
  type AssistantStore,
  type TestShopper,
} from "./assistant-store"

let shop: AssistantStore

beforeAll(async () => {
  shop = await startAssistantStore()
})

afterAll(async () => {
  await shop?.store.stop()
})

const cartOf = (shopper: TestShopper, body: object) => shopper.call("POST", "/cart", body)
const view = async (shopper: TestShopper) => (await cartOf(shopper, { action: "view" })).body
const add = (shopper: TestShopper, product_id: string, more: object = {}) =>
  cartOf(shopper, { action: "add", product_id, ...more })
const variantOf = (handle: string, size = "") => shop.catalogue.products[handle]!.variants[size]!
/** Names and quantities, which is what a cart is about. */
const contentsOf = ({ items }: { items: { name: string; quantity: number }[] }) =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).sort()

describe("A guest's cart", () => {
  it("is empty at first", async () => {
    const guest = await shop.guest()
    expect(await view(guest)).toMatchObject({
      success: true,
      items: [],
      item_count: 0,
      total: "$0.00",
      currency: "usd",
    })
  })

  it("speaks the shopper's language, also when it refuses", async () => {
    const guest = await shop.guest()
    const german = { locale: "de-AT" }
    const { body } = await add(guest, "espresso-cup", { ...german, quantity: 2 })
    expect(body.message).toBe("2 × Espresso Cup hinzugefügt.")
    const line = { cart_item_key: body.cart_item_key, ...german }
    const changed = await cartOf(guest, { action: "update", ...line, quantity: 3 })
    expect(changed.body.message).toBe("Jetzt sind es 3 × Espresso Cup.")
    const french = await add(guest, "cast-iron-pan", { locale: "fr" })
    expect(french).toMatchObject({ status: 409, body: { message: "Cast Iron Pan est épuisé." } })
    const removed = await cartOf(guest, { action: "remove", ...line })
    expect(removed.body.message).toBe("Espresso Cup entfernt.")
    const empty = await cartOf(guest, { action: "view", locale: "ja" })
    expect(empty.body.message).toBe("Your cart is empty.")
  })

  it("shows after each action the whole of it, with the store's prices", async () => {
    const guest = await shop.guest()
    const first = await add(guest, "espresso-cup", { quantity: 2 })
    expect(first.status).toBe(200)
    const { body } = await add(guest, "chef-knife")
    expect(body).toMatchObject({
      success: true,
      item_count: 3,
      subtotal: "$103.95",
      discount_total: "$0.00",
      total: "$103.95",
      currency: "usd",
    })
    expect(body.items).toEqual([
      {
        cart_item_key: first.body.cart_item_key,
        product_id: expect.any(Number),
        variation_id: expect.any(Number),
        name: "Espresso Cup",
        quantity: 2,
        unit_price: "$12.00",
        line_total: "$24.00",
        image: "https://images.example.com/espresso-cup.jpg",
      },
      expect.objectContaining({ name: "Chef Knife", unit_price: "$79.95", quantity: 1 }),
    ])
    expect(body.checkout_url).toMatch(/\/us\/checkout\?cart_id=cart_/)
    expect(body.cart_item_key).toBe(body.items[1].cart_item_key)
  })

  it("changes quantities by each of the names of that action, and with 0 takes out", async () => {
    const guest = await shop.guest()
    const { cart_item_key } = (await add(guest, "espresso-cup")).body
    for (const [index, action] of ["update", "change_quantity", "update_quantity"].entries()) {
      const quantity = index + 2
      const { body } = await cartOf(guest, { action, cart_item_key, quantity })
      expect(body.items[0].quantity).toBe(quantity)
    }
    const emptied = await cartOf(guest, { action: "update", cart_item_key, quantity: 0 })
    expect(emptied.status).toBe(200)
    expect(emptied.body.items).toEqual([])
  })

  it("lets go of a line by its key or by the product in it", async () => {
    const guest = await shop.guest()
    const { cart_item_key } = (await add(guest, "espresso-cup")).body
    await add(guest, "chef-knife")
    const first = await cartOf(guest, { action: "remove", cart_item_key })
    expect(contentsOf(first.body)).toEqual(["1 × Chef Knife"])
    const second = await cartOf(guest, { action: "remove", product_id: "chef-knife" })
    expect(second.body.item_count).toBe(0)
  })

  it("takes the sale's price and the variation's own", async () => {
    const guest = await shop.guest()
    const { body } = await add(guest, "cotton-t-shirt", {
      variation_id: variantOf("cotton-t-shirt", "M").id,
    })
    expect(body.items[0]).toMatchObject({ name: "Cotton T-Shirt (Size: M)", unit_price: "$15.20" })
  })

  it("is opened anew after the order", async () => {
    const guest = await shop.guest()
    const { checkout_url } = (await add(guest, "espresso-cup")).body
    const cart_id = new URL(checkout_url).searchParams.get("cart_id")
    await buyCart(shop, cart_id!)
    expect((await view(guest)).items).toEqual([])
    const next = await add(guest, "chef-knife")
    expect(contentsOf(next.body)).toEqual(["1 × Chef Knife"])
    expect(next.body.checkout_url).not.toBe(checkout_url)
  })

  it("moves to the region of the country that comes along", async () => {
    const guest = await shop.guest()
    await add(guest, "chef-knife")
    const { body } = await cartOf(guest, { action: "view", country: "JP" })
    expect(body).toMatchObject({ currency: "jpy", subtotal: "¥7,995" })
    const kuwait = await cartOf(guest, { action: "view", country: "kw" })
    expect(kuwait.body.items[0].unit_price.replaceAll("\u00a0", " ")).toBe("KWD 79.950")
    expect((await view(guest)).currency).toBe("kwd")
  })

  it("shows the taxes of the country", async () => {
    const guest = await shop.guest()
    const { body } = await add(guest, "espresso-cup", { country: "de", locale: "de" })
    const plain = (text: string) => text.replaceAll("\u00a0", " ")
    expect(plain(body.tax_total)).toBe("2,28 €")
    expect(plain(body.total)).toBe("14,28 €")
  })

  it("takes over a price that has changed, and says so", async () => {
    const guest = await shop.guest()
    await add(guest, "coffee-grinder")
    const { products, admin } = shop.catalogue
    const { id, variants } = products["coffee-grinder"]!
    const setPrice = (amount: number) =>
      admin("POST", `/products/${id}/variants/${variants[""]!.id}`, {
        prices: [{ currency_code: "usd", amount }],
      })
    await setPrice(99.5)
    const { items, total, message } = await view(guest)
    expect(items[0].unit_price).toBe("$99.50")
    expect(total).toBe("$99.50")
    expect(message).toMatch(/prices have changed/i)
    await setPrice(159.5)
  })
})

describe("A cart refuses, and stays as it was,", () => {
  let guest: TestShopper

  beforeAll(async () => {
    guest = await shop.guest()
    await add(guest, "espresso-cup")
  })

  afterEach(async () => {
    expect(contentsOf(await view(guest))).toEqual(["1 × Espresso Cup"])
  })

  it("an unknown action", async () => {
    const { status, body } = await cartOf(guest, { action: "empty" })
    expect([status, body.code]).toEqual([400, "assistant_invalid_action"])
  })

  it.each(["nothing-like-it", 999_999, "prod_unknown", "secret-poster", "wholesale-crate"])(
    "the unknown product %p",
    async (product_id) => {
      const { status, body } = await cartOf(guest, { action: "add", product_id })
      expect([status, body.code]).toEqual([404, "assistant_not_found"])
    }
  )

  it("a product whose variation was not chosen, and lists the choices", async () => {
    const { status, body } = await add(guest, "trail-runner")
    expect([status, body.code]).toEqual([400, "assistant_variation_required"])
    expect(body.data.variations).toEqual([
      { variation_id: expect.any(Number), label: "Size: 41", price: "$120.00", in_stock: true },
      { variation_id: expect.any(Number), label: "Size: 42", price: "$120.00", in_stock: false },
      { variation_id: expect.any(Number), label: "Size: 43", price: "$120.00", in_stock: true },
    ])
  })

  it("a variation of another product", async () => {
    const { id } = variantOf("trail-runner", "41")
    const { status, body } = await add(guest, "chef-knife", { variation_id: id })
    expect([status, body.code]).toEqual([404, "assistant_not_found"])
  })

  it.each([
    ["cast-iron-pan", {}, 0],
    ["chef-knife", { quantity: 8 }, 7],
    ["coffee-grinder", { quantity: 5 }, 4],
  ])("more of %s %j than there is", async (product, more, available) => {
    const { status, body } = await add(guest, product, more)
    expect([status, body.code]).toEqual([409, "assistant_out_of_stock"])
    expect(body.data.available).toBe(available)
  })

  it("a variation that is sold out", async () => {
    const { id } = variantOf("trail-runner", "42")
    const { status } = await add(guest, "trail-runner", { variation_id: id })
    expect(status).toBe(409)
  })

  it("a change to more than there is", async () => {
    const [{ cart_item_key }] = (await view(guest)).items
    const { status } = await cartOf(guest, { action: "update", cart_item_key, quantity: 101 })
    expect(status).toBe(409)
  })

  it.each([
    [{ action: "add" }, "product_id"],
    [{ action: "add", product_id: "espresso-cup", quantity: 0 }, "quantity"],
    [{ action: "add", product_id: "espresso-cup", quantity: 1000 }, "quantity"],
    [{ action: "add", product_id: "espresso-cup", quantity: 1.5 }, "quantity"],
    [{ action: "add", product_id: "espresso-cup", quantity: "2" }, "quantity"],
    [{ action: "add", product_id: -1 }, "product_id"],
    [{ action: "add", product_id: { id: 1 } }, "product_id"],
    [{ action: "add", product_id: "espresso-cup", unit_price: 1 }, "unit_price"],
    [{ action: "update", cart_item_key: "x" }, "quantity"],
    [{ action: "remove" }, "cart_item_key"],
    [{ action: "view", country: "Germany" }, "country"],
    [{ action: "view", idempotency_key: "again" }, "idempotency_key"],
    [{}, "action"],
  ])("%j for its field %s", async (body, field) => {
    const answer = await cartOf(guest, body)
    expect([answer.status, answer.body.code]).toEqual([400, "assistant_invalid_param"])
    expect(Object.keys(answer.body.data.params)).toEqual([field])
  })

  it.each(["update", "remove"])("to %s a line that it does not have", async (action) => {
    const body = { action, cart_item_key: "cali_somebody_elses", quantity: 1 }
    const { status, body: answer } = await cartOf(guest, body)
    expect([status, answer.code]).toEqual([404, "assistant_not_found"])
  })

  it("whoever comes without a nonce", async () => {
    const answer = await request(shop.store, "POST", "/assistant/v1/cart", {
      body: { action: "view" },
    })
    expect([answer.status, answer.body.code]).toEqual([403, "assistant_invalid_nonce"])
  })
})

describe("Carts of several shoppers at once", () => {
  it("are each their own", async () => {
    const [one, other, customer] = await Promise.all([shop.guest(), shop.guest(), shop.customer()])
    await Promise.all([
      add(one, "espresso-cup", { quantity: 1 }),
      add(other, "espresso-cup", { quantity: 2 }),
      add(customer, "espresso-cup", { quantity: 3 }),
      add(one, "chef-knife"),
      add(other, "wool-beanie"),
      add(customer, "usb-c-cable"),
    ])
    expect(contentsOf(await view(one))).toEqual(["1 × Chef Knife", "1 × Espresso Cup"])
    expect(contentsOf(await view(other))).toEqual(["1 × Wool Beanie", "2 × Espresso Cup"])
    expect(contentsOf(await view(customer))).toEqual(["1 × USB-C Cable", "3 × Espresso Cup"])
  })

  it("cannot be reached by the key of somebody else's line", async () => {
    const [owner, thief] = await Promise.all([shop.customer(), shop.guest()])
    const { cart_item_key } = (await add(owner, "espresso-cup")).body
    await add(thief, "chef-knife")
    for (const action of ["update", "remove"]) {
      const { status } = await cartOf(thief, { action, cart_item_key, quantity: 5 })
      expect(status).toBe(404)
    }
    expect(contentsOf(await view(owner))).toEqual(["1 × Espresso Cup"])
  })

  it("of one shopper take everything that is put in at the same time", async () => {
    const guest = await shop.guest()
    const handles = ["espresso-cup", "chef-knife", "wool-beanie", "usb-c-cable", "espresso-cup"]
    const answers = await Promise.all(handles.map((handle) => add(guest, handle)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(contentsOf(await view(guest))).toEqual([
      "1 × Chef Knife",
      "1 × USB-C Cable",
      "1 × Wool Beanie",
      "2 × Espresso Cup",
    ])
  })
})

/** Has a price in Europe alone. */
async function addEuroMug() {
  const { admin, sales_channel_id } = shop.catalogue
  await admin("POST", "/products", {
    title: "Euro Mug",
    handle: "euro-mug",
    status: "published",
    sales_channels: [{ id: sales_channel_id }],
    options: [{ title: "Default option", values: ["Default option value"] }],
    variants: [
      {
        title: "Default variant",
        options: { "Default option": "Default option value" },
        manage_inventory: false,
        prices: [{ currency_code: "eur", amount: 9 }],
      },
    ],
  })
}

describe("A guest who signs in", () => {
  it("keeps the cart that they had", async () => {
    const browser = await shop.guest()
    await add(browser, "espresso-cup", { quantity: 2 })
    await browser.signIn(await createCustomer(shop.store))
    expect(contentsOf(await view(browser))).toEqual(["2 × Espresso Cup"])
  })

  it("finds both in the cart when they had one as a customer, as far as there is stock", async () => {
    const customer = await shop.customer()
    await add(customer, "espresso-cup", { quantity: 1 })
    await add(customer, "chef-knife", { quantity: 5 })
    const browser = await shop.guest()
    await add(browser, "espresso-cup", { quantity: 2 })
    await add(browser, "chef-knife", { quantity: 4 })
    await browser.signIn(customer.customer)
    const both = ["3 × Espresso Cup", "7 × Chef Knife"]
    expect(contentsOf(await view(browser))).toEqual(both)
    expect(contentsOf(await view(customer))).toEqual(both)
  })

  it("leaves behind what is not sold where their own cart is", async () => {
    await addEuroMug()
    const customer = await shop.customer()
    await add(customer, "chef-knife")
    const browser = await shop.guest()
    await add(browser, "euro-mug", { country: "de" })
    await add(browser, "espresso-cup")
    await browser.signIn(customer.customer)
    expect(contentsOf(await view(browser))).toEqual(["1 × Chef Knife", "1 × Espresso Cup"])
  })

  it("leaves nothing behind for the next guest in that browser", async () => {
    const browser = await shop.guest()
    await add(browser, "espresso-cup")
    const guestHeaders = browser.headers()
    await browser.signIn(await createCustomer(shop.store))
    await view(browser)
    const answer = await request(shop.store, "POST", "/assistant/v1/cart", {
      headers: guestHeaders,
      body: { action: "view" },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.items).toEqual([])
  })
})

describe("An idempotency key", () => {
  it("adds once, however often it is tapped, also at the same time", async () => {
    const guest = await shop.guest()
    const body = { quantity: 1, idempotency_key: randomUUID() }
    const taps = await Promise.all([1, 2, 3].map(() => add(guest, "espresso-cup", body)))
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
    const replays = taps.filter((tap) => tap.body.code === "assistant_idempotent_replay")
    expect(replays).toHaveLength(2)
    expect(replays[0]!.headers.get("idempotent-replayed")).toBe("true")
    expect(contentsOf(await view(guest))).toEqual(["1 × Espresso Cup"])
  })

  it("is refused for something else", async () => {
    const guest = await shop.guest()
    const idempotency_key = randomUUID()
    await add(guest, "espresso-cup", { idempotency_key })
    const { status, body } = await add(guest, "chef-knife", { idempotency_key })
    expect([status, body.code]).toEqual([422, "assistant_idempotency_key_reused"])
  })

  it("of another guest has nothing to do with it", async () => {
    const idempotency_key = randomUUID()
    for (const guest of [await shop.guest(), await shop.guest()]) {
      const { body } = await add(guest, "espresso-cup", { idempotency_key })
      expect(body.code).toBeUndefined()
      expect(body.item_count).toBe(1)
    }
  })

  it("of what was refused may be used again", async () => {
    const guest = await shop.guest()
    const idempotency_key = randomUUID()
    const pan = variantOf("cast-iron-pan")
    const addPan = () => add(guest, "cast-iron-pan", { idempotency_key })
    expect((await addPan()).status).toBe(409)
    await shop.catalogue.setStock(pan, 1)
    expect((await addPan()).status).toBe(200)
    await shop.catalogue.setStock(pan, 0)
  })
})
