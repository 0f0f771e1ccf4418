import { setImmediate } from "node:timers/promises"

/** A piece of work this long is let alone, in milliseconds. */
const SHORT = 1

/**
 * Lets others in while something long is done on the only thread there is: whoever came meanwhile, be
 * it a payment, is served between two pieces of it and not after the last.
 */
export class Breath {
  private since = performance.now()

  /** Whether a millisecond has gone since the last one. */
  get isDue(): boolean {
    return performance.now() - this.since >= SHORT
  }

  /** Waits until everything that has come in was looked at. */
  async take(): Promise<void> {
    // The first is still of the same look at the network, the second of the next one.
    await setImmediate()
    await setImmediate()
    this.since = performance.now()
  }
}
