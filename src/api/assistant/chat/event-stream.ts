/** What keeps proxies and browsers from giving up on a stream in which nothing happens. */
const HEARTBEAT = ": keep-alive\n\n"
const HEARTBEAT_MS = 15_000
/** The first one comes earlier, so that a client whose answer takes time knows that it is coming. */
const FIRST_HEARTBEAT_MS = 1_000

export const EVENT_STREAM = "text/event-stream"
export const EVENT_STREAM_HEADERS = {
  "Content-Type": `${EVENT_STREAM}; charset=utf-8`,
  "Cache-Control": "no-store, no-transform",
  // Proxies that gather answers before they pass them on leave this one alone.
  "X-Accel-Buffering": "no",
}

/** One server-sent event: its type as event name and within its data. */
export function toEvent(frame: { type: string }): string {
  return `event: ${frame.type}\ndata: ${JSON.stringify(frame)}\n\n`
}

/** Frames as server-sent events, with a comment whenever there was none for a while. */
export async function* toEventStream(
  frames: AsyncIterable<{ type: string }>,
  heartbeatMs = HEARTBEAT_MS
): AsyncGenerator<string> {
  const iterator = frames[Symbol.asyncIterator]()
  let timer: NodeJS.Timeout | undefined
  let patience = Math.min(FIRST_HEARTBEAT_MS, heartbeatMs)
  try {
    let next = iterator.next()
    for (;;) {
      const silence = new Promise<"silence">((resolve) => {
        timer = setTimeout(resolve, patience, "silence")
      })
      const outcome = await Promise.race([next, silence])
      clearTimeout(timer)
      patience = heartbeatMs
      if (outcome === "silence") {
        yield HEARTBEAT
        continue
      }
      if (outcome.done) return
      yield toEvent(outcome.value)
      next = iterator.next()
    }
  } finally {
    clearTimeout(timer)
    await iterator.return?.()
  }
}
