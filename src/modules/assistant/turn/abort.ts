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
  const iterator = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await untilAborted(iterator.next(), signal)
      if (next.done) return
      yield next.value
    }
  } finally {
    // Not waited for: one that hangs would keep the turn.
    iterator.return?.(undefined).catch(() => undefined)
  }
}
