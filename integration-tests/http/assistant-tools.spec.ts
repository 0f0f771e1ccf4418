import { startInside, type Inside } from "../support/inside"
import { createCustomer, request, type Customer } from "../support/store"
import { buyCart, startAssistantStore, type AssistantStore } from "./assistant-store"

const RETURNS = {
  topic: "returns",
  title: "Returns",
  text: "You can send anything back within 30 days for a full refund.",
}
const CONTACT = { topic: "contact", title: "Contact", text: "Write to help@shop.example." }

let shop: AssistantStore
let inside: Inside

beforeAll(async () => {
  const WALLET_OPTIONS = JSON.stringify({
    rate_limit_per_minute: 0,
    assistant: { rate_limit: 0, policies: [RETURNS, CONTACT] },
  })
  shop = await startAssistantStore({ env: { WALLET_OPTIONS } })
  inside = await startInside(shop.store.databaseUrl, { WALLET_OPTIONS })
})

afterAll(async () => {
  await inside?.stop()
  await shop?.store.stop()
})

let guests = 0
const shopperOf = (hints: object = { guest: `g${++guests}` }) =>
  inside.call("workflows/assistant/catalogue", "resolveShopper", hints)
const customerShopper = ({ id }: Customer) => shopperOf({ customer_id: id })
/** What a tool refuses with. */
const refusalOf = (running: Promise<unknown>) =>
  running.then(
    () => undefined,
    ({ code, details }: { code: string; details?: Record<string, unknown> }) => ({ code, details })
  )
const namesOf = ({ output }: { output: { products: { name: string }[] } }) =>
  output.products.map(({ name }) => name)
const numberOf = async (handle: string) => {
  const { output } = await inside.tool("get_product_details", await shopperOf(), {
    product_id: handle,
  })
  return output.product.product_id as number
}
type Fact = { kind: string; field: string; value: string; display: string[]; currency?: string }
const factsOf = ({ facts }: { facts: Fact[] }, kind: string) =>
  facts.filter((fact) => fact.kind === kind)

describe("search_products", () => {
  it("finds what is looked for, with live prices and facts for every one", async () => {
    const found = await inside.tool("search_products", await shopperOf(), { query: "rain jacket" })
    expect(namesOf(found)[0]).toBe("Rain Jacket")
    expect(found.output.products[0]).toMatchObject({ price: "$99.00", on_sale: true })
    expect(found.cards[0].name).toBe("Rain Jacket")
    const prices = factsOf(found, "price").map(({ value }) => value)
    expect(prices).toEqual(expect.arrayContaining(["9900", "14900"]))
    const discounts = factsOf(found, "discount").map(({ display }) => display[0])
    expect(discounts).toEqual(expect.arrayContaining(["34%", "$50.00"]))
  })

  it("keeps to the budget, the sale and the category", async () => {
    const shopper = await shopperOf()
    const cheap = await inside.tool("search_products", shopper, { max_price: "2000", limit: 20 })
    expect(namesOf(cheap).sort()).toEqual(["Cotton T-Shirt", "Espresso Cup", "USB-C Cable"])
    const sale = await inside.tool("search_products", shopper, { on_sale: true })
    expect(namesOf(sale).sort()).toEqual(["Cotton T-Shirt", "Rain Jacket"])
    const kitchen = await inside.tool("search_products", shopper, { category: "kitchen" })
    expect(namesOf(kitchen).sort()).toEqual(["Cast Iron Pan", "Chef Knife", "Espresso Cup"])
  })

  it("refuses limits that are no amounts of minor units", async () => {
    const shopper = await shopperOf()
    for (const max_price of [20, "20.00", "-1"]) {
      await expect(inside.tool("search_products", shopper, { max_price })).rejects.toThrow()
    }
  })
})

