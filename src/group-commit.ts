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
  /**
   * How long, in milliseconds, to wait for the callers of the last group to come again, where a
   * group costs much and an item little; 0 when absent. Whoever is alone does not wait.
   */
  gatherMs?: number
}

/**
 * Gathers what arrives while a group is being carried out into the next group. A lone item never
 * waits: it leaves in the microtask in which it came. Items leave in the order in which they came.
 *
 * Without gathering, N callers who ask again as soon as they are answered split into two halves
 * that take turns, and pay for twice the groups. With it, a group leaves as soon as as many wait
 * as were there when the last one ended.
 */
export class GroupCommit<Item, Outcome> {
  private queue: Waiting<Item, Outcome>[] = []
  private inFlight = 0
  private scheduled = false
  /** How many callers there were when the last group ended. */
  private callers = 0
  private gathering: NodeJS.Timeout | undefined

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
      const { gatherMs, maxGroup } = this.options
      if (gatherMs && this.queue.length < Math.min(this.callers, maxGroup)) {
        this.gathering ??= setTimeout(() => this.stopGathering(), gatherMs)
        return
      }
      this.scheduled = true
      queueMicrotask(() => {
        this.scheduled = false
        void this.runNextGroup()
      })
    }
  }

  private stopGathering(): void {
    this.gathering = undefined
    this.callers = 0
    this.schedule()
  }

  private async runNextGroup(): Promise<void> {
    clearTimeout(this.gathering)
    this.gathering = undefined
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
      this.callers = group.length + this.queue.length
      this.schedule()
    }
  }
}

interface Waiting<Item, Outcome> {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}
