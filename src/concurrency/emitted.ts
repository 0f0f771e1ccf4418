/** Thrown into what emits when nobody takes its values any more. */
export class NobodyReads extends Error {
  override name = "NobodyReads"
}

/**
 * What `run` emits, as a stream: each `emit` resolves when the next value is asked for, so that `run`
 * is never ahead of whoever reads. When they stop reading, `emit` throws `NobodyReads`, and `run` can
 * let go of what it holds.
 */
export async function* emitted<T>(
  run: (emit: (value: T) => Promise<void>) => Promise<void>
): AsyncGenerator<T, void, undefined> {
  let deliver: (next: { value: T } | null) => void = () => undefined
  const expect = () =>
    new Promise<{ value: T } | null>((resolve) => {
      deliver = resolve
    })
  let proceed = () => {}
  let abandon: (error: Error) => void = () => undefined
  const emit = (value: T) =>
    new Promise<void>((resolve, reject) => {
      proceed = resolve
      abandon = reject
      deliver({ value })
    })
  let next = expect()
  const running = run(emit).finally(() => deliver(null))
  // Its failure surfaces below, once what came before is read.
  running.catch(() => undefined)
  try {
    for (let found = await next; found !== null; found = await next) {
      next = expect()
      yield found.value
      proceed()
    }
    await running
  } finally {
    abandon(new NobodyReads("nobody reads what is emitted"))
    await running.catch(() => undefined)
  }
}
