/**
 * The dashboard of a store under test in Chromium.
 *
 *   const dashboard = await openDashboard()
 *   await dashboard.page.goto(dashboard.url("/wallet"))
 *   await dashboard.close()
 */
import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { chromium, type Page } from "playwright-core"
import { chromiumPath } from "./available"
import { findingsOfAxe } from "./axe"
import { ROOT } from "./demo"
import { createAdmin, startStore, type Admin, type Store } from "./store"

export interface Dashboard {
  store: Store
  admin: Admin
  /** Signed in, in English, at 1440 × 900. */
  page: Page
  url(path: string): string
  /** Another window, signed in as well. */
  open(options?: {
    width?: number
    language?: "en" | "de"
    theme?: "light" | "dark"
  }): Promise<Page>
  close(): Promise<void>
}

export async function openDashboard(env: Record<string, string> = {}): Promise<Dashboard> {
  await promisify(execFile)(process.execPath, [path.join(ROOT, "scripts", "build-dashboard.mjs")])
  const store = await startStore({
    env: {
      DISABLE_ADMIN: "false",
      WALLET_WEBHOOKS_ALLOW_HTTP: "true",
      WALLET_WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: "true",
      ...env,
    },
  })
  const admin = await createAdmin(store)
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu"],
  })
  const open: Dashboard["open"] = async ({
    width = 1440,
    language = "en",
    theme = "light",
  } = {}) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: language === "de" ? "de-DE" : "en-US",
      acceptDownloads: true,
    })
    await context.addInitScript(
      ([chosen, shown]) => {
        const { localStorage } = globalThis as unknown as {
          localStorage: { setItem(key: string, value: string): void }
        }
        localStorage.setItem("lng", chosen!)
        localStorage.setItem("medusa_admin_theme", shown!)
      },
      [language, theme]
    )
    // Nothing of a page may wait for the world outside.
    await context.route("**/*", (route) =>
      route.request().url().startsWith(store.baseUrl) ? route.continue() : route.abort()
    )
    const session = await context.request.post(`${store.baseUrl}/auth/session`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    if (!session.ok()) throw new Error(`No session: ${await session.text()}`)
    return await context.newPage()
  }
  return {
    store,
    admin,
    page: await open(),
    url: (route) => `${store.baseUrl}/app${route}`,
    open,
    async close() {
      await browser.close()
      await store.stop()
    },
  }
}

/**
 * Parts of the host's data table, which has no names for its own icons: the menus of its toolbar and
 * rows, and the glass in its search field.
 */
const OF_THE_HOST = /^<button[^>]*aria-haspopup="menu"|^<div[^>]*pointer-events-none[^>]*role="img"/

/** What axe finds serious in what is ours of a page. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const findings = await findingsOfAxe(page, "[data-wallet-assistant]")
  return findings
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html })))
    .filter(({ html }) => !OF_THE_HOST.test(html))
    .map(({ id, html }) => `${id}: ${html.slice(0, 200)}`)
}
