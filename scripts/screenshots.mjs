/**
 * `npm run screenshots`: pictures of every page of the dashboard and what opens on it, in
 * `.local/screenshots`, wide and as on a phone, light and dark, in English, and the wide light one in
 * German as well.
 *
 *   npm start                                   in another terminal
 *   npm run screenshots                         all pages
 *   npm run screenshots -- /wallet /assistant   these pages
 *   npm run screenshots -- --docs               the pictures of the README and the guides, in docs/images
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { chromium } from "playwright-core"
import sharp from "sharp"
import { Stop } from "./children.mjs"
import { CREDENTIALS, LOCAL, ROOT } from "./paths.mjs"

const FOLDER = path.join(LOCAL, "screenshots")
const LOOKS = [
  { name: "wide-light", width: 1440, theme: "light", language: "en" },
  { name: "wide-dark", width: 1440, theme: "dark", language: "en" },
  { name: "phone-light", width: 390, theme: "light", language: "en" },
  { name: "phone-dark", width: 390, theme: "dark", language: "en" },
  { name: "wide-light-de", width: 1440, theme: "light", language: "de" },
]

function pagesOf({ customers }) {
  const [{ wallet_id, customer_id }] = customers
  return [
    "/wallet",
    "/wallet/wallets",
    `/wallet/wallets/${wallet_id}`,
    "/wallet/entries",
    "/wallet/codes",
    "/wallet/topups",
    "/wallet/withdrawals",
    "/wallet/rewards",
    "/wallet/finance",
    "/wallet/finance?tab=months",
    "/wallet/developers",
    "/wallet/developers?tab=passwords",
    "/wallet/developers?tab=webhooks",
    "/wallet/developers?tab=log",
    "/wallet/settings",
    "/wallet/settings?tab=changes",
    "/wallet/settings?tab=rights",
    "/wallet/settings?tab=audit",
    "/assistant",
    "/assistant/conversations",
    "/assistant/removals",
    "/assistant/unmet",
    "/assistant/feedback",
    "/assistant/sales",
    "/assistant/reviews",
    "/assistant/agents",
    "/assistant/providers",
    "/assistant/policies",
    "/assistant/settings",
    `/customers/${customer_id}`,
  ]
}

/** What is opened on a page, or how it looks when there is nothing to show, and what brings that about. */
function statesOf({ customers }) {
  const wallet = `/wallet/wallets/${customers[0].wallet_id}`
  const drawer = (page) => page.locator('[data-wallet-assistant="drawer"]')
  const press = (name) => async (page) => {
    await page.getByRole("button", { name, exact: true }).first().click()
    await drawer(page).waitFor()
  }
  const answering = (status, json) => (page) =>
    page.route(/\/wallet\/v1\/wallets\?/, (route) => route.fulfill({ status, json }))
  const list = { data: [], meta: { total: 0, page: 1, per_page: 20, total_pages: 0 } }
  return [
    { name: "credit", address: wallet, act: press("Credit") },
    { name: "limit", address: wallet, act: press("Change the limit") },
    { name: "identity", address: wallet, act: press("Set identity") },
    { name: "freeze", address: wallet, act: press("Freeze") },
    {
      name: "entry",
      address: wallet,
      act: async (page) => {
        await page
          .getByRole("button", { name: /^Entry \d+:/ })
          .first()
          .click()
        await drawer(page).waitFor()
      },
    },
    {
      name: "lot",
      address: wallet,
      act: async (page) => {
        await page
          .getByRole("button", { name: /^Open credit/ })
          .first()
          .click()
        await drawer(page).getByText("What became of it").waitFor()
      },
    },
    {
      name: "move-expiry",
      address: wallet,
      act: async (page) => {
        await page
          .getByRole("row")
          .filter({ has: page.getByText("Open", { exact: true }) })
          .getByRole("button", { name: /^Open credit/ })
          .first()
          .click()
        await drawer(page).getByRole("button", { name: "Move the expiry" }).click()
      },
    },
    { name: "used-up", address: `${wallet}?lots_status=%22closed%22` },
    { name: "make-codes", address: "/wallet/codes", act: press("Make codes") },
    { name: "make-rule", address: "/wallet/rewards", act: press("Add a rule") },
    { name: "credit-many", address: "/wallet/wallets", act: press("Credit many") },
    { name: "make-key", address: "/wallet/developers", act: press("Make an API key") },
    { name: "give-right", address: "/wallet/settings?tab=rights", act: press("Give a right") },
    { name: "expiry-rule", address: "/wallet/finance", act: press("Add a rule") },
    { name: "empty", address: "/wallet/wallets", before: answering(200, list) },
    {
      name: "forbidden",
      address: "/wallet/wallets",
      before: answering(403, { code: "wallet_forbidden", message: "", data: {} }),
    },
    {
      name: "failed",
      address: "/wallet/wallets",
      before: answering(503, { code: "wallet_busy", message: "The service is busy.", data: {} }),
    },
    {
      name: "loading",
      address: "/wallet/finance",
      before: (page) => page.route(/\/admin\/wallet\/(owed|expiring)/, () => undefined),
      isIdle: false,
    },
  ]
}