describe("get_product_details", () => {
  it("tells attributes, stock and what may be claimed", async () => {
    const told = await inside.tool("get_product_details", await shopperOf(), {
      product_id: "trail-runner",
    })
    expect(told.output).toMatchObject({
      product: { name: "Trail Runner", rating: 4.6, review_count: 18 },
      categories: ["Shoes"],
      attributes: expect.arrayContaining([{ name: "Material", value: "Recycled mesh" }]),
    })
    expect(told.output.stock.map(({ available }: { available: number }) => available)).toEqual([
      5, 0, 2,
    ])
    expect(factsOf(told, "rating")).toEqual([expect.objectContaining({ value: "4.6" })])
    expect(factsOf(told, "stock").map(({ value }) => value)).toEqual(
      expect.arrayContaining(["in_stock", "out_of_stock", "5", "0", "2"])
    )
  })

  it.each(["nothing-like-it", 999_999, "secret-poster", "wholesale-crate"])(
    "refuses the unknown product %p",
    async (product_id) => {
      const refusal = await refusalOf(
        inside.tool("get_product_details", await shopperOf(), { product_id })
      )
      expect(refusal).toMatchObject({ code: "assistant_not_found" })
    }
  )
})

describe("compare_products", () => {
  it("puts products side by side", async () => {
    const { comparison, output } = await inside.tool("compare_products", await shopperOf(), {
      product_ids: ["trail-runner", "city-sneaker"],
    })
    expect(comparison.products).toHaveLength(2)
    expect(output.attributes).toEqual(comparison.attributes)
    const ids = comparison.products.map(({ id }: { id: number }) => id)
    const rows = Object.fromEntries(
      comparison.attributes.map(
        ({ name, values }: { name: string; values: Record<string, string> }) => [
          name,
          ids.map((id: number) => values[id]),
        ]
      )
    )
    expect(rows).toMatchObject({
      Price: ["$120.00", "$89.00"],
      Availability: ["In stock", "In stock"],
      Rating: ["4.6 / 5", "4.2 / 5"],
      Material: ["Recycled mesh", "Leather"],
      Size: ["41, 42, 43", "–"],
    })
  })

  it("refuses one and the same product twice, and unknown ones", async () => {
    const shopper = await shopperOf()
    const compare = (...product_ids: string[]) =>
      refusalOf(inside.tool("compare_products", shopper, { product_ids }))
    expect(await compare("chef-knife", "chef-knife")).toMatchObject({
      code: "assistant_invalid_param",
    })
    expect(await compare("chef-knife", "gone")).toMatchObject({ code: "assistant_not_found" })
  })
})

describe("get_recommendations and get_top_products", () => {
  it("know what is alike, without what is sold out", async () => {
    const alike = await inside.tool("get_recommendations", await shopperOf(), {
      product_id: "espresso-cup",
    })
    expect(namesOf(alike)).toContain("Coffee Grinder")
    expect(namesOf(alike)).toContain("Chef Knife")
    expect(namesOf(alike)).not.toContain("Cast Iron Pan")
    expect(namesOf(alike)).not.toContain("Espresso Cup")
  })

  it("know what was bought together, and what sells", async () => {
    for (const [cups, cables] of [
      [3, 1],
      [2, 1],
    ]) {
      const guest = await shop.guest()
      const put = (product_id: string, quantity: number) =>
        guest.call("POST", "/cart", { action: "add", product_id, quantity })
      await put("espresso-cup", cups!)
      const { body } = await put("usb-c-cable", cables!)
      await buyCart(shop, new URL(body.checkout_url).searchParams.get("cart_id")!)
    }
    const together = await inside.tool("get_recommendations", await shopperOf(), {
      product_id: "espresso-cup",
      kind: "bought_together",
    })
    expect(namesOf(together)).toEqual(["USB-C Cable"])
    const top = await inside.tool("get_top_products", await shopperOf(), { days: 30 })
    expect(namesOf(top)).toEqual(["Espresso Cup", "USB-C Cable"])
    const inKitchen = await inside.tool("get_top_products", await shopperOf(), {
      days: 30,
      category: "Kitchen",
    })
    expect(namesOf(inKitchen)).toEqual(["Espresso Cup"])
  })
})

