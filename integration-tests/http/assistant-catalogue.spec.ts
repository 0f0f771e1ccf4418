import { Client } from "pg"
import type { TestCatalogue } from "../support/catalogue"
import { startInside, type Inside } from "../support/inside"
import { startShop } from "../support/shop"
import { createCustomer, type Store } from "../support/store"

const CATALOGUE = "workflows/assistant/catalogue"

let store: Store
let inside: Inside
let catalogue: TestCatalogue

beforeAll(async () => {
  ;({ store, catalogue } = await startShop())
  inside = await startInside(store.databaseUrl)
})

afterAll(async () => {
  await inside?.stop()
  await store?.stop()
})

const shopperOf = (hints: object) => inside.call(CATALOGUE, "resolveShopper", hints)
const idOf = (handle: string) => catalogue.products[handle]!.id
const cardsOf = (shopper: unknown, ...handles: string[]) =>
  inside.call(CATALOGUE, "readCards", shopper, handles.map(idOf))

describe("Whom the assistant serves", () => {
  it("is, without a hint, somebody in the store's default region", async () => {
    expect(await shopperOf({ guest: "g1" })).toEqual({
      key: "guest:g1",
      region_id: catalogue.regions.usd,
      currency: "usd",
      country: "us",
      sales_channel_id: catalogue.sales_channel_id,
      locale: "en-US",
    })
  })

  it.each([
    [{ country: "DE" }, { currency: "eur", country: "de" }],
    [{ currency: "JPY" }, { currency: "jpy", country: "jp" }],
    [{ currency: "eur" }, { currency: "eur" }],
    [
      { country: "zz", currency: "xyz" },
      { currency: "usd", country: "us" },
    ],
    [{ locale: "de-at" }, { locale: "de-AT" }],
    [{ locale: "not a locale" }, { locale: "en-US" }],
  ])("with %j is served in %j", async (hints, expected) => {
    expect(await shopperOf({ guest: "g1", ...hints })).toMatchObject(expected)
  })

  it("is served from the sales channel of their publishable key", async () => {
    const { wholesale_channel_id, wholesale_key, sales_channel_id } = catalogue
    const dealer = await shopperOf({ guest: "g1", publishable_key: wholesale_key })
    expect(dealer.sales_channel_id).toBe(wholesale_channel_id)
    const stranger = await shopperOf({ guest: "g1", publishable_key: "pk_unknown" })
    expect(stranger.sales_channel_id).toBe(sales_channel_id)
  })

  it("is served where their default address lies, when signed in", async () => {
    const customer = await createCustomer(store)
    await catalogue.admin("POST", `/customers/${customer.id}/addresses`, {
      country_code: "kw",
      is_default_shipping: true,
    })
    expect(await shopperOf({ customer_id: customer.id })).toMatchObject({
      key: `customer:${customer.id}`,
      currency: "kwd",
      country: "kw",
    })
  })
})

