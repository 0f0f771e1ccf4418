import { LLMock } from "@copilotkit/aimock"
import { readdir, readFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { gzipSync } from "node:zlib"
import type { Page } from "playwright-core"
import { hasChromium } from "../support/available"
import { ROOT } from "../support/demo"
import { openDashboard, seriousFindings, type Dashboard } from "../support/dashboard"
import { openSavingProvider, SAVING_PROVIDER } from "../support/saving-provider/cards"
import { openShopper } from "../support/shopper"
import { createCustomer, request, type Customer } from "../support/store"

const inChromium = hasChromium ? describe : describe.skip

/** What the pages of the plugin weigh, as they are built. */
describe("the bundle of the dashboard's pages", () => {
  it("is below 300 kB when it is compressed", async () => {
    const folder = path.join(ROOT, ".medusa", "server", "src", "admin")
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /\.mjs$|_chunks\/[^.]+$/.test(file)
    )
    const sizes = await Promise.all(
      files.map(async (file) => gzipSync(await readFile(path.join(folder, file))).length)
    )
    const weight = sizes.reduce((sum, size) => sum + size, 0)
    expect(weight).toBeGreaterThan(100_000)
    expect(weight).toBeLessThan(300_000)
  })
})

/** The jobs of the people who work in the dashboard, done in a browser. */
inChromium("the dashboard", () => {
  let dashboard: Dashboard
  let page: Page
  let customer: Customer
  let wallet: { id: number; currency: string }
  const provider = openSavingProvider()

  const asAdmin = (method: string, path: string, body?: unknown) =>
    request(dashboard.store, method, path, { token: dashboard.admin.token, body })
  const balance = async () => (await asAdmin("GET", `/wallet/v1/wallets/${wallet.id}`)).body.balance
  const go = async (path: string) => {
    await page.goto(dashboard.url(path), { waitUntil: "domcontentloaded" })
    await page.waitForSelector("[data-wallet-assistant]")
  }
  const click = (name: string | RegExp) =>
    page
      .getByRole("button", { name, exact: typeof name === "string" })
      .first()
      .click()
  const type = (label: string | RegExp, text: string) => page.getByLabel(label).first().fill(text)
  /** What is printed stays on the page, where it can be read. */
  const withoutPrinting = () =>
    page.addInitScript(() => {
      Object.assign(globalThis, { print: () => undefined })
    })

  /** An order over one lamp for 20.00 that is paid by hand; a wallet may pay for it too. */
  async function placeOrder(shopper: Customer, country: string): Promise<string> {
    const { body: made } = await asAdmin("POST", "/admin/regions", {
      name: `For orders from ${country}`,
      currency_code: wallet.currency.toLowerCase(),
      countries: [country],
      payment_providers: ["pp_wallet", "pp_system_default"],
    })
    const { body } = await asAdmin("POST", "/admin/draft-orders", {
      email: shopper.email,
      customer_id: shopper.id,
      region_id: made.region.id,
    })
    const { id } = body.draft_order
    await asAdmin("POST", `/admin/draft-orders/${id}/edit`)
    await asAdmin("POST", `/admin/draft-orders/${id}/edit/items`, {
      items: [{ title: "Lamp", quantity: 1, unit_price: 20 }],
    })
    await asAdmin("POST", `/admin/draft-orders/${id}/edit/confirm`)
    await asAdmin("POST", `/admin/draft-orders/${id}/convert-to-order`)
    const { body: due } = await asAdmin("POST", "/admin/payment-collections", {
      order_id: id,
      amount: 20,
    })
    const collection = `/admin/payment-collections/${due.payment_collection.id}`
    const paid = await asAdmin("POST", `${collection}/mark-as-paid`, { order_id: id })
    expect([paid.status, paid.text]).toEqual([200, expect.any(String)])
    return id
  }

  beforeAll(async () => {
    dashboard = await openDashboard(provider.env)
    page = dashboard.page
    page.setDefaultTimeout(20_000)
    customer = await createCustomer(dashboard.store)
    wallet = (
      await request(dashboard.store, "GET", "/wallet/v1/wallets/me", { token: customer.token })
    ).body
    await asAdmin("POST", `/wallet/v1/wallets/${wallet.id}/credit`, {
      amount: "5000",
      reason: "a first credit",
    })
  })
  afterAll(async () => {
    await dashboard?.close()
    provider.remove()
  })

  describe("support", () => {
    it("comes from the customer's page to the explanation of the balance in one click", async () => {
      await go(`/customers/${customer.id}`)
      await page.getByRole("link", { name: "Open the wallet" }).click()
      await page.getByRole("heading", { name: "Where the balance comes from" }).waitFor()
      expect(page.url()).toBe(dashboard.url(`/wallet/wallets/${wallet.id}`))
      await page.getByText("a first credit").first().waitFor()
    })

    it("tries a cashback rule out, makes it, and pauses it; makes a milestone and one for referrals", async () => {
      // What the store trades in comes late: nothing is sent in another currency until then.
      const stores = (url: URL) => url.pathname === "/admin/stores"
      await page.route(stores, async (route) => {
        await page.waitForTimeout(1_500)
        await route.continue()
      })
      await go("/wallet/rewards")
      await click("Add a rule")
      await type("Name of the rule", "Two and a half back")
      await type(/^Percent of the price/, "2.5")
      await type(/^Budget/, "100")
      await page.getByRole("dialog").getByRole("button", { name: "Try out" }).click()
      await page.getByText("Would have cost").waitFor()
      await page.getByText("No order of this time would have earned anything.").waitFor()
      await page.unroute(stores)
      await click("Create")
      const row = page.getByRole("row", { name: /Two and a half back/ })
      await row.getByText("Running").waitFor()
      const { body } = await asAdmin("GET", "/admin/wallet/rules")
      expect(body.data).toMatchObject([{ basis_points: 250, budget: "10000", waiting_days: 14 }])
      await row.getByRole("button").last().click()
      await page.getByRole("menuitem", { name: "Show awards" }).click()
      await page.getByText("No order has met this rule yet.").waitFor()
      await row.getByRole("button").last().click()
      await page.getByRole("menuitem", { name: "Pause" }).click()
      await row.getByText("Paused").waitFor()
      await click("Add a rule")
      await type("Name of the rule", "Regulars")
      await page.getByRole("combobox", { name: "What is rewarded" }).click()
      await page.getByRole("option", { name: "Milestones" }).click()
      await type(/^Step 1: from/, "50")
      await type(/^Step 1: gives/, "2.5")
      await click("Create")
      await page.getByRole("row", { name: /Regulars.*2\.50 at .*50\.00/ }).waitFor()
      await click("Add a rule")
      await type("Name of the rule", "Bring a friend")
      const choose = async (field: string, option: string) => {
        await page.getByRole("combobox", { name: field }).click()
        await page.getByRole("option", { name: option }).click()
      }
      await choose("What is rewarded", "Referrals")
      await choose("The friend gets", "Percent of the price")
      await type(/^Percent of the price/, "10")
      await choose("Who brought them gets", "Fixed amount")
      await type(/^Fixed amount/, "5")
      await type(/^Paid for at most so many friends/, "3")
      await click("Create")
      const referral = /Bring a friend.*The friend gets 10 percent.*Who brought them gets .*5\.00/
      await page.getByRole("row", { name: referral }).waitFor()
      await page.getByText("Nobody has taken a friend's code yet.").waitFor()
      const [ada, friend] = [
        await createCustomer(dashboard.store),
        await createCustomer(dashboard.store),
      ]
      const own = await request(dashboard.store, "GET", "/wallet/v1/referral", { token: ada.token })
      await request(dashboard.store, "POST", "/wallet/v1/referral", {
        token: friend.token,
        body: { code: own.body.code },
      })
      await page.reload()
      await page.getByRole("row", { name: /No paid order yet/ }).waitFor()
      await go(`/customers/${ada.id}`)
      await page.getByText(own.body.code).waitFor()
      await click("New code")
      await page.getByRole("alertdialog").getByRole("button", { name: "New code" }).click()
      await page.getByText("The code is new.").first().waitFor()
      await go(`/customers/${friend.id}`)
      await page.getByText(/Brought by/).waitFor()
    })

    it("gives a top-up back as far as it is in the wallet, naming amount and customer", async () => {
      await asAdmin("PATCH", "/admin/wallet/settings", { topups_enabled: true })
      const made = await asAdmin("POST", "/admin/regions", {
        name: "For top-ups",
        currency_code: wallet.currency.toLowerCase(),
        payment_providers: ["pp_system_default"],
      })
      expect([made.status, made.text]).toEqual([200, expect.any(String)])
      const { token } = await createCustomer(dashboard.store)
      const { body } = await request(dashboard.store, "POST", "/wallet/v1/topups", {
        token,
        body: { amount: "2500", currency: wallet.currency },
      })
      await request(dashboard.store, "POST", `/wallet/v1/topups/${body.id}/complete`, {
        token,
        body: {},
      })
      await go("/wallet/topups")
      const row = page.locator('[data-list="page"] tbody tr').first()
      await row.getByText("Paid").waitFor()
      await row.getByRole("button").last().click()
      await page.getByRole("menuitem", { name: "Give back" }).click()
      await type(/^How much/, "30")
      await click("Preview")
      await page.getByText(/25\.00 of it are still in the wallet/).waitFor()
      await type(/^How much/, "10")
      await click("Preview")
      await click(/^Give .*10\.00 back to /)
      await row.getByText(/10\.00/).waitFor()
      const found = await asAdmin("GET", `/admin/wallet/topups/${body.id}`)
      expect(found.body).toMatchObject({ refunded: "1000", left: "1500" })
      await asAdmin("PATCH", "/admin/wallet/settings", { topups_enabled: null })
    })

    it("says what came of a reload that nobody knows of, and ends what its customer agreed to", async () => {
      const currency = wallet.currency
      await asAdmin("PATCH", "/admin/wallet/settings", {
        topups_enabled: true,
        auto_reload_enabled: true,
      })
      await asAdmin("POST", "/admin/regions", {
        name: "For reloads",
        currency_code: currency.toLowerCase(),
        payment_providers: [SAVING_PROVIDER],
      })
      const { id, token } = await createCustomer(dashboard.store)
      const asCustomer = (method: string, path: string, body?: object) =>
        request(dashboard.store, method, `/wallet/v1${path}`, { token, body })
      const saved = { provider_id: SAVING_PROVIDER, currency }
      await asCustomer("POST", "/payment-methods", saved)
      const credit = { customer: id, amount: "2000", reason: "to begin with" }
      const { body: credited } = await asAdmin("POST", "/wallet/v1/wallets/credit", credit)
      const agreed = await asCustomer("PUT", "/auto-reload", {
        ...saved,
        threshold: "1000",
        amount: "2500",
        payment_method_id: provider.enterCard(id, "unreached"),
        consent: true,
        terms: "Terms of November",
      })
      expect([agreed.status, agreed.text]).toEqual([200, expect.any(String)])
      const own = `/wallets/${credited.wallet_id}`
      await asAdmin("POST", `/wallet/v1${own}/debit`, { amount: "1500", reason: "spent" })
      await go("/wallet/topups")
      const row = page.locator('[data-list="reloads"] tbody tr').first()
      while (!(await row.getByText("Unknown").isVisible())) {
        await page.waitForTimeout(500)
        await go("/wallet/topups")
        await row.waitFor({ timeout: 2_000 }).catch(() => undefined)
      }
      // A menu stays open when the customers' names come in later than the list.
      let showNames = () => {}
      const names = new Promise<void>((resolve) => (showNames = resolve))
      await page.route("**/admin/customers?**", async (route) => {
        await names
        await route.continue()
      })
      await go("/wallet/topups")
      await row.getByText(id).waitFor()
      await row.getByRole("button").last().click()
      await page.getByRole("menuitem", { name: "Say what came of it" }).waitFor()
      showNames()
      await row.getByText(id).waitFor({ state: "detached" })
      await page.unroute("**/admin/customers?**")
      await page.getByRole("menuitem", { name: "Say what came of it" }).click()
      await page.getByRole("combobox", { name: "What you found" }).click()
      await page.getByRole("option", { name: "Nothing was taken" }).click()
      await type("What you saw", "no payment in the provider's list")
      await click("Nothing was taken")
      await row.getByText("Declined").waitFor()
      await row.getByText("no payment in the provider's list").waitFor()

      await go(`/wallet${own}`)
      await page.getByText("Waits for the next attempt").waitFor()
      await page.getByText("Terms of November").waitFor()
      await click("Switch off")
      await page.getByRole("alertdialog").getByRole("button", { name: "Switch off" }).click()
      await page.getByText("Switched off by staff").waitFor()
      const { body } = await asAdmin("GET", `/wallet/v1${own}`)
      expect(body.auto_reload_enabled).toBe(false)
      await asAdmin("PATCH", "/admin/wallet/settings", {
        topups_enabled: null,
        auto_reload_enabled: null,
      })
    })

    it("approves a withdrawal and books it as paid, naming amount and customer", async () => {
      await asAdmin("PATCH", "/admin/wallet/settings", { withdrawals_enabled: true })
      const { id, token } = await createCustomer(dashboard.store)
      await asAdmin("POST", "/wallet/v1/wallets/credit", {
        customer: id,
        amount: "100",
        reason: "to be paid out",
      })
      const { body: asked } = await request(dashboard.store, "POST", "/wallet/v1/withdrawals", {
        token,
        body: { amount: "100", destination: "DE02 1203" },
      })
      await go("/wallet/withdrawals")
      const row = page.locator('[data-list="page"] tbody tr').filter({ hasText: "DE02 1203" })
      const choose = async (action: string) => {
        const item = page.getByRole("menuitem", { name: action, exact: true })
        // What the list reads anew in this moment closes the menu.
        while (!(await item.isVisible())) {
          await row.getByRole("button").last().click()
          await page.waitForTimeout(200)
        }
        await item.click()
      }
      await choose("Approve")
      const question = page.getByRole("alertdialog")
      await question.getByText(/Approve .*1\.00 for /).waitFor()
      await question.getByRole("button", { name: "Approve" }).click()
      await row.getByText("To be paid").waitFor()
      await choose("Mark as paid")
      await type("Name of the payment", "bank-1")
      await click(/^Book .*1\.00 as paid to /)
      await row.getByText("bank-1").waitFor()
      const { body } = await asAdmin("GET", `/wallet/v1/withdrawals/${asked.id}`)
      expect([body.status, body.reference]).toEqual(["paid", "bank-1"])
      await asAdmin("PATCH", "/admin/wallet/settings", { withdrawals_enabled: null })
    })

    it("finds a wallet by a part of the e-mail address, and keeps the search in the address", async () => {
      await go("/wallet/wallets")
      await page.getByPlaceholder("Search").fill(customer.email.slice(0, 12))
      await page.waitForURL(/q=/)
      await page.getByText(customer.email).first().click()
      await page.waitForURL(new RegExp(`/wallet/wallets/${wallet.id}$`))
    })

    it("credits after a preview that names amount and customer, and undoes it again", async () => {
      await go(`/wallet/wallets/${wallet.id}`)
      await click("Credit")
      await type(/^Amount/, "12.50")
      await type("Reason", "goodwill")
      await click("Preview")
      await page.locator("[data-preview]").getByText("62.50").waitFor()
      expect(await balance()).toBe("5000")
      const book = page.getByRole("button", { name: /^Credit .*12\.50 to / })
      await book.click()
      await page
        .getByText(/12\.50 credited to/)
        .first()
        .waitFor()
      expect(await balance()).toBe("6250")

      const { body } = await asAdmin("GET", `/wallet/v1/transactions?wallet_id=${wallet.id}`)
      await page.getByRole("button", { name: `Entry ${body.data[0].id}:` }).click()
      await click("Undo")
      await type("Reason", "it was a mistake")
      await click("Preview")
      await page.getByRole("button", { name: /^Undo .*12\.50 of / }).click()
      await page
        .getByText(/12\.50 undone/)
        .first()
        .waitFor()
      expect(await balance()).toBe("5000")
    })

    it("sees on a draft order what its customer has", async () => {
      const { body: made } = await asAdmin("POST", "/admin/regions", {
        name: "Drafts",
        currency_code: "eur",
        countries: ["is"],
      })
      const { body } = await asAdmin("POST", "/admin/draft-orders", {
        email: customer.email,
        customer_id: customer.id,
        region_id: made.region.id,
      })
      await go(`/draft-orders/${body.draft_order.id}`)
      const widget = page.locator('[data-wallet-assistant="widget"]')
      await widget.getByText("50.00").first().waitFor()
      await widget.getByRole("link", { name: "Open the wallet" }).click()
      await page.waitForURL(new RegExp(`/wallet/wallets/${wallet.id}$`))
    })

    it("refunds an order to the wallet, with the bonus that the store gives for it", async () => {
      await asAdmin("PATCH", "/admin/wallet/settings", { refund_bonus_basis_points: 500 })
      const shopper = await createCustomer(dashboard.store)
      const id = await placeOrder(shopper, "fo")
      await go(`/orders/${id}`)
      await click("Refund to the wallet")
      await type(/^How much/, "20.01")
      await type("Reason", "the shade was torn")
      await click("Preview")
      await page.getByText(/^At most .20\.00 can be refunded to the wallet\.$/).waitFor()
      await type(/^How much/, "10")
      await page
        .getByRole("dialog")
        .getByText(/^.0\.50$/)
        .waitFor()
      await click("Preview")
      await click(/^Refund .10\.00 to the wallet$/)
      const widget = page.locator('[data-wallet-assistant="widget"]')
      await widget.getByText("the shade was torn").waitFor()
      await widget.getByText("Bonus for a refund to the wallet").waitFor()
      const { body: wallets } = await asAdmin("GET", `/wallet/v1/wallets?user_id=${shopper.id}`)
      expect(wallets.data).toMatchObject([{ balance: "1050" }])
      await asAdmin("PATCH", "/admin/wallet/settings", { refund_bonus_basis_points: null })
    })

    it("charges the wallet for what an order was changed to, and credits the difference back", async () => {
      const shopper = await createCustomer(dashboard.store)
      const { body: credited } = await asAdmin("POST", "/wallet/v1/wallets/credit", {
        customer: shopper.id,
        amount: "3000",
        reason: "to begin with",
      })
      const left = async () =>
        (await asAdmin("GET", `/wallet/v1/wallets/${credited.wallet_id}`)).body.balance
      const id = await placeOrder(shopper, "gl")
      const edit = async (change: (item: string) => Promise<unknown>) => {
        const { body } = await asAdmin("GET", `/admin/orders/${id}?fields=*items`)
        await asAdmin("POST", "/admin/order-edits", { order_id: id })
        await change(body.order.items[0].id)
        await asAdmin("POST", `/admin/order-edits/${id}/request`)
        const confirmed = await asAdmin("POST", `/admin/order-edits/${id}/confirm`)
        expect([confirmed.status, confirmed.text]).toEqual([200, expect.any(String)])
      }
      await edit((item) =>
        asAdmin("POST", `/admin/order-edits/${id}/items/item/${item}`, { quantity: 2 })
      )

      await go(`/orders/${id}`)
      await click("Charge the wallet")
      const drawer = page.getByRole("dialog")
      await type(/^How much/, "20.01")
      await click("Preview")
      await drawer.getByText(/^At most .20\.00 can be charged\.$/).waitFor()
      await type(/^How much/, "")
      await drawer.getByText(/10\.00/).waitFor()
      await click("Preview")
      await click(/^Charge .20\.00$/)
      await page
        .getByText(/20\.00 paid by the wallet/)
        .first()
        .waitFor()
      expect(await left()).toBe("1000")

      await edit((item) =>
        asAdmin("POST", `/admin/order-edits/${id}/items/item/${item}`, { quantity: 1 })
      )
      await go(`/orders/${id}`)
      await click("Credit the difference")
      await type("Reason", "one lamp less")
      await click("Preview")
      await click(/^Refund .20\.00 to the wallet$/)
      const widget = page.locator('[data-wallet-assistant="widget"]')
      await widget.getByText("one lamp less").waitFor()
      expect(await left()).toBe("3000")
    })

    it("prints a statement of the entries", async () => {
      await withoutPrinting()
      await go(`/wallet/wallets/${wallet.id}`)
      await click("Statement")
      const sheet = page.frameLocator('iframe[title^="Statement"]')
      await sheet.getByText("a first credit").waitFor({ state: "attached" })
      expect(await sheet.locator("tbody tr").last().innerText()).toMatch(
        /a first credit\s+\+.50\.00\s+.50\.00$/
      )
    })

    it("finds a credit that is used up, with what became of it", async () => {
      const { id } = await createCustomer(dashboard.store)
      const credit = { customer: id, amount: "900", reason: "long gone" }
      const { body } = await asAdmin("POST", "/wallet/v1/wallets/credit", credit)
      const own = `/wallet/wallets/${body.wallet_id}`
      const debit = { amount: "900", reason: "a lamp" }
      await asAdmin("POST", `/wallet/v1/wallets/${body.wallet_id}/debit`, debit)
      await go(own)
      await page.getByText("There is no money in this wallet.").waitFor()
      await go(`${own}?lots_status=${encodeURIComponent('"closed"')}`)
      const list = page.locator('[data-list="lots"]')
      await list.getByText("Used up").first().waitFor()
      await list.getByRole("button", { name: /^Open credit/ }).click()
      const drawer = page.getByRole("dialog")
      await drawer.getByText("long gone").waitFor()
      await drawer.getByText("a lamp").waitFor()
    })

    it("credits many from a pasted list, after a preview that tells what is refused", async () => {
      const [one, two] = [
        await createCustomer(dashboard.store),
        await createCustomer(dashboard.store),
      ]
      await go("/wallet/wallets")
      await click("Credit many")
      const list = `${one.email}\t2.50\n${two.id};1\tlate parcel\nnobody@example.com 3`
      await type("Customers and amounts", list)
      await type("Reason", "a storm")
      await click("Preview")
      await page.locator('[data-bulk="preview"]').getByText("1 refused").waitFor()
      await click(/^Credit .*3\.50 in 2 credits$/)
      await page
        .locator('[data-bulk="booked"]')
        .getByText(/Has .*2\.50 now/)
        .waitFor()
      const { body } = await asAdmin("GET", `/wallet/v1/transactions?user_id=${two.id}`)
      expect(body.data).toMatchObject([{ amount: "100", reason: "late parcel" }])
      await click("Close")
    })

    it("keeps what was typed when the service refuses, and says why", async () => {
      await go(`/wallet/wallets/${wallet.id}`)
      await click("Debit")
      await type(/^Amount/, "9,999.99")
      await type("Reason", "too much")
      await click("Preview")
      await page
        .getByText(/balance/i)
        .last()
        .waitFor()
      expect(await page.getByLabel("Reason").first().inputValue()).toBe("too much")
      expect(await balance()).toBe("5000")
    })

    it("releases a hold, debits a part of another, and leaves to a payment what is its own", async () => {
      const hold = async (amount: string, reason: string) =>
        (
          await asAdmin("POST", `/wallet/v1/wallets/${wallet.id}/holds`, {
            amount,
            reason,
            expiry_date: "2098-01-01",
          })
        ).body
      const [rented, booked] = [await hold("300", "a deposit"), await hold("700", "a booking")]
      const choose = async (reason: string, action: string) => {
        const row = page.locator('[data-list="holds"] tbody tr').filter({ hasText: reason })
        await row.getByRole("button").click()
        await page.getByRole("menuitem", { name: action, exact: true }).click()
      }
      await go(`/wallet/wallets/${wallet.id}`)
      await choose("a deposit", "Release")
      const question = page.getByRole("alertdialog")
      expect(await question.innerText()).toContain(customer.email)
      expect(await question.innerText()).toContain("3.00")
      await question.getByRole("button", { name: "Release" }).click()
      await page
        .getByText(/3\.00 released to/)
        .first()
        .waitFor()
      const { body: released } = await asAdmin("GET", `/wallet/v1/holds/${rented.id}`)
      expect(released.status).toBe("released")

      await choose("a booking", "Let it last longer")
      await type(/^Lasts until/, "2099-01-01")
      await click("Let it last longer")
      await page.getByText("It lasts longer now.").first().waitFor()
      await choose("a booking", "Debit it")
      await type(/^How much of it/, "2.00")
      await page.getByRole("button", { name: /^Debit .*2\.00 from / }).click()
      await page
        .getByText(/2\.00 debited from/)
        .first()
        .waitFor()
      const { body: committed } = await asAdmin("GET", `/wallet/v1/holds/${booked.id}`)
      expect(committed).toMatchObject({ status: "committed", committed: "200", remaining: "0" })
      await asAdmin("POST", `/wallet/v1/wallets/${wallet.id}/credit`, {
        amount: "200",
        reason: "back to where it was",
      })
    })

    it("freezes a wallet with a reason, shows who did it, and lets it go again", async () => {
      await go(`/wallet/wallets/${wallet.id}`)
      await click("Freeze")
      await type("Reason", "card was stolen")
      await click("Freeze")
      await page.getByText("The wallet is frozen.").first().waitFor()
      await page.getByText("card was stolen").waitFor()
      expect((await asAdmin("GET", `/wallet/v1/wallets/${wallet.id}`)).body.frozen).toBe(true)
      await go("/wallet/wallets?frozen=true")
      await page.getByText(customer.email).first().waitFor()
      await go(`/wallet/wallets/${wallet.id}`)
      await click("Unfreeze")
      await type("Reason", "card was found")
      await click("Unfreeze")
      await page.getByText("The wallet is no longer frozen.").first().waitFor()
      expect((await asAdmin("GET", `/wallet/v1/wallets/${wallet.id}`)).body.frozen).toBe(false)
    })

    it("moves the expiry of a credit, naming amount and customer, and sees what became of it", async () => {
      await asAdmin("POST", `/wallet/v1/wallets/${wallet.id}/credit`, {
        amount: "1100",
        reason: "for the wait",
        expiry_date: "2099-03-01",
      })
      await go(`/wallet/wallets/${wallet.id}`)
      // From the entry to the credit that it opened.
      await page
        .getByRole("row", { name: /for the wait/ })
        .getByRole("button")
        .first()
        .click()
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Credit \d+$/ })
        .click()
      await page.getByText("What became of it").waitFor()
      await click("Move the expiry")
      await type("Expires at the end of", "2099-06-30")
      const submit = /^Let .*11\.00 of .* lapse on Jun 30, 2099$/
      await click(submit)
      await page.getByText("Enter a reason.").waitFor()
      await type("Reason", "promised on the telephone")
      await click(submit)
      await page.getByText("The expiry is moved.").first().waitFor()
      await page.getByText(/instead of .*2099/).waitFor()
      await page.getByText(/promised on the telephone/).waitFor()
      await page.keyboard.press("Escape")
      const { body } = await asAdmin("GET", `/wallet/v1/wallets/${wallet.id}/lots`)
      expect(body.data[0]).toMatchObject({
        remaining: "1100",
        expiry_date: "2099-06-30T23:59:59.999Z",
      })
      await asAdmin("POST", `/wallet/v1/wallets/${wallet.id}/debit`, {
        amount: "1100",
        reason: "back to where it was",
      })
    })

    it("raises the limit and approves the identity", async () => {
      await go(`/wallet/wallets/${wallet.id}`)
      await click("Change the limit")
      await type(/^Spending limit \(/, "250")
      await click("Save")
      await page.getByText("The limit is changed.").first().waitFor()
      const { body } = await asAdmin("GET", `/wallet/v1/wallets/${wallet.id}`)
      expect(body.spending_limit).toBe("25000")
      await click("Set identity")
      await page.getByRole("combobox", { name: "Identity" }).click()
      await page.getByRole("option", { name: "Verified", exact: true }).click()
      await click("Save")
      await page.getByText("The identity verification is set.").first().waitFor()
      const kyc = await asAdmin("GET", `/wallet/v1/wallets/${wallet.id}/kyc`)
      expect(kyc.body.status).toBe("approved")
    })
  })

  it("lets marketing make codes and take them home as a file", async () => {
    await go("/wallet/codes")
    await click("Make codes")
    await type(/^Each is worth/, "5")
    await type("How many", "3")
    await type(/^Prefix/, "SPRING")
    await click("Preview")
    await click("Make 3 codes")
    await page.getByRole("heading", { name: "3 codes are made" }).waitFor()
    const dialog = page.getByRole("dialog")
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "CSV" }).click(),
    ])
    expect(file.suggestedFilename()).toBe("codes.csv")
    await dialog.getByRole("button", { name: "Close" }).last().click()
    await page
      .getByText(/^SPRING-/)
      .first()
      .waitFor()
    const { body } = await asAdmin("GET", "/wallet/v1/codes?prefix=SPRING")
    expect(body.meta.total).toBe(3)
  })

  it("prints codes as QR codes, shows what was redeemed over time, and revokes the rest", async () => {
    const { body } = await asAdmin("GET", "/wallet/v1/codes?prefix=SPRING")
    const [{ code }] = body.data
    await request(dashboard.store, "POST", `/wallet/v1/codes/${code}/redeem`, {
      token: customer.token,
    })
    await withoutPrinting()
    await go("/wallet/codes?q=SPRING")
    await page.getByText("Codes with the prefix SPRING").waitFor()
    const chart = page.locator("[data-chart]")
    await chart.getByText("Redemptions a day").first().waitFor()
    await page.getByText("1 redemptions").waitFor()
    expect(await chart.locator("table tr").last().innerText()).toMatch(/\t1$/)

    await click("Print")
    const sheet = page.frameLocator('iframe[title="Codes"]')
    await sheet.locator("li").nth(2).waitFor({ state: "attached" })
    const first = sheet.locator("li").filter({ hasText: code })
    expect(await first.locator("svg path").getAttribute("d")).toMatch(/^M2 2h1v1h-1z/)

    await click("Revoke all that these filters show")
    const question = page.getByRole("alertdialog")
    await question.getByRole("textbox").fill("2")
    await question.getByRole("button", { name: "Revoke" }).click()
    await page.getByText("Revoked codes: 2").first().waitFor()
    const { body: left } = await asAdmin("GET", "/wallet/v1/codes?prefix=SPRING&status=active")
    expect(left.meta.total).toBe(0)
  })

  const download = async (button: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), click(button)])
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") }
  }

  it("shows finance what is owed, and what of it expires", async () => {
    await go("/wallet/finance")
    await page.getByRole("heading", { name: "What expires", exact: true }).waitFor()
    await page.locator("[data-chart]").first().waitFor()
    await page.getByText("in the last 30 days").first().waitFor()
    const credits = await download("All credits")
    expect(credits.name).toMatch(/^wallet-credits-.*\.csv$/)
    expect(credits.text).toContain(`,${wallet.id},${customer.id},`)
    await go("/wallet/finance?tab=months")
    await page.getByRole("heading", { name: "Month's end", exact: true }).waitFor()
    await page.getByText("Owed at the end").first().waitFor()
    expect(await page.getByText("Differs by").count()).toBe(0)
    await click("Accounts")
    await page.getByLabel("What is owed (liability)").fill("2400")
    await click("Save")
    await page.getByText("Accounts are missing for", { exact: false }).waitFor()
    const books = await download("Download the books")
    expect(books.name).toMatch(/^wallet-[0-9-]+-open\.zip$/)
    expect(books.text).toContain("manifest.json")
    await click("Accounts")
    await page.getByLabel("What is owed (liability)").fill("")
    await click("Save")
    await page.getByText("the books come without a journal", { exact: false }).waitFor()
    await go("/wallet/entries")
    const ledger = await download("Export the whole ledger")
    expect(ledger.name).toMatch(/^wallet-transactions-.*\.csv$/)
    expect(ledger.text).toContain(`,${wallet.id},${customer.id},`)
  })

  describe("a developer", () => {
    let receiver: Server
    const received: string[] = []

    beforeAll(async () => {
      receiver = createServer((message, answer) => {
        message.resume()
        received.push(String(message.headers["webhook-signature"]))
        answer.end("thank you")
      })
      await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve))
    })
    afterAll(() => receiver?.close())

    it("gets an API key that works and is shown once", async () => {
      await go("/wallet/developers")
      await click("Make an API key")
      await type("Name", "Reporting")
      await click("Create")
      const key = await page.locator('[data-secret="Key"]').innerText()
      const secret = await page.locator('[data-secret="Secret"]').innerText()
      const answer = await request(dashboard.store, "GET", "/wallet/v1/wallets", {
        basic: `${key}:${secret}`,
      })
      expect(answer.status).toBe(200)
      await click("Close")
      await page.getByText("Reporting").first().waitFor()
      expect(await page.content()).not.toContain(secret)
    })

    it("sees a test arrive at a webhook, and the delivery of an event", async () => {
      const { port } = receiver.address() as AddressInfo
      await go("/wallet/developers?tab=webhooks")
      await click("Add an endpoint")
      await type("Address", `http://127.0.0.1:${port}/hook`)
      await click("Create")
      expect(await page.locator('[data-secret="Signing secret"]').innerText()).toMatch(/^whsec_/)
      await click("Close")
      await click("Send a test")
      await page.getByText("The endpoint answered 200.").first().waitFor()
      expect(received[0]).toMatch(/^v1,/)
      await asAdmin("POST", `/wallet/v1/wallets/${wallet.id}/credit`, {
        amount: "1",
        reason: "hook",
      })
      // The page shows what has happened when it is opened.
      while (received.length < 2) await page.waitForTimeout(100)
      await page.waitForTimeout(500)
      await click("Deliveries")
      await click("wallet.credited")
      await page.getByText("thank you").first().waitFor()
      await page.getByText('"reason": "hook"').first().waitFor()
      await click("Deliver again")
      await page.getByText("It is on its way.").first().waitFor()
    })

    it("gets an application password that works and is shown once", async () => {
      await go("/wallet/developers?tab=passwords")
      await click("Make a password")
      await type("Name", "Spreadsheet")
      await click("Create")
      const username = await page.locator('[data-secret="Username"]').innerText()
      const password = await page.locator('[data-secret="Password"]').innerText()
      const answer = await request(dashboard.store, "GET", "/wallet/v1/wallets", {
        basic: `${username}:${password}`,
      })
      expect(answer.status).toBe(200)
      await click("Close")
      await page.getByText("Spreadsheet").first().waitFor()
      expect(await page.content()).not.toContain(password)
    })
  })

  it("lets the owner give a right and take it away; the record says so in words", async () => {
    const reader = await createCustomer(dashboard.store)
    const status = async () =>
      (
        await request(dashboard.store, "GET", `/wallet/v1/wallets/${wallet.id}`, {
          token: reader.token,
        })
      ).status
    expect(await status()).toBe(403)
    await go("/wallet/settings?tab=rights")
    await click("Give a right")
    await type("To whom", "nobody@nowhere.test")
    await page.getByRole("dialog").getByRole("button", { name: "Give a right" }).click()
    await page.getByText("Nobody has this e-mail address.").waitFor()
    await type("To whom", reader.email)
    await page.getByRole("dialog").getByRole("button", { name: "Give a right" }).click()
    await page.getByText(`${reader.email} has this right now.`).first().waitFor()
    while ((await status()) !== 200) await page.waitForTimeout(200)

    const row = page.locator('[data-list="grants"] tbody tr').first()
    await row.getByRole("link").waitFor()
    await row.getByRole("button").last().click()
    await page.getByRole("menuitem", { name: "Take away" }).click()
    const question = page.getByRole("alertdialog")
    await question.getByText("Read every wallet", { exact: false }).waitFor()
    await question.getByRole("button", { name: "Take away" }).click()
    await page.getByText("Nobody was given a right").waitFor()
    while ((await status()) !== 403) await page.waitForTimeout(200)

    await go("/wallet/settings?tab=audit")
    const record = page.locator('[data-list="audit"]')
    await record.getByRole("row", { name: /Right given.*Read every wallet/ }).waitFor()
    await record.getByRole("row", { name: /Right taken away/ }).waitFor()
    await record.getByRole("row", { name: /Wallet frozen.*card was stolen/ }).waitFor()
    await record.getByRole("row", { name: /Expiry of a credit moved.*instead of/ }).waitFor()
    expect(await record.innerText()).not.toMatch(/\w+\.(frozen|created|revoked|expiry_moved)/)
    await go(`/wallet/settings?tab=audit&audit_action=${encodeURIComponent('"wallet.frozen"')}`)
    await record.getByText("card was stolen").waitFor()
    expect(await record.getByText("Right given").count()).toBe(0)
  })

  it("lets the owner verify the ledger, change a setting and see who did", async () => {
    await go("/wallet")
    await click("Verify now")
    await page.locator('[data-verdict="true"]').waitFor()
    await go("/wallet/settings")
    await page.locator("#setting-transfers_enabled").click()
    await click("Save")
    await page.getByText("Transfers between customers is changed.").first().waitFor()
    expect((await asAdmin("GET", "/admin/wallet/settings")).body.transfers_enabled).toBe(true)
    await go("/wallet/settings?tab=changes")
    await page.getByText("Transfers between customers").first().waitFor()
    await asAdmin("PATCH", "/admin/wallet/settings", { transfers_enabled: null })
  })

  it("names the orders that nothing pays for, with the way to each", async () => {
    const order = {
      order_id: 41,
      medusa_order_id: "order_41",
      customer_id: customer.id,
      payment_id: null,
      reason: "insufficient_balance",
      amount: "4100",
      currency: "USD",
      canceled_at: null,
      since: "2026-11-20T10:00:00Z",
    }
    await page.route("**/admin/wallet/unpaid-orders", (route) =>
      route.fulfill({ json: { data: [order] } })
    )
    await go("/wallet")
    await page.getByText("$41.00").first().waitFor()
    await page.getByText("The wallet has less than its part").waitFor()
    const link = page.getByRole("link", { name: "#41" })
    expect(await link.getAttribute("href")).toMatch(/\/orders\/order_41$/)
    await page.getByRole("link", { name: customer.email }).waitFor()
    await page.unrouteAll()
  })

  it("lets staff write a policy and hear the assistant say it", async () => {
    await go("/assistant/policies")
    await click("Add a text")
    await type(/^Topic/, "returns")
    await type(/^Title/, "Returns")
    await type(/^Text/, "Unused items can come back within 41 days.")
    await click("Save")
    await page.getByText("Unused items can come back within 41 days.").first().waitFor()
    await go("/assistant/providers")
    await type("Your question", "How can I return something?")
    await click("Send")
    await page.locator("[data-answer]").getByText("41 days").first().waitFor()
    await asAdmin("PATCH", "/admin/assistant/settings", { policies: null })
  })

  it("shows what an unmet search would find with a synonym, and keeps it", async () => {
    const unmet = {
      query: "wugtop",
      count: 3,
      first_seen: "2026-11-20T10:00:00Z",
      last_seen: "2026-11-21T10:00:00Z",
      alike: [
        { query: "wugtop", count: 2 },
        { query: "a wugtop", count: 1 },
      ],
    }
    await page.route("**/admin/assistant/unmet-queries?*", (route) =>
      route.fulfill({
        json: { data: [unmet], meta: { total: 1, page: 1, per_page: 20, pages: 1 } },
      })
    )
    await go("/assistant/unmet")
    await page.getByText("also: a wugtop").waitFor()
    await page.locator("tbody tr").getByRole("button").click()
    await page.getByRole("menuitem", { name: "What would help" }).click()
    await page.locator('[data-outcome="before"]').waitFor()
    await type("A line of synonyms", "wugtop")
    await click("Try")
    await page.getByRole("alert").first().waitFor()
    await type("A line of synonyms", "wugtop = shirt")
    await click("Try")
    await page.locator('[data-outcome="after"]').waitFor()
    await click("Keep the line")
    await page.locator("code").getByText("wugtop = shirt").waitFor()
    const { body } = await asAdmin("GET", "/admin/assistant/settings")
    expect(body.search_synonyms).toEqual(["wugtop = shirt"])
    await page.getByRole("button", { name: "Delete: wugtop = shirt" }).click()
    await page.getByText("None yet.").waitFor()
    await page.unrouteAll()
  })

  it("lets staff read a conversation, what was taken out of an answer and why", async () => {
    const mock = new LLMock({ port: 0, logLevel: "silent" })
    await mock.start()
    mock.on({ endpoint: "chat" }, { content: "Good morning. Our lamp costs $3.14 today only." })
    await asAdmin("PATCH", "/admin/assistant/settings", {
      providers: [{ name: "main", model: "m", base_url: `${mock.url}/v1`, api_key: "k" }],
    })
    try {
      await go("/assistant/providers")
      await type("Your question", "Hello, what does the lamp cost?")
      await click("Send")
      await page.locator("[data-answer]").first().waitFor()
    } finally {
      await asAdmin("PATCH", "/admin/assistant/settings", { providers: null })
      await mock.stop()
    }

    await go("/assistant/conversations")
    await page.getByText("Hello, what does the lamp cost?").first().click()
    await page.waitForURL(/conversations\/[\w-]{24}$/)
    const transcript = page.locator("[data-transcript]")
    await transcript.getByText("Hello, what does the lamp cost?").waitFor()
    await transcript.locator("[data-removed]").getByText("$3.14").waitFor()
    expect((await seriousFindings(page)).join("\n")).toBe("")

    await go("/assistant/removals")
    await page.getByText("$3.14").first().waitFor()
    await page.locator("[data-list] time").first().click()
    await transcript.waitFor()
  })

  it("lets staff see to what a shopper asks a person for", async () => {
    const guest = await openShopper(dashboard.store)
    const words = "please let me talk to a human, gina@example.com"
    const messages = [{ role: "user", content: words }]
    expect((await guest.call("POST", "/message", { body: { messages } })).status).toBe(200)
    await go("/assistant/handovers")
    await page.getByText(words).first().click()
    await page.waitForURL(/handovers\/[\w-]{36}$/)
    await page.getByRole("link", { name: "gina@example.com" }).waitFor()
    await page.locator("[data-transcript]").getByText("let me talk to a human").waitFor()
    await page.getByRole("button", { name: "Take", exact: true }).click()
    await page.locator("[data-steps]").getByText("Taken").waitFor()
    await page.getByLabel("Note").fill("Called her back")
    await page.getByRole("button", { name: "Add note" }).click()
    await page.locator("[data-steps]").getByText("Called her back").waitFor()
    await page.getByRole("button", { name: "Close", exact: true }).click()
    await page.locator("[data-steps]").getByText("Closed").waitFor()
    expect((await seriousFindings(page)).join("\n")).toBe("")
  })

  it("lets staff word a question with its answer and a phrase, and hear the assistant say them", async () => {
    await go("/assistant/policies")
    await page.getByRole("button", { name: "Question and answer" }).click()
    await page.getByLabel("Questions").fill("Can I visit your showroom?\nWhere is your showroom?")
    await page.getByLabel("Answer", { exact: true }).fill("Our showroom is open on Saturdays.")
    await page.getByRole("button", { name: "Save", exact: true }).last().click()
    await page.getByText("Our showroom is open on Saturdays.").waitFor()
    await page.getByRole("button", { name: "Phrase", exact: true }).click()
    await page.getByLabel("Text").fill("Ahoy!")
    await page.locator('[data-wallet-assistant="drawer"]').getByText("Save").click()
    await page.getByText("Greeting · English").waitFor()
    const guest = await openShopper(dashboard.store)
    const say = async (content: string) => {
      const body = { messages: [{ role: "user", content }] }
      return (await guest.call("POST", "/message", { body })).body.message
    }
    expect(await say("where's the showroom?")).toBe("Our showroom is open on Saturdays.")
    expect(await say("hello")).toBe("Ahoy!")
    expect((await seriousFindings(page)).join("\n")).toBe("")
    await asAdmin("PATCH", "/admin/assistant/settings", { answers: null, phrases: null })
  })

  it("offers nothing that a role may not do, and says so on a page it may not see", async () => {
    await page.route("**/admin/wallet/permissions", (route) =>
      route.fulfill({ json: { data: [] } })
    )
    await page.route("**/wallet/v1/wallets?*", (route) =>
      route.fulfill({ status: 403, json: { code: "wallet_forbidden", message: "no", data: {} } })
    )
    await go("/wallet/wallets")
    await page.getByText("You don't have permission to see this").waitFor()
    await go(`/wallet/wallets/${wallet.id}`)
    await page.getByRole("heading", { name: "Entries" }).waitFor()
    expect(await page.getByRole("button", { name: "Credit", exact: true }).count()).toBe(0)
    await page.unrouteAll()
  })

  const PAGES = [
    "/wallet",
    "/wallet/wallets",
    "/wallet/entries",
    "/wallet/codes",
    "/wallet/topups",
    "/wallet/withdrawals",
    "/wallet/finance",
    "/wallet/rewards",
    "/wallet/finance?tab=months",
    "/wallet/finance?tab=files",
    "/wallet/developers",
    "/wallet/settings",
    "/assistant",
    "/assistant/conversations",
    "/assistant/handovers",
    "/assistant/removals",
    "/assistant/feedback",
    "/assistant/unmet",
    "/assistant/sales",
    "/assistant/reviews",
    "/assistant/agents",
    "/assistant/providers",
    "/assistant/policies",
    "/assistant/settings",
  ]

  // The colours are the host's; those of its dark theme are weaker than axe asks for.
  it("has nothing that axe finds serious, in the dark but for the host's colours", async () => {
    for (const theme of ["light", "dark"] as const) {
      const window = await dashboard.open({ theme })
      for (const path of [...PAGES, `/wallet/wallets/${wallet.id}`]) {
        await window.goto(dashboard.url(path), { waitUntil: "domcontentloaded" })
        await window.waitForSelector("[data-wallet-assistant] h1")
        await window.waitForLoadState("networkidle")
        const found = await seriousFindings(window)
        const ours =
          theme === "dark" ? found.filter((each) => !each.startsWith("color-contrast")) : found
        expect([theme, path, ours]).toEqual([theme, path, []])
      }
      await window.context().close()
    }
  })

  it("is in German and fits a phone", async () => {
    const phone = await dashboard.open({ width: 390, language: "de" })
    for (const [path, heading] of [
      ["/wallet/wallets", "Guthabenkonten"],
      ["/wallet/finance", "Finanzen"],
      ["/wallet/settings", "Einstellungen"],
    ] as const) {
      await phone.goto(dashboard.url(path), { waitUntil: "domcontentloaded" })
      await phone.getByRole("heading", { name: heading, level: 1 }).waitFor()
      const overflow = await phone.evaluate(() => {
        const { documentElement: root } = (
          globalThis as unknown as {
            document: { documentElement: { scrollWidth: number; clientWidth: number } }
          }
        ).document
        return root.scrollWidth - root.clientWidth
      })
      expect([path, overflow]).toEqual([path, 0])
    }
    await phone.context().close()
  })
})
