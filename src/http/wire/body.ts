import { isUtf8 } from "node:buffer"
import type { MedusaRequest } from "@medusajs/framework/http"
import { findDuplicateKey } from "./duplicate-keys"

/** The largest request body, in bytes. */
export const BODY_LIMIT = 100 * 1024

export type BodyRefusal = "invalid_json" | "payload_too_large" | "unsupported_media_type"

/** A body that can't be read; `reason` is a common error of the service. */
export class BodyError extends Error {
  constructor(
    readonly reason: BodyRefusal,
    message?: string,
    /** Of bytes. */
    readonly limit = BODY_LIMIT
  ) {
    super(message)
  }
}

/** A field of a JSON body that is given twice; `field` is its place. */
export class DuplicateFieldError extends Error {
  constructor(readonly field: string) {
    super(`${field} is given twice`)
  }
}

/** The client went away before its body had arrived; there is nobody to answer. */
export class RequestAborted extends Error {}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i

/**
 * Reads a JSON object from a request, up to `limit` bytes. An absent or empty body is an empty
 * object, so that validation can name what is missing.
 */
export async function readBody(
  request: MedusaRequest,
  limit = BODY_LIMIT
): Promise<Record<string, unknown>> {
  const { headers } = request
  const declared = headers["content-length"]
  if (declared === undefined ? headers["transfer-encoding"] === undefined : declared === "0") {
    return {}
  }
  refuseOversize(request, limit)
  const type = headers["content-type"]
  const encoding = headers["content-encoding"]
  const supported = type === "application/json" || (type !== undefined && JSON_TYPE.test(type))
  if (!supported || (encoding !== undefined && encoding.toLowerCase() !== "identity")) {
    throw discard(request, new BodyError("unsupported_media_type"))
  }
  const bytes = request.readableEnded ? readElsewhere(request) : await collect(request, limit)
  return bytes.length === 0 ? {} : parseObject(bytes)
}

/**
 * What a handler of the merchant's before ours has read already: the bytes where it kept them, as the
 * host's body parser can, else what it made of them.
 */
function readElsewhere({ rawBody, body }: MedusaRequest): Buffer {
  if (Buffer.isBuffer(rawBody)) return rawBody
  if (typeof body === "string" || Buffer.isBuffer(body)) return Buffer.from(body)
  return Buffer.from(JSON.stringify(body ?? {}))
}

/** Reads a body as it was sent, of whatever type, up to `limit` bytes. */
export async function readBytes(request: MedusaRequest, limit: number): Promise<Buffer> {
  refuseOversize(request, limit)
  return request.readableEnded ? readElsewhere(request) : await collect(request, limit)
}

function refuseOversize(request: MedusaRequest, limit: number) {
  if (Number(request.headers["content-length"]) > limit) throw oversize(request, limit)
}

function oversize(request: MedusaRequest, limit: number) {
  return discard(request, new BodyError("payload_too_large", undefined, limit))
}

/** Lets the rest of a refused body flow away, so that the client gets to read the answer. */
export function discard<E extends Error>(request: MedusaRequest, error: E): E {
  request.resume()
  return error
}

function collect(request: MedusaRequest, limit: number): Promise<Buffer> {
  if (request.destroyed) return Promise.reject(new RequestAborted())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        finish()
        reject(oversize(request, limit))
      } else {
        chunks.push(chunk)
      }
    }
    const onEnd = () => {
      finish()
      resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size))
    }
    const onClose = () => {
      finish()
      reject(new RequestAborted())
    }
    const finish = () => {
      request.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose)
    }
    request.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose)
  })
}

/** @throws BodyError, DuplicateFieldError */
export function parseObject(bytes: Buffer): Record<string, unknown> {
  if (!isUtf8(bytes)) throw new BodyError("invalid_json", "The request body is not valid UTF-8.")
  const json = bytes.toString("utf8")
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new BodyError("invalid_json")
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new BodyError("invalid_json", "The request body must be a JSON object.")
  }
  const duplicate = findDuplicateKey(json)
  if (duplicate !== undefined) throw new DuplicateFieldError(duplicate)
  return value as Record<string, unknown>
}
