/**
 * Runs something that reports progress through a callback, as a stream: the reports as they come,
 * the result last. Reports that nobody has read yet give way to newer ones.
 */
export async function* readProgress<Progress, Result>(
  run: (onProgress: (progress: Progress) => void) => Promise<Result>
): AsyncGenerator<Progress | Result> {
  let newest: Progress | undefined
  let wake: () => void = () => undefined
  let finished = false
  const running = run((progress) => {
    newest = progress
    wake()
  }).finally(() => {
    finished = true
    wake()
  })
  // Its failure surfaces below, after the reports before it are read.
  running.catch(() => undefined)
  while (!finished || newest) {
    if (newest) {
      const progress = newest
      newest = undefined
      yield progress
    } else {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  yield await running
}
