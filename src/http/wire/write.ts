import type { MedusaResponse } from "@medusajs/framework/http"
import type { Content } from "./reply"

export const JSON_TYPE = "application/json; charset=utf-8"

const JSON_HEADERS = {
  "Content-Type": JSON_TYPE,
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
} as const

/** How long a piece of a stream waits for others: less than anybody sees. */
const HELD_MS = 5

/**
 * Writes an answer in one go. A `Buffer` is JSON already; an absent body is no body. Express's own
 * `res.json` is left out because it hashes every body for an ETag that nobody asks for.
 */
export function writeJson(
  response: MedusaResponse,
  status: number,
  body: unknown,
  headers?: Record<string, string>
): void {
  if (response.headersSent || response.destroyed) return
  if (body === undefined) {
    response.writeHead(status, { "X-Content-Type-Options": "nosniff", ...headers })
    response.end()
    return
  }
  // A string leaves in one write together with the headers; a buffer would make two of it.
  const payload = Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const fixed = { ...JSON_HEADERS, "Content-Length": Buffer.byteLength(payload) }
  response.writeHead(status, headers ? { ...fixed, ...headers } : fixed)
  response.end(payload)
}

/** Writes one JSON line per value, as fast as the client reads; stops when the client goes away. */
export async function writeLines(
  response: MedusaResponse,
  status: number,
  lines: AsyncIterable<unknown>
): Promise<void> {
  response.writeHead(status, {
    ...JSON_HEADERS,
    "Content-Type": "application/x-ndjson; charset=utf-8",
    "Cache-Control": "no-store, no-transform",
  })
  await writePieces(response, toJsonLines(lines))
}

/** Writes an answer that brings its own form; of one that is produced, a HEAD has the headers only. */
export async function writeContent(
  response: MedusaResponse,
  { status, type, content, headers }: Content,
  headersOnly: boolean
): Promise<void> {
  const fixed = { ...JSON_HEADERS, "Content-Type": type, ...headers }
  if (typeof content === "string" || Buffer.isBuffer(content)) {
    response.writeHead(status, { ...fixed, "Content-Length": Buffer.byteLength(content) })
    response.end(content)
    return
  }
  const pieces = content[Symbol.asyncIterator]()
  // What fails before the first piece can still be answered as an error.
  const first = headersOnly ? undefined : await pieces.next()
  response.writeHead(status, fixed)
  if (first === undefined) {
    response.end()
    await pieces.return?.()
  } else {
    await writePieces(response, resume(first, pieces))
  }
}

async function* toJsonLines(lines: AsyncIterable<unknown>) {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

async function* resume<T>(first: IteratorResult<T>, rest: AsyncIterator<T>) {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

async function writePieces(response: MedusaResponse, pieces: AsyncIterable<string | Uint8Array>) {
  const packets = new Packets(response)
  try {
    for await (const piece of pieces) {
      if (response.destroyed) return
      packets.hold()
      if (!response.write(piece)) {
        packets.release()
        await untilRoom(response)
      }
    }
    response.end()
  } finally {
    packets.release()
  }
}

/**
 * Lets pieces that come shortly after each other leave together: each packet is a system call, and
 * wakes whoever reads it.
 */
class Packets {
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly response: MedusaResponse) {}

  /** What is written from now on leaves a few milliseconds later at the latest. */
  hold(): void {
    if (this.timer) return
    this.response.cork()
    this.timer = setTimeout(() => this.release(), HELD_MS)
  }

  release(): void {
    if (!this.timer) return
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.response.writableEnded) this.response.uncork()
  }
}

/** Until the client has read on, or gone. However often it is waited for, no listener is left behind. */
function untilRoom(response: MedusaResponse): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      response.off("drain", finish).off("close", finish)
      resolve()
    }
    response.on("drain", finish).on("close", finish)
  })
}
