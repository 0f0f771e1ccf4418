import { HandoffLinks } from "../../src/modules/assistant/agents/handoff-links"
import { pricesOf } from "../support/catalogue"
import { storeEnvironment } from "../support/demo"
import { createCustomer, request, type Answer } from "../support/store"
import { shareAssistantStore, type AssistantStore, type TestShopper } from "./assistant-store"

const AGENT = "/assistant/v1/agent"

let shop: AssistantStore

beforeAll(async () => {
  shop = await shareAssistantStore()
})
afterAll(() => shop?.store.stop())

const handOver = (ids: string, more = ""): Promise<Answer> =>
  request(shop.store, "GET", `${AGENT}/checkout-handoff?ids=${encodeURIComponent(ids)}${more}`)

/** What stands behind the service's root in a link of ours. */
const pathOf = (link: string) => new URL(link).pathname.slice("/assistant/v1".length)

const open = (shopper: TestShopper, link: string) => shopper.call("GET", pathOf(link))

const cartOf = async (shopper: TestShopper) => {
  const { items } = (await shopper.call("POST", "/cart", { action: "view" })).body
  return items.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity])
}

const variant = (handle: string, size = "") => {
  const found = shop.catalogue.products[handle]?.variants[size]
  if (!found) throw new Error(`No ${handle} ${size}`)
  return found
}

const setPrice = (handle: string, cents: number) => {
  const path = `/products/${shop.catalogue.products[handle]?.id}/variants/${variant(handle).id}`
  return shop.catalogue.admin("POST", path, { prices: pricesOf(cents) })
}