describe("The cart's tools", () => {
  it("fill and empty the same cart as the endpoint", async () => {
    const { customer, ...browser } = await shop.customer()
    const shopper = await customerShopper(customer)
    const added = await inside.tool("add_to_cart", shopper, {
      product_id: await numberOf("chef-knife"),
      quantity: 2,
    })
    expect(added.cart).toEqual(added.output)
    expect(added.cart).toMatchObject({ item_count: 2, subtotal: "$159.90" })
    expect(factsOf(added, "total").map(({ value }) => value)).toContain("15990")
    const seen = await browser.call("POST", "/cart", { action: "view" })
    expect(seen.body.items).toEqual(added.cart.items)
    const { cart_item_key } = added.cart
    const fewer = await inside.tool("update_cart_item", shopper, { cart_item_key, quantity: 1 })
    expect(fewer.cart.item_count).toBe(1)
    const gone = await inside.tool("remove_from_cart", shopper, { product_id: "chef-knife" })
    expect(gone.cart.items).toEqual([])
    expect((await inside.tool("view_cart", shopper)).cart.items).toEqual([])
  })

  it("say what is missing: a variation, stock, the product", async () => {
    const shopper = await shopperOf()
    const add = (input: object) => refusalOf(inside.tool("add_to_cart", shopper, input))
    expect(await add({ product_id: "trail-runner" })).toMatchObject({
      code: "assistant_variation_required",
      details: {
        variations: [{ label: "Size: 41" }, { label: "Size: 42" }, { label: "Size: 43" }],
      },
    })
    expect(await add({ product_id: "cast-iron-pan" })).toMatchObject({
      code: "assistant_out_of_stock",
      details: { available: 0 },
    })
    expect(await add({ product_id: "gone" })).toMatchObject({ code: "assistant_not_found" })
  })

  it("take no price from whoever calls them", async () => {
    const shopper = await shopperOf()
    const input = { product_id: "chef-knife", unit_price: 1 }
    await expect(inside.tool("add_to_cart", shopper, input)).rejects.toThrow(/unit_price/)
  })

  it("open no cart for nobody", async () => {
    const nobody = await shopperOf({})
    await expect(inside.tool("add_to_cart", nobody, { product_id: "chef-knife" })).rejects.toThrow(
      /session/
    )
  })
})

describe("estimate_shipping", () => {
  it("tells prices and from which total on it is free", async () => {
    const shopper = await shopperOf()
    const { output, facts } = await inside.tool("estimate_shipping", shopper)
    expect(output).toMatchObject({
      country: "us",
      options: expect.arrayContaining([
        {
          name: "Standard",
          description: "Standard delivery",
          price: "$5.90",
          free_from: "$100.00",
          missing_for_free: "$100.00",
        },
        expect.objectContaining({ name: "Express", price: "$14.90", free_from: null }),
      ]),
    })
    expect(factsOf({ facts }, "delivery").map(({ value }) => value)).toEqual(
      expect.arrayContaining(["590", "1490", "10000"])
    )
  })

  it("reckons with what is in the cart", async () => {
    const shopper = await shopperOf()
    await inside.tool("add_to_cart", shopper, { product_id: "chef-knife" })
    const some = await inside.tool("estimate_shipping", shopper)
    expect(some.output.options).toContainEqual(
      expect.objectContaining({ name: "Standard", missing_for_free: "$20.05" })
    )
    await inside.tool("add_to_cart", shopper, { product_id: "wool-beanie" })
    const enough = await inside.tool("estimate_shipping", shopper)
    expect(enough.output.options).toContainEqual(
      expect.objectContaining({ name: "Standard", price: "$0.00", missing_for_free: null })
    )
  })

  it("tells them in the currency of the country", async () => {
    const { output } = await inside.tool(
      "estimate_shipping",
      await shopperOf({ country: "jp", guest: "jp" })
    )
    const prices = output.options.map(({ price }: { price: string }) => price)
    expect(prices.sort()).toEqual(["¥1,490", "¥590"])
  })
})

