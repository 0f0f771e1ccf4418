import { hash } from "node:crypto"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { moneyRequests } from "../concurrency/yielding"
import { readBody, readBytes } from "./wire/body"
import { canonicalJson } from "./wire/canonical-json"
import type { Access, Context, Endpoint, EndpointSpec, Idempotency } from "./endpoint"
import { toServiceError, writeError } from "./failure"
import type { EndpointMatch } from "./match"
import { can, covers, GUEST, missing, scopeFor } from "./identity/identity"
import type { Identity, IdentityResult } from "./identity/identity"
import { NUL_PROBLEM, readQuery } from "./wire/query"
import { noteForRecording } from "./wire/recording"
import type { Content, Replay, Reply, Stream } from "./wire/reply"
import { checkReply, checksReplies } from "./description/reply-check"
import { UuidV4 } from "./wire/schemas"
import type { ServiceParts } from "./service-parts"
import { readUpload } from "./wire/upload"
import { validate } from "./wire/validation"
import type { Problems } from "./wire/validation"
import { JSON_TYPE, writeContent, writeJson, writeLines } from "./wire/write"

/** One request through one endpoint: who, may they, what exactly, do it, answer. */
export async function runEndpoint(
  service: ServiceParts,
  match: EndpointMatch,
  request: MedusaRequest,
  response: MedusaResponse
): Promise<void> {
  const { endpoint, requestId } = match
  const { spec } = endpoint
  try {
    if (spec.precedence === "chat") await moneyRequests.giveWay()
    const identity = await admit(service, match, request, response)
    const input = await readInput(service, match, request, response).catch((error) => {
      const refusal = toServiceError(service, error, requestId)
      const answer = refusal.status === 400 ? spec.badInput?.(refusal) : undefined
      if (!answer) throw error
      return { answer }
    })
    if ("answer" in input) {
      return await writeAnswer(service, endpoint, input.answer, request, response)
    }
    const context: Context<never, never, never> = {
      params: input.params as never,
      query: input.query as never,
      body: input.body as never,
      upload: input.upload,
      identity,
      idempotency: spec.idempotent ? readIdempotency(spec, identity, input) : undefined,
      scope: request.scope,
      request,
      response,
      requestId,
    }
    const answer = async () => {
      const answered = await spec.handler(context)
      await writeAnswer(service, endpoint, answered, request, response)
    }
    await (spec.precedence === "money" ? moneyRequests.serve(answer) : answer())
  } catch (error) {
    writeError(service, error, request, response, requestId, endpoint)
  }
}

/**
 * Finds out who calls, past the gates. Those that count come between who and whether they may, so
 * that refused requests are counted, and answered with the same headers, as the others.
 */
async function admit(
  service: ServiceParts,
  { endpoint: { spec }, requestId }: EndpointMatch,
  request: MedusaRequest,
  response: MedusaResponse
): Promise<Identity> {
  const gates = service.gatesBefore(spec)
  const { refuse } = service
  const entry = { spec, request, response, requestId, refuse }
  for (const gate of gates) gate.enter?.(entry)
  const resolving = spec.access === "public" ? GUEST : service.options.identify(request)
  const result: IdentityResult = resolving instanceof Promise ? await resolving : resolving
  const identity = "refused" in result ? GUEST : result
  noteForRecording(request, { identity })
  for (const gate of gates) {
    const passing = gate.pass?.({ ...entry, identity })
    if (passing) await passing
  }
  if ("refused" in result) throw service.fail(result.refused, result)
  requireAccess(service, identity, spec.access, request.method)
  return identity
}

function requireAccess(service: ServiceParts, identity: Identity, access: Access, method: string) {
  if (access === "public") return
  if (!covers(identity, method)) {
    const needed = scopeFor(method)
    throw service.fail("forbidden", {
      message: `This key has the scope "${identity.scope}"; you need "${needed}" to do this.`,
      data: { required_scope: needed },
    })
  }
  if (access === "guest") return
  if (identity.type === "guest") throw service.fail("unauthorized")
  if (typeof access === "object" && !can(identity, access)) {
    const { named, data } = missing(identity, access)
    throw service.fail("forbidden", { message: `You need the ${named} to do this.`, data })
  }
}

