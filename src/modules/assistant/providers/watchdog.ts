import { ProviderFailure } from "./failure"

/** Aborts a request that says nothing for too long. */
export class Watchdog {
  private readonly controller = new AbortController()
  private timer: NodeJS.Timeout | undefined
  /** Set when it was this one that aborted. */
  failure: ProviderFailure | undefined

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** Waits so long from now on; each call replaces the one before. */
  allow(milliseconds: number, code: string): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.failure = new ProviderFailure(code, "It took too long to answer.", true)
      this.controller.abort()
    }, milliseconds)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
