import { setTimeout as sleep } from "node:timers/promises"

/**
 * Repeats a piece of work while there is more of it, one run at a time. Calls that come while it is
 * running make it look once more before it rests.
 */
export class Pump {
  private running: Promise<void> | undefined
  private again = false
  private waiting = false

  /** @param work one piece; answers whether there may be more */
  constructor(
    private readonly work: () => Promise<boolean>,
    private readonly onError: (error: Error) => void
  ) {}

  /** Runs until nothing is left. */
  run(): Promise<void> {
    this.again = true
    this.running ??= this.repeat().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Runs in the background, after a moment in which more may gather. */
  later(gatherMs: number): void {
    if (this.waiting) return
    this.waiting = true
    void sleep(gatherMs, undefined, { ref: false })
      .then(() => {
        this.waiting = false
        return this.run()
      })
      .catch(this.onError)
  }

  private async repeat(): Promise<void> {
    while (this.again) {
      this.again = false
      while (await this.work());
    }
  }
}