interface Input {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown>
  upload: Buffer
  key: string | undefined
}

const NOTHING = Buffer.alloc(0)

async function readInput(
  service: ServiceParts,
  match: EndpointMatch,
  request: MedusaRequest,
  response: MedusaResponse
): Promise<Input> {
  const { endpoint } = match
  const problems: Problems = {}
  const hasBody = request.method !== "GET" && request.method !== "HEAD"
  const { upload: expected, raw: limit, maxBytes } = endpoint.spec
  const uploaded = expected && (await readUpload(request, response, expected))
  const bytes = limit === undefined ? uploaded?.file : await readBytes(request, limit)
  const raw = uploaded?.fields ?? (hasBody && !bytes ? await readBody(request, maxBytes) : {})
  if (hasBody) noteForRecording(request, { requestBody: raw })
  const params = validate(endpoint.params, decodeParams(match.params, problems), problems)
  const query = validate(endpoint.query, readQuery(match.query, problems), problems)
  const body = validate(endpoint.body, raw, problems)
  const key = endpoint.spec.idempotent ? readKey(request, body, problems) : undefined
  if (Object.keys(problems).length > 0) {
    throw service.fail("invalid_param", { data: { params: problems } })
  }
  return {
    params: params ?? {},
    query: query ?? {},
    body: body ?? {},
    upload: bytes ?? NOTHING,
    key,
  }
}

function decodeParams(params: Record<string, string>, problems: Problems) {
  const decoded: Record<string, string> = {}
  for (const name in params) {
    const value = params[name] as string
    try {
      decoded[name] = value.includes("%") ? decodeURIComponent(value) : value
      if (decoded[name].includes("\u0000")) problems[name] = NUL_PROBLEM
    } catch {
      problems[name] = "has broken percent-encoding"
    }
  }
  return decoded
}

/** The idempotency key from the body or the header; in both, it has to be the same. */
function readKey(
  request: MedusaRequest,
  body: Record<string, unknown> | undefined,
  problems: Problems
): string | undefined {
  const field = body?.idempotency_key as string | undefined
  const header = request.headers["idempotency-key"]
  if (header === undefined) return field
  const text = String(header)
    .trim()
    .replace(/^"(.*)"$/, "$1")
  const result = UuidV4.safeParse(text)
  if (!result.success) {
    problems["Idempotency-Key"] = "must be a UUID of version 4"
  } else if (field !== undefined && field !== result.data) {
    problems["Idempotency-Key"] = "must be the same as idempotency_key in the body"
  }
  return result.data
}

function readIdempotency(
  spec: EndpointSpec,
  identity: Identity,
  input: Input
): Idempotency | undefined {
  if (input.key === undefined) return undefined
  const { idempotency_key: _, ...body } = input.body
  const asked = canonicalJson([input.params, input.query, body])
  return {
    scope: `${identity.key} ${spec.id}`,
    key: input.key,
    fingerprint: hash("sha256", asked, "hex"),
  }
}

async function writeAnswer(
  service: ServiceParts,
  endpoint: Endpoint,
  answer: Reply | Replay | Stream | Content,
  request: MedusaRequest,
  response: MedusaResponse
) {
  if ("lines" in answer) {
    await writeLines(response, answer.status, answer.lines)
  } else if ("content" in answer) {
    if (checksReplies() && answer.type === JSON_TYPE && typeof answer.content === "string") {
      checkReply(endpoint, answer.status, JSON.parse(answer.content))
    }
    await writeContent(response, answer, request.method === "HEAD")
  } else if ("replay" in answer) {
    const body = markReplay(service.prefix, answer)
    if (checksReplies()) checkReply(endpoint, answer.original_status, answer.body)
    writeJson(response, 200, body, { "Idempotent-Replayed": "true" })
  } else {
    if (checksReplies()) checkReply(endpoint, answer.status, answer.body)
    writeJson(response, answer.status, answer.body, answer.headers)
  }
}

function markReplay(prefix: string, answer: Replay) {
  return {
    ...(answer.body as Record<string, unknown>),
    code: `${prefix}_idempotent_replay`,
    message: "This request was made before; here is its original result. Nothing new was done.",
    data: { status: 200, original_status: answer.original_status },
  }
}
