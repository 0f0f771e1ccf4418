import * as http from "node:http"
import * as https from "node:https"
import { type AddressRules, guardedLookup, refusalOfUrl } from "../../network/address-guard"

export interface SendRequest {
  url: string
  headers: Record<string, string>
  /** JSON. */
  body: string
}

export interface SendResult {
  /** HTTP status; null when no answer came. */
  status: number | null
  error: string | null
  /** The beginning of the answer's body. */
  response: string | null
  retryAfter: string | null
}

/** Sends one request and never throws: what goes wrong is a result. */
export type Send = (request: SendRequest) => Promise<SendResult>

/** From the look-up of the name to the last byte of the answer. */
export const TIMEOUT_MS = 15_000
/** An answer longer than this is cut off; so much of it is read that connections can be kept. */
const MAX_READ_BYTES = 64 * 1024
const MAX_KEPT_BYTES = 1024
const KEEP_ALIVE = { keepAlive: true, maxFreeSockets: 16, timeout: 30_000 }

export interface Sender {
  send: Send
  /** Closes the connections that are kept. */
  close(): void
}

/** A sender over HTTP(S) that follows no redirects and connects to checked addresses only. */
export function createSender(rules: AddressRules, timeoutMs = TIMEOUT_MS): Sender {
  const options = { ...KEEP_ALIVE, lookup: guardedLookup(rules) }
  const agents = { "http:": new http.Agent(options), "https:": new https.Agent(options) }

  async function send(request: SendRequest): Promise<SendResult> {
    const url = new URL(request.url)
    const refusal = refusalOfUrl(request.url, rules)
    // Node asks no resolver about an IP address: here is where one is refused.
    if (refusal !== null) {
      return failed(`the address ${refusal}`)
    }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await exchange(request, url, signal)
    } catch (error) {
      return failed(
        signal.aborted
          ? `no complete answer within ${timeoutMs / 1000} s`
          : (error as Error).message || String((error as NodeJS.ErrnoException).code)
      )
    }
  }

  function exchange(request: SendRequest, url: URL, signal: AbortSignal): Promise<SendResult> {
    return new Promise((resolve, reject) => {
      const transport = url.protocol === "https:" ? https : http
      const agent = agents[url.protocol as keyof typeof agents]
      const body = Buffer.from(request.body)
      const outgoing = transport.request(
        url,
        {
          method: "POST",
          agent,
          signal,
          headers: {
            ...request.headers,
            "content-type": "application/json",
            "content-length": body.length,
            "user-agent": "medusa-plugin-wallet-assistant",
          },
        },
        (answer) => readAnswer(answer).then(resolve, reject)
      )
      outgoing.once("error", (error: NodeJS.ErrnoException) => {
        // The receiver closed a kept connection in this very moment: no fault of anybody's.
        if (outgoing.reusedSocket && error.code === "ECONNRESET" && !signal.aborted) {
          exchange(request, url, signal).then(resolve, reject)
        } else {
          reject(error)
        }
      })
      outgoing.end(body)
    })
  }

  return {
    send,
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  }
}

async function readAnswer(answer: http.IncomingMessage): Promise<SendResult> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size >= MAX_READ_BYTES) {
      answer.destroy()
      break
    }
  }
  const status = answer.statusCode ?? null
  const redirect = status !== null && status >= 300 && status < 400
  return {
    status,
    error: redirect ? "redirects are not followed" : null,
    response: Buffer.concat(chunks).subarray(0, MAX_KEPT_BYTES).toString("utf8"),
    retryAfter: answer.headers["retry-after"] ?? null,
  }
}

function failed(error: string): SendResult {
  return { status: null, error, response: null, retryAfter: null }
}
