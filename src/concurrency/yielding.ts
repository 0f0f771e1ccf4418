import { setImmediate } from "node:timers/promises"

/** How long a piece of work may run before it yields, in milliseconds. */
const RUN_MS = 0.3
/** The same while requests that move money are being served. */
const RUN_BESIDE_MONEY_MS = 0.1
/**
 * How long to wait at a time for requests that move money, in milliseconds. In a busy store some are
 * always being served, so whoever waited this long goes on beside them.
 */
const WAIT_AT_MOST_MS = 5

/** Counts the requests that move money and are being served by this process; other work gives way. */
class MoneyRequests {
  private served = 0
  private readonly waiting = new Set<() => void>()

  get areBeingServed(): boolean {
    return this.served > 0
  }

  /** Serves one. */
  async serve<T>(work: () => Promise<T>): Promise<T> {
    this.served += 1
    try {
      return await work()
    } finally {
      this.served -= 1
      if (this.served === 0) for (const resume of this.waiting) resume()
    }
  }

  /** Waits until none is being served, for a few milliseconds at the most. */
  async giveWay(): Promise<void> {
    if (!this.areBeingServed) return
    await new Promise<void>((resolve) => {
      const resume = () => {
        clearTimeout(timer)
        this.waiting.delete(resume)
        resolve()
      }
      const timer = setTimeout(resume, WAIT_AT_MOST_MS)
      this.waiting.add(resume)
    })
  }
}

export const moneyRequests = new MoneyRequests()

/**
 * For a long piece of work: divides it, so that requests which arrive meanwhile are served between
 * two parts of it and not after its end. JavaScript runs on one thread.
 */
export class PeriodicYield {
  private since = performance.now()

  /** Whether the work has run long enough since it last yielded. */
  get isDue(): boolean {
    const ran = performance.now() - this.since
    return ran >= RUN_MS || (moneyRequests.areBeingServed && ran >= RUN_BESIDE_MONEY_MS)
  }

  /** Lets the event loop serve what has arrived, and gives way to requests that move money. */
  async yieldNow(): Promise<void> {
    // The first immediate runs in the present turn of the event loop, the second after it has read
    // from the network once more.
    await setImmediate()
    await setImmediate()
    await moneyRequests.giveWay()
    this.since = performance.now()
  }
}
