import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { defineMiddlewares } from "@medusajs/framework/http"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { serveDocs } from "./docs-site"

const FOLDER = path.join(process.cwd(), "shop")
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
}
/** Everything that the shop's router knows; all else is the server's. */
const PAGE =
  /^\/(?:[a-z]{2}(?:\/|$))?(?:(?:products|categories|search|cart|checkout|orders|account|policies)(?:\/[\w-]*)*\/?)?$/
/** An address in a country's shop at which there is nothing: the shop says so, and leads on. */
const LOST = /^\/[a-z]{2}\//
/** The pictures come from the origin that the store calls its own, whatever the browser called it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: http://localhost:${process.env.PORT ?? "9000"}`,
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ")

interface ShopFile {
  type: string
  body: Buffer
  brotli: Buffer
  etag: string
}

/** The shop's own files; there are few, and they are small. */
function readFiles(): Map<string, ShopFile> {
  const names = readdirSync(FOLDER, { recursive: true }).map(String)
  return new Map(
    names.flatMap((name) => {
      const type = TYPES[path.extname(name)]
      if (!type) return []
      const body = readFileSync(path.join(FOLDER, name))
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`
      const key = `/shop/${name.split(path.sep).join("/")}`
      return [[key, { type, body, brotli: brotliCompressSync(body), etag }]]
    })
  )
}

let files: Map<string, ShopFile> | undefined

function serveShop(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  if (request.method !== "GET" && request.method !== "HEAD") return next()
  files ??= readFiles()
  const isKnown = PAGE.test(request.path)
  const isPage = isKnown || (LOST.test(request.path) && !!request.accepts("html"))
  const file = files.get(isPage ? "/shop/index.html" : request.path)
  if (!file) return next()
  if (isPage && !isKnown) response.status(404)
  response.set({
    "Content-Type": file.type,
    "Cache-Control": "no-cache",
    ETag: file.etag,
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    ...(isPage && { "Content-Security-Policy": POLICY }),
  })
  if (isPage === isKnown && request.headers["if-none-match"] === file.etag) {
    return response.status(304).end()
  }
  if (!request.acceptsEncodings(["br"])) return response.end(file.body)
  return response.set("Content-Encoding", "br").end(file.brotli)
}

export default defineMiddlewares({
  routes: [{ matcher: "/", middlewares: [serveDocs, serveShop] }],
})
