/** The storefront's elements as the plugin serves them. */
import { createHash } from "node:crypto"
import { brotliCompressSync } from "node:zlib"
import { shareStore } from "../support/shared-store"
import { request, type Store } from "../support/store"

const KILOBYTE = 1000
/**
 * What is loaded with the page, and all that there is with everything of it opened, each in one language; without
 * what only some browsers load: tools for an agent of their own, and a reader of QR codes where they have none.
 */
const FIRST = { assistant: 5 * KILOBYTE, wallet: 18 * KILOBYTE }
const WHOLE = 25 * KILOBYTE
/** Two bytes a letter make Arabic the longest. */
const WHOLE_IN_ANY_LANGUAGE = 26 * KILOBYTE
const FOR_SOME = /\/(page-tools|code-reader)-/
const CODE_READER = 17 * KILOBYTE
/** In English as every current browser gets it, which takes brotli. */
const WHOLE_BROTLI = 23 * KILOBYTE

interface ListedFile {
  path: string
  integrity: string
  bytes: number
  gzip: number
  loaded: "first" | "opened"
}

describe.each(["assistant", "wallet"] as const)("the files of <shop-%s>", (service) => {
  let store: Store

  beforeAll(async () => {
    store = await shareStore()
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    request(store, "GET", `/${service}/v1/${path}`, { headers })

  const list = async (): Promise<{ script: string; integrity: string; files: ListedFile[] }> =>
    (await get("widget.json")).body

  it("are loaded by one address, which is asked again and any page may load", async () => {
    const answer = await get("widget.js", { origin: "https://elsewhere.example" })

    expect(answer.status).toBe(200)
    expect(answer.text).toBe(`export * from "./${(await list()).script}"\n`)
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300")
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    const etag = answer.headers.get("etag")!
    expect((await get("widget.js", { "if-none-match": etag })).status).toBe(304)
  })

  it("are kept for ever by browsers, and are what their hashes say", async () => {
    const { script, integrity, files } = await list()

    expect(files.find(({ path }) => path === script)?.integrity).toBe(integrity)
    for (const file of files) {
      const answer = await get(file.path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      const hash = createHash("sha384").update(answer.text).digest("base64")
      expect(`sha384-${hash}`).toBe(file.integrity)
      expect(Buffer.byteLength(answer.text)).toBe(file.bytes)
    }
  })

  it("are compressed for whoever takes that", async () => {
    const { script } = await list()
    const plain = await get(script, { "accept-encoding": "identity" })
    const zipped = await get(script, { "accept-encoding": "gzip" })

    expect(plain.headers.get("content-encoding")).toBeNull()
    expect(zipped.headers.get("content-encoding")).toBe("gzip")
    expect(zipped.headers.get("vary")).toContain("Accept-Encoding")
    expect(zipped.text).toBe(plain.text)
  })

  it("answers 404 for files that there are not", async () => {
    for (const path of ["widget/manifest.json", "widget/none.js", "widget/..%2Fpackage.json"]) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.body.code).toBe(`${service}_not_found`)
    }
  })

  it("are small", async () => {
    const listed = await list()
    const files = listed.files.filter(({ path }) => !FOR_SOME.test(path))
    const reader = listed.files.find(({ path }) => path.includes("/code-reader-"))
    expect(reader?.gzip ?? 0).toBeLessThanOrEqual(CODE_READER)
    const sum = (some: ListedFile[]) => some.reduce((bytes, { gzip }) => bytes + gzip, 0)
    // Each language is a file of its own.
    const language = ({ path }: ListedFile) => /\/([a-z]{2})-[^/]+$/.exec(path)?.[1]
    const languages = [...new Set(files.flatMap((file) => language(file) ?? []))]
    expect(languages).toHaveLength(8)

    const of = (tag: string) => files.filter((file) => language(file) === tag)
    const scripts = files.filter((file) => !language(file))
    const largest = Math.max(...languages.map((tag) => sum(of(tag))))
    expect(sum(scripts) + largest).toBeLessThanOrEqual(WHOLE_IN_ANY_LANGUAGE)
    expect(sum(scripts) + sum(of("en"))).toBeLessThanOrEqual(WHOLE)
    const english = files.filter((file) => !language(file) || language(file) === "en")
    const texts = await Promise.all(english.map(async ({ path }) => (await get(path)).text))
    const brotli = texts.reduce((bytes, text) => bytes + brotliCompressSync(text).length, 0)
    expect(brotli).toBeLessThanOrEqual(WHOLE_BROTLI)
    const first = sum(scripts.filter(({ loaded }) => loaded === "first"))
    const words = Math.max(...files.filter(language).map(({ gzip }) => gzip))
    // The assistant's button shows no words of a language until it is opened.
    const shown = service === "wallet" ? first + words : first
    expect(shown).toBeLessThanOrEqual(FIRST[service])
  })
})
