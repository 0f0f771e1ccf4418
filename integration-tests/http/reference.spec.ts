/** The API references that the plugin serves: from the store alone, and each for all that there is. */
import { hasChromium } from "../support/available"
import { openBrowser, type TestBrowser } from "../support/browser"
import { shareStore } from "../support/shared-store"
import { createAdmin, createCustomer, request, type Store } from "../support/store"

const METHODS = ["get", "post", "put", "patch", "delete"]

describe.each(["wallet", "assistant"])("the API reference of the %s service", (service) => {
  let store: Store
  let browser: TestBrowser | undefined

  beforeAll(async () => {
    store = await shareStore()
    if (hasChromium) browser = await openBrowser(store.baseUrl)
  })
  afterAll(async () => {
    await browser?.close()
    await store?.stop()
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    request(store, "GET", `/${service}/v1/${path}`, { headers })
  const scriptOf = (page: string) => /src="([^"]+)"/.exec(page)![1]!

  it("is a page that loads nothing from elsewhere and nobody may frame", async () => {
    const answer = await get("docs")
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8")
    const policy = answer.headers.get("content-security-policy")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.text).not.toMatch(/https?:/)
  })

  it("has a script that browsers keep for ever, below either address of the page", async () => {
    const name = scriptOf((await get("docs")).text)
    expect(scriptOf((await get("docs/")).text)).toBe(`../${name}`)
    const script = await get(name)
    expect(script.status).toBe(200)
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    const other = await get(name.replace(/-\w+/, "-000000000000"))
    expect([other.status, other.body.code]).toEqual([404, `${service}_not_found`])
  })

  const inBrowser = hasChromium ? it : it.skip

  inBrowser("shows every operation of the description, in a browser", async () => {
    const description = (await get("openapi.json")).body
    const operations = Object.values(description.paths as Record<string, object>)
      .flatMap((path) => Object.entries(path))
      .filter(([method]) => METHODS.includes(method))
      .map(([, operation]) => (operation as { summary: string }).summary)
    const { page, problems } = await browser!.visit()
    await page.goto(`/${service}/v1/docs`)
    await page.getByRole("heading", { name: operations[0], exact: true }).first().waitFor()
    const shown = await page.locator("rapi-doc .nav-bar-path").allInnerTexts()
    for (const summary of operations) expect(shown.join("\n")).toContain(summary)
    expect(problems).toEqual([])
  })
})

describe("the pages for people who read", () => {
  let store: Store
  let browser: TestBrowser | undefined

  beforeAll(async () => {
    store = await shareStore()
    if (hasChromium) browser = await openBrowser(store.baseUrl)
  })
  afterAll(async () => {
    await browser?.close()
    await store?.stop()
  })

  const inBrowser = hasChromium ? it : it.skip

  inBrowser("send the example of a credit to the store as it stands", async () => {
    const admin = await createAdmin(store)
    const { token } = await createCustomer(store)
    const { id } = (await request(store, "GET", "/wallet/v1/wallets/me", { token })).body
    const { page } = await browser!.visit()
    await page.goto("/wallet/v1/docs")
    const bearer = page.getByPlaceholder("api-token").first()
    await bearer.fill(admin.token)
    await bearer.locator("xpath=following-sibling::button").click()
    const form = page.locator('[id="post-/wallets/-id-/credit"]')
    await form.locator('[data-pname="id"]').fill(String(id))
    const answered = page.waitForResponse((answer) => answer.url().endsWith(`/${id}/credit`))
    await form.getByRole("button", { name: "Try" }).click()
    expect((await answered).status()).toBe(201)
    const wallet = await request(store, "GET", "/wallet/v1/wallets/me", { token })
    expect(wallet.body.balance).toBe("1050")
  })

  it("have the documentation, and no file of the machine", async () => {
    const page = await request(store, "GET", "/docs/operations")
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ])
    expect(page.text).toContain('href="/docs/configuration#behind-a-proxy"')
    for (const path of [
      "/docs/nothing",
      "/docs/../package.json",
      "/docs/images/..%2f..%2fpackage.json",
    ]) {
      expect((await request(store, "GET", path)).status).toBe(404)
    }
  })

  inBrowser("find a page of the documentation by its words", async () => {
    const { page, problems } = await browser!.visit({ width: 390, height: 844 })
    await page.goto("/docs")
    await page.getByRole("searchbox").fill("restore backup")
    await page.getByRole("link", { name: "Operations: Backup and restore" }).click()
    await page.getByRole("heading", { name: "Backup and restore" }).waitFor()
    const width = await page.evaluate<number>("document.documentElement.scrollWidth")
    expect(width).toBe(390)
    expect(problems).toEqual([])
  })
})
