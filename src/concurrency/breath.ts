import { setImmediate } from "node:timers/promises"

/** A piece of work this long is let alone, in milliseconds. */
const SHORT = 0.3
/** While money moves, even a piece this long is enough. */
const VERY_SHORT = 0.1
/** How long to wait at a time for money that is moving, in milliseconds: a busy store is never done. */
const PATIENCE = 5

/** Movements of money that are under way in this process; everything else gives way to them. */
class Payments {
  private underWay = 0
  private readonly waiting = new Set<() => void>()

  get areUnderWay(): boolean {
    return this.underWay > 0
  }

  /** Runs one. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.underWay += 1
    try {
      return await work()
    } finally {
      this.underWay -= 1
      if (this.underWay === 0) for (const go of this.waiting) go()
    }
  }

  /** Waits until none is under way, or until patience ends. */
  async haveEnded(): Promise<void> {
    if (!this.areUnderWay) return
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer)
        this.waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, PATIENCE)
      this.waiting.add(go)
    })
  }
}

export const payments = new Payments()

/**
 * Lets others in while something long is done on the only thread there is: whoever came meanwhile, be
 * it a payment, is served between two pieces of it and not after the last.
 */
export class Breath {
  private since = performance.now()

  /** Whether some time has gone since the last one, or a payment is under way. */
  get isDue(): boolean {
    const gone = performance.now() - this.since
    return gone >= SHORT || (payments.areUnderWay && gone >= VERY_SHORT)
  }

  /** Waits until everything that has come in was looked at, and for a while until it is paid. */
  async take(): Promise<void> {
    // The first is still of the same look at the network, the second of the next one.
    await setImmediate()
    await setImmediate()
    await payments.haveEnded()
    this.since = performance.now()
  }
}
