/** The turn was given up: by the shopper, who has gone, or by its own clock. */
export class Aborted extends Error {}

/** A promise, or `Aborted` as soon as a signal fires, whether or not the work heeds it. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => undefined)
    return Promise.reject(new Aborted())
  }
  return new Promise<T>((resolve, reject) => {
    const onAbort = () => reject(new Aborted())
    signal.addEventListener("abort", onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort))
  })
}

/** What an iterable gives, until a signal fires; the iterable is closed whatever ends it. */
export async function* takeUntilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal
): AsyncGenerator<T> {
  if (signal.aborted) throw new Aborted()
  const iterator = source[Symbol.asyncIterator]()
  // One listener for all of them: each costs more than what is waited for.
  let giveUp: ((error: Aborted) => void) | undefined
  const onAbort = () => giveUp?.(new Aborted())
  signal.addEventListener("abort", onAbort, { once: true })
  try {
    for (;;) {
      const next = await new Promise<IteratorResult<T>>((resolve, reject) => {
        giveUp = reject
        iterator.next().then(resolve, reject)
        if (signal.aborted) onAbort()
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener("abort", onAbort)
    // Not waited for: one that hangs would keep the turn.
    iterator.return?.(undefined).catch(() => undefined)
  }
}
