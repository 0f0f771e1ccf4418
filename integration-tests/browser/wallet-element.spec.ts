/** The wallet in the demo shop's account page: all that a customer can do there beside sending and redeeming. */
import { randomBytes } from "node:crypto"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Locator, Page } from "playwright-core"
import sharp from "sharp"
import { renderSVG } from "uqr"
import { chromiumPath, hasChromium } from "../support/available"
import { findingsOfAxe } from "../support/axe"
import { openBrowser, type TestBrowser, type Visit } from "../support/browser"
import { startShop, type Shop } from "../support/shop"
import { createCustomer, findFreePort, request, type Customer } from "../support/store"

const PHONE = { width: 390, height: 844 }
const MAIL_BOX = path.join(tmpdir(), `mail-box-${randomBytes(6).toString("hex")}`)
const DEMO_CARD = "pp_demo-card_demo"
const ROOMS = ["Top up", "Auto-reload", "Rewards", "Invite friends", "Withdraw", "Agents"]

const inBrowser = hasChromium ? describe : describe.skip

inBrowser(`the wallet in ${chromiumPath ?? "a browser, of which there is none here"}`, () => {
  let shop: Shop
  let browser: TestBrowser

  beforeAll(async () => {
    const port = await findFreePort()
    shop = await startShop({
      port,
      env: {
        STOREFRONT_URL: `http://localhost:${port}`,
        WALLET_SWEEP_SECONDS: "2",
        MAIL_BOX,
        MAIL_PROVIDER: require.resolve("../support/mail-box.js"),
      },
    })
    browser = await openBrowser(shop.store.baseUrl)
    const { body } = await staff("GET", "/admin/regions?limit=100")
    const usd = body.regions.find((one: { currency_code: string }) => one.currency_code === "usd")
    const payment_providers = ["pp_system_default", "pp_wallet", DEMO_CARD]
    await staff("POST", `/admin/regions/${usd.id}`, { payment_providers })
    await settings(ON)
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.store.stop()
    rmSync(MAIL_BOX, { force: true })
  })

  const ON = {
    topups_enabled: true,
    topup_minimum: "500",
    topup_maximum: "50000",
    topup_suggested: "1000,2500",
    auto_reload_enabled: true,
    withdrawals_enabled: true,
    allowances_enabled: true,
    withdrawal_minimum: "300",
    withdrawal_maximum: "100000",
  }
  const OFF = {
    topups_enabled: false,
    auto_reload_enabled: false,
    withdrawals_enabled: false,
    allowances_enabled: false,
  }

  const staff = (method: string, to: string, body?: object) =>
    request(shop.store, method, to, { token: shop.admin.token, body })
  const settings = (body: object) => staff("PATCH", "/admin/wallet/settings", body)
  const addRule = async (terms: object): Promise<number> => {
    const { status, body } = await staff("POST", "/admin/wallet/rules", {
      currency: "USD",
      waiting_days: 0,
      ...terms,
    })
    expect(status).toBe(201)
    return body.id
  }
  const endRule = (id: number) => staff("PATCH", `/admin/wallet/rules/${id}`, { active: false })
  async function rich(amount = "5000"): Promise<Customer> {
    const customer = await createCustomer(shop.store)
    const credit = { customer: customer.id, currency: "USD", amount, reason: "Gift" }
    expect((await staff("POST", "/wallet/v1/wallets/credit", credit)).status).toBe(201)
    return customer
  }
  /** The account page of a customer who has signed in. */
  async function visit(
    customer: Customer,
    size?: { width: number; height: number },
    visitor = browser
  ) {
    const visit = await visitor.visit(size)
    const { page } = visit
    await page.goto("/us/account")
    await page.getByRole("textbox", { name: "E-mail" }).fill(customer.email)
    await page.getByLabel("Password").fill(customer.password)
    await page.locator("main").getByRole("button", { name: "Sign in" }).click()
    const wallet = page.getByRole("region", { name: "Wallet" })
    await wallet.waitFor()
    return { ...visit, wallet }
  }
  async function open(wallet: Locator, name: string): Promise<Locator> {
    await wallet.getByRole("button", { name, exact: true }).first().click()
    const room = wallet.getByRole("region", { name })
    await room.getByRole("heading", { name }).waitFor()
    return room
  }
  /** What a customer does in the dialog of the demo's card. */
  async function useCard(page: Page, ending: string, press: string) {
    const dialog = page.getByRole("dialog", { name: "Demo card" })
    await dialog.waitFor()
    const [number] = (await dialog.getByRole("option").allInnerTexts()).filter((text) =>
      text.includes(`${ending} –`)
    )
    await dialog.getByRole("combobox").selectOption({ label: number! })
    await dialog.getByRole("button", { name: press }).click()
    await dialog.waitFor({ state: "detached" })
  }
  const problemsOf = ({ problems }: Visit, ...expected: string[]) =>
    problems.filter((problem) => !expected.some((part) => problem.includes(part)))

  it("is filled with the demo's card: suggested amount, own amount, what is refused and why", async () => {
    const seen = await visit(await rich("1000"))
    const { page, wallet } = seen
    const room = await open(wallet, "Top up")
    expect(await room.getByRole("radio", { name: "$10.00" }).isChecked()).toBe(true)
    await room.getByRole("radio", { name: "$25.00" }).check()
    await room.getByRole("combobox", { name: "Pay with" }).selectOption({ label: "Demo card" })
    await room.getByRole("button", { name: "Pay" }).click()
    await room.getByText("Please finish the payment.").waitFor()
    await useCard(page, "0002", "Pay")
    await room.getByText("The demo card was declined. Nothing was charged.").waitFor()

    await room.getByRole("radio", { name: "Another amount" }).check()
    const amount = room.getByRole("textbox", { name: /^Amount/ })
    await amount.fill("4,99")
    await room.getByRole("button", { name: "Pay" }).click()
    await room.getByRole("status").getByText("$5.00 to $500.00").waitFor()
    await amount.fill("12,50")
    await room.getByRole("button", { name: "Pay" }).click()
    await useCard(page, "4242", "Pay")
    await room.getByText("$12.50 added to your wallet.").waitFor()
    await wallet.getByText("$22.50").first().waitFor()
    await wallet.getByRole("cell", { name: /^Top-up/ }).waitFor()
    expect(problemsOf(seen, "402")).toEqual([])
  })

  it("says what there is, what expires soon, and what each entry was", async () => {
    const ada = await rich("1000")
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString()
    const credit = { customer: ada.id, currency: "USD", amount: "450", reason: "Happy birthday" }
    await staff("POST", "/wallet/v1/wallets/credit", { ...credit, expiry_date: soon })
    const { wallet, problems } = await visit(ada)
    await wallet.getByText("$14.50").first().waitFor()
    await wallet
      .getByRole("listitem")
      .filter({ hasText: /^\$4\.50 until/ })
      .waitFor()
    const rows = await wallet.getByRole("row").allInnerTexts()
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/Credit\s+Happy birthday · valid until .+\+\$4\.50\s+\$14\.50/s),
      expect.stringMatching(/Credit\s+Gift\s+\+\$10\.00\s+\$10\.00/s),
    ])
    expect(problems).toEqual([])
  })

  it("pays the rest at the checkout by the demo's card, which may be refused first", async () => {
    await settings({ cart_payments_enabled: true })
    const { page, wallet, ...seen } = await visit(await rich("900"))
    await wallet.waitFor()
    await page.goto("/us/products/wool-beanie")
    await page.getByRole("button", { name: "Add to cart" }).first().click()
    await page.getByRole("link", { name: "Cart, 1 items" }).waitFor()
    await page.goto("/us/checkout")
    await page.getByRole("button", { name: "Fill in a sample address" }).click()
    await page.getByRole("button", { name: "On to delivery" }).click()
    await page.getByRole("button", { name: "Use $9.00" }).click()
    await page.locator("aside").getByText("-$9.00").waitFor()
    const pay = async (ending: string) => {
      await page.getByRole("radio", { name: /^Demo card/ }).check()
      await page.getByRole("button", { name: "Place the order" }).click()
      await useCard(page, ending, "Pay")
    }
    await pay("0002")
    await page.getByText("The demo card was declined. Nothing was charged.").waitFor()
    await pay("4242")
    await page.getByRole("heading", { name: "Your order is placed." }).waitFor()
    await page.getByText("From your wallet").waitFor()
    expect(problemsOf({ page, ...seen }, "402")).toEqual([])
  })

  it("reloads itself with recorded consent, shows its attempts, and stops", async () => {
    const seen = await visit(await rich("400"), PHONE)
    const { page, wallet } = seen
    const room = await open(wallet, "Auto-reload")
    await room.getByText("Auto-reload is off.").waitFor()
    await room.getByText("No payment method is saved.").waitFor()
    await room.getByRole("button", { name: "Add with Test payment" }).click()
    await room.getByText("No payment methods can be saved there.").waitFor()
    expect(await room.getByRole("button", { name: "Add with Test payment" }).count()).toBe(0)
    for (const ending of ["0002", "4242", "3155"]) {
      await room.getByRole("button", { name: "Add with Demo card" }).click()
      await useCard(page, ending, "Save this card")
      await room.getByRole("button", { name: `Remove: Demo card •••• ${ending}` }).waitFor()
    }
    const agree = async (ending: string) => {
      await room.getByRole("textbox", { name: /^When less than/ }).fill("5")
      await room.getByRole("textbox", { name: /^Charge/ }).fill("20.00")
      await room
        .getByRole("combobox", { name: "Payment method" })
        .selectOption({ label: `Demo card •••• ${ending}` })
      await room.getByRole("button", { name: "Continue" }).click()
      const consent = room.getByRole("checkbox", {
        name: `I agree that Demo card •••• ${ending} is charged with $20.00`,
      })
      expect(await consent.isChecked()).toBe(false)
      await room.getByRole("button", { name: "Switch on" }).click()
      // The browser itself asks for the tick: nothing was sent.
      expect(await consent.isVisible()).toBe(true)
      await consent.check()
      await room.getByRole("button", { name: "Switch on" }).click()
      await room.getByText("Auto-reload is switched on.").waitFor()
    }
    await agree("3155")
    await room.getByText(/your bank asks for your confirmation\. Top up once/).waitFor()
    await room.getByRole("listitem").filter({ hasText: "Your bank asks for" }).waitFor()
    await room.getByRole("button", { name: "Top up" }).waitFor()
    await room.getByRole("button", { name: "Change" }).click()
    await agree("4242")
    await room.getByText("Charged and added").waitFor()
    await wallet.getByText("$24.00").first().waitFor()
    const { body } = await staff("GET", "/admin/wallet/reloads?per_page=1")
    expect(body.data).toMatchObject([{ state: "captured", amount: "2000" }])
    const { body: kept } = await staff("GET", `/admin/wallet/auto-reload/${body.data[0].wallet_id}`)
    expect(kept.agreement.terms).toMatch(/^I agree that Demo card •••• 4242 is charged with \$20/)

    await room.getByRole("button", { name: "Switch off" }).click()
    await room.getByText("Auto-reload is switched off.").waitFor()
    await room.getByRole("button", { name: "Remove: Demo card •••• 0002" }).click()
    await room.getByText(/^Remove Demo card •••• 0002\?/).waitFor()
    await room.getByRole("button", { name: "Remove", exact: true }).click()
    await room.getByText("The payment method is removed.").waitFor()
    expect(await room.getByText("•••• 0002").count()).toBe(0)
    expect(problemsOf(seen, "409", "422", "400")).toEqual([])
  }, 120_000)

  it("shows what is pending and why not, what is on offer, and how far a milestone is", async () => {
    const customer = await rich()
    const cashback = await addRule({
      type: "cashback",
      name: "Five back",
      basis_points: 500,
      minimum_order: "2000",
      waiting_days: 14,
    })
    const milestone = await addRule({
      type: "milestone",
      name: "Regulars",
      counts: "spend",
      tiers: [{ threshold: "100000", amount: "1000" }],
    })
    await placeOrder(customer)
    const { wallet, problems } = await visit(customer)
    const room = await open(wallet, "Rewards")
    await room.getByText("5% back on each order").waitFor()
    await room.getByText(/^from \$20\.00/).waitFor()
    await room.getByRole("progressbar", { name: /Regulars: \$0\.00 of \$1,000\.00/ }).waitFor()
    await room.getByText(/waiting · the order is not paid yet/).waitFor()
    await Promise.all([endRule(cashback), endRule(milestone)])
    expect(problems).toEqual([])
  })

  /** Not paid: nobody has captured what the card allows. */
  async function placeOrder(customer: Customer) {
    const { page } = await visit(customer)
    await page.goto("/us/products/wool-beanie")
    await page.getByRole("button", { name: "Add to cart" }).first().click()
    await page.getByRole("link", { name: "Cart, 1 items" }).waitFor()
    await page.goto("/us/checkout")
    await page.getByRole("button", { name: "Fill in a sample address" }).click()
    await page.getByRole("button", { name: "On to delivery" }).click()
    await page.getByRole("radio", { name: /Test card/ }).check()
    await page.getByRole("button", { name: "Place the order" }).click()
    await page.getByRole("heading", { name: "Your order is placed." }).waitFor()
    for (let tries = 0; tries < 50; tries++) {
      const { body } = await request(shop.store, "GET", "/wallet/v1/rewards", {
        token: customer.token,
      })
      if (body.data.length) return
      await sleep(100)
    }
  }

  it("gives a link for friends, whom it brings here with the code filled in", async () => {
    const rule = await addRule({
      type: "referral",
      name: "Bring a friend",
      referrer_gets: { fixed_amount: "1000" },
      friend_gets: { basis_points: 1000 },
    })
    const ada = await visit(await rich())
    await ada.page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    const room = await open(ada.wallet, "Invite friends")
    await room.getByText(/10% of the first order · You get \$10\.00/).waitFor()
    await room.getByRole("button", { name: "Copy" }).click()
    await room.getByText("Copied.").waitFor()
    const link = await ada.page.evaluate<string>("navigator.clipboard.readText()")
    expect(link).toMatch(/^http:\/\/localhost:\d+\/\?ref=REF-/)
    const own = room.getByRole("textbox", { name: "A friend's code" })
    await own.fill(new URL(link).searchParams.get("ref")!)
    await room.getByRole("button", { name: "Use the code" }).click()
    await room.getByText("This is your own code.").waitFor()

    const bob = await createCustomer(shop.store)
    const second = await browser.visit()
    await second.page.goto(link)
    await second.page.getByRole("heading", { level: 1 }).waitFor()
    await second.page.goto("/us/account")
    await second.page.getByRole("textbox", { name: "E-mail" }).fill(bob.email)
    await second.page.getByLabel("Password").fill(bob.password)
    await second.page.locator("main").getByRole("button", { name: "Sign in" }).click()
    const friend = await open(second.page.getByRole("region", { name: "Wallet" }), "Invite friends")
    await friend.getByRole("button", { name: "Use the code" }).click()
    await friend.getByText("The code is noted. It counts with your first paid order.").waitFor()
    expect(second.problems).toEqual([])

    await ada.wallet.getByRole("button", { name: "Invite friends" }).click()
    await open(ada.wallet, "Invite friends")
    await room.getByText("Friends: 1 came, 1 have not ordered yet").waitFor()
    await endRule(rule)
  })

  it("asks for a withdrawal, with a code by e-mail where the store wants one, and cancels it", async () => {
    const seen = await visit(await rich("5000"))
    const { wallet } = seen
    const room = await open(wallet, "Withdraw")
    const amount = room.getByRole("textbox", { name: /^Amount/ })
    await amount.fill("1.00")
    await room.getByRole("textbox", { name: "To which account" }).fill("Ada, DE02 1203 0000")
    await room.getByRole("button", { name: "Ask for the withdrawal" }).click()
    await room.getByRole("status").getByText("$3.00 to $1,000.00").waitFor()
    await amount.fill("30")
    await room.getByRole("button", { name: "Ask for the withdrawal" }).click()
    await room.getByText("The shop has your request; the money is set aside.").waitFor()
    await wallet.getByText("$20.00").first().waitFor()
    await wallet.getByText("$30.00 set aside").waitFor()
    await amount.fill("30")
    await room.getByRole("textbox", { name: "To which account" }).fill("Ada, DE02 1203 0000")
    await room.getByRole("button", { name: "Ask for the withdrawal" }).click()
    await room.getByText("Your balance is too low for that.").waitFor()

    await room.getByRole("button", { name: "Cancel the withdrawal of $30.00" }).click()
    await room.getByText(/^The withdrawal is cancelled/).waitFor()
    await wallet.getByText("$30.00 set aside").waitFor({ state: "detached" })
    await wallet.getByText("$50.00").first().waitFor()
    await room.getByRole("listitem").filter({ hasText: "cancelled" }).waitFor()

    await settings({ step_up_required_for: ["withdrawal"] })
    await amount.fill("12")
    await room.getByRole("textbox", { name: "To which account" }).fill("Ada, DE02 1203 0000")
    await room.getByRole("button", { name: "Ask for the withdrawal" }).click()
    const code = room.getByRole("textbox", { name: /^Code sent to/ })
    await code.fill("000000")
    await room.getByRole("button", { name: "Confirm" }).click()
    await room.getByText(/^This code is wrong/).waitFor()
    await code.fill(mailedCode())
    await room.getByRole("button", { name: "Confirm" }).click()
    await room.getByText("The shop has your request; the money is set aside.").waitFor()
    await wallet.getByText("$38.00").first().waitFor()
    await settings({ step_up_required_for: [] })
    expect(problemsOf(seen, "422", "403", "409")).toEqual([])
  })

  const mailedCode = () => {
    const mails = readFileSync(MAIL_BOX, "utf8").trim().split("\n")
    const { data }: { data: { code: string } } = JSON.parse(mails.at(-1)!)
    return data.code
  }

  it("lets an agent spend within limits after a step-up, shows what it bought, and revokes it", async () => {
    await settings({ step_up_required_for: ["transfer"] })
    const ada = await rich("9000")
    const seen = await visit(ada, PHONE)
    const room = await open(seen.wallet, "Agents")
    await room.getByRole("textbox", { name: "Name of the agent" }).fill("Shopping agent")
    await room.getByRole("textbox", { name: /^At most for one purchase/ }).fill("50")
    await room.getByRole("textbox", { name: /^At most in all/ }).fill("20")
    const allow = room.getByRole("button", { name: "Let an agent spend" })
    await allow.click()
    await room.getByRole("status").getByText("$0.01 to $20.00").waitFor()
    await room.getByRole("textbox", { name: /^At most in all/ }).fill("80")
    await allow.click()
    const code = room.getByRole("textbox", { name: /^Code sent to/ })
    await code.fill("000000")
    await room.getByRole("button", { name: "Confirm" }).click()
    await room.getByText(/^This code is wrong/).waitFor()
    await code.fill(mailedCode())
    await room.getByRole("button", { name: "Confirm" }).click()
    await settings({ step_up_required_for: [] })

    const token = await room.getByRole("textbox", { name: /^Token for the agent/ }).inputValue()
    expect(token).toMatch(/^wallet_allowance_/)
    await room.getByText("$50.00 a purchase, $80.00 a month").waitFor()
    await room.getByText("$80.00 left").waitFor()
    await room.getByRole("button", { name: "Purchases: Shopping agent" }).click()
    await room.getByText("Nothing bought yet.").waitFor()
    // Whoever opens the room again is not shown the token again.
    await seen.wallet.getByRole("button", { name: "Agents" }).click()
    await open(seen.wallet, "Agents")
    expect(await room.getByRole("textbox").count()).toBe(0)

    await room.getByRole("button", { name: "Revoke: Shopping agent" }).click()
    await room.getByText("Shopping agent can spend nothing any more.").waitFor()
    const { body } = await request(shop.store, "GET", "/wallet/v1/allowances", { token: ada.token })
    expect(body.data).toMatchObject([{ agent: "Shopping agent", status: "revoked" }])
    expect(problemsOf(seen, "422", "403", "409")).toEqual([])
  })

  it("lets an agent spend on some categories only", async () => {
    const ada = await rich("9000")
    const { wallet, problems } = await visit(ada)
    const room = await open(wallet, "Agents")
    await room.getByRole("textbox", { name: "Name of the agent" }).fill("Kitchen agent")
    await room.getByRole("textbox", { name: /^At most for one purchase/ }).fill("50")
    await room.getByRole("textbox", { name: /^At most in all/ }).fill("80")
    const only = room.getByRole("group", { name: "Only these categories (optional)" })
    await only.getByRole("checkbox", { name: "Kitchen" }).check()
    await room.getByRole("button", { name: "Let an agent spend" }).click()
    await room.getByText("$80.00 left · Kitchen").waitFor()
    const { body } = await request(shop.store, "GET", "/wallet/v1/allowances", { token: ada.token })
    const { product_categories } = (await staff("GET", "/admin/product-categories?q=Kitchen")).body
    expect(body.data).toMatchObject([{ categories: [product_categories[0].id] }])
    expect(problems).toEqual([])
  })

  it("reads a code that is held into the camera, and redeems it after a step-up", async () => {
    await settings({ step_up_required_for: ["redeem"] })
    const { body } = await staff("POST", "/wallet/v1/codes", { amount: "1500", currency: "USD" })
    const { code } = body.codes[0]
    const film = path.join(tmpdir(), `film-${randomBytes(6).toString("hex")}.mjpeg`)
    writeFileSync(film, await filmOf(code))
    const camera = await openBrowser(shop.store.baseUrl, [
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ])
    try {
      const { page, wallet } = await visit(await rich("100"), undefined, camera)
      await wallet.getByRole("button", { name: "Scan a code" }).click()
      const field = wallet.getByRole("textbox", { name: "Code" })
      for (let tries = 0; tries < 100 && !(await field.inputValue()); tries++) await sleep(200)
      expect(await field.inputValue()).toBe(code)
      expect(await wallet.locator("video").count()).toBe(0)
      await page.keyboard.press("Enter")
      const confirmation = wallet.getByRole("textbox", { name: /^Code sent to/ })
      await confirmation.waitFor()
      await confirmation.fill(mailedCode())
      await page.keyboard.press("Enter")
      await wallet.getByText("$15.00 added to your wallet.").waitFor()
      await wallet.getByText("$16.00").first().waitFor()
    } finally {
      await camera.close()
      rmSync(film)
      await settings({ step_up_required_for: [] })
    }
  })

  it("says that there is no camera where the browser gives none", async () => {
    const { wallet } = await visit(await rich("100"))
    await wallet.getByRole("button", { name: "Scan a code" }).click()
    await wallet.getByText("The camera can't be used here.").waitFor()
  })

  it("offers a room again whose script could not be loaded", async () => {
    const { page, wallet } = await visit(await rich())
    await page.route("**/wallet/v1/widget/rooms-*", (route) => route.abort())
    await wallet.getByRole("button", { name: "Withdraw" }).click()
    const room = wallet.getByRole("region", { name: "Withdraw" })
    await room.getByText("The wallet can't be reached just now.").waitFor()
    await page.unroute("**/wallet/v1/widget/rooms-*")
    await room.getByRole("button", { name: "Try again" }).click()
    await room.getByRole("heading", { name: "Withdraw" }).waitFor()
  })

  it("says quietly that the service is away, and goes on when it is back", async () => {
    const { page, wallet } = await visit(await rich())
    await page.route("**/wallet/v1/withdrawals*", (route) => route.abort())
    await wallet.getByRole("button", { name: "Withdraw" }).click()
    const room = wallet.getByRole("region", { name: "Withdraw" })
    await room.getByText("The wallet can't be reached just now.").waitFor()
    await page.unroute("**/wallet/v1/withdrawals*")
    await room.getByRole("button", { name: "Try again" }).click()
    await room.getByRole("textbox", { name: /^Amount/ }).waitFor()
    // What nobody has answered is tried again as the same wish.
    const keys: unknown[] = []
    await page.route("**/wallet/v1/withdrawals", (route) => {
      keys.push(route.request().postDataJSON().idempotency_key)
      return keys.length === 1 ? route.abort() : route.continue()
    })
    await room.getByRole("textbox", { name: /^Amount/ }).fill("10")
    await room.getByRole("textbox", { name: "To which account" }).fill("Ada")
    await room.getByRole("button", { name: "Ask for the withdrawal" }).click()
    await room.getByText("The wallet can't be reached just now.").waitFor()
    await room.getByRole("button", { name: "Ask for the withdrawal" }).click()
    await room.getByText("The shop has your request; the money is set aside.").waitFor()
    expect(keys[0]).toBe(keys[1])
    expect(keys).toHaveLength(2)
  })

  it("is used with the keyboard alone", async () => {
    const { page, wallet } = await visit(await rich())
    const focused = () =>
      page.evaluate<string | undefined>(`(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        return element?.value
      })()`)
    const button = wallet.getByRole("button", { name: "Top up" })
    await button.focus()
    await page.keyboard.press("Enter")
    expect(await button.getAttribute("aria-expanded")).toBe("true")
    const room = wallet.getByRole("region", { name: "Top up" })
    await room.getByRole("radio", { name: "$10.00" }).waitFor()
    for (let step = 0; step < 12; step++) {
      if ((await focused()) === "1000") break
      await page.keyboard.press("Tab")
    }
    await page.keyboard.press("ArrowDown")
    expect(await room.getByRole("radio", { name: "$25.00" }).isChecked()).toBe(true)
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: "Demo card" })
    await dialog.waitFor()
    await page.keyboard.press("Escape")
    await room.getByText("Nothing came of the payment, and nothing was charged.").waitFor()
    expect(await room.getByRole("radio", { name: "$25.00" }).isChecked()).toBe(true)
  })

  it("shows nothing of what the store has switched off", async () => {
    await settings(OFF)
    const { wallet, problems } = await visit(await rich())
    await wallet.getByText("$50.00").first().waitFor()
    for (const name of ROOMS) {
      expect(await wallet.getByRole("button", { name }).count()).toBe(0)
    }
    expect(problems).toEqual([])
    await settings(ON)
  })

  it.each([
    ["light", undefined],
    ["dark", PHONE],
  ] as const)("has nothing that axe finds, in %s", async (colorScheme, size) => {
    const rules = await Promise.all([
      addRule({ type: "cashback", name: "Five back", basis_points: 500 }),
      addRule({
        type: "milestone",
        name: "Regulars",
        counts: "orders",
        every: "3",
        fixed_amount: "100",
      }),
      addRule({ type: "referral", name: "Friends", referrer_gets: { fixed_amount: "100" } }),
    ])
    const { page, wallet } = await visit(await rich(), size)
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const found: string[] = []
    for (const name of ROOMS) {
      const room = await open(wallet, name)
      if (name === "Auto-reload") {
        await room.getByRole("button", { name: "Add with Demo card" }).click()
        await useCard(page, "4242", "Save this card")
        await room.getByRole("button", { name: "Remove: Demo card •••• 4242" }).waitFor()
      }
      for (const { id, nodes } of await findingsOfAxe(page)) {
        found.push(...nodes.map(({ html }) => `${name}: ${id}: ${html.slice(0, 300)}`))
      }
    }
    const width = await page.evaluate<number>("document.documentElement.scrollWidth")
    expect(width).toBeLessThanOrEqual(size?.width ?? 1280)
    await Promise.all(rules.map(endRule))
    expect(found).toEqual([])
  })
})

/** What a camera sees of a printed code that somebody holds a little askew. */
async function filmOf(code: string): Promise<Buffer> {
  const printed = await sharp(Buffer.from(renderSVG(code, { ecc: "M", border: 2 })))
    .resize(260)
    .rotate(8, { background: "#d8d2c4" })
    .toBuffer()
  const scene = { width: 640, height: 480, channels: 3, background: "#8a7f70" } as const
  const frame = await sharp({ create: scene })
    .composite([{ input: printed, left: 210, top: 90 }])
    .jpeg({ quality: 85 })
    .toBuffer()
  return Buffer.concat(Array.from({ length: 10 }, () => frame))
}
