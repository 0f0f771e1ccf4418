import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { content, isUnchanged, reply } from "../http"

const JAVASCRIPT = "text/javascript; charset=utf-8"
/** For files whose names change with what they hold. */
export const FOR_EVER = "public, max-age=31536000, immutable"
export const A_WHILE = "public, max-age=300"

const compressed = new Map<string, Promise<Buffer>>()

const COMPRESSIONS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

/** The body in the shortest form that the client takes; each form is made once. */
async function encode(
  request: MedusaRequest,
  name: string,
  body: () => string | Buffer
): Promise<{ body: string | Buffer; headers: Record<string, string> }> {
  const coding = request.acceptsEncodings(["br", "gzip"])
  if (coding !== "br" && coding !== "gzip") return { body: body(), headers: {} }
  const key = `${coding} ${name}`
  let form = compressed.get(key)
  if (!form) {
    form = COMPRESSIONS[coding](body())
    compressed.set(key, form)
  }
  return { body: await form, headers: { "Content-Encoding": coding } }
}

const Etag = { ETag: { description: "Names this version of the file.", schema: z.string() } }
/** The responses of an endpoint that serves a script. */
export const SCRIPT_RESPONSES = {
  200: {
    description: "An ES module.",
    schema: z.string(),
    contentType: "text/javascript",
    headers: Etag,
  },
  304: { description: "Unchanged since `If-None-Match`.", schema: z.undefined(), headers: Etag },
} as const

/** A script, compressed as the client takes it; 304 where the client has this version. */
export async function answerScript(
  request: MedusaRequest,
  name: string,
  body: () => string | Buffer,
  etag: string,
  cache: string
) {
  const headers = { ETag: etag, "Cache-Control": cache, Vary: "Accept-Encoding" }
  if (isUnchanged(request, etag)) return reply(304, undefined, headers)
  const encoded = await encode(request, name, body)
  return content(200, JAVASCRIPT, encoded.body, { ...headers, ...encoded.headers })
}
