import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import multer, { memoryStorage, MulterError } from "multer"
import { BodyError, discard, RequestAborted } from "./body"

/** One file in a request, sent as `multipart/form-data` beside the fields of its body. */
export interface UploadSpec {
  /** Name of the part. */
  field: string
  description: string
  maxBytes: number
  /** Codes of the service's table: for no file or an empty one, and for one over `maxBytes`. */
  missing: string
  tooLarge: string
}

/** An upload that can't be taken; `code` is of the service's table. */
export class UploadError extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

/** A part of a multipart body that is wrong by itself; `field` names it. */
export class MultipartError extends Error {
  constructor(
    readonly field: string,
    readonly problem: string
  ) {
    super(problem)
  }
}

export interface UploadedBody {
  /** Whatever stood beside the file, as text. */
  fields: Record<string, unknown>
  file: Buffer
}

const MULTIPART = /^multipart\/form-data\s*;/i
/** Room for the fields and for what stands between the parts. */
const OVERHEAD = 64 * 1024
const MAX_FIELDS = 20
const LIMITS = {
  // One more than is taken, so that the one too many can be named.
  files: 2,
  fields: MAX_FIELDS,
  parts: MAX_FIELDS + 2,
  fieldNameSize: 100,
  fieldSize: 4 * 1024,
}

const MALFORMED = "must be well-formed multipart/form-data, with few and short fields"

const parsers = new WeakMap<UploadSpec, ReturnType<ReturnType<typeof multer>["single"]>>()

/**
 * Reads the file and the fields of a request into memory; whoever may not call never gets here.
 *
 * @throws UploadError when there is no file or it is too large, BodyError for another content type,
 * MultipartError for what is malformed, RequestAborted when the client went away
 */
export async function readUpload(
  request: MedusaRequest,
  response: MedusaResponse,
  spec: UploadSpec
): Promise<UploadedBody> {
  const type = request.headers["content-type"]
  const length = Number(request.headers["content-length"] ?? 0)
  if (type === undefined && length === 0) throw new UploadError(spec.missing)
  if (type === undefined || !MULTIPART.test(type)) {
    throw discard(
      request,
      new BodyError("unsupported_media_type", "Send the body as multipart/form-data.")
    )
  }
  if (length > spec.maxBytes + OVERHEAD) throw discard(request, new UploadError(spec.tooLarge))
  await parse(request, response, spec)
  const { [spec.field]: _, ...fields } = (request.body ?? {}) as Record<string, unknown>
  const file = request.file?.buffer
  request.body = undefined
  request.file = undefined
  if (!file?.length) throw new UploadError(spec.missing)
  return { fields, file }
}

function parse(request: MedusaRequest, response: MedusaResponse, spec: UploadSpec): Promise<void> {
  return new Promise((resolve, reject) => {
    parserFor(spec)(request as never, response as never, (error: unknown) => {
      if (error === undefined) resolve()
      else reject(toFailure(error, request, spec))
    })
  })
}

function parserFor(spec: UploadSpec) {
  let parser = parsers.get(spec)
  if (!parser) {
    const limits = { ...LIMITS, fileSize: spec.maxBytes }
    parser = multer({ storage: memoryStorage(), limits }).single(spec.field)
    parsers.set(spec, parser)
  }
  return parser
}

function toFailure(error: unknown, request: MedusaRequest, spec: UploadSpec): Error {
  if (error instanceof MulterError) {
    if (error.code === "LIMIT_FILE_SIZE") return new UploadError(spec.tooLarge)
    const { code, field } = error
    if (code === "LIMIT_FIELD_VALUE" && field) return new MultipartError(field, "is too long")
    if (code === "LIMIT_UNEXPECTED_FILE" && field) {
      const problem = field === spec.field ? "must be sent once" : "is not a file to send here"
      return new MultipartError(field, problem)
    }
  }
  if (request.destroyed && !request.complete) return new RequestAborted()
  return new MultipartError("body", MALFORMED)
}
