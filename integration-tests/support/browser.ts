/**
 * A browser for tests of pages, driven over Chromium's own protocol.
 *
 *   const browser = await openBrowser(store.baseUrl)
 *   const { page, problems } = await browser.visit({ width: 390, height: 844 })
 *   …
 *   expect(problems).toEqual([])
 *   await browser.close()
 */
import { chromium, type Browser, type Page } from "playwright-core"
import { chromiumPath } from "./available"

/** Where the test catalogue's pictures would be; they are nowhere. */
const PICTURES = "https://images.example.com/"

export interface Visit {
  page: Page
  /** What the page's console and scripts have complained of, violations of its policy included. */
  problems: string[]
}

export interface TestBrowser {
  /** Somebody new, without cookies and storage. */
  visit(size?: { width: number; height: number }): Promise<Visit>
  close(): Promise<void>
}

/**
 * Nothing that a page asks for leaves the machine.
 *
 * @param args further ones of Chromium's
 */
export async function openBrowser(
  baseUrl: string,
  args: readonly string[] = []
): Promise<TestBrowser> {
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-dev-shm-usage", ...args],
  })
  return {
    async visit(viewport = { width: 1280, height: 900 }) {
      const context = await browser.newContext({ viewport, locale: "en-US", baseURL: baseUrl })
      context.setDefaultTimeout(30_000)
      const page = await context.newPage()
      const problems: string[] = []
      page.on("console", (message) => {
        const isOfPictures = message.text().includes(PICTURES)
        if (message.type() === "error" && !isOfPictures) problems.push(message.text())
      })
      page.on("pageerror", (error) => problems.push(String(error)))
      await page.route("**/*", (route) =>
        route.request().url().startsWith(baseUrl) ? route.fallback() : route.abort()
      )
      return { page, problems }
    },
    close: () => browser.close(),
  }
}