describe("list_promotions", () => {
  const promotion = (code: string, more: object, value = 10) =>
    shop.catalogue.admin("POST", "/promotions", {
      code,
      type: "standard",
      status: "active",
      application_method: {
        type: "percentage",
        target_type: "order",
        value,
        currency_code: "usd",
      },
      ...more,
    })

  it("names what applies by itself and public codes, never secret ones", async () => {
    await promotion("WELCOME10", { metadata: { public: true } })
    await promotion("STAFF50", {}, 50)
    await promotion("AUTUMN", { is_automatic: true, metadata: { description: "Autumn days" } }, 5)
    await promotion("OLD", { status: "inactive", metadata: { public: true } })
    await promotion("MEMBERS", {
      metadata: { public: true },
      rules: [
        {
          attribute: "customer.groups.id",
          operator: "in",
          values: [shop.catalogue.members_group_id],
        },
      ],
    })
    const { output, facts } = await inside.tool("list_promotions", await shopperOf())
    expect(output.promotions).toEqual(
      expect.arrayContaining([
        { code: "WELCOME10", description: "10% off your order", ends_at: null, applies_now: false },
        { code: null, description: "Autumn days", ends_at: null, applies_now: false },
      ])
    )
    expect(output.promotions).toHaveLength(2)
    expect(JSON.stringify({ output, facts })).not.toMatch(/STAFF50|OLD|MEMBERS/)
  })

  it("tells members of theirs, and what takes off something now", async () => {
    const customer = await createCustomer(shop.store)
    await shop.catalogue.addMember(customer.id)
    const shopper = await customerShopper(customer)
    await inside.tool("add_to_cart", shopper, { product_id: "chef-knife" })
    const { output } = await inside.tool("list_promotions", shopper)
    const applying = Object.fromEntries(
      output.promotions.map(
        ({ code, applies_now }: { code: string | null; applies_now: boolean }) => [
          code ?? "by itself",
          applies_now,
        ]
      )
    )
    expect(applying).toEqual({ WELCOME10: true, MEMBERS: true, "by itself": true })
  })
})

describe("Orders", () => {
  let customer: Customer
  let number: number

  beforeAll(async () => {
    const shopper = await shop.customer()
    customer = shopper.customer
    const { body } = await shopper.call("POST", "/cart", {
      action: "add",
      product_id: "wool-beanie",
      quantity: 2,
    })
    const cart = new URL(body.checkout_url).searchParams.get("cart_id")!
    number = (await buyCart(shop, cart, { token: customer.token })).display_id
  })

  it("are listed for whoever placed them", async () => {
    const shopper = await customerShopper(customer)
    const { output, facts } = await inside.tool("list_orders", shopper)
    expect(output.orders).toEqual([
      expect.objectContaining({
        order_id: number,
        status: "pending",
        fulfillment_status: "not_fulfilled",
        currency: "usd",
        items: [{ name: "Wool Beanie", quantity: 2 }],
        shipments: [],
      }),
    ])
    const [{ total }] = output.orders
    expect(factsOf({ facts }, "order").flatMap(({ display }) => display)).toContain(total)
    const one = await inside.tool("get_order_status", shopper, { order_id: number })
    expect(one.output.order).toEqual(output.orders[0])
    expect((await inside.tool("get_order_status", shopper)).output.order.order_id).toBe(number)
  })

  it("are nobody else's business", async () => {
    const stranger = await customerShopper(await createCustomer(shop.store))
    const ask = (shopper: unknown, input: object) =>
      refusalOf(inside.tool("get_order_status", shopper, input))
    expect(await ask(stranger, { order_id: number })).toMatchObject({ code: "assistant_not_found" })
    expect((await inside.tool("list_orders", stranger)).output.orders).toEqual([])
    const guest = await shopperOf()
    expect(await ask(guest, { order_id: number })).toMatchObject({ code: "assistant_unauthorized" })
    expect(await refusalOf(inside.tool("list_orders", guest))).toMatchObject({
      code: "assistant_unauthorized",
    })
  })
})

