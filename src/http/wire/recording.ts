import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Identity } from "../identity/identity"

/** One request and its answer, with every secret still in it: whoever keeps it masks it first. */
export interface Recording {
  at: Date
  requestId: string
  method: string
  /** As it was asked for, without the query. */
  path: string
  /** What the path's parameters held, still encoded. */
  params: Readonly<Record<string, string>>
  /** With its question mark; empty when there was none. */
  query: string
  /** The id of the endpoint; undefined for an unknown path or method. */
  endpointId: string | undefined
  /** Undefined when the request was refused before it was asked who sends it. */
  identity: Identity | undefined
  /** The body as JSON; undefined when it was not read, or could not be. */
  requestBody: unknown
  /** Undefined when the client went away before it was answered. */
  status: number | undefined
  /** The answer as it was written; undefined for a stream. */
  payload: string | Buffer | undefined
  /** Milliseconds from the dispatcher to the end of the answer. */
  duration: number
}

/** Keeps requests and answers. It must neither throw nor take long: requests wait for it. */
export interface Recorder {
  /** Asked at the beginning of every request. */
  isOn(request: MedusaRequest): boolean
  record(recording: Recording, request: MedusaRequest): void
}

const RECORDING = Symbol("recording")

type Recorded = MedusaRequest & { [RECORDING]?: Recording }

/** Begins the recording of a request; it is handed over when the answer has left. */
export function startRecording(
  recorder: Recorder,
  request: MedusaRequest,
  response: MedusaResponse,
  about: Pick<Recording, "requestId" | "path" | "params" | "query" | "endpointId">
): void {
  const started = performance.now()
  const recording: Recording = {
    ...about,
    at: new Date(),
    method: request.method,
    identity: undefined,
    requestBody: undefined,
    status: undefined,
    payload: undefined,
    duration: 0,
  }
  ;(request as Recorded)[RECORDING] = recording
  const end = response.end
  response.end = function keepPayload(this: MedusaResponse, ...args: unknown[]) {
    const [chunk] = args
    if (typeof chunk === "string" || Buffer.isBuffer(chunk)) recording.payload = chunk
    return (end as (...args: unknown[]) => MedusaResponse).apply(this, args)
  } as MedusaResponse["end"]
  response.once("close", () => {
    if (response.writableFinished) recording.status = response.statusCode
    recording.duration = performance.now() - started
    recorder.record(recording, request)
  })
}

/** Adds to a recording, if there is one, what the layer found out about its request. */
export function noteForRecording(
  request: MedusaRequest,
  found: Partial<Pick<Recording, "identity" | "requestBody">>
): void {
  const recording = (request as Recorded)[RECORDING]
  if (recording) Object.assign(recording, found)
}