describe("GET /agent/checkout-handoff", () => {
  it("answers a link for each item and one for all", async () => {
    const number = (await handOver("chef-knife")).body.items[0].product_id
    const { status, body } = await handOver(`${number}:2,${variant("trail-runner", "43").id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ currency: "usd", unknown: [], sold_out: [] })
    expect(body.note).toMatch(/pay themselves/)
    expect(body.items).toMatchObject([
      { product_id: number, name: "Chef Knife", quantity: 2, price_amount: "7995" },
      { name: "Trail Runner", label: "Size: 43", quantity: 1, price_amount: "12000" },
    ])
    const links = [
      body.cart_url,
      ...body.items.map((one: { add_to_cart: string }) => one.add_to_cart),
    ]
    expect(new Set(links).size).toBe(3)
    for (const link of links)
      expect(link).toMatch(/^http:\/\/localhost:\d+\/assistant\/v1\/agent\//)
    const days = (Date.parse(body.expires_at) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(6.9)
  })

  it("names what is unknown and what is sold out, and counts what is named twice once", async () => {
    const ids = "wool-beanie,wool-beanie:2,999999,secret-poster,wholesale-crate,cast-iron-pan"
    const { body } = await handOver(ids)
    expect(body.items).toMatchObject([{ name: "Wool Beanie", quantity: 3 }])
    expect(body.unknown).toEqual(["999999", "secret-poster", "wholesale-crate"])
    expect(body.sold_out).toMatchObject([{ name: "Cast Iron Pan" }])
  })

  it("leaves the choice of a variation to the person", async () => {
    const { items } = (await handOver("cotton-t-shirt")).body
    expect(items).toMatchObject([{ variation_id: null, price_amount: "1520" }])
    expect(items[0].choices.map(({ label }: { label: string }) => label)).toEqual([
      "Size: S",
      "Size: M",
      "Size: L",
    ])
  })

  it.each([
    ["", "must name at least one product"],
    ["12:0", "quantities are from 1 to 999"],
    ["12;DROP TABLE", "which is not like"],
    [Array(51).fill("1").join(","), "must not name more than 50 products"],
  ])("refuses ids=%s", async (ids, problem) => {
    const { status, body } = await handOver(ids)
    expect([status, body.code]).toEqual([400, "assistant_invalid_param"])
    expect(body.data.params.ids).toContain(problem)
  })

  it("refuses when nothing is left to hand over, and says why", async () => {
    const { status, body } = await handOver("999999,var:999999,cast-iron-pan")
    expect([status, body.code]).toEqual([400, "assistant_nothing_to_hand_off"])
    expect(body.data).toMatchObject({
      unknown: ["999999", "var:999999"],
      sold_out: [{ name: "Cast Iron Pan" }],
    })
    expect((await request(shop.store, "GET", `${AGENT}/checkout-handoff`)).status).toBe(400)
  })
})

describe("opening a handoff link", () => {
  const linkFor = async (ids: string) => (await handOver(ids)).body.cart_url as string

  it("fills the opener's cart, which nobody else sees, once", async () => {
    const link = await linkFor(`chef-knife:2,${variant("trail-runner", "43").id}`)
    const [guest, other] = [await shop.guest(), await shop.guest()]
    const page = await open(guest, link)
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ])
    expect(page.text).toContain("$279.90")
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'")
    const cart = [
      ["Chef Knife", 2],
      ["Trail Runner (Size: 43)", 1],
    ]
    expect(await cartOf(guest)).toEqual(cart)
    expect((await open(guest, link)).text).toContain("has filled your cart before")
    await Promise.all([open(guest, link), open(guest, link)])
    expect(await cartOf(guest)).toEqual(cart)
    expect(await cartOf(other)).toEqual([])
    await open(other, link)
    expect(await cartOf(other)).toEqual(cart)
  })

  it("gives somebody without a session one, so that they find their cart again", async () => {
    const { status, headers } = await fetch(await linkFor("espresso-cup"))
    expect([status, headers.get("set-cookie")]).toEqual([
      200,
      expect.stringMatching(/^platform_guest=.+; HttpOnly/),
    ])
  })

  it("adds to what is in the cart already", async () => {
    const guest = await shop.guest()
    const cup = await linkFor("espresso-cup:3")
    await open(guest, cup)
    await open(guest, await linkFor("espresso-cup:2,wool-beanie"))
    expect(await cartOf(guest)).toEqual([
      ["Espresso Cup", 5],
      ["Wool Beanie", 1],
    ])
  })

  it("is the signed-in customer's cart when there is one", async () => {
    const customer = await createCustomer(shop.store)
    const browser = await shop.guest()
    await browser.signIn(customer)
    await open(browser, await linkFor("wool-beanie"))
    expect(await cartOf(browser)).toEqual([["Wool Beanie", 1]])
  })

  it("tells what has changed since: prices, stock, and what is gone", async () => {
    const { admin, products, setStock } = shop.catalogue
    const link = await linkFor("desk-lamp,coffee-grinder:3,city-sneaker")
    await setPrice("desk-lamp", 3950)
    await setStock(variant("coffee-grinder"), 2)
    await admin("POST", `/products/${products["city-sneaker"]?.id}`, { status: "draft" })
    const guest = await shop.guest()
    const { text } = await open(guest, link)
    expect(text).toContain("Desk Lamp costs $39.50 now; it was $45.00.")
    expect(text).toContain("Only 2 of Coffee Grinder left.")
    expect(text).toContain("One product is not sold here any more.")
    expect(await cartOf(guest)).toEqual([
      ["Desk Lamp", 1],
      ["Coffee Grinder", 2],
    ])
    await setPrice("desk-lamp", 4500)
    await setStock(variant("coffee-grinder"), 4)
    await admin("POST", `/products/${products["city-sneaker"]?.id}`, { status: "published" })
  })

  it("lets the person choose a variation first, and changes nothing until they have", async () => {
    const guest = await shop.guest()
    const page = await open(guest, await linkFor("cotton-t-shirt:2,wool-beanie"))
    expect(page.text).toContain("Choose: Cotton T-Shirt")
    expect(await cartOf(guest)).toEqual([])
    const links = [...page.text.matchAll(/href="([^"]+)">Size: M</g)].map((match) => match[1])
    await open(guest, links[0] as string)
    expect(await cartOf(guest)).toEqual([
      ["Cotton T-Shirt (Size: M)", 2],
      ["Wool Beanie", 1],
    ])
  })

  it("does nothing for a prefetch, a preview or a HEAD", async () => {
    const guest = await shop.guest()
    const path = `/assistant/v1${pathOf(await linkFor("chef-knife"))}`
    for (const [name, value] of [
      ["sec-purpose", "prefetch;prerender"],
      ["x-purpose", "preview"],
    ] as const) {
      const headers = { ...guest.headers(), [name]: value }
      expect((await request(shop.store, "GET", path, { headers })).status).toBe(204)
    }
    await request(shop.store, "HEAD", path, { headers: guest.headers() })
    expect(await cartOf(guest)).toEqual([])
  })

  it("refuses what the store has not signed: people see a page, programs the envelope", async () => {
    const path = `/assistant/v1${pathOf(await linkFor("chef-knife"))}`
    const changed = path.replace(
      /handoff\/(.)/,
      (_, first) => `handoff/${first === "W" ? "X" : "W"}`
    )
    const program = await request(shop.store, "GET", changed)
    expect([program.status, program.body.code]).toEqual([400, "assistant_handoff_invalid"])
    const person = await request(shop.store, "GET", changed, { headers: { accept: "text/html" } })
    expect([person.status, person.headers.get("content-type")]).toEqual([
      400,
      "text/html; charset=utf-8",
    ])
    for (const junk of ["x", "%00", "..%2f..", "é", "a".repeat(9_000)]) {
      const { status } = await request(shop.store, "GET", `${AGENT}/handoff/${junk}`)
      expect([400, 404, 414, 431]).toContain(status)
    }
  })

  it("is refused when the link has expired, and the cart stays as it is", async () => {
    const signed = new HandoffLinks(storeEnvironment().COOKIE_SECRET as string)
    const [{ product_id }] = (await handOver("chef-knife")).body.items
    const token = signed.sign({
      id: "expired",
      expires_at: new Date(Date.now() - 1_000),
      currency: "usd",
      sales_channel_id: shop.catalogue.sales_channel_id,
      lines: [{ product_id, variation_id: null, quantity: 1, price_amount: "7995" }],
    })
    const guest = await shop.guest()
    const { status, body } = await guest.call("GET", `/agent/handoff/${token}`)
    expect([status, body.code]).toEqual([410, "assistant_handoff_expired"])
    expect(await cartOf(guest)).toEqual([])
  })

  it("leads to the storefront's checkout, with what has changed, when the store has named one", async () => {
    const { admin } = shop.catalogue
    await admin("PATCH", "/assistant/settings", { storefront_url: "https://shop.example" })
    try {
      const guest = await shop.guest()
      const link = await linkFor("chef-knife,espresso-cup")
      await setPrice("espresso-cup", 1300)
      const follow = async () => {
        const answer = await request(shop.store, "GET", `/assistant/v1${pathOf(link)}`, {
          headers: guest.headers(),
          redirect: "manual",
        })
        const { origin, searchParams } = new URL(answer.headers.get("location") as string)
        expect([answer.status, origin]).toEqual([302, "https://shop.example"])
        expect(searchParams.get("cart_id")).toMatch(/^cart_/)
        return searchParams.getAll("handoff_note")
      }
      expect(await follow()).toEqual(["Espresso Cup costs $13.00 now; it was $12.00."])
      expect(await follow()).toEqual(["This link has filled your cart before."])
      expect(await cartOf(guest)).toEqual([
        ["Chef Knife", 1],
        ["Espresso Cup", 1],
      ])
    } finally {
      await admin("PATCH", "/assistant/settings", { storefront_url: null })
      await setPrice("espresso-cup", 1200)
    }
  })

  it("is joined with its handoff in the agent log, without a word about the person", async () => {
    const { link_id, cart_url, items } = (await handOver("chef-knife,wool-beanie,999999")).body
    const numbers = items.map(({ product_id }: { product_id: number }) => product_id)
    expect(numbers).toHaveLength(2)
    await open(await shop.guest(), cart_url)
    const { body } = await request(
      shop.store,
      "GET",
      `/admin/assistant/agent-log?link_id=${link_id}`,
      { token: shop.admin.token }
    )
    expect(body.data).toMatchObject([
      { action: "opened", via: "link", agent: null, caller: null, product_ids: numbers, found: 2 },
      { action: "handoff", via: "rest", product_ids: numbers, found: 2 },
    ])
  })
})