describe("A product's card", () => {
  it("says what there is to know, in the order of the ids", async () => {
    const shopper = await shopperOf({ guest: "g1" })
    const [knife, runner] = await cardsOf(shopper, "chef-knife", "trail-runner")
    expect(knife).toMatchObject({
      medusa_product_id: idOf("chef-knife"),
      name: "Chef Knife",
      price: "$79.95",
      price_amount: "7995",
      currency: "usd",
      regular_price: "$79.95",
      sale_price: null,
      on_sale: false,
      in_stock: true,
      rating: 4.9,
      review_count: 33,
      is_variable: false,
      image: "https://images.example.com/chef-knife.jpg",
    })
    expect(knife.url).toMatch(/\/us\/products\/chef-knife$/)
    expect(Number.isInteger(knife.id)).toBe(true)
    expect(runner.is_variable).toBe(true)
    expect(runner.in_stock).toBe(true)
    expect(
      runner.variations.map(({ label, price, in_stock }: Record<string, unknown>) => [
        label,
        price,
        in_stock,
      ])
    ).toEqual([
      ["Size: 41", "$120.00", true],
      ["Size: 42", "$120.00", false],
      ["Size: 43", "$120.00", true],
    ])
  })

  it.each([
    ["us", "7995", "$79.95"],
    ["de", "7995", "€79.95"],
    ["jp", "7995", "¥7,995"],
    ["kw", "79950", "KWD 79.950"],
  ])("costs in %s what the region's currency says", async (country, amount, display) => {
    const [card] = await cardsOf(await shopperOf({ guest: "g1", country }), "chef-knife")
    expect(card.price_amount).toBe(amount)
    expect(card.price.replaceAll("\u00a0", " ")).toBe(display)
  })

  it("shows a sale beside the regular price", async () => {
    const [shirt] = await cardsOf(await shopperOf({ guest: "g1" }), "cotton-t-shirt")
    expect(shirt).toMatchObject({
      price_amount: "1520",
      regular_price_amount: "1900",
      sale_price: "$15.20",
      regular_price: "$19.00",
      on_sale: true,
    })
  })

  it("costs members of a customer group what their price list says", async () => {
    const member = await createCustomer(store)
    const other = await createCustomer(store)
    await catalogue.addMember(member.id)
    const priceFor = async (hints: object) =>
      (await cardsOf(await shopperOf(hints), "studio-headphones"))[0].price_amount
    expect(await priceFor({ customer_id: member.id })).toBe("17900")
    expect(await priceFor({ customer_id: other.id })).toBe("19900")
    expect(await priceFor({ guest: "g1" })).toBe("19900")
  })

  it("is out of stock when nothing is left, unless it can be sold all the same", async () => {
    const shopper = await shopperOf({ guest: "g1" })
    const cards = await cardsOf(shopper, "cast-iron-pan", "desk-lamp", "usb-c-cable")
    expect(cards.map(({ in_stock }: { in_stock: boolean }) => in_stock)).toEqual([
      false,
      true,
      true,
    ])
  })

  it("follows the stock", async () => {
    const shopper = await shopperOf({ guest: "g1" })
    const cup = catalogue.products["espresso-cup"]!.variants[""]!
    await catalogue.setStock(cup, 0)
    expect((await cardsOf(shopper, "espresso-cup"))[0].in_stock).toBe(false)
    await catalogue.setStock(cup, 100)
    expect((await cardsOf(shopper, "espresso-cup"))[0].in_stock).toBe(true)
  })

  it("is not shown of drafts, of other channels' products and of unknown ones", async () => {
    const shopper = await shopperOf({ guest: "g1" })
    const cards = await inside.call(CATALOGUE, "readCards", shopper, [
      idOf("secret-poster"),
      idOf("wholesale-crate"),
      "prod_unknown",
      idOf("wool-beanie"),
    ])
    expect(cards.map(({ name }: { name: string }) => name)).toEqual(["Wool Beanie"])
  })
})

describe("A product's details", () => {
  it("name its categories, attributes and numbers in stock", async () => {
    const shopper = await shopperOf({ guest: "g1" })
    const [runner] = await inside.call(CATALOGUE, "readProductDetails", shopper, [
      idOf("trail-runner"),
    ])
    expect(runner.categories).toEqual([{ handle: "shoes", name: "Shoes" }])
    expect(runner.tags.sort()).toEqual(["outdoor", "running"])
    expect(runner.attributes).toEqual([
      { name: "Size", value: "41, 42, 43" },
      { name: "Material", value: "Recycled mesh" },
      { name: "Weight", value: "280 g" },
    ])
    const available = runner.variants.map((variant: { available: number }) => variant.available)
    expect(available).toEqual([5, 0, 2])
  })
})

describe("A product is found", () => {
  it("by its public number, its id, its handle and its variants", async () => {
    const [card] = await cardsOf(await shopperOf({ guest: "g1" }), "trail-runner")
    const { id, variants } = catalogue.products["trail-runner"]!
    for (const reference of [card.id, String(card.id), id, "trail-runner", variants["41"]!.id]) {
      expect(await inside.call(CATALOGUE, "findProductId", reference)).toBe(id)
    }
  })

  it.each([999_999, "nothing-like-it", "prod_unknown", "variant_unknown", "", "%", "1e3"])(
    "not by %p",
    async (reference) => {
      expect(await inside.call(CATALOGUE, "findProductId", reference)).toBeUndefined()
    }
  )
})

describe("The categories", () => {
  it("are those that shoppers may see", async () => {
    const categories = await inside.call(CATALOGUE, "listCategories", { locale: "en" })
    const names = categories.map(({ name }: { name: string }) => name)
    expect(names.sort()).toEqual(["Clothing", "Electronics", "Kitchen", "Shoes"])
  })

  it("have public numbers, as products and variants do, before anybody asks for them", async () => {
    await inside.call("workflows/assistant/catalogue/number-catalogue", "numberCatalogue")
    const database = new Client({ connectionString: store.databaseUrl })
    await database.connect()
    const { rows } = await database.query(
      `select thing.kind, count(*)::int as things, count(number)::int as numbers
       from (select 'product' as kind, id from product where deleted_at is null
             union all select 'variant', id from product_variant where deleted_at is null
             union all select 'category', id from product_category where deleted_at is null) as thing
       left join access_public_number as given on given.kind = thing.kind and host_id = thing.id
       group by 1`
    )
    await database.end()
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["category", "product", "variant"])
    for (const { things, numbers } of rows) expect(numbers).toBe(things)
  })
})
