import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import type { ServiceError } from "./wire/errors"
import type { Identity, Permission } from "./identity/identity"
import type { Content, Replay, Reply, Stream } from "./wire/reply"
import type { UploadSpec } from "./wire/upload"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
export const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"]

/**
 * Who may call an endpoint. `public` does not look at credentials at all; `guest` takes callers
 * without a credential, and refuses one that is wrong; a permission is also had by whoever manages
 * the shop.
 */
export type Access = "public" | "guest" | "authenticated" | Permission

/** Headers as the OpenAPI description shows them, by name. */
export type HeaderDocs = Record<string, { description: string; schema: z.ZodType }>

/** One status that an endpoint answers with: the schema of its body, or more about it. */
export type ResponseSpec =
  | z.ZodType
  | {
      description: string
      schema: z.ZodType
      headers?: HeaderDocs
      /** Anything but `application/json`. */
      contentType?:
        | "application/x-ndjson"
        | "text/event-stream"
        | "text/csv"
        | "text/plain"
        | "text/html"
        | "application/zip"
        | "text/javascript"
    }
export type ResponseSpecs = Record<number, ResponseSpec>

type BodyOf<Spec> = Spec extends z.ZodType
  ? z.input<Spec>
  : Spec extends { schema: infer Schema extends z.ZodType }
    ? z.input<Schema>
    : never

/** What a handler may answer, derived from the endpoint's `responses`. */
export type ReplyOf<Responses extends ResponseSpecs> =
  | {
      [Status in keyof Responses & number]: Reply<Status, BodyOf<Responses[Status]>>
    }[keyof Responses & number]
  | Replay<BodyOf<Responses[keyof Responses & number]>>
  | Stream<keyof Responses & number>
  | Content<keyof Responses & number>

/** What makes a request repeatable; hand it to the operation as it is. */
export interface Idempotency {
  /** Identity and operation: the same key of somebody else is another key. */
  scope: string
  key: string
  /** SHA-256 of what was asked for (path, query and body as validated), hexadecimal. */
  fingerprint: string
}

export interface Context<Params = unknown, Query = unknown, Body = unknown> {
  params: Params
  query: Query
  body: Body
  /** The file of an endpoint with an `upload`, the body of a `raw` one; no bytes elsewhere. */
  upload: Buffer
  identity: Identity
  /** Present when the endpoint is idempotent and the caller sent a key. */
  idempotency: Idempotency | undefined
  scope: MedusaContainer
  request: MedusaRequest
  response: MedusaResponse
  requestId: string
}

/** Everything there is to know about one verb of one path. The path is where the file lies. */
export interface EndpointSpec<
  Code extends string = string,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
  Responses extends ResponseSpecs = ResponseSpecs,
> {
  /** `operationId` in OpenAPI, unique in its service; also part of the idempotency scope. */
  id: string
  summary: string
  description?: string
  tags: readonly string[]
  access: Access
  /** The group of the service's gates that stand before it beside those of all endpoints. */
  gate?: string
  params?: Params
  query?: Query
  /** Unknown fields are refused, also when the object is not declared strict. */
  body?: Body
  /** One file beside the fields of `body`: the request is `multipart/form-data`, fields are text. */
  upload?: UploadSpec
  /** The body comes as it was sent, of whatever type, up to so many bytes; nobody has read it. */
  raw?: number
  /** Headers that the handler wants of every request, for the description; it looks by itself. */
  demands?: HeaderDocs
  responses: Responses
  /** Codes of the service's table that this endpoint can answer beside the common ones. */
  errors?: readonly Code[]
  /** Takes `idempotency_key` in the body or an `Idempotency-Key` header. */
  idempotent?: boolean
  /**
   * Which requests give way on the one thread of the process: a `chat` begins and goes on only while
   * no request that moves `money` is being served.
   */
  precedence?: "money" | "chat"
  /** Bytes that a JSON body may have, where `BODY_LIMIT` does not suit. */
  maxBytes?: number
  /**
   * Answers a body that can't be taken (400) in the endpoint's own form. Gates, credentials and
   * bodies of the wrong size or type are answered by their status all the same.
   */
  badInput?: (error: ServiceError) => ReplyOf<Responses>
  /** `any`: readable from every origin, without credentials. */
  cors?: "any"
  /** Answered as often as asked, also while the service is switched off. */
  always?: boolean
  handler: (
    context: Context<z.output<Params>, z.output<Query>, z.output<Body>>
  ) => Promise<ReplyOf<Responses>> | ReplyOf<Responses>
}

type None = z.ZodObject<Record<never, never>>

/** Declares an endpoint of one service; what it returns is what a `route.ts` exports. */
export type DefineEndpoint<Code extends string> = <
  Params extends z.ZodObject = None,
  Query extends z.ZodObject = None,
  Body extends z.ZodObject = None,
  Responses extends ResponseSpecs = ResponseSpecs,
>(
  spec: EndpointSpec<Code, Params, Query, Body, Responses>
) => EndpointHandler

/** A route handler of the host that carries its own description. */
export interface EndpointHandler {
  (request: MedusaRequest, response: MedusaResponse): Promise<void>
  [ENDPOINT]: Endpoint
}

export const ENDPOINT = Symbol("endpoint")

/** An endpoint made ready to run: schemas strict, statuses looked up once. */
export interface Endpoint {
  spec: EndpointSpec
  params: z.ZodObject
  query: z.ZodObject
  body: z.ZodObject
}

/** Prepares an endpoint: unknown fields become errors and the idempotency key a known field. */
export function prepareEndpoint(spec: EndpointSpec, idempotencyKey: z.ZodType): Endpoint {
  const body = spec.body ?? z.object({})
  return {
    spec,
    params: (spec.params ?? z.object({})).strict(),
    query: (spec.query ?? z.object({})).strict(),
    body: (spec.idempotent
      ? body.extend({ idempotency_key: idempotencyKey.optional() })
      : body
    ).strict(),
  }
}

/** Whether the endpoint wants a body; where it does not, one with fields in it is refused. */
export function takesBody(spec: EndpointSpec): boolean {
  const { body, idempotent, upload, raw } = spec
  return [body, upload, raw].some((part) => part !== undefined) || idempotent === true
}

/** The schema of one response. */
export function responseSchema(spec: ResponseSpec): z.ZodType {
  return spec instanceof z.ZodType ? spec : spec.schema
}
