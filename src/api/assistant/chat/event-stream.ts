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
  let tell: ((silence: undefined) => void) | undefined
  const beSilent = () => tell?.(undefined)
  let patience = Math.min(FIRST_HEARTBEAT_MS, heartbeatMs)
  // Set anew for each frame: a timer of its own would cost more than the frame.
  let timer = setTimeout(beSilent, patience)
  try {
    let next = iterator.next()
    for (;;) {
      const outcome = await new Promise<Awaited<typeof next> | undefined>((resolve, reject) => {
        tell = resolve
        next.then(resolve, reject)
      })
      if (outcome === undefined) {
        yield HEARTBEAT
      } else {
        if (outcome.done) return
        yield toEvent(outcome.value)
        next = iterator.next()
      }
      if (patience === heartbeatMs) {
        timer.refresh()
      } else {
        clearTimeout(timer)
        patience = heartbeatMs
        timer = setTimeout(beSilent, patience)
      }
    }
  } finally {
    clearTimeout(timer)
    await iterator.return?.()
  }
}
