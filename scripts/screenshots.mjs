/**
 * `npm run screenshots`: pictures of every page of the dashboard in `.local/screenshots`, wide and as on
 * a phone, light and dark, in English, and the wide light one in German as well.
 *
 *   npm start                                   in another terminal
 *   npm run screenshots                         all pages
 *   npm run screenshots -- /wallet /assistant   these pages
 *   npm run screenshots -- --docs               the pictures of the README and the guides, in docs/images
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { chromium } from "playwright-core"
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
    "/wallet/finance",
    "/wallet/finance?tab=months",
    "/wallet/developers",
    "/wallet/developers?tab=passwords",
    "/wallet/developers?tab=webhooks",
    "/wallet/developers?tab=log",
    "/wallet/settings",
    "/wallet/settings?tab=changes",
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
    await page.screenshot({ path: path.join(ROOT, "docs", "images", `${name}.png`) })
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

/** A conversation whose transcript is shown: the newest that there is. */
async function findTranscript({ base_url, admin }) {
  const ask = async (path, options) => (await fetch(`${base_url}${path}`, options)).json()
  const { token } = await ask("/auth/user/emailpass", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  })
  const { data } = await ask("/admin/assistant/conversations?per_page=1", {
    headers: { authorization: `Bearer ${token}` },
  })
  return data.map(({ ref }) => `/assistant/conversations/${ref}`)
}

async function takeLook(browser, credentials, pages, { name, width, theme, language }) {
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
  const page = await context.newPage()
  for (const address of pages) {
    await page.goto(`${credentials.base_url}/app${address}`, { waitUntil: "domcontentloaded" })
    await page.waitForSelector("[data-wallet-assistant] h1, [data-wallet-assistant] h2")
    await page.waitForLoadState("networkidle")
    const file = `${address
      .slice(1)
      .replace(/[^a-z0-9]+/gi, "-")
      .toLowerCase()}-${name}.png`
    await page.screenshot({ path: path.join(FOLDER, file) })
    console.log(file)
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
    wanted.length > 0 ? wanted : [...pagesOf(credentials), ...(await findTranscript(credentials))]
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  })
  try {
    if (wanted.includes("--docs")) await takeDocs(browser, credentials)
    else for (const look of LOOKS) await takeLook(browser, credentials, pages, look)
  } finally {
    await browser.close()
  }
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exitCode = 1
}