/** Pictures of the documentation, each taken by what a person does there. */
async function takeDocs(browser, credentials) {
  const { base_url } = credentials
  const [customer] = credentials.customers
  const take = async (name, [width, height], address, act = async () => {}) => {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: "light" })
    if (address.startsWith("/app")) {
      await context.addInitScript(() => localStorage.setItem("medusa_admin_theme", "light"))
      await signIn(context, credentials)
    }
    const page = await context.newPage()
    await page.goto(base_url + address, { waitUntil: "domcontentloaded" })
    await page.locator("h1, h2").first().waitFor()
    await page.waitForLoadState("networkidle")
    await act(page)
    await page.waitForLoadState("networkidle")
    // On a busy machine a page may be quiet between what it asks for.
    await page.waitForFunction(() => !document.querySelector(".animate-pulse"))
    await page.waitForTimeout(1_000)
    const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 })
    await picture.toFile(path.join(ROOT, "docs", "images", `${name}.png`))
    console.log(`docs/images/${name}.png`)
    await context.close()
  }
  await take("shop", [960, 600], "/us")
  await take("assistant", [960, 600], "/us/categories/jackets", async (page) => {
    await page.getByRole("button", { name: "Open the shopping assistant" }).click()
    await page
      .getByRole("textbox", { name: "Your message" })
      .fill("a warm jacket under 150 dollars")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Good answer" }).waitFor()
  })
  await take("wallet", [960, 600], "/us/account", async (page) => {
    await page.getByRole("textbox", { name: "E-mail" }).fill(customer.email)
    await page.getByLabel("Password").fill(customer.password)
    await page.locator("main").getByRole("button", { name: "Sign in" }).click()
    await page.getByRole("region", { name: "Wallet" }).waitFor()
  })
  const [transcript] = await findTranscript(credentials)
  await take("dashboard-wallet", [1100, 688], `/app/wallet/wallets/${customer.wallet_id}`)
  await take("dashboard-finance", [1100, 688], "/app/wallet/finance")
  await take("dashboard-codes", [1440, 900], "/app/wallet/codes")
  if (transcript) await take("dashboard-conversation", [1440, 900], `/app${transcript}`)
}

async function signIn(context, { base_url, admin }) {
  const answer = await context.request.post(`${base_url}/auth/user/emailpass`, { data: admin })
  const { token } = await answer.json()
  await context.request.post(`${base_url}/auth/session`, {
    headers: { authorization: `Bearer ${token}` },
  })
}

/** Asks the store as its admin. */
async function ask({ base_url, admin }, address) {
  const answer = await fetch(`${base_url}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  })
  const { token } = await answer.json()
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${base_url}${address}`, { headers })).json()
}

/** A conversation whose transcript is shown: the newest that there is. */
async function findTranscript(credentials) {
  const { data } = await ask(credentials, "/admin/assistant/conversations?per_page=1")
  return data.map(({ ref }) => `/assistant/conversations/${ref}`)
}

/** Pages of the host that show something of ours: an order that a wallet paid for, and a product. */
async function findHostPages(credentials) {
  const { data } = await ask(credentials, "/wallet/v1/transactions?type=debit&per_page=100")
  const paid = data.find(({ medusa_order_id }) => medusa_order_id)
  const { products } = await ask(credentials, "/admin/products?limit=1&fields=id")
  return [
    ...(paid ? [`/orders/${paid.medusa_order_id}`] : []),
    ...products.map(({ id }) => `/products/${id}`),
  ]
}

/** Waits until nothing on the page stands for what is still to come. */
async function isLoaded(page) {
  await page.waitForLoadState("networkidle")
  await page.waitForFunction(() => !document.querySelector(".animate-pulse"))
  await page.waitForLoadState("networkidle")
}

/** How high a window shows the whole page: the host scrolls it inside of one. */
async function heightOf(page) {
  const height = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("main, main *, body > div *")]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map(({ scrollHeight, clientHeight }) => innerHeight + scrollHeight - clientHeight)
    )
  )
  return Math.min(Math.max(height, 900), 5_000)
}

async function takeLook(browser, credentials, shown, { name, width, theme, language }) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: language === "de" ? "de-DE" : "en-US",
  })
  await context.addInitScript(
    ([chosen, shown]) => {
      localStorage.setItem("lng", chosen)
      localStorage.setItem("medusa_admin_theme", shown)
    },
    [language, theme]
  )
  await context.route("**/*", (route) =>
    route.request().url().startsWith(credentials.base_url) ? route.continue() : route.abort()
  )
  await signIn(context, credentials)
  for (const { address, name: state, before, act, isIdle = true } of shown) {
    // What is opened is named in English.
    if (act && language !== "en") continue
    const page = await context.newPage()
    await before?.(page)
    await page.goto(`${credentials.base_url}/app${address}`, { waitUntil: "domcontentloaded" })
    await page.waitForSelector(
      "[data-wallet-assistant] h1, [data-wallet-assistant] h2, [role=status]"
    )
    if (isIdle) await isLoaded(page)
    await act?.(page)
    if (isIdle) await isLoaded(page)
    // What comes in from the side has to be there.
    await page.waitForTimeout(400)
    const file = `${[address.slice(1), state]
      .filter(Boolean)
      .join("-")
      .replace(/[^a-z0-9]+/gi, "-")
      .toLowerCase()}-${name}.png`
    if (!act) await page.setViewportSize({ width, height: await heightOf(page) })
    await page.screenshot({ path: path.join(FOLDER, file) })
    console.log(file)
    await page.close()
  }
  await context.close()
}

try {
  if (!existsSync(CREDENTIALS)) {
    throw new Stop("Start the demo store first, in another terminal: `npm start`.")
  }
  const credentials = JSON.parse(readFileSync(CREDENTIALS, "utf8"))
  const wanted = process.argv.slice(2)
  const pages =
    wanted.length > 0
      ? wanted
      : [
          ...pagesOf(credentials),
          ...(await findTranscript(credentials)),
          ...(await findHostPages(credentials)),
        ]
  const shown = pages.map((address) => ({ address }))
  if (wanted.length === 0) shown.push(...statesOf(credentials))
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  })
  try {
    if (wanted.includes("--docs")) await takeDocs(browser, credentials)
    else for (const look of LOOKS) await takeLook(browser, credentials, shown, look)
  } finally {
    await browser.close()
  }
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exitCode = 1
}
