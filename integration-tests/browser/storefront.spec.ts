/** The demo shop with both elements in it, as people use it. */
import { randomBytes } from "node:crypto"
import { readFileSync, rmSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Page } from "playwright-core"
import { photo } from "../../src/modules/visual-search/__tests__/pictures"
import { chromiumPath, hasChromium } from "../support/available"
import { findingsOfAxe } from "../support/axe"
import { openBrowser, type TestBrowser, type Visit } from "../support/browser"
import { startShop, type Shop } from "../support/shop"
import { createCustomer, findFreePort, request, type Customer } from "../support/store"

const MAIL_BOX = path.join(tmpdir(), `mail-box-${randomBytes(6).toString("hex")}`)
const FIRST_VIEW_BYTES = 100_000
const PHONE = { width: 390, height: 844 }
const OPEN = "Open the shopping assistant"

const inBrowser = hasChromium ? describe : describe.skip

inBrowser(`the shop in ${chromiumPath ?? "a browser, of which there is none here"}`, () => {
  let shop: Shop
  let browser: TestBrowser
  let photos: Server

  beforeAll(async () => {
    const port = await findFreePort()
    shop = await startShop({
      port,
      env: {
        STOREFRONT_URL: `http://localhost:${port}`,
        MAIL_BOX,
        MAIL_PROVIDER: require.resolve("../support/mail-box.js"),
      },
    })
    browser = await openBrowser(shop.store.baseUrl)
    photos = createServer((_request, response) => {
      void photo("mug").then((bytes) => response.end(bytes))
    })
    await new Promise<void>((resolve) => photos.listen(0, resolve))
  })
  afterAll(async () => {
    await browser?.close()
    photos?.close()
    await shop?.store.stop()
    rmSync(MAIL_BOX, { force: true })
  })

  const staff = (method: string, to: string, body: object) =>
    request(shop.store, method, to, { token: shop.admin.token, body })

  const open = async (visit: Visit, address: string) => {
    await visit.page.goto(address)
    await visit.page.getByRole("heading", { level: 1 }).waitFor()
  }
  const panelOf = (page: Page) => page.getByRole("dialog", { name: "Shopping assistant" })
  const ask = async (page: Page, question: string) => {
    const panel = panelOf(page)
    const answers = await panel.getByRole("button", { name: "Good answer" }).count()
    await panel.getByRole("textbox", { name: "Your message" }).fill(question)
    await page.keyboard.press("Enter")
    await panel.getByRole("button", { name: "Good answer" }).nth(answers).waitFor()
  }
  const signIn = async (visit: Visit, { email, password }: Customer) => {
    await open(visit, "/us/account")
    await visit.page.getByRole("textbox", { name: "E-mail" }).fill(email)
    await visit.page.getByLabel("Password").fill(password)
    await visit.page.locator("main").getByRole("button", { name: "Sign in" }).click()
    await visit.page.getByRole("region", { name: "Wallet" }).waitFor()
  }

  /** One of the product's pictures is of a mug, once the search by photo knows it. */
  async function showMug(handle: string) {
    const url = `http://localhost:${(photos.address() as AddressInfo).port}/mug.jpg`
    const { id } = shop.catalogue.products[handle]!
    await staff("POST", `/admin/products/${id}`, { images: [{ url }] })
    const image = await photo("mug")
    const nonce = await fetch(`${shop.store.baseUrl}/assistant/v1/nonce`)
    const headers = {
      "x-platform-nonce": ((await nonce.json()) as { nonce: string }).nonce,
      cookie: nonce.headers.getSetCookie()[0]!.split(";")[0]!,
    }
    for (let tries = 0; tries < 100; tries++) {
      const body = new FormData()
      body.append("image", new Blob([new Uint8Array(image)]), "mug.jpg")
      const to = `${shop.store.baseUrl}/assistant/v1/visual-search`
      const answer = await fetch(to, { method: "POST", headers, body })
      if (((await answer.json()) as { found?: number }).found) return
      await sleep(200)
    }
    throw new Error("The picture is not found")
  }

  it("lets a guest ask, refine, compare, search by photo, rate, come back and pay", async () => {
    await showMug("espresso-cup")
    const visit = await browser.visit()
    const { page, problems } = visit
    await open(visit, "/us")
    await page.getByRole("button", { name: OPEN }).click()
    const panel = panelOf(page)
    const answer = () => panel.getByRole("article").last()
    const add = (name: string) =>
      answer().getByRole("button", { name: `Add to cart: ${name}`, exact: true })
    await ask(page, "shoes")
    await Promise.all(["Trail Runner", "City Sneaker"].map((name) => add(name).waitFor()))
    await ask(page, "under 100 dollars")
    await add("City Sneaker").waitFor()
    expect(await add("Trail Runner").count()).toBe(0)

    await ask(page, "compare Trail Runner and City Sneaker")
    const table = answer().getByRole("table", { name: "Comparison" })
    expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(
      expect.arrayContaining(["Trail Runner", "City Sneaker"])
    )
    expect(await add("Trail Runner").isDisabled()).toBe(true)
    const variants = answer().getByRole("combobox", { name: "Variant: Trail Runner" })
    const options = await variants.getByRole("option").allInnerTexts()
    const size = options.findIndex((text) => text.trim().startsWith("43"))
    await variants.selectOption({ index: size })
    await add("Trail Runner").click()
    await panel.getByText("In your cart: Trail Runner").first().waitFor()
    await panel.getByRole("button", { name: "Cart, 1 items" }).click()
    await panel.getByRole("button", { name: "One more of Trail Runner" }).click()
    await panel.getByText("$240.00").first().waitFor()
    await page.getByRole("link", { name: "Cart, 2 items" }).waitFor()
    await panel.getByRole("button", { name: "One less of Trail Runner" }).click()
    await page.getByRole("link", { name: "Cart, 1 items" }).waitFor()
    await panel.getByRole("button", { name: "Back" }).click()

    const file = { name: "mug.jpg", mimeType: "image/jpeg", buffer: await photo("mug") }
    await panel.locator("input[type=file]").setInputFiles(file)
    await add("Espresso Cup").click()
    await page.getByRole("link", { name: "Cart, 2 items" }).waitFor()

    await page.reload()
    await page.getByRole("link", { name: "Cart, 2 items" }).waitFor()
    await page.getByRole("button", { name: OPEN }).click()
    await panel.getByText("under 100 dollars", { exact: true }).waitFor()
    await panel.getByRole("button", { name: "Good answer" }).first().click()
    await panel.getByRole("button", { name: "Good answer", pressed: true }).waitFor()

    await panel.getByRole("button", { name: "Cart, 2 items" }).click()
    await panel.getByRole("link", { name: "Go to checkout" }).click()
    await page.waitForURL(/\/us\/checkout\?cart_id=cart_/)
    await payAsGuest(page)
    await page.getByRole("link", { name: "Cart, 0 items" }).waitFor()
    expect(problems).toEqual([])
  }, 120_000)

  async function payAsGuest(page: Page) {
    await page.getByRole("button", { name: "Fill in a sample address" }).click()
    await page.getByRole("button", { name: "On to delivery" }).click()
    await page.getByRole("button", { name: "Place the order" }).click()
    await page.getByRole("heading", { name: "Your order is placed." }).waitFor()
  }

  it("takes a photo that is dropped on it or pasted", async () => {
    await showMug("espresso-cup")
    const { page, problems } = await browser.visit()
    await open({ page, problems }, "/us")
    await page.getByRole("button", { name: OPEN }).click()
    const panel = panelOf(page)
    const bytes = (await photo("mug")).toString("base64")
    const data = await page.evaluateHandle(`(() => {
      window.photo = new DataTransfer()
      const bytes = Uint8Array.from(atob("${bytes}"), (char) => char.charCodeAt(0))
      photo.items.add(new File([bytes], "mug.jpg", { type: "image/jpeg" }))
      return photo
    })()`)
    const found = panel.getByRole("button", { name: "Add to cart: Espresso Cup" })
    await panel.dispatchEvent("drop", { dataTransfer: data })
    await found.waitFor()
    await page.evaluate(`(() => {
      const { shadowRoot } = document.querySelector("shop-assistant").shadowRoot.lastElementChild
      const paste = new ClipboardEvent("paste", { clipboardData: photo, bubbles: true })
      shadowRoot.querySelector("textarea").dispatchEvent(paste)
    })()`)
    await found.nth(1).waitFor()
    expect(problems).toEqual([])
  })

  it("sells the variation that was chosen, on a phone too", async () => {
    const visit = await browser.visit(PHONE)
    const { page, problems } = visit
    await open(visit, "/us")
    await page.getByRole("button", { name: OPEN }).click()
    const panel = panelOf(page)
    expect(await panel.getAttribute("aria-modal")).toBe("true")
    await ask(page, "cotton t-shirt")

    const add = panel.getByRole("button", { name: "Add to cart: Cotton T-Shirt" })
    expect(await add.isDisabled()).toBe(true)
    await panel
      .getByRole("combobox", { name: "Variant: Cotton T-Shirt" })
      .selectOption({ index: 2 })
    await add.click()
    await panel.getByText("In your cart: Cotton T-Shirt").first().waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("link", { name: "Cart, 1 items" }).click()
    await page.getByRole("heading", { name: "Your cart" }).waitFor()
    await page.locator("main").getByRole("link", { name: "Cotton T-Shirt" }).waitFor()
    expect(problems).toEqual([])
  })

  it.each([
    ["on a desktop", { width: 1440, height: 900 }],
    ["on a phone", PHONE],
  ])(
    "lets a customer pay a part with the wallet and the rest by card, and see the refund, %s",
    async (_where, size) => {
      const settings = (body: object) => staff("PATCH", "/admin/wallet/settings", body)
      await settings({ cart_payments_enabled: true })
      const ada = await createCustomer(shop.store)
      await staff("POST", "/wallet/v1/wallets/credit", {
        customer: ada.id,
        currency: "USD",
        amount: "1200",
        reason: "Gift",
      })
      const visit = await browser.visit(size)
      const { page, problems } = visit
      await signIn(visit, ada)
      await page.getByRole("region", { name: "Wallet" }).getByText("$12.00").first().waitFor()
      await open(visit, "/us/products/wool-beanie")
      await page.getByRole("button", { name: "Add to cart" }).first().click()
      await page.getByRole("link", { name: "Cart, 1 items" }).waitFor()
      await open(visit, "/us/checkout")
      await page.getByRole("button", { name: "Fill in a sample address" }).click()
      await page.getByRole("button", { name: "On to delivery" }).click()

      const box = page.getByRole("region", { name: "Pay with your wallet" })
      await box.getByText(/less than this cart costs/).waitFor()
      await box.getByRole("button", { name: "Use another amount" }).click()
      await box.getByRole("textbox", { name: /^Amount/ }).fill("900")
      await box.getByRole("button", { name: "Pay with your wallet" }).click()
      await box.locator(".problem").getByText(/./).waitFor()
      await box.getByRole("textbox", { name: /^Amount/ }).fill("10.00")
      await box.getByRole("button", { name: "Pay with your wallet" }).click()
      await box.getByText(/^\s*\$10\.00 paid from your wallet/).waitFor()
      await page.locator("aside").getByText("-$10.00").waitFor()
      await page.getByRole("radio", { name: /Test card/ }).check()
      await page.getByRole("button", { name: "Place the order" }).click()
      await page.getByRole("heading", { name: "Your order is placed." }).waitFor()
      await page.getByText("From your wallet").waitFor()

      const [, id] = /orders\/(order_[A-Za-z0-9]+)/.exec(page.url()) ?? []
      const payments = "fields=*payment_collections.payments"
      const { body } = await request(shop.store, "GET", `/admin/orders/${id}?${payments}`, {
        token: shop.admin.token,
      })
      const [payment] = body.order.payment_collections[0].payments
      await staff("POST", `/admin/payments/${payment.id}/capture`, {})
      const refund = { amount: "450", reason: "Scratched" }
      expect((await staff("POST", `/wallet/v1/orders/${id}/refund`, refund)).status).toBe(201)
      await open(visit, "/us/account")
      const wallet = page.getByRole("region", { name: "Wallet" })
      await wallet.getByText("$6.50").first().waitFor()
      await wallet.getByText(/Scratched/).waitFor()
      await wallet.getByText("+$4.50").waitFor()
      // The browser tells of the amount that was refused as well.
      expect(problems.filter((problem) => !problem.includes("422"))).toEqual([])
    },
    120_000
  )

  it("can be stopped and asked again, and offers what may be said next", async () => {
    const visit = await browser.visit()
    const { page, problems } = visit
    await open(visit, "/us")
    await page.getByRole("button", { name: OPEN }).click()
    const panel = panelOf(page)
    let isSlow = true
    await page.route("**/assistant/v1/stream", async (route) => {
      if (isSlow) await sleep(3000)
      await route.continue().catch(() => undefined)
    })
    await panel.getByRole("textbox", { name: "Your message" }).fill("shoes")
    await page.keyboard.press("Enter")
    await panel.getByRole("button", { name: "Stop" }).click()
    await panel.getByRole("article").last().getByText("Stopped.").waitFor()
    isSlow = false
    await panel.getByRole("button", { name: "Try again" }).click()
    await panel.getByRole("button", { name: "Add to cart: City Sneaker" }).waitFor()
    expect(await panel.getByText("Stopped.").count()).toBe(0)

    await ask(page, "put it in the cart")
    const asked = panel.getByRole("article").last()
    await asked.getByText("Which product do you mean?").waitFor()
    await asked.getByRole("button", { name: "City Sneaker" }).click()
    await panel.getByText("City Sneaker", { exact: true }).first().waitFor()
    await page.getByRole("link", { name: "Cart, 1 items" }).waitFor()
    expect(problems).toEqual([])
  })

  it("tells a screen reader what came of a question, once, and answers at once for who prefers it", async () => {
    const visit = await browser.visit()
    const { page, problems } = visit
    await open(visit, "/us")
    await page.getByRole("button", { name: OPEN }).click()
    const panel = panelOf(page)
    await panel.waitFor()
    // What is spoken: every text of a live region, and nothing else of the conversation.
    await page.evaluate(`(() => {
      const { shadowRoot } = document.querySelector("shop-assistant").shadowRoot.lastElementChild
      window.spoken = []
      const listen = (region) => new MutationObserver(() => {
        const text = region.textContent.trim()
        if (text && text !== spoken.at(-1)) spoken.push(text)
      }).observe(region, { childList: true, characterData: true, subtree: true })
      shadowRoot.querySelectorAll("[role=status], [role=alert], [aria-live=polite]").forEach(listen)
    })()`)
    expect(await panel.getByRole("log").getAttribute("aria-live")).toBe("off")
    await ask(page, "espresso cup")
    const spoken = () => page.evaluate<string[]>("spoken")
    expect(await spoken()).toEqual(["One moment…", expect.stringMatching(/Espresso Cup.* found$/s)])

    await panel.getByRole("button", { name: "Settings" }).click()
    await panel.getByRole("checkbox", { name: /^Answer at once/ }).check()
    const whole = page.waitForRequest("**/assistant/v1/message")
    await ask(page, "wool beanie")
    await whole
    expect((await spoken()).slice(2)).toEqual(["One moment…", expect.stringContaining("found")])
    await page.reload()
    await page.getByRole("button", { name: OPEN }).click()
    await panel.getByRole("button", { name: "Settings" }).click()
    expect(await panel.getByRole("checkbox", { name: /^Answer at once/ }).isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  it("goes on in a second tab, and is deleted in both", async () => {
    const { page, problems } = await browser.visit()
    await page.goto("/us")
    await page.getByRole("button", { name: OPEN }).click()
    await ask(page, "wool beanie")

    const second = await page.context().newPage()
    await second.goto("/us/products")
    await second.getByRole("button", { name: OPEN }).click()
    await panelOf(second).getByText("wool beanie", { exact: true }).waitFor()
    await ask(second, "cotton t-shirt")
    await panelOf(page).getByText("cotton t-shirt", { exact: true }).waitFor()

    await panelOf(second).getByRole("button", { name: "Settings" }).click()
    await panelOf(second).getByRole("button", { name: "Delete this conversation" }).click()
    await panelOf(page).getByText("Hello! What are you looking for?").waitFor()
    await page.reload()
    await page.getByRole("button", { name: OPEN }).click()
    await panelOf(page).getByText("Hello! What are you looking for?").waitFor()
    expect(problems).toEqual([])
  })

  const setUp = (page: Page, attributes: Record<string, string>) =>
    page.evaluate(`(() => {
      const element = document.querySelector("shop-assistant")
      const next = element.cloneNode()
      for (const [name, value] of Object.entries(${JSON.stringify(attributes)}))
        next.setAttribute(name, value)
      element.replaceWith(next)
    })()`)

  it("asks for consent first where the shop wants that, and leads to a person", async () => {
    const { page, problems } = await browser.visit()
    await open({ page, problems }, "/us")
    const consent = {
      consent: "We keep what you write for 30 days.",
      "privacy-url": "/us/policies",
    }
    await setUp(page, { ...consent, contact: "mailto:help@shop.example" })
    await page.evaluate(`void document.querySelector("shop-assistant").ask("wool beanie")`)
    const panel = panelOf(page)
    await panel.getByText(consent.consent).waitFor()
    expect(await panel.getByRole("link", { name: "Privacy" }).getAttribute("href")).toMatch(
      /\/us\/policies$/
    )
    expect(await panel.getByRole("textbox", { name: "Your message" }).count()).toBe(0)
    expect(await panel.getByText("wool beanie", { exact: true }).count()).toBe(0)
    await panel.getByRole("button", { name: "I agree" }).click()
    await panel.getByText("wool beanie", { exact: true }).waitFor()
    await panel.getByRole("button", { name: "Bad answer" }).click()
    const person = panel.getByRole("link", { name: "Talk to a person" })
    expect(await person.getAttribute("href")).toBe("mailto:help@shop.example")
    await page.evaluate(`document.addEventListener("assistant:handover", (event) => {
      event.preventDefault()
      window.handover = event.detail
    })`)
    await person.click()
    expect(await page.evaluate("handover")).toMatchObject({
      conversation_ref: expect.any(String),
      url: "mailto:help@shop.example",
    })

    await panel.getByRole("button", { name: "Settings" }).click()
    await panel.getByRole("button", { name: "Delete this conversation" }).click()
    await panel.getByText(consent.consent).waitFor()
    expect(problems).toEqual([])
  })

  it("offers itself by the shop's rule alone, and once a visit", async () => {
    const { page, problems } = await browser.visit()
    await open({ page, problems }, "/us")
    const suggestion = page.getByRole("button", { name: "May I help?" })
    await setUp(page, { suggest: "May I help?", "suggest-after": "0.1" })
    await suggestion.waitFor()
    expect(await panelOf(page).isVisible()).toBe(false)
    await suggestion.click()
    await panelOf(page).waitFor()
    await page.reload()
    await page.getByRole("button", { name: OPEN }).waitFor()
    await setUp(page, { suggest: "May I help?", "suggest-after": "0.1" })
    await page.waitForTimeout(500)
    expect(await suggestion.count()).toBe(0)
    expect(problems).toEqual([])
  })

  it("gives its tools to a browser that has an agent of its own", async () => {
    const { page, problems } = await browser.visit()
    await page.addInitScript(`
      window.pageTools = {}
      document.modelContext = { registerTool: (tool) => void (pageTools[tool.name] = tool) }
    `)
    await open({ page, problems }, "/us")
    await page.waitForFunction("Object.keys(pageTools).length === 3")
    const use = async (name: string, input: object) => {
      const answer = await page.evaluate<{ content: { text: string }[] }>(
        `pageTools[${JSON.stringify(name)}].execute(${JSON.stringify(input)})`
      )
      return JSON.parse(answer.content[0]!.text)
    }
    const { products } = await use("search_products", { query: "wool beanie" })
    expect(products[0].name).toBe("Wool Beanie")
    await use("add_to_cart", { product_id: products[0].id, quantity: 2 })
    await page.getByRole("link", { name: "Cart, 2 items" }).waitFor()
    expect(await use("view_cart", {})).toMatchObject({ item_count: 2 })
    expect(await page.evaluate("pageTools.add_to_cart.annotations.readOnlyHint")).toBe(false)
    expect(problems).toEqual([])
  })

  it("shows two products beside each other in a table", async () => {
    const visit = await browser.visit()
    await open(visit, "/us")
    await visit.page.getByRole("button", { name: OPEN }).click()
    await ask(visit.page, "compare Chef Knife and Espresso Cup")

    const table = panelOf(visit.page).getByRole("table", { name: "Comparison" })
    expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(
      expect.arrayContaining(["Chef Knife", "Espresso Cup"])
    )
    expect(await table.getByRole("rowheader").count()).toBeGreaterThan(1)
  })

  it("finds a product by its page's own choice of variants, and sells it", async () => {
    const visit = await browser.visit()
    const { page, problems } = visit
    await open(visit, "/us/search?q=trail%20runer")
    await page
      .getByRole("link", { name: /Trail Runner/ })
      .first()
      .click()
    await page.getByText("42", { exact: true }).click()
    await page.getByText("Sold out").first().waitFor()
    expect(await page.getByRole("button", { name: "Add to cart" }).isDisabled()).toBe(true)
    await page.getByText("41", { exact: true }).click()
    await page.getByRole("button", { name: "Add to cart" }).click()
    await page.getByRole("link", { name: "Cart, 1 items" }).click()

    // What was pressed on the page is in the assistant's cart as well.
    await page.getByRole("button", { name: OPEN }).click()
    await panelOf(page).getByRole("button", { name: "Cart, 1 items" }).waitFor()
    expect(problems).toEqual([])
  })

  it("lists everything at /products, and names the currency whole on a phone", async () => {
    const { page, problems } = await browser.visit(PHONE)
    await page.goto("/us/products")
    await page.getByRole("heading", { level: 1, name: "All products" }).waitFor()
    const [count] = /\d+/.exec((await page.locator(".heading p").textContent()) ?? "") ?? []
    expect(await page.locator("main .listing h3, main .listing li").count()).toBeGreaterThan(1)
    expect(Number(count)).toBeGreaterThan(1)

    const place = page.locator(".place")
    expect(await place.innerText()).toContain("USD")
    const widths = await page.evaluate<number[]>(`(() => {
      const { scrollWidth, clientWidth } = document.querySelector(".place")
      return [scrollWidth, clientWidth]
    })()`)
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!)
    await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "EUR · Germany" })
    await page.waitForURL(/\/de\/products/)
    expect(await place.innerText()).toContain("EUR")
    expect(problems).toEqual([])
  })

  it.each(["products/no-such-thing", "categories/no-such-thing", "no-such-page"])(
    "leads on from /us/%s, at which there is nothing",
    async (address) => {
      const { page } = await browser.visit()
      await page.goto(`/us/${address}`)
      await page.getByRole("heading", { name: "We could not find that" }).waitFor()
      await page.getByRole("searchbox", { name: "Look for something else" }).fill("beanie")
      await page.keyboard.press("Enter")
      await page.getByRole("link", { name: /Wool Beanie/ }).waitFor()
      await page.goBack()
      await page.locator("main").getByRole("link", { name: "Kitchen" }).click()
      await page.getByRole("heading", { name: "Kitchen", level: 1 }).waitFor()
    }
  )

  it("opens a filled cart from a hand-off link", async () => {
    const { id } = shop.catalogue.products["espresso-cup"]
    const to = `/assistant/v1/agent/checkout-handoff?ids=${id}:3`
    const { body } = await request(shop.store, "GET", to)
    const { page, problems } = await browser.visit()
    await page.goto(body.items[0].add_to_cart)

    await page.getByText("3 × Espresso Cup").waitFor()
    expect(new URL(page.url()).pathname).toMatch(/\/checkout$/)
    expect(problems).toEqual([])
  })

  it("opens a filled cart where an agent's checkout needs a person, who pays it", async () => {
    await staff("PATCH", "/admin/wallet/settings", { allowances_enabled: true })
    await staff("PATCH", "/admin/assistant/settings", { agent_checkout_enabled: true })
    const ada = await createCustomer(shop.store)
    const limits = { per_purchase: "1000", per_period: "1000", period: "month" }
    const { body: allowance } = await request(shop.store, "POST", "/wallet/v1/allowances", {
      token: ada.token,
      body: { agent: "Shopping agent", currency: "USD", ...limits },
    })
    const [variant] = Object.values(shop.catalogue.products["espresso-cup"]!.variants)
    const sessions = "/assistant/v1/agent/ucp/checkout-sessions"
    const wish = {
      line_items: [{ item: { id: variant!.id }, quantity: 3 }],
      fulfillment: {
        methods: [
          {
            type: "shipping",
            destinations: [
              {
                first_name: "Ada",
                last_name: "Lovelace",
                street_address: "1 Main St",
                address_locality: "Springfield",
                address_country: "US",
                postal_code: "12345",
              },
            ],
            groups: [{ selected_option_id: shop.catalogue.shipping_options.Standard }],
          },
        ],
      },
    }
    const { token } = allowance
    const { body: begun } = await request(shop.store, "POST", sessions, { token, body: wish })
    const { body: left } = await request(shop.store, "POST", `${sessions}/${begun.id}/complete`, {
      token,
      body: {},
    })
    expect(left).toMatchObject({
      status: "requires_escalation",
      messages: [{ code: "allowance_per_purchase" }],
    })

    const { page, problems } = await browser.visit()
    await page.goto(left.continue_url)
    await page.getByText("3 × Espresso Cup").waitFor()
    expect(new URL(page.url()).pathname).toMatch(/\/checkout$/)
    await payAsGuest(page)
    await page.getByText("× 3", { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it("lets a customer redeem a code and send money, after a step-up", async () => {
    const [maya, jonas] = [await createCustomer(shop.store), await createCustomer(shop.store)]
    await staff("PATCH", "/admin/wallet/settings", {
      transfers_enabled: true,
      step_up_required_for: ["transfer"],
    })
    const { body } = await staff("POST", "/wallet/v1/codes", { amount: "2500", currency: "USD" })
    const visit = await browser.visit()
    const { page } = visit
    await signIn(visit, maya)
    const wallet = page.getByRole("region", { name: "Wallet" })
    await wallet.getByText("$0.00").first().waitFor()

    await wallet.getByRole("textbox", { name: "Code" }).fill("NO-SUCH-CODE")
    await wallet.getByRole("button", { name: "Redeem" }).click()
    await wallet.getByText("There is no such code.").waitFor()
    await wallet.getByRole("textbox", { name: "Code" }).fill(body.codes[0].code)
    await wallet.getByRole("button", { name: "Redeem" }).click()
    await wallet.getByText("$25.00 added to your wallet.").waitFor()

    await wallet.getByRole("textbox", { name: "E-mail address of the recipient" }).fill(jonas.email)
    await wallet.getByRole("textbox", { name: "Amount" }).fill("7.5")
    await wallet.getByRole("button", { name: "Continue" }).click()
    await wallet.getByText(`Send $7.50 to ${jonas.email}?`).waitFor()
    await wallet.getByRole("button", { name: "Yes, send" }).click()
    const code = wallet.getByRole("textbox", { name: /^Code sent to/ })
    await code.fill("000000")
    await wallet.getByRole("button", { name: "Confirm" }).click()
    await wallet.getByText(/^This code is wrong/).waitFor()
    await code.fill(mailedCode())
    await wallet.getByRole("button", { name: "Confirm" }).click()
    await wallet.getByText(`$7.50 sent to ${jonas.email}.`).waitFor()
    await wallet.getByText("$17.50").first().waitFor()
    expect(await wallet.getByRole("row").count()).toBe(3)
  })

  it("asks for a code before the wallet pays in the checkout, and says why a frozen one can't", async () => {
    await staff("PATCH", "/admin/wallet/settings", {
      cart_payments_enabled: true,
      step_up_required_for: ["debit"],
    })
    const ada = await createCustomer(shop.store)
    const credit = { customer: ada.id, currency: "USD", amount: "900", reason: "Gift" }
    const { body: receipt } = await staff("POST", "/wallet/v1/wallets/credit", credit)
    const visit = await browser.visit()
    const { page } = visit
    await signIn(visit, ada)
    await open(visit, "/us/products/wool-beanie")
    await page.getByRole("button", { name: "Add to cart" }).first().click()
    await page.getByRole("link", { name: "Cart, 1 items" }).waitFor()
    await open(visit, "/us/checkout")
    await page.getByRole("button", { name: "Fill in a sample address" }).click()
    await page.getByRole("button", { name: "On to delivery" }).click()
    const box = page.getByRole("region", { name: "Pay with your wallet" })
    await box.getByRole("button", { name: "Use $9.00" }).click()
    await box.getByRole("textbox", { name: /^Code sent to/ }).fill("000000")
    await box.getByRole("button", { name: "Confirm" }).click()
    await box.getByText(/^This code is wrong/).waitFor()
    await box.getByRole("textbox", { name: /^Code sent to/ }).fill(mailedCode())
    await box.getByRole("button", { name: "Confirm" }).click()
    await box.getByText(/\$9\.00 paid from your wallet/).waitFor()
    await page.locator("aside").getByText("-$9.00").waitFor()
    await box.getByRole("button", { name: "Take off" }).click()
    await box.getByRole("button", { name: "Use $9.00" }).waitFor()
    await page.getByRole("button", { name: OPEN }).click()
    await ask(page, "How much is in my wallet?")
    await panelOf(page)
      .getByRole("article")
      .last()
      .getByText(/\$9\.00/)
      .waitFor()
    await page.keyboard.press("Escape")
    await staff("PATCH", "/admin/wallet/settings", { step_up_required_for: [] })

    await staff("POST", `/wallet/v1/wallets/${receipt.wallet_id}/freeze`, { reason: "Looked into" })
    await page.reload()
    await box.getByText("This wallet is frozen. Please ask the shop why.").waitFor()
    expect(await box.getByRole("button").count()).toBe(0)
  })

  const mailedCode = () => {
    const mails = readFileSync(MAIL_BOX, "utf8").trim().split("\n")
    return (JSON.parse(mails.at(-1)!) as { data: { code: string } }).data.code
  }

  it("is used with the keyboard alone, and gives the focus back", async () => {
    const visit = await browser.visit()
    const { page } = visit
    await open(visit, "/us/policies")
    const focused = () =>
      page.evaluate<string | undefined>(`(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        return element?.getAttribute("aria-label") ?? element?.textContent?.trim()
      })()`)
    for (let step = 0; step < 60 && (await focused()) !== OPEN; step++) {
      await page.keyboard.press("Tab")
    }
    expect(await focused()).toBe(OPEN)
    await page.keyboard.press("Enter")
    await panelOf(page).waitFor()
    await expectSoon(focused, "Your message")
    await page.keyboard.type("espresso cup")
    await page.keyboard.press("Enter")
    await panelOf(page).getByRole("button", { name: "Good answer" }).waitFor()
    expect(await focused()).toBe("Your message")
    expect(await panelOf(page).getByRole("status").first().innerText()).toContain("found")
    await page.keyboard.press("Escape")
    await expectSoon(focused, OPEN)
  })

  it("sells to somebody who has a keyboard alone", async () => {
    const visit = await browser.visit()
    const { page, problems } = visit
    await open(visit, "/us")
    /** Goes on with the key for that until something of this name is reached, and presses Enter on it. */
    const press = async (name: RegExp) => {
      const reached: (string | undefined)[] = []
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press("Tab")
        const focused = await page.evaluate<string | undefined>(`(() => {
          const { activeElement: element } = document
          return element?.getAttribute("aria-label") ?? element?.textContent?.trim()
        })()`)
        if (focused && name.test(focused)) return await page.keyboard.press("Enter")
        reached.push(focused)
      }
      throw new Error(`${name} is not reached: ${reached.join(" → ")}`)
    }
    await press(/^Search the shop$/)
    await page.keyboard.type("beanie")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: /^Results/ }).waitFor()
    await press(/^Wool Beanie/)
    await page.getByRole("heading", { level: 1, name: "Wool Beanie" }).waitFor()
    await press(/^Add to cart$/)
    await page.getByRole("link", { name: "Cart, 1 items" }).waitFor()
    await press(/^Cart, 1 items$/)
    await page.getByRole("heading", { name: "Your cart" }).waitFor()
    await press(/^To the checkout$/)
    await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor()
    await press(/^Fill in a sample address$/)
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Place the order" }).waitFor()
    await press(/^Place the order$/)
    await page.getByRole("heading", { name: "Your order is placed." }).waitFor()
    expect(problems).toEqual([])
  })

  it("says quietly that the service is away, and goes on when it is back", async () => {
    const visit = await browser.visit()
    const { page } = visit
    await open(visit, "/us")
    await page.getByRole("button", { name: OPEN }).click()
    const panel = panelOf(page)
    await page.route("**/assistant/v1/stream", (route) => route.abort())
    await panel.getByRole("textbox", { name: "Your message" }).fill("espresso cup")
    await page.keyboard.press("Enter")
    await panel.getByText("The assistant can't be reached just now.").first().waitFor()

    await page.unroute("**/assistant/v1/stream")
    await panel.getByRole("button", { name: "Try again" }).click()
    await panel.getByRole("button", { name: "Add to cart: Espresso Cup" }).waitFor()
    expect(await panel.getByText("espresso cup", { exact: true }).count()).toBe(1)

    await panel.getByRole("button", { name: "Settings" }).click()
    const deleted = page.waitForResponse(/\/conversations\//)
    await panel.getByRole("button", { name: "Delete this conversation" }).click()
    expect((await deleted).status()).toBe(200)
    await panel.getByText("Hello! What are you looking for?").waitFor()
  })

  it("covers nothing of the page when its scripts can't be loaded", async () => {
    const visit = await browser.visit()
    const { page } = visit
    await page.route(/\/widget\/panel-/, (route) => route.abort())
    await open(visit, "/us")
    await page.getByRole("button", { name: OPEN }).click()
    await page.getByText("The assistant can't be reached just now.").waitFor()
    await page.getByRole("link", { name: "Kitchen" }).first().click()
    await page.getByRole("heading", { name: "Kitchen", level: 1 }).waitFor()
  })

  it("speaks Arabic, from right to left, on a page in Arabic", async () => {
    const { page, problems } = await browser.visit()
    const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
    await page.route("**/arabic", (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        headers: { "content-security-policy": `${policy}; require-trusted-types-for 'script'` },
        body:
          '<!doctype html><html lang="ar" dir="rtl"><title>متجر</title><body>' +
          '<script type="module" src="/assistant/v1/widget.js"></script>' +
          '<script type="module" src="/wallet/v1/widget.js"></script>' +
          '<shop-assistant country="kw"></shop-assistant><shop-wallet></shop-wallet></body></html>',
      })
    )
    await page.goto("/arabic")
    await page.getByText("سجّل الدخول لترى محفظتك.").waitFor()
    const launcher = page.getByRole("button", { name: "افتح مساعد التسوق" })
    expect((await launcher.boundingBox())!.x).toBeLessThan(200)
    await launcher.click()
    const panel = page.getByRole("dialog", { name: "مساعد التسوق" })
    expect(await panel.getAttribute("dir")).toBe("rtl")
    await panel.getByRole("textbox", { name: "رسالتك" }).fill("فنجان قهوة")
    await page.keyboard.press("Enter")
    await panel.getByRole("button", { name: "إجابة جيدة" }).waitFor()
    // Nobody is signed in: that the wallet's request is refused is all that there is to complain of.
    expect(problems.filter((problem) => !problem.includes("401"))).toEqual([])
  })

  it.each([
    ["light", undefined],
    ["dark", PHONE],
  ] as const)("has nothing that axe finds, in %s", async (colorScheme, size) => {
    const visit = await browser.visit(size)
    const { page } = visit
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const found: string[] = []
    const look = async (where: string) => {
      for (const { id, nodes } of await findingsOfAxe(page)) {
        found.push(...nodes.map(({ html }) => `${where}: ${id}: ${html.slice(0, 300)}`))
      }
    }
    const PAGES = ["", "/products/wool-beanie", "/search?q=shoe", "/cart", "/account", "/policies"]
    for (const to of PAGES) {
      await open(visit, `/us${to}`)
      await look(to || "/")
    }
    await open(visit, "/us")
    await page.getByRole("button", { name: OPEN }).click()
    const panel = panelOf(page)
    await look("the panel")
    await ask(page, "compare Chef Knife and Espresso Cup")
    await look("a comparison")
    await ask(page, "wool beanie")
    await panel.getByRole("button", { name: "Add to cart: Wool Beanie" }).click()
    await panel.getByText("In your cart: Wool Beanie").first().waitFor()
    await look("an answer with cards")
    await panel.getByRole("button", { name: "Cart, 1 items" }).click()
    await panel.getByRole("button", { name: "One more of Wool Beanie" }).waitFor()
    await look("the panel's cart")
    await panel.getByRole("link", { name: "Go to checkout" }).click()
    await page.waitForURL(/\/checkout/)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await look("/checkout")
    await signIn(visit, await createCustomer(shop.store))
    await page.getByRole("region", { name: "Wallet" }).getByText("$0.00").first().waitFor()
    await look("the wallet")
    expect(found).toEqual([])
  })

  it("is light: a first view without pictures takes less than 100 kB", async () => {
    const visit = await browser.visit()
    const { page } = visit
    let bytes = 0
    page.on("response", async (response) => {
      if (response.request().resourceType() === "image") return
      const { responseBodySize } = await response.request().sizes()
      bytes += responseBodySize
    })
    await open(visit, "/us")
    await page.waitForLoadState("networkidle")
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(FIRST_VIEW_BYTES)
  })

  it.each([
    ["a desktop", { width: 1440, height: 900 }],
    ["a phone", PHONE],
  ])("lets nothing jump while its pages load, on %s", async (_where, size) => {
    const { page } = await browser.visit(size)
    await page.addInitScript(`
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
          shifts.push({ value, nodes: sources.map(({ node }) => node?.nodeName) })
      }).observe({ type: "layout-shift", buffered: true })
    `)
    const product = "/us/products/wool-beanie"
    for (const address of [
      "/us",
      "/us/products",
      product,
      "/us/cart",
      "/us/account",
      "/us/policies",
    ]) {
      await page.goto(address)
      await page.getByRole("heading", { level: 1 }).waitFor()
      await page.waitForLoadState("networkidle")
      expect({ address, shifts: await page.evaluate("shifts") }).toEqual({ address, shifts: [] })
    }
  })
})

/** Waits until something reads as wanted. */
async function expectSoon<T>(read: () => Promise<T>, wanted: T) {
  const deadline = Date.now() + 10_000
  while ((await read()) !== wanted && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await read()).toBe(wanted)
}
