/** Thrown to callers that arrive while the queue is full. */
export class QueueFullError extends Error {
  constructor(limit: number) {
    super(`${limit} requests are waiting already`)
    this.name = "QueueFullError"
  }
}

export interface GroupCommitOptions<Item, Outcome> {
  /** Carries out a group; answers one outcome per item, in order. */
  run: (group: Item[]) => Promise<Outcome[]>
  maxGroup: number
  maxInFlight: number
  maxQueued: number
}

/**
 * Gathers what arrives while a group is being carried out into the next group. A lone item never
 * waits: it leaves in the microtask in which it came. Items leave in the order in which they came.
 */
export class GroupCommit<Item, Outcome> {
  private queue: Waiting<Item, Outcome>[] = []
  private inFlight = 0
  private scheduled = false

  constructor(private readonly options: GroupCommitOptions<Item, Outcome>) {}

  /** @throws QueueFullError; whatever `run` throws, to every member of that group */
  submit(item: Item): Promise<Outcome> {
    if (this.queue.length >= this.options.maxQueued) {
      return Promise.reject(new QueueFullError(this.options.maxQueued))
    }
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject })
      this.schedule()
    })
  }

  private schedule(): void {
    if (!this.scheduled && this.queue.length && this.inFlight < this.options.maxInFlight) {
      this.scheduled = true
      queueMicrotask(() => {
        this.scheduled = false
        void this.runNextGroup()
      })
    }
  }

  private async runNextGroup(): Promise<void> {
    const group = this.queue.splice(0, this.options.maxGroup)
    this.inFlight += 1
    this.schedule()
    try {
      const outcomes = await this.options.run(group.map(({ item }) => item))
      group.forEach(({ resolve }, index) => resolve(outcomes[index]))
    } catch (error) {
      group.forEach(({ reject }) => reject(error))
    } finally {
      this.inFlight -= 1
      this.schedule()
    }
  }
}

interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}
