import * as http from "node:http"
import * as https from "node:https"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AddressRules, guardedLookup, refusalOfUrl } from "../../../network/address-guard"

/** From the look-up of the name to the last byte. */
const TIMEOUT_MS = 10_000
const MAX_BYTES = 20 * 1024 * 1024
const MAX_REDIRECTS = 3

/** A picture that could not be fetched; `again` says whether another try may succeed. */
export class FetchError extends Error {
  constructor(
    message: string,
    readonly again: boolean
  ) {
    super(message)
  }
}

/**
 * Fetches a product's picture. Addresses on this machine or network are refused in production, but
 * for the store's own: those of its dashboard and of its file providers.
 *
 * @throws FetchError
 */
export async function fetchImage(scope: MedusaContainer, address: string): Promise<Buffer> {
  const own = ownOrigins(scope)
  let url = toUrl(address, own)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  for (let redirects = 0; ; redirects++) {
    const rules: AddressRules = {
      allowHttp: true,
      allowPrivateAddresses: process.env.NODE_ENV !== "production" || own.includes(url.origin),
    }
    const refusal = refusalOfUrl(url.href, rules)
    if (refusal !== null) throw new FetchError(`The address ${refusal}`, false)
    const answer = await get(url, rules, signal)
    if (Buffer.isBuffer(answer)) return answer
    if (redirects === MAX_REDIRECTS) throw new FetchError("Too many redirects", true)
    if (!URL.canParse(answer, url.href)) throw new FetchError("A redirect leads nowhere", true)
    url = new URL(answer, url)
  }
}

/** The origins under which the store serves its own files, as far as its configuration tells. */
function ownOrigins(scope: MedusaContainer): string[] {
  const { admin, modules } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const file = modules?.file as { options?: { providers?: { options?: object }[] } } | undefined
  const options = file?.options?.providers?.flatMap(({ options = {} }) => Object.values(options))
  return [admin?.backendUrl, ...(options ?? [])].flatMap((value: unknown) =>
    typeof value === "string" && /^https?:/i.test(value) && URL.canParse(value)
      ? new URL(value).origin
      : []
  )
}

function toUrl(address: string, [base]: readonly string[]): URL {
  if (!URL.canParse(address, base)) throw new FetchError("The address is not complete", false)
  const url = new URL(address, base)
  url.hash = ""
  return url
}

/** The body of an answer, or where a redirect leads. */
function get(url: URL, rules: AddressRules, signal: AbortSignal): Promise<Buffer | string> {
  return new Promise((resolve, reject) => {
    const transport = url.protocol === "https:" ? https : http
    const fail = (error: Error) =>
      reject(error instanceof FetchError ? error : new FetchError(messageOf(error, signal), true))
    const headers = { accept: "image/*", "user-agent": "medusa-plugin-wallet-assistant" }
    transport
      .get(url, { signal, headers, lookup: guardedLookup(rules) }, (answer) => {
        readAnswer(answer).then(resolve, fail)
      })
      .once("error", fail)
  })
}

async function readAnswer(answer: http.IncomingMessage): Promise<Buffer | string> {
  const status = answer.statusCode ?? 0
  const { location } = answer.headers
  if (status >= 300 && status < 400 && location) {
    answer.destroy()
    return location
  }
  if (status !== 200) {
    answer.destroy()
    throw new FetchError(`Answered with ${status}`, true)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size > MAX_BYTES) {
      answer.destroy()
      throw new FetchError(`Larger than ${MAX_BYTES} bytes`, false)
    }
  }
  return Buffer.concat(chunks, size)
}

function messageOf(error: Error, signal: AbortSignal): string {
  return signal.aborted ? `No complete answer within ${TIMEOUT_MS / 1_000} s` : error.message
}
