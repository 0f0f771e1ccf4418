/**
 * What a handler answers with. `body` is written as JSON; `Status` and `Body` let the compiler hold
 * it against the endpoint's `responses`.
 */
export interface Reply<Status extends number = number, Body = unknown> {
  status: Status
  body: Body
  headers?: Record<string, string>
}

/** The answer to a repeated idempotency key: the layer adds what marks it as a replay. */
export interface Replay<Body = unknown> {
  replay: true
  original_status: number
  body: Body
}

/** An answer that is written as it is produced; each value of `lines` is one JSON line. */
export interface Stream<Status extends number = number> {
  status: Status
  lines: AsyncIterable<unknown>
}

/** An answer in a form of its own: text, a page, a file, or JSON that is written as it is produced. */
export interface Content<Status extends number = number> {
  status: Status
  /** Value of `Content-Type`. */
  type: string
  content: string | Buffer | AsyncIterable<string | Uint8Array>
  headers?: Record<string, string>
}

export function ok<Body>(body: Body, headers?: Record<string, string>): Reply<200, Body> {
  return { status: 200, body, headers }
}

export function created<Body>(body: Body, headers?: Record<string, string>): Reply<201, Body> {
  return { status: 201, body, headers }
}

export function reply<Status extends number, Body>(
  status: Status,
  body: Body,
  headers?: Record<string, string>
): Reply<Status, Body> {
  return { status, body, headers }
}

/** The original answer of a request whose idempotency key was seen before. */
export function replayed<Body>(body: Body, original_status: number): Replay<Body> {
  return { replay: true, original_status, body }
}

/** Newline-delimited JSON (`application/x-ndjson`), one line per value, as they come. */
export function streamLines(lines: AsyncIterable<unknown>): Stream<200> {
  return { status: 200, lines }
}

/** What is not one JSON value in memory; pieces leave as fast as the client reads them. */
export function content<Status extends number>(
  status: Status,
  type: string,
  pieces: Content["content"],
  headers?: Record<string, string>
): Content<Status> {
  return { status, type, content: pieces, headers }
}