describe("The wallet's tools", () => {
  it("tell a customer what they have and what they can get for it", async () => {
    const customer = await createCustomer(shop.store)
    const { admin, store } = shop
    const mine = await request(store, "GET", "/wallet/v1/wallets/me", { token: customer.token })
    await request(store, "POST", `/wallet/v1/wallets/${mine.body.id}/credit`, {
      token: admin.token,
      body: { amount: "2500", reason: "gift" },
    })
    const shopper = await customerShopper(customer)
    const { output, facts } = await inside.tool("get_wallet_balance", shopper)
    expect(output).toEqual({
      balance: "$25.00",
      balance_amount: "2500",
      currency: "usd",
      expiring: [],
      wallets: [{ currency: "usd", balance: "$25.00" }],
    })
    expect(factsOf({ facts }, "balance")).toEqual([
      expect.objectContaining({ value: "2500", currency: "usd" }),
    ])
    const affordable = await inside.tool("what_can_i_get", shopper)
    expect(affordable.output.balance).toBe("$25.00")
    expect(namesOf(affordable).sort()).toEqual([
      "Cotton T-Shirt",
      "Espresso Cup",
      "USB-C Cable",
      "Wool Beanie",
    ])
  })

  it("tell a guest to sign in, and nobody of another's wallet", async () => {
    const guest = await shopperOf()
    for (const name of ["get_wallet_balance", "what_can_i_get"]) {
      expect(await refusalOf(inside.tool(name, guest))).toMatchObject({
        code: "assistant_unauthorized",
      })
    }
    const stranger = await customerShopper(await createCustomer(shop.store))
    const { output } = await inside.tool("get_wallet_balance", stranger)
    expect(output.balance).toBe("$0.00")
  })
})

describe("get_policy", () => {
  const ask = async (input: object) =>
    (await inside.tool("get_policy", await shopperOf(), input)).output

  it.each([
    [{ topic: "returns" }, RETURNS],
    [{ topic: "return" }, RETURNS],
    [{ question: "How can I contact you?" }, CONTACT],
    [{ topic: "refunds", question: "can I get a refund within some days?" }, RETURNS],
  ])("finds for %j the text", async (input, policy) => {
    expect((await ask(input)).policies).toEqual([policy])
  })

  it("has nothing to say on what the shop has no text on", async () => {
    expect(await ask({ topic: "warranty" })).toEqual({
      policies: [],
      topics: ["returns", "contact"],
    })
  })
})

describe("list_categories", () => {
  it("names what shoppers may see", async () => {
    const { output } = await inside.tool("list_categories", await shopperOf())
    expect(output.categories.map(({ handle }: { handle: string }) => handle).sort()).toEqual([
      "clothing",
      "electronics",
      "kitchen",
      "shoes",
    ])
  })

  it("gives each one number, which leads back to it", async () => {
    const listed = async () =>
      (await inside.tool("list_categories", await shopperOf())).output.categories as {
        id: number
        handle: string
      }[]
    const categories = await listed()
    expect(await listed()).toEqual(categories)
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length)
    const find = (reference: string) =>
      inside.call("workflows/assistant/catalogue", "findCategoryId", reference)
    for (const { id, handle } of categories) {
      const ofHost = shop.catalogue.categories[handle]
      expect([await find(String(id)), await find(handle)]).toEqual([ofHost, ofHost])
    }
    for (const unknown of ["999999", "0", "01", "spaceships", "pcat_nope", ""]) {
      expect(await find(unknown)).toBeUndefined()
    }
  })
})
